import type { cartCheckout as call, checkBeforePlaceOrder } from "#contract/final-confirm.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { applyCoupon } from "../carts/apply-coupon.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { CallFor, Handler } from "../http/route.ts";
import { taxedAt } from "./sale-tax.ts";
import { refuseItems } from "./specified-order.ts";

/** Stage 1 of the specification's payload. Its coupon becomes the cart's; the totals are for its place, or for the cart's own address. */
export const cartCheckout: Handler<typeof call> = async (asked) => {
  const refusal = await refuseCart(asked);
  if (refusal) return refusal;
  const coupon = await takeCoupon(asked, asked.body.CouponCode);
  if (coupon) return coupon;
  const loaded = await loadCart(asked.world, asked.principal);
  if (!loaded) return refuse("cart_changed");
  const there = taxedAt(loaded, { ...asked.body, City: "" });
  if ("reason" in there && there.reason !== "address_missing") return there;
  const { priced } = priceLoadedCart(asked.world, "reason" in there ? loaded : there, CONNECTED_METHOD);
  return { reply: wireTotals(priced) };
};

/** What keeps this cart from being bought as the payload says it is. */
export async function refuseCart({
  world,
  principal,
  body,
}: Pick<CallFor<typeof checkBeforePlaceOrder>, "world" | "principal" | "body">): Promise<Refusal | null> {
  const loaded: LoadedCart | null = await loadCart(world, principal);
  if (!loaded) return refuse("cart_empty");
  const [block] = cartBlocks(loaded, world.config);
  return refuseItems(world, loaded, body.Items) ?? block?.refusal ?? null;
}

/** The coupon of a payload becomes the cart's; null when it is, or was. */
export async function takeCoupon(
  asked: Omit<CallFor<typeof call>, "query" | "body">,
  couponCode: string,
): Promise<Refusal | null> {
  const loaded = await loadCart(asked.world, asked.principal);
  if ((loaded?.cart.couponCode ?? "") === couponCode.toUpperCase()) return null;
  const applied = await applyCoupon({ ...asked, query: {}, body: { couponCode } });
  return "reason" in applied ? applied : null;
}
