/** What every page with a table does for its reader. */
import { on } from 'svelte/events';

import type { Scene } from '../games/scene.svelte';
import { ruleWindow } from '../ui/rule-window.svelte';
import { keepFocus } from './focus';

/** Call it while the page is being set up. */
export function serveReader(shown: () => Scene | null): void {
  /** A rules paragraph opened here says which options this table plays. */
  $effect(() => {
    const facts = shown()?.facts;
    ruleWindow.played = facts?.options ?? {};
    ruleWindow.game = facts?.key ?? '';
    return () => {
      ruleWindow.played = {};
      ruleWindow.game = '';
    };
  });

  $effect(() => {
    const scene = shown();
    if (scene?.view && !scene.busy) keepFocus();
  });
  $effect(() => on(window, 'focusout', (event) => void (event.relatedTarget === null && keepFocus())));
}
