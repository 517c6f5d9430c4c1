import type { CartView } from "#contract/carts.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import type { CartLine } from "./cart-lines.ts";
import type { CartRow } from "./carts-table.ts";
import { type AskedOfCart, type LoadedCart, type LoadedVoucher, loadCart } from "./load-cart.ts";
import { saveCart } from "./save-cart.ts";
import { viewCart } from "./view-cart.ts";

/** Each time a change is lost to another, that other is done: more at once than these are no person's. */
const MOST_TRIES = 40;

/** What a change makes of a cart: its own fields, and the lines, the coupon and the voucher as they are after it, where they are others. */
export interface Decision {
  change?: Partial<Omit<CartRow, "id" | "memberId" | "version">>;
  lines?: readonly CartLine[];
  coupon?: Coupon | null;
  voucher?: LoadedVoucher | null;
}

/** Decides on the cart as it was loaded, once more when it has changed meanwhile. `null` leaves all as it is. */
type Decide = (loaded: LoadedCart) => Promise<Refusal | Decision | null> | Refusal | Decision | null;

/**
 * One change of the visitor's cart: loaded, decided, saved as the next version if it still is what was loaded, and shown
 * as it is priced now. A foreign line, an absent one and a cart that is not there look exactly alike: `line_unknown`.
 */
export async function changeCart(
  world: World,
  principal: Principal,
  decide: Decide,
  asked: AskedOfCart = {},
): Promise<HandlerAnswer<CartView>> {
  const changed = await saveChange(world, principal, refuse("line_unknown"), decide, asked);
  return "reason" in changed ? changed : { reply: await viewCart(world, changed) };
}

/** The same without the view: the cart as it is after the change, with nothing read again. */
export function saveChange(
  world: World,
  principal: Principal,
  withoutCart: Refusal,
  decide: Decide,
  asked: AskedOfCart = {},
): Promise<Refusal | LoadedCart> {
  return untilSaved(async () => {
    const loaded = await loadCart(world, principal, asked);
    if (!loaded) return withoutCart;
    const decided = await decide(loaded);
    if (decided === null) return loaded;
    if ("reason" in decided) return decided;
    const { change = {}, lines = loaded.lines, coupon = loaded.coupon, voucher = loaded.voucher } = decided;
    return saveCart(world, loaded, { ...loaded, cart: { ...loaded.cart, ...change }, lines, coupon, voucher });
  });
}

/** Tries again for as long as another change of the cart comes first, which leaves null. */
export async function untilSaved<Answer>(tryOnce: () => Promise<Answer | null>): Promise<Answer | Refusal> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await tryOnce();
    if (answer !== null) return answer;
  }
  return refuse("cart_changed");
}
