import type { UPSInsurance } from "#contract/insurance.ts";
import type { ParcelToInsure } from "#adapters/insurance/parcel-insurer.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents, type Cents, NO_CENTS } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import { lineMade } from "./cart-lines.ts";
import type { CartInsurance } from "./carts-table.ts";
import type { LoadedCart } from "./load-cart.ts";

/** An order is paid, and its insurance bought, before the quote ends: one that has less time left is over. */
const SPARE_MS = 2 * 60 * 60 * 1000;

/**
 * What an insurer is asked about: the goods for what they cost their buyer, and where they go. Null where nothing travels,
 * or its price is not all paid yet, or nobody knows where to.
 */
export function parcelOf({ cart, lines }: LoadedCart, priced: CartToPrice, config: StoreConfig): ParcelToInsure | null {
  const address = cart.shippingAddress;
  if (!address || !priced.destination || lines.length === 0 || lines.some((line) => line.isPreOrderDeposit))
    return null;
  if (madeOf(lines.map(lineMade)) === "service") return null;
  const result = priceCart({ ...priced, insurancePremium: NO_CENTS }, config);
  if (!result.ok || result.value.afterDiscountSubtotal <= 0) return null;
  return {
    value: result.value.afterDiscountSubtotal,
    country: address.Country === "CANADA" ? "CA" : "US",
    postalCode: address.ZipCode,
  };
}

/** Whether a quote is for this parcel and can still be bought. */
export function isQuoteFor(quote: CartInsurance, parcel: ParcelToInsure | null, now: string): boolean {
  return (
    parcel !== null &&
    quote.insuredCents === parcel.value &&
    quote.country === parcel.country &&
    quote.postalCode === parcel.postalCode &&
    Date.parse(quote.endsAt) - SPARE_MS > Date.parse(now)
  );
}

/** The premium that its buyer chose; nothing where the quote is over or was for another cart. */
export function chosenPremium(loaded: LoadedCart, priced: CartToPrice, config: StoreConfig): Cents {
  const quote = loaded.cart.insurance;
  if (!quote?.isChosen) return NO_CENTS;
  return isQuoteFor(quote, parcelOf(loaded, priced, config), priced.pricedAt) ? cents(quote.premiumCents) : NO_CENTS;
}

/** What a page says of it (S172, S173): null where nobody insures, or there is nothing to insure. */
export function viewInsurance(
  termsUrl: string | null,
  loaded: LoadedCart,
  priced: CartToPrice,
  config: StoreConfig,
): UPSInsurance | null {
  const parcel = termsUrl === null ? null : parcelOf(loaded, priced, config);
  if (termsUrl === null || !parcel) return null;
  const quote = loaded.cart.insurance;
  const isOffered = quote !== null && isQuoteFor(quote, parcel, priced.pricedAt);
  return {
    Enable: isOffered,
    Checked: isOffered && quote.isChosen,
    Data: isOffered ? { QuoteId: quote.quoteId, PremiumAmount: toWireMoney(cents(quote.premiumCents)) } : null,
    InsuredValue: toWireMoney(parcel.value),
    TermsUrl: termsUrl,
  };
}
