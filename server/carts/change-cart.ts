import type { CartView } from "#contract/carts.ts";
import type { Coupon } from "#rules/pricing/cart-to-price.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import type { CartLine } from "./cart-lines.ts";
import { type LoadedCart, loadCart } from "./load-cart.ts";
import { type CartChange, lockOpenCart, saveCart } from "./carts-table.ts";
import { viewLoadedCart } from "./view-cart.ts";

/** What a change makes of a cart: columns to save, and the lines and the coupon as they are after it, where they are others. */
export interface Decision {
  change?: CartChange;
  lines?: readonly CartLine[];
  coupon?: Coupon | null;
}

/** Decides on the cart as it was locked and loaded. It refuses before it writes anything; `null` leaves all as it is. */
type Decide = (tx: Tx, loaded: LoadedCart) => Promise<Refusal | Decision | null>;

/**
 * One change of the visitor's cart: locked, loaded once, decided, saved with the next version, and shown as it is priced
 * now. A foreign line, an absent one and a cart that is not there look exactly alike: `line_unknown`.
 */
export async function changeCart(world: World, principal: Principal, decide: Decide): Promise<HandlerAnswer<CartView>> {
  const changed = await saveChange(world, principal, refuse("line_unknown"), decide);
  return "reason" in changed ? changed : { reply: await viewLoadedCart(world, changed) };
}

/** The same without the view: the cart as it is after the change, with nothing read again. */
export function saveChange(
  world: World,
  principal: Principal,
  withoutCart: Refusal,
  decide: Decide,
): Promise<Refusal | LoadedCart> {
  return world.db.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, principal);
    if (!cart) return withoutCart;
    const loaded = await loadCart(tx, cart);
    const decided = await decide(tx, loaded);
    if (decided === null) return loaded;
    if ("reason" in decided) return decided;
    const { change = {}, lines = loaded.lines, coupon = loaded.coupon } = decided;
    return { cart: await saveCart(tx, cart, change, world.now()), lines, coupon };
  });
}
