// How the front end is built; tools/web.py runs it and puts the result into src/kaper/static.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../build/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline script, and drawings are cached on their own
    modulePreload: { polyfill: false },
    target: "es2023",
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
