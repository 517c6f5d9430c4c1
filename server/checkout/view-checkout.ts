import type { CheckoutView, getCheckout as call, PaymentMethod } from "#contract/checkout.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents, type Cents, NO_CENTS } from "#rules/money/cents.ts";
import { monthlyPrice } from "#rules/payment/monthly-price.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import { refuse } from "#rules/refusal.ts";
import { cardFieldsPlace } from "../orders/card-fields-place.ts";
import { offeredMethods } from "./payment-offers.ts";
import { keepTax } from "./ask-tax.ts";
import { viewTaxExemption } from "./offered-exemption.ts";
import { lineMade } from "../carts/cart-lines.ts";
import { viewCardBoxes } from "../carts/card-boxes.ts";
import { viewInsurance } from "../carts/cart-insurance.ts";
import { cartVoucherPays } from "../carts/cart-voucher.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import { wireShippingChoices } from "../carts/wire-shipping-choices.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import { destinationRefusal } from "../carts/destination-refusal.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { whyEmpty } from "./why-empty.ts";
import { spoken } from "../languages/spoken.ts";

const { ownerText } = spoken.ownerTexts;
const { leasedShipping, monthlyExample } = spoken.payment;
const { refusalText } = spoken.refusals;

type Priced = ReturnType<typeof priceLoadedCart>;

/** Where the checkout of the visitor's cart stands. */
export const getCheckout: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  return loaded && loaded.lines.length > 0 ? viewLoadedCheckout(world, loaded) : whyEmpty(world, principal);
};

export async function viewLoadedCheckout(world: World, asLoaded: LoadedCart): Promise<HandlerAnswer<CheckoutView>> {
  if (asLoaded.lines.length === 0) return refuse("cart_empty");
  const loaded = await keepTax(world, asLoaded);
  const { cart } = loaded;
  const forCard = priceLoadedCart(world, loaded, USUAL_METHOD);
  const { priced } = forCard;
  const voucher = cartVoucherPays(loaded, priced.total);
  const choices = wireShippingChoices(priced);
  const chosen = choices.find(({ ShippingMethodID }) => ShippingMethodID === cart.shippingMethodId);
  return {
    reply: {
      Success: true,
      Cart: await viewCart(world, loaded),
      OpenStep: openStep(world, loaded, chosen !== undefined),
      ShippingAddress: cart.shippingAddress,
      BillingAddress: cart.billingAddress,
      ShippingMethodID: chosen?.ShippingMethodID ?? null,
      ShippingChoices: choices,
      PaymentMethods: paymentMethods(world, loaded, forCard, voucher),
      Totals: wireTotals(priced, voucher),
      Made: madeOf(loaded.lines.map(lineMade)),
      CardFields: cardFieldsPlace(world),
      TextUpdates: world.texts !== null,
      TaxExemption: viewTaxExemption(loaded),
      UPSInsurance: viewInsurance(world.insurer?.termsUrl ?? null, loaded, forCard.input, world.config),
      CardBoxes: viewCardBoxes(loaded),
      PendingOrder: pendingOrder(loaded),
    },
  };
}

/** The unpaid order of this very cart, with how its latest payment stands. */
function pendingOrder({ cart, waiting }: LoadedCart): CheckoutView["PendingOrder"] {
  const order = waiting.find(({ cartVersion }) => cartVersion === cart.version);
  if (!order) return null;
  const { orderNumber, paymentState, toPayCents } = order;
  return { OrderNumber: orderNumber, PaymentState: orderPaymentState(paymentState, toPayCents) };
}

/** The furthest step that is open: an address that fits its ZIP, and where everything may go, opens shipping, a method that still goes there opens payment. */
function openStep(world: World, { cart, lines }: LoadedCart, hasMethod: boolean): number {
  const { shippingAddress, confirmedZipCode } = cart;
  if (!shippingAddress || destinationRefusal(world, lines, shippingAddress, confirmedZipCode)) return 1;
  return hasMethod ? 3 : 2;
}

/** Whether the browser has Apple Pay only the page knows. Leasing costs another total: the lessor files Colorado's fee, and its shipping may cost more. */
function paymentMethods(world: World, loaded: LoadedCart, { input, priced }: Priced, voucher: Cents): PaymentMethod[] {
  const charge = cents(priced.total - voucher);
  const lease = priceLoadedCart(world, loaded, "Katapult");
  const leased = cents(lease.priced.total - cartVoucherPays(loaded, lease.priced.total));
  const offersOf = (bill: Priced, amount: Cents) => offeredMethods(world, bill.input, bill.priced, amount, false);
  // A lease is within its limits, or not, by its own total.
  const leases = offersOf(lease, leased).filter(({ type }) => type === "Katapult");
  return offersOf({ input, priced }, charge)
    .map((offer) => leases.find(({ type }) => type === offer.type) ?? offer)
    .map(({ type, title, detail, minimum, maximum, refusal }) => ({
      Type: type,
      Title: ownerText(title),
      Detail: refusal === null ? withTerms(world, type, ownerText(detail), charge) : ownerText(detail),
      Available: refusal === null,
      Why: refusal && refusalText(refusal),
      Reason: refusal && refusal.reason,
      Min: minimum === null ? null : toWireMoney(minimum),
      Max: maximum === null ? null : toWireMoney(maximum),
      ToPay: toWireMoney(type === "Katapult" && refusal === null ? leased : charge),
    }));
}

/** Only where the order may be paid so: in the USA, and between the owner's limits (S355). */
function withTerms({ config }: Pick<World, "config">, type: PaymentType, detail: string, charge: Cents): string {
  const { leasedIncrease = NO_CENTS } = config.shipping;
  if (type === "Katapult" && leasedIncrease > 0) return `${detail} ${leasedShipping(leasedIncrease)}`;
  const loan = config.payment.methods.find((method) => method.type === type)?.loan;
  const monthly = loan && monthlyPrice(charge, loan);
  return monthly ? `${detail} ${monthlyExample(monthly)}` : detail;
}
