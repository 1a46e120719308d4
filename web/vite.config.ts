import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` talks to a server that was started with `make serve`.
const server = process.env.RULEWRIGHT_SERVER ?? 'http://localhost:8000';

// the folder of a game, but for what only other pages show
const GAME = /src\/games\/([^/]+)\/(?!(reference|learning|coach|editor)\/)/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/rulewright/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // few files: what every page needs, what every table needs, the table of each game; the rest by page
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /node_modules|src\/(lib|ui|style|games\/[^/]+\/face)\/|src\/games\/(face|learning)\.ts/,
            },
            { name: 'table', test: /src\/(table\/|games\/(module|scene))/ },
            { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the content security policy lets no script or style be written into a page
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] }, // the texts are those of the Python package
  },
});
