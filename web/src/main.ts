// Where the page begins: words first, then the table.
import { mount } from "svelte";
import App from "./App.svelte";
import { loadAnewWhenPartsAreMissing } from "./lib/late";
import { begin } from "./lib/me.svelte";
import { preferredLang, setLang, wantGame } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/look.css";

loadAnewWhenPartsAreMissing(window);
const ready = begin();
ready.catch(() => undefined); // App says so
await Promise.all([setLang(preferredLang(), false), wantGame("core")]);
mount(App, { target: document.getElementById("app") as HTMLElement, props: { ready } });
