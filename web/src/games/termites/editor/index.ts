/** Boards of Termites, drawn in the workshop. */
import type { Editor } from '../../editor';
import Canvas from './Canvas.svelte';
import Inspector from './Inspector.svelte';
import { BoardPen } from './pen.svelte';

export const editor: Editor<BoardPen> = {
  kinds: ['scenarios', 'blank'],
  whole: true,
  open: (desk, part) => new BoardPen(desk, part),
  Canvas,
  Inspector,
};
