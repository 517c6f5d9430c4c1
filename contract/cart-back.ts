import { call } from "./call.ts";
import type { CartView } from "./carts.ts";

/**
 * Ours: what was in the cart of a mail's link is put into the visitor's own, beside what is in it: nothing is replaced, and
 * what is there already is not doubled. `LeftOut` names what cannot be had any more.
 */
export const bringCartBack = call<{
  body: { Key: string };
  reply: { Success: true; Cart: CartView; LeftOut: string[] };
}>("POST", "/api/carts/back");
