/** The planet of Cry Havoc as drawn in the workshop. */
import type { Editor } from '../../editor';
import Canvas from './Canvas.svelte';
import Inspector from './Inspector.svelte';
import { MapPen } from './pen.svelte';

export const editor: Editor<MapPen> = {
  kinds: ['map-2', 'map-3-4', 'blocked-2', 'blocked-3-4'],
  open: (desk, part, choose) => new MapPen(desk, part, choose),
  Canvas,
  Inspector,
};
