import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { tidyAddress, type BillingAddress, type ShippingAddress } from "#rules/address/shipping-address.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import { NO_ORIGIN, type OrderOrigin } from "#rules/order/order-origin.ts";
import { textPhone } from "#rules/order/text-updates.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import { toPay } from "#rules/voucher/to-pay.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import { cartVoucherPays } from "../carts/cart-voucher.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { toCartToPrice } from "../carts/price-loaded-cart.ts";
import type { World } from "../world.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { placeOf } from "../addresses/place-refusal.ts";
import { destinationRefusal } from "../carts/destination-refusal.ts";
import { refuseCharge } from "./payment-offers.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";

/** Prices the cart as the order it would be, or says what is missing. Pure but for the clock. */
export function priceOrder(
  world: Pick<World, "config" | "now" | "texts" | "payments">,
  loaded: LoadedCart,
  body: BodyOf<typeof createOrder>,
): OrderDraft | Refusal {
  const { cart } = loaded;
  if (cart.version !== body.Version) return refuse("cart_changed");
  const [block] = cartBlocks(loaded, world.config);
  if (block) return block.refusal;
  if (!cart.shippingAddress) return refuse("address_missing");
  const elsewhere = destinationRefusal(world, loaded.lines, cart.shippingAddress, cart.confirmedZipCode);
  if (elsewhere) return elsewhere;
  const billingAddress = body.BillingAddress ? tidyAddress(body.BillingAddress) : withoutEmail(cart.shippingAddress);
  const problems = body.BillingAddress ? checkBillingAddress(billingAddress) : [];
  if (problems.length > 0) return refuseAddress("billing", problems);
  const input = toCartToPrice(loaded, world.config, world.now(), body.Payment);
  // Whoever chose insurance is not to pay without it, unasked.
  if (cart.insurance?.isChosen && input.insurancePremium === 0) return refuse("insurance_quote_over");
  const result = priceCart(input, world.config);
  if (!result.ok) return result;
  const priced = result.value;
  const shipping = priced.shippingOptions.find(({ methodId }) => methodId === cart.shippingMethodId);
  if (!shipping || priced.tax === null) return refuse("shipping_method_missing");
  // A tester's order is paid for show.
  const pays = loaded.testMode ? NO_CENTS : cartVoucherPays(loaded, priced.total);
  const voucher = loaded.voucher && pays > 0 ? { id: loaded.voucher.id, amount: pays } : null;
  const refusal = refuseCharge(world, body.Payment, input, priced, toPay({ total: priced.total, voucher }));
  if (refusal) return refusal;
  const phone = body.SendTextNote ? textPhone(body.CellPhone ?? "") : null;
  if (body.SendTextNote && !world.texts) return refuse("texts_not_offered", {}, [{ field: "SendTextNote" }]);
  if (body.SendTextNote && phone === null) return refuse("cell_phone_invalid", {}, [{ field: "CellPhone" }]);
  return {
    loaded,
    input,
    priced: { ...priced, tax: priced.tax },
    shipping,
    voucher,
    shippingAddress: cart.shippingAddress,
    billingAddress,
    comment: body.Comment,
    origin: originOf(body.Origin),
    textPhone: phone,
    shareCode: null,
    isZipCodeUnknown: placeOf(cart.shippingAddress).is === "unknown",
  };
}

function originOf(said: BodyOf<typeof createOrder>["Origin"]): OrderOrigin {
  if (!said) return NO_ORIGIN;
  const { SalesName, Referral, Request, ErrorCount, IsMobile } = said;
  return {
    salesName: SalesName.trim(),
    referralCode: Referral.trim(),
    request: Request.trim(),
    errorCount: ErrorCount,
    isMobile: IsMobile,
  };
}

function withoutEmail(shipping: ShippingAddress): BillingAddress {
  const { Email, ...address } = shipping;
  void Email;
  return address;
}
