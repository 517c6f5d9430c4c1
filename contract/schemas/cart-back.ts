import { z } from "zod";
import * as wire from "../cart-back.ts";
import { CartView } from "./carts.ts";
import { endpoint } from "./endpoint.ts";

export const bringCartBack = endpoint(wire.bringCartBack, {
  summary: "Puts what was in the cart of a mail's link into the visitor's own",
  named: "ours",
  body: z.strictObject({ Key: z.string().max(100).describe("Of the link; it lasts seven days") }),
  reply: z.object({ Success: z.literal(true), Cart: CartView, LeftOut: z.array(z.string()) }),
});
