import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import './lib/keys';
import { person } from './lib/me.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

/** After an upgrade the files of an open tab are gone: it is loaded anew, once. */
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  if (sessionStorage.getItem('rulewright-renewed') === null) location.reload();
  sessionStorage.setItem('rulewright-renewed', 'yes');
});

settings.begin();
await Promise.all([words.begin(), person.begin()]);
mount(App, { target: document.getElementById('app')! });
