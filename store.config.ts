import type { StoreConfig } from "./rules/config/store-config.ts";
import { COLORADO_DELIVERY_FEES, MINNESOTA_DELIVERY_FEES, RECYCLING_LAWS } from "./rules/fees/delivery-fees.ts";
import { cents } from "./rules/money/cents.ts";
import { defaultShippingConfig } from "./rules/shipping/default-shipping-config.ts";
import { TAX_HOLIDAYS_2026 } from "./rules/tax/holidays-usa.ts";
import { CANADA_TAX_REGIONS } from "./rules/tax/rates-canada.ts";
import { USA_TAX_REGIONS } from "./rules/tax/rates-usa.ts";

const dollars = (amount: number) => cents(Math.round(amount * 100));

/** What a store's owner changes. Every order keeps the `version` it was priced by: count it up with any change. */
export const storeConfig: StoreConfig = {
  version: "2026-11-21",
  store: {
    name: "Rigsmith",
    supportEmail: "help@rigsmith.example",
    supportPhone: "(555) 010-0142",
    supportHours: "Mon–Sat, 8 am–6 pm Pacific",
    address: "Rigsmith, 1200 Foundry Way, Sacramento, CA 95811",
    social: [
      { name: "YouTube", url: "https://www.youtube.com/@rigsmith.example" },
      { name: "Instagram", url: "https://www.instagram.com/rigsmith.example" },
      { name: "Discord", url: "https://discord.com/invite/rigsmith.example" },
    ],
    guestEmail: "guest@rigsmith.example",
  },
  shipsTo: ["USA", "CANADA"],
  limits: { laptops: 1, gearOnly: "completeYourPurchase", amazonGiftCard: null },
  operatingSystemPrices: { 117: dollars(109), 169: dollars(169) },
  warranties: [
    { warrantyId: 0, title: "3 years", detail: "Parts and labor. Shipping to us is free in year one.", price: cents(0), kinds: ["desktop"] },
    { warrantyId: 1, title: "4 years", detail: "As above, and free shipping both ways.", price: dollars(149), kinds: ["desktop"] },
    { warrantyId: 2, title: "5 years", detail: "As above, and a loan PC for repairs over 7 days.", price: dollars(249), kinds: ["desktop"] },
    { warrantyId: 0, title: "1 year", detail: "Parts and labor.", price: cents(0), kinds: ["laptop"] },
    { warrantyId: 3, title: "2 years", detail: "Parts and labor, with the battery.", price: dollars(129), kinds: ["laptop"] },
    { warrantyId: 4, title: "3 years", detail: "As above, and free shipping both ways.", price: dollars(219), kinds: ["laptop"] },
  ],
  shipping: defaultShippingConfig,
  tax: { regions: [...USA_TAX_REGIONS, ...CANADA_TAX_REGIONS], holidays: TAX_HOLIDAYS_2026, freeHolidays: [] },
  fees: { coloradoDelivery: COLORADO_DELIVERY_FEES, minnesotaDelivery: MINNESOTA_DELIVERY_FEES, recycling: RECYCLING_LAWS },
  points: { earnedPerDollar: 1, dollarPpmPerPoint: 10_000, spentInStepsOf: 500, expireAfterDays: 365 },
  payment: {
    cardExpiry: "literal",
    methods: [
      { type: "CreditCard", title: "Credit or debit card", detail: "Visa, Mastercard, American Express, Discover", enabled: true, usOnly: false, minimum: null, maximum: null },
      { type: "PAYPAL", title: "PayPal", detail: "You confirm at PayPal, then come back here to review.", enabled: false, usOnly: false, minimum: null, maximum: null },
      { type: "GooglePay", title: "Google Pay", detail: "", enabled: false, usOnly: false, minimum: null, maximum: null },
      { type: "ApplePay", title: "Apple Pay", detail: "", enabled: false, usOnly: false, minimum: null, maximum: null },
      { type: "AMAZONV2", title: "Amazon Pay", detail: "", enabled: false, usOnly: false, minimum: null, maximum: null },
      { type: "AFFIRM", title: "Affirm", detail: "Monthly payments; Affirm sets your rate.", enabled: false, usOnly: true, minimum: dollars(150), maximum: dollars(30_000) },
      { type: "Katapult", title: "Katapult", detail: "Lease to own.", enabled: false, usOnly: true, minimum: dollars(300), maximum: dollars(4000) },
    ],
  },
  cartRecommends: [],
  pages: { revalidateSeconds: 180, loadingSeconds: 86_400, blogSeconds: 86_400, structuredListMost: 64, galleryThumbnails: 6 },
  pictures: {
    deviceWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageWidths: [16, 32, 48, 64, 96, 128, 256, 384],
    quality: 75,
  },
  cookies: { consentSeconds: 2_592_000, rewardDays: 30 },
  redirect: {
    enabled: false,
    countries: ["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HU", "IE", "IT", "LT", "LU", "LV", "NL", "PL", "PT", "RO", "SE", "SK"],
    url: "https://de.rigsmith.example",
  },
  flags: { tester: "rs-tester", rebuild: "rs-rebuild" },
};
