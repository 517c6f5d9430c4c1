import type { CartView } from "#contract/carts.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import { type CartChange, type CartRow, lockOpenCart, saveCart } from "./carts-table.ts";
import { viewCart } from "./view-cart.ts";

/**
 * One change of the visitor's cart: locked, decided, saved with the next version, then shown as it is priced now.
 * `decide` refuses before it writes anything. A foreign line, an absent one and a cart that is not there look exactly alike: `line_unknown`.
 */
export async function changeCart(
  world: World,
  principal: Principal,
  decide: (tx: Tx, cart: CartRow) => Promise<Refusal | CartChange>,
): Promise<HandlerAnswer<CartView>> {
  const refusal = await saveChange(world, principal, refuse("line_unknown"), decide);
  return refusal ?? { reply: await viewCart(world, principal) };
}

/** The same without the view; `null` from `decide` leaves the cart and its version as they are. */
export function saveChange(
  world: World,
  principal: Principal,
  withoutCart: Refusal,
  decide: (tx: Tx, cart: CartRow) => Promise<Refusal | CartChange | null>,
): Promise<Refusal | null> {
  return world.db.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, principal);
    if (!cart) return withoutCart;
    const decided = await decide(tx, cart);
    if (decided === null) return null;
    if ("reason" in decided) return decided;
    await saveCart(tx, cart, decided, world.now());
    return null;
  });
}
