/** Cards of Tech Deck travel between row, hand, sets, areas and piles. */
import { ways } from "../../pieces/ways";

export const [send, receive] = ways();
