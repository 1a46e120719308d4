### The planet of Cry Havoc, drawn in the workshop (English).

web-cryhavoc-editor-shape = Corners
web-cryhavoc-editor-cut = Divide
web-cryhavoc-editor-link = Link across the planet
web-cryhavoc-editor-photo = Photo
web-cryhavoc-editor-not = You cannot draw on this map: an outline is missing, has no area or lies far outside the planet. Correct it in the files.
web-cryhavoc-editor-how-cut = Choose the corner of the region where the new border begins.
web-cryhavoc-editor-how-cut-to = Now choose the corner where it ends. Escape cancels.
web-cryhavoc-editor-how-link = Choose the region that a printed arrow links to { $region }. Choose it again to remove the link.
web-cryhavoc-editor-how-photo = Drag the photo to line it up with the outlines.
web-cryhavoc-editor-map = The planet
web-cryhavoc-editor-middle = Middle of border { $number }: move it to add a corner
web-cryhavoc-editor-corner = Corner { $number }
web-cryhavoc-editor-corner-shared = Corner { $number }, shared
web-cryhavoc-editor-photo-choose = Choose a photo
web-cryhavoc-editor-photo-size = Size
web-cryhavoc-editor-photo-turn = Rotation
web-cryhavoc-editor-photo-remove = Remove the photo
web-cryhavoc-editor-photo-failed = This file is not a picture.
web-cryhavoc-editor-photo-stays = The photo stays in this browser.
web-cryhavoc-editor-from-borders = from shared borders
web-cryhavoc-editor-unlink = Unlink
web-cryhavoc-editor-unite = Merge
web-cryhavoc-editor-unite-with = Merge with { $region }
web-cryhavoc-editor-touching = touches at a corner
web-cryhavoc-editor-part = Make neighbours
web-cryhavoc-editor-blocked = A black area: nobody can enter or cross it.
