import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import './lib/keyboard';
import { games } from './lib/games.svelte';
import { person } from './lib/me.svelte';
import { settings } from './lib/settings.svelte';
import { readersLanguage, words } from './lib/words.svelte';

/** After an upgrade the files of an open tab are gone: reload once. */
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  if (sessionStorage.getItem('rulewright-renewed') === null) location.reload();
  sessionStorage.setItem('rulewright-renewed', 'yes');
});

settings.begin();
const language = readersLanguage();
await Promise.all([words.choose(language), games.learn(language), person.begin()]);
const target = document.getElementById('app')!;
target.replaceChildren(); // removes the loading indicator
mount(App, { target });
