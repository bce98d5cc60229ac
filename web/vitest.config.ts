// Component tests in jsdom, with Svelte as it runs in browsers.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // tests of boards read the games' catalogues
  test: {
    testTimeout: 30_000, // machines are busy
    maxWorkers: "100%", // it would leave a core idle, and has all of them in a run of all checks
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
