/** Cards of Silicon Valley travel between rows, companies and the Rival. */
import { ways } from "../../pieces/ways";

export const [send, receive] = ways();
