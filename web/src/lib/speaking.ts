/** The server speaks the language of the page: it is told whenever it does not. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import { connection } from "./socket.svelte";

export function speak(language: string): void {
  settings.language = language;
  tell();
}

/** A person may have come before choosing a language; gives a function that stops listening. */
export function keepSpeaking(): () => void {
  return connection.listen((reply) => {
    if (reply.is === "welcome" && reply.person.language !== settings.language) tell();
  });
}

function tell(): void {
  api.changeMe({ language: settings.language }).then(
    () => {
      api.forget();
      connection.spoken += 1;
      connection.renew();
    },
    () => {}, // a server without this language goes on in its own
  );
}
