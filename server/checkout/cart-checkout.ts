import type { cartCheckout as call, CartToCheckout, checkBeforePlaceOrder } from "#contract/final-confirm.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { applyCoupon } from "../carts/apply-coupon.ts";
import { spendPoints } from "../carts/apply-points.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import { cartVoucherPays } from "../carts/cart-voucher.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { CallFor, Handler } from "../http/route.ts";
import { withTax } from "./ask-tax.ts";
import { taxedAt } from "./sale-tax.ts";
import { refuseItems } from "./specified-order.ts";

/** Stage 1 of the specification's payload. Its coupon becomes the cart's; the totals are for its place, or for the cart's own address. */
export const cartCheckout: Handler<typeof call> = async (asked) => {
  const refusal = await refuseCart(asked);
  if (refusal) return refusal;
  const off = await takeDiscounts(asked, asked.body);
  if (off) return off;
  const loaded = await loadCart(asked.world, asked.principal);
  if (!loaded) return refuse("cart_changed");
  const there = taxedAt(loaded, { ...asked.body, City: "" });
  if ("reason" in there && there.reason !== "address_missing") return there;
  const taxed = "reason" in there ? loaded : await withTax(asked.world, there);
  const { priced } = priceLoadedCart(asked.world, taxed, USUAL_METHOD);
  return { reply: { Success: true, ...wireTotals(priced, cartVoucherPays(loaded, priced.total)) } };
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

/** A verification that the cart has not cannot be claimed by a payload: only ID.me, or the desk, says so. */
export function refuseIdOf(
  { cart }: Pick<LoadedCart, "cart">,
  said: CartToCheckout["IDme"],
  field: "IDme" | "IDmeVerifyResult",
): Refusal | null {
  if (!said?.Verified || cart.idVerification?.userId === said.UserId) return null;
  return refuse("id_not_verified", {}, [{ field }]);
}

/** The coupon and the points of a payload become the cart's; null when they are, or were. */
export async function takeDiscounts(
  asked: Omit<CallFor<typeof call>, "query" | "body">,
  { CouponCode, UsedPoint, IDme }: Pick<CartToCheckout, "CouponCode" | "UsedPoint" | "IDme">,
): Promise<Refusal | null> {
  const loaded = await loadCart(asked.world, asked.principal);
  const unlike = loaded && refuseIdOf(loaded, IDme, "IDme");
  if (unlike) return unlike;
  if ((loaded?.cart.couponCode ?? "") !== CouponCode.toUpperCase()) {
    const applied = await applyCoupon({ ...asked, query: {}, body: { couponCode: CouponCode } });
    if ("reason" in applied) return applied;
  }
  if ((loaded?.cart.usedPoints ?? 0) === UsedPoint) return null;
  const spent = await spendPoints(asked.world, asked.principal, UsedPoint);
  return "reason" in spent ? spent : null;
}
