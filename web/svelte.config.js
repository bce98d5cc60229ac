// Svelte in runes mode everywhere; a warning of the compiler (accessibility among them) fails `svelte-check`.
/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  compilerOptions: { runes: true },
};
