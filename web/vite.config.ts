import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` talks to a server that was started with `make serve`.
const server = process.env.RULEWRIGHT_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/rulewright/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy lets no script or style be written into a page
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] }, // the texts are those of the Python package
  },
});
