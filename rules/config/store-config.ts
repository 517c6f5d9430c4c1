import type { LaptopLimit } from "../cart/laptop-limit.ts";
import type { IdDiscountRow } from "../discounts/id-groups.ts";
import type { FeeRow, RecyclingRow } from "../fees/fee-row.ts";
import type { CanadianDollarRow } from "../money/canadian-dollar-on.ts";
import type { Cents } from "../money/cents.ts";
import type { Ppm } from "../money/round-half-even.ts";
import type { CardExpiryRule } from "../payment/check-card-fields.ts";
import type { PaymentMethodConfig } from "../payment/payment-types.ts";
import type { ServicePromises } from "../promises/promise-words.ts";
import type { LongerWarrantyRow } from "../promises/longer-warranty.ts";
import type { Warranty } from "../promises/warranty.ts";
import type { ShippingConfig } from "../shipping/shipping-config.ts";
import type { TaxHoliday, TaxFreeHoliday } from "../tax/tax-holiday.ts";
import type { TaxRegion } from "../tax/tax-region.ts";

/** Everything a store's owner changes. `check-store-config.ts` refuses a wrong one at start and names the field. */
export interface StoreConfig {
  /** Kept with every order: which configuration priced it. */
  version: string;
  store: {
    name: string;
    supportEmail: string;
    supportPhone: string;
    supportHours: string;
    address: string;
    social: readonly { name: string; url: string }[];
    /** Default identity of guest calls that demand an address; never shown, never mailed (A35). */
    guestEmail: string;
  };
  /** Countries a parcel may go to; the third value of the specification, `OTHER`, is never one of them. */
  shipsTo: readonly ("USA" | "CANADA")[];
  limits: {
    laptops: LaptopLimit;
    /** `completeYourPurchase`: only such items need a PC. `block`: every cart without a PC is refused (A30). */
    gearOnly: "completeYourPurchase" | "block";
    amazonGiftCard: Cents | null;
  };
  /** What the store speaks: codes of the folders of `messages/`, the one at the root first. Each is a storefront that is built. */
  languages: readonly string[];
  /** Home 117 and Pro 169 (S535, A52). */
  operatingSystemPrices: Readonly<Record<117 | 169, Cents>>;
  /** What prices are about in Canadian dollars, said in the languages of Canada alone; empty: it is not said. */
  canadianDollars: readonly CanadianDollarRow[];
  /** Building one PC before its turn; null where the store does not offer it. How many days it takes stands in `shipping`. */
  rushPrice: Cents | null;
  /** The SKU of the Adobe software card that may be put beside a PC (S397); null where the store has none. */
  adobeAddOnSkuId: number | null;
  /** Groups that get a percentage off once ID.me, or a proof, says that a buyer is one of them; empty: none does. */
  idDiscounts: readonly IdDiscountRow[];
  warranties: readonly Warranty[];
  /** Until when one of them may be bought for a PC or laptop of an earlier order, by the day of that order. */
  longerWarranty: readonly LongerWarrantyRow[];
  service: ServicePromises;
  shipping: ShippingConfig;
  tax: {
    regions: readonly TaxRegion[];
    /** The fuller shape of a tax holiday (S241); where both name a state, this one wins (A20). */
    holidays: readonly TaxHoliday[];
    /** The shorter shape, `TaxFreeHoliday` (S240). */
    freeHolidays: readonly TaxFreeHoliday[];
  };
  fees: {
    coloradoDelivery: readonly FeeRow[];
    minnesotaDelivery: readonly (FeeRow & { minimum: Cents })[];
    recycling: readonly RecyclingRow[];
  };
  points: {
    /** `PointMoneyRate`: points earned for a dollar of merchandise. */
    earnedPerDollar: number;
    /** `PointToPriceRate`: what one point pays, in parts per million of a dollar: 10 000 is one cent. */
    dollarPpmPerPoint: Ppm;
    /** `ApplyUserPointMagnificationValue`: points are spent in multiples of it. */
    spentInStepsOf: number;
    expireAfterDays: number;
  };
  payment: {
    methods: readonly PaymentMethodConfig[];
    cardExpiry: CardExpiryRule;
    /**
     * An order that costs more than its page showed (S486). `ask`: logged, and the shopper sees the difference and
     * presses once more. `log`: logged only, the order goes on. One that costs less is logged and goes on in either case.
     */
    totalMismatch: "ask" | "log";
    /** Where orders are screened for fraud. */
    screening: {
      /** An order that the screener has not answered about for so long goes to a person of the store. */
      answerWithinHours: number;
      /** What no person decided about for so long ends: shorter than providers set money aside (cards: 7 days at Stripe). */
      decideWithinDays: number;
    };
  };
  mail: {
    /** A mail that could not be sent for so long is given up, kept and counted; `npm run mail` sends it again. */
    giveUpAfterDays: number;
    /** Mail that waits longer than this is said in the log, once. */
    warnAfterMinutes: number;
  };
  /** SKUs offered beside the cart (`CartRecommends`); empty lets the catalogue choose those sold with a PC. */
  cartRecommends: readonly number[];
  pages: {
    revalidateSeconds: number;
    /** Memory for finished public pages and answers, in the encodings that were asked for; the least used go first. */
    keptMegabytes: number;
    /** For how long the page is fresh that stands where a list will, and after how long of waiting it is shown. */
    loadingSeconds: number;
    loadingAfterMs: number;
    blogSeconds: number;
    structuredListMost: number;
    galleryThumbnails: number;
  };
  pictures: {
    deviceWidths: readonly number[];
    imageWidths: readonly number[];
    quality: number;
    /** `https://cdn.example.com`, which fetches `/images/…` from the store; empty: the store sends them itself (S466). */
    host: string;
  };
  cookies: { consentSeconds: number; rewardDays: number };
  /** Visitors of these countries are sent to another shop (S113, A12). */
  redirect: { countries: readonly string[]; url: string; enabled: boolean };
  flags: { tester: string; rebuild: string };
}
