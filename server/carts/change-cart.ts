import type { CartView } from "#contract/carts.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { type HandlerAnswer, refused } from "../http/route.ts";
import type { World } from "../world.ts";
import { type CartChange, type CartRow, lockOpenCart, saveCart } from "./carts-table.ts";
import { viewCart } from "./view-cart.ts";

export type Refused = Extract<HandlerAnswer<never>, { refusal: unknown }>;

/**
 * One change of the visitor's cart: locked, decided, saved with the next version, then shown as it is priced now.
 * `decide` refuses before it writes anything. Without a cart the answer is that of a line that does not exist.
 */
export async function changeCart(
  world: World,
  principal: Principal,
  decide: (tx: Tx, cart: CartRow) => Promise<Refused | CartChange>,
): Promise<HandlerAnswer<CartView>> {
  const refusal = await saveChange(world, principal, lineUnknown(), decide);
  return refusal ?? { reply: await viewCart(world, principal) };
}

/** The same without the view; `null` from `decide` leaves the cart and its version as they are. */
export function saveChange(
  world: World,
  principal: Principal,
  withoutCart: Refused,
  decide: (tx: Tx, cart: CartRow) => Promise<Refused | CartChange | null>,
): Promise<Refused | null> {
  return world.db.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, principal);
    if (!cart) return withoutCart;
    const decided = await decide(tx, cart);
    if (decided === null) return null;
    if ("refusal" in decided) return decided;
    await saveCart(tx, cart, decided, world.now());
    return null;
  });
}

/** A foreign line, an absent one and a cart that is not there look exactly alike. */
export function lineUnknown(): Refused {
  return refused(404, "line_unknown", "This item is no longer in your cart.");
}
