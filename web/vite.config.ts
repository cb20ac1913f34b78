import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { credits } from './vite/credits.ts';
import { gameIcons } from './vite/icons.ts';

// The server that `npm run dev` talks to.
const server = process.env.REMPART_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [gameIcons(), credits(), svelte()],
  build: {
    outDir: '../src/rempart/table/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict Content-Security-Policy does not allow data: URIs.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
      '/looks.css': { target: server },
      '/covers': { target: server },
      '/maps': { target: server },
      '/licences': { target: server },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
