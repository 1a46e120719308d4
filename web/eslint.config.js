import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import arrows from './arrows.js';

export default ts.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows what is defined
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // what is shown is replaced as a whole ($state.raw), never changed in place
      'svelte/prefer-svelte-reactivity': 'off',
      // links and paths are made by lib/routing.ts
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['src/**'], plugins: { rooms: arrows }, rules: { 'rooms/arrows': 'error' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
