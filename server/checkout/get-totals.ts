import { refuse } from "#rules/refusal.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import type { getTotals as call } from "#contract/checkout.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { cartVoucherPays } from "../carts/cart-voucher.ts";
import type { Handler } from "../http/route.ts";

export const getTotals: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded) return refuse("cart_empty");
  const { priced } = priceLoadedCart(world, loaded, USUAL_METHOD);
  return { reply: { Success: true, ...wireTotals(priced, cartVoucherPays(loaded, priced.total)) } };
};
