/** Cards travel from the market to a stack, and from the back row to the front row. */
import { ways } from "../../pieces/ways";

export const [leave, arrive] = ways();
