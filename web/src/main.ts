import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { person } from './lib/me.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

settings.begin();
await Promise.all([words.begin(), person.begin()]);
mount(App, { target: document.getElementById('app')! });
