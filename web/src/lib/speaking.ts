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
  const askAnew = (): void => {
    api.forget();
    connection.spoken += 1;
  };
  api.changeMe({ language: settings.language }).then(
    () => {
      askAnew();
      connection.renew();
    },
    askAnew, // a person whom the server does not know yet is answered by the header of each request
  );
}
