import { toDestination } from "#rules/address/shipping-address.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { idVerificationOf } from "#rules/discounts/id-groups.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { rushOf } from "#rules/shipping/rush-choices.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { ShippingMethodId } from "#rules/shipping/shipping-config.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { exemptionAt } from "#rules/tax/tax-exemption.ts";
import type { World } from "../world.ts";
import type { CartLine } from "./cart-lines.ts";
import { chosenPremium } from "./cart-insurance.ts";
import { lineWarranty } from "./line-warranty.ts";
import type { LoadedCart } from "./load-cart.ts";

/**
 * Prices a cart to show it. When its destination cannot be priced, the cart is still shown, without tax and shipping;
 * the order that follows is stricter.
 */
export function priceLoadedCart(
  world: Pick<World, "config" | "now">,
  loaded: LoadedCart,
  paymentType: PaymentType | null,
): { input: CartToPrice; priced: PricedCart } {
  const input = toCartToPrice(loaded, world.config, world.now(), paymentType);
  const result = priceCart(input, world.config);
  if (result.ok) return { input, priced: result.value };
  const placeless = { ...input, destination: null };
  const retry = priceCart(placeless, world.config);
  if (!retry.ok) throw new Error(`The cart ${loaded.cart.id} cannot be priced: ${retry.reason}`);
  return { input: placeless, priced: retry.value };
}

/** The pure rules' view of a cart: catalogue facts and the shopper's choices, never a number of the browser's. */
export function toCartToPrice(
  loaded: LoadedCart,
  config: StoreConfig,
  pricedAt: Date,
  paymentType: PaymentType | null,
): CartToPrice {
  const { cart, lines, coupon, pointBalance, exemptions, testMode } = loaded;
  const destination = destinationOf(cart);
  const uninsured: CartToPrice = {
    lines: lines.map((line) => toLineToPrice(line, config)),
    destination,
    shippingMethodId: cart.shippingMethodId as ShippingMethodId | null,
    paymentType,
    coupon,
    idVerification: idVerificationOf(cart.idVerification, config.idDiscounts),
    points: { asked: cart.usedPoints, balance: pointBalance },
    insurancePremium: NO_CENTS,
    taxExemption: cart.taxExempt ? certificateAt(exemptions, destination) : null,
    ...askedTax(cart, pricedAt),
    pricedAt: pricedAt.toISOString(),
    testMode,
  };
  return { ...uninsured, insurancePremium: chosenPremium(loaded, uninsured, config) };
}

/** Where it goes; null until an address in the USA or Canada is known. */
export function destinationOf({ shippingAddress: address }: LoadedCart["cart"]): CartToPrice["destination"] {
  return address && address.Country !== "OTHER" ? toDestination(address) : null;
}

/** Rates change with a day: an answer of yesterday says nothing about today. */
const ANSWER_LASTS_MS = 24 * 60 * 60 * 1000;

function askedTax({ taxAnswer }: LoadedCart["cart"], pricedAt: Date): Pick<CartToPrice, "askedTax"> {
  const isOver = !taxAnswer || Date.parse(taxAnswer.answeredAt) + ANSWER_LASTS_MS <= pricedAt.getTime();
  return isOver ? {} : { askedTax: taxAnswer.answer };
}

function certificateAt(
  exemptions: LoadedCart["exemptions"],
  destination: CartToPrice["destination"],
): CartToPrice["taxExemption"] {
  const exemption = exemptionAt(exemptions, destination);
  return exemption && { certificate: exemption.certificate, state: exemption.state };
}

function toLineToPrice(line: CartLine, config: StoreConfig): LineToPrice {
  const rush = rushOf(line, config);
  return {
    lineId: line.id,
    modelId: line.modelId,
    skuId: line.skuId,
    optionId: line.optionId,
    gearCategoryId: line.gearCategoryId,
    kind: line.kind,
    description: line.longer?.name ?? line.name,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    warrantyPrice: lineWarranty(line, config)?.price ?? NO_CENTS,
    shippingWarrantyPrice: NO_CENTS,
    extendedWarrantyPrice: NO_CENTS,
    operatingSystemGroup: line.configured ? line.configured.systemGroup : line.operatingSystemGroup,
    includedOperatingSystemGroup: line.operatingSystemGroup,
    rushService: rush.rushService,
    rushPrice: rush.price,
    isPreOrderDeposit: line.isPreOrderDeposit,
    preOrderShipsOn: line.preOrderShipsOn,
    leasable: line.leasable,
    recycleFee: line.recycleFee,
    weightGrams: line.weightGrams,
    requiresPc: line.requiresPc,
    readyMade: line.readyMade,
    freeWithLineId: null,
    ...(line.configured && { configuration: line.configured.toPrice }),
    ...(line.longer && { longerWarranty: { months: line.longer.months } }),
  };
}
