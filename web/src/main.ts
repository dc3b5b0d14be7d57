import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { setLanguage } from "./lib/words.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

// Each game is printed on its own paper with its own inks.
import.meta.glob("./boards/*/inks.css", { eager: true });

void setLanguage(settings.language).finally(() => mount(App, { target: document.body }));
