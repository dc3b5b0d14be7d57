/** Whether the table lies at a desk, all of it at once, or part by part on a phone. */
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("min-width: 1100px", true);
