import { z } from "zod";
import * as wire from "../stock-notices.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./whole-number.ts";

export const notifyMe = endpoint(wire.notifyMe, {
  summary: "Asks for one email when something sold out is back in stock",
  named: "ours",
  body: z.strictObject({ SkuID: WholeNumber.min(1), Email: z.string().trim().max(254) }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
