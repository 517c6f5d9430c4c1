import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cents } from "../money/cents.ts";
import { assertStoreConfig, checkStoreConfig } from "./check-store-config.ts";
import {
  card,
  charge,
  feeRow,
  freeHoliday,
  law,
  method,
  offer,
  ready,
  region,
  warranty,
  withFees,
  withHoliday,
  withRanges,
  withRegion,
  withShipping,
  withTax,
} from "../testing/sample-settings.ts";
import type { StoreConfig } from "./store-config.ts";

const { points, payment, shipping } = storeConfig;
const fieldsOf = (change: Partial<StoreConfig>) =>
  checkStoreConfig({ ...storeConfig, ...change }).map(({ field }) => field);

test("the shop's own settings have nothing wrong", () => {
  expect(checkStoreConfig(storeConfig)).toEqual([]);
  expect(() => assertStoreConfig(storeConfig)).not.toThrow();
});

test.each<[string, Partial<StoreConfig>, string]>([
  ["no version", { version: "" }, "version"],
  ["no name", { store: { ...storeConfig.store, name: "" } }, "store.name"],
  ["no country", { shipsTo: [] }, "shipsTo"],
  ["a laptop limit of three", { limits: { ...storeConfig.limits, laptops: 3 as 1 } }, "limits.laptops"],
  [
    "another answer to a higher total",
    { payment: { ...storeConfig.payment, totalMismatch: "block" as "ask" } },
    "payment.totalMismatch",
  ],
  [
    "an Amazon gift card limit of nothing",
    { limits: { ...storeConfig.limits, amazonGiftCard: cents(0) } },
    "limits.amazonGiftCard",
  ],
  [
    "a negative Windows price",
    { operatingSystemPrices: { ...storeConfig.operatingSystemPrices, 169: cents(-1) } },
    "operatingSystemPrices.169",
  ],
  ["a negative warranty price", { warranties: [{ ...warranty, price: cents(-1) }] }, "warranties[0].price"],
  ["a warranty id of a half", { warranties: [{ ...warranty, warrantyId: 0.5 }] }, "warranties[0].warrantyId"],
  ["a warranty of no months", { warranties: [{ ...warranty, months: 0 }] }, "warranties[0].months"],
  ["the same warranty twice for desktops", { warranties: [warranty, warranty] }, "warranties[1].warrantyId"],
  [
    "a tax rate of 7 instead of 7 %",
    withRegion({ parts: [{ name: "Sales tax", ratePpm: 7 }] }),
    "tax.regions[0] (USA TX).parts Sales tax",
  ],
  [
    "a tax rate of 0.07",
    withRegion({ parts: [{ name: "Sales tax", ratePpm: 0.07 }] }),
    "tax.regions[0] (USA TX).parts Sales tax",
  ],
  [
    "a tax rate of 50 %",
    withRegion({ parts: [{ name: "Sales tax", ratePpm: 500_000 }], maxPpm: 600_000 }),
    "tax.regions[0] (USA TX).parts Sales tax",
  ],
  ["a region without a tax line", withRegion({ parts: [] }), "tax.regions[0] (USA TX).parts"],
  ["a highest rate below the state's own", withRegion({ maxPpm: 10_000 }), "tax.regions[0] (USA TX).maxPpm"],
  ["a state spelled out", withRegion({ state: "Texas" }), "tax.regions[0] (USA Texas).state"],
  ["the thirtieth of February", withRegion({ from: "2026-02-30" }), "tax.regions[0] (USA TX).from"],
  ["a day in another spelling", withRegion({ from: "1/2/2026" }), "tax.regions[0] (USA TX).from"],
  ["a month that is none", withRegion({ from: "2026-13-01" }), "tax.regions[0] (USA TX).from"],
  ["two rows that begin the same day", withTax({ regions: [region, region] }), "tax.regions[1] (USA TX)"],
  ["a holiday that ends before it starts", withHoliday({ endDate: "2026-07-16T00:00:00" }), "tax.holidays[0] (AL)"],
  ["a holiday without hours", withHoliday({ startDate: "2026-07-17" }), "tax.holidays[0] (AL).startDate"],
  [
    "a holiday that ends at half past 24",
    withHoliday({ endDate: "2026-07-19T24:30:00" }),
    "tax.holidays[0] (AL).endDate",
  ],
  [
    "an offset in minutes",
    withHoliday({ timeZoneDifferenceHours: -300 }),
    "tax.holidays[0] (AL).timeZoneDifferenceHours",
  ],
  ["a holiday limit below zero", withHoliday({ maxPrice: cents(-1) }), "tax.holidays[0] (AL).maxPrice"],
  ["a gear limit below zero", withHoliday({ gearsMaxPrice: cents(-1) }), "tax.holidays[0] (AL).gearsMaxPrice"],
  [
    "a short holiday that ends before it starts",
    withTax({ freeHolidays: [{ ...freeHoliday, endDate: "2026-08-06" }] }),
    "tax.freeHolidays[0] (TX)",
  ],
  [
    "a short holiday on no day",
    withTax({ freeHolidays: [{ ...freeHoliday, startDate: "soon" }] }),
    "tax.freeHolidays[0] (TX).startDate",
  ],
  [
    "a short holiday limit below zero",
    withTax({ freeHolidays: [{ ...freeHoliday, maxPrice: cents(-1) }] }),
    "tax.freeHolidays[0] (TX).maxPrice",
  ],
  [
    "a fee below zero",
    withFees({ coloradoDelivery: [{ ...feeRow, fee: cents(-28) }] }),
    "fees.coloradoDelivery[0].fee",
  ],
  [
    "a fee row that ends before it starts",
    withFees({ coloradoDelivery: [{ ...feeRow, until: "2020-01-01" }] }),
    "fees.coloradoDelivery[0]",
  ],
  [
    "a fee row that ends never, with another after it",
    withFees({ coloradoDelivery: [{ ...feeRow, until: null }, feeRow] }),
    "fees.coloradoDelivery[0].until",
  ],
  [
    "fee rows that overlap",
    withFees({ coloradoDelivery: [feeRow, { ...feeRow, from: "2024-06-01" }] }),
    "fees.coloradoDelivery[0].until",
  ],
  [
    "a fee row that ends on no day",
    withFees({ coloradoDelivery: [{ ...feeRow, until: "2026" }] }),
    "fees.coloradoDelivery[0].until",
  ],
  [
    "a Minnesota minimum below zero",
    withFees({ minnesotaDelivery: [{ ...feeRow, minimum: cents(-1) }] }),
    "fees.minnesotaDelivery[0].minimum",
  ],
  ["recycling rows of one state that overlap", withFees({ recycling: [law, law] }), "fees.recycling (CA)[0].until"],
  [
    "a gap in the weight ranges",
    withRanges([0, 500], [600, 2_000]),
    "shipping.gearShippingChargeWeightMapping[0].ranges[1].fromGrams",
  ],
  [
    "weight ranges that overlap",
    withRanges([0, 500], [500, 2_000]),
    "shipping.gearShippingChargeWeightMapping[0].ranges[1].fromGrams",
  ],
  [
    "weight ranges that do not begin at nothing",
    withRanges([1, 500]),
    "shipping.gearShippingChargeWeightMapping[0].ranges[0].fromGrams",
  ],
  ["a weight range that runs backwards", withRanges([0, -1]), "shipping.gearShippingChargeWeightMapping[0].ranges[0]"],
  ["no weight ranges", withRanges(), "shipping.gearShippingChargeWeightMapping[0].ranges"],
  [
    "a weight fee of half a cent",
    withShipping({
      gearShippingChargeWeightMapping: [{ ...charge, ranges: [{ fromGrams: 0, toGrams: 9, fee: 0.5 as never }] }],
    }),
    "shipping.gearShippingChargeWeightMapping[0].ranges[0].fee",
  ],
  ["a shipping method twice", withShipping({ methods: [...shipping.methods, method] }), "shipping.methods[12]"],
  [
    "transit days that run backwards",
    withShipping({ methods: [{ ...method, transit: { from: 5, until: 2 } }, ...shipping.methods.slice(1)] }),
    "shipping.methods[0].transit",
  ],
  [
    "a destination with a method nobody knows",
    withShipping({ methods: shipping.methods.slice(1) }),
    "shipping.modelShippingMethodsMapping.canada.desktop",
  ],
  [
    "an offer that ends before it starts",
    withShipping({ freeShippings: [{ ...offer, validFrom: "2026-12-02", validUntil: "2026-12-01" }] }),
    "shipping.freeShippings[0] (gear-from-99)",
  ],
  [
    "an offer from a minimum below zero",
    withShipping({ freeShippings: [{ ...offer, minimumAfterDiscount: cents(-1) }] }),
    "shipping.freeShippings[0] (gear-from-99).minimumAfterDiscount",
  ],
  [
    "a ready-made fee below zero",
    withShipping({ rdyShippingMethods: [{ ...ready, fee: cents(-1) }] }),
    "shipping.rdyShippingMethods[0].fee",
  ],
  [
    "half a day of building",
    withShipping({ buildBusinessDays: { ...shipping.buildBusinessDays, desktop: 2.5 } }),
    "shipping.buildBusinessDays.desktop",
  ],
  [
    "a warehouse in no time zone",
    withShipping({ warehouse: { ...shipping.warehouse, timeZone: "America/Denverr" } }),
    "shipping.warehouse.timeZone",
  ],
  [
    "a cutoff at 25 o'clock",
    withShipping({ warehouse: { ...shipping.warehouse, orderCutoffHour: 25 } }),
    "shipping.warehouse.orderCutoffHour",
  ],
  [
    "closed on no day",
    withShipping({ warehouse: { ...shipping.warehouse, calendar: { country: "USA", extraClosedOn: ["Friday"] } } }),
    "shipping.warehouse.calendar.extraClosedOn[0]",
  ],
  [
    "closed on no day in Canada",
    withShipping({ canadaCalendar: { country: "CANADA", extraClosedOn: ["Friday"] } }),
    "shipping.canadaCalendar.extraClosedOn[0]",
  ],
  ["a thousand points a dollar", { points: { ...points, earnedPerDollar: 1000 } }, "points.earnedPerDollar"],
  ["a point worth two dollars", { points: { ...points, dollarPpmPerPoint: 2_000_000 } }, "points.dollarPpmPerPoint"],
  ["points spent in steps of none", { points: { ...points, spentInStepsOf: 0 } }, "points.spentInStepsOf"],
  [
    "a payment minimum below zero",
    { payment: { ...payment, methods: [{ ...card, minimum: cents(-1) }] } },
    "payment.methods[0] (CreditCard).minimum",
  ],
  [
    "a payment maximum below its minimum",
    { payment: { ...payment, methods: [{ ...card, minimum: cents(2), maximum: cents(1) }] } },
    "payment.methods[0] (CreditCard).maximum",
  ],
  ["a payment method twice", { payment: { ...payment, methods: [card, card] } }, "payment.methods"],
  ["a page that is never fresh", { pages: { ...storeConfig.pages, revalidateSeconds: 0 } }, "pages.revalidateSeconds"],
  [
    "a loading page that is shown at once",
    { pages: { ...storeConfig.pages, loadingAfterMs: 0 } },
    "pages.loadingAfterMs",
  ],
  [
    "a loading page that is never fresh",
    { pages: { ...storeConfig.pages, loadingSeconds: 0 } },
    "pages.loadingSeconds",
  ],
  ["a lease that costs less to ship", withShipping({ leasedIncrease: cents(-1) }), "shipping.leasedIncrease"],
  ["no memory for pages", { pages: { ...storeConfig.pages, keptMegabytes: 0 } }, "pages.keptMegabytes"],
  ["widths that fall", { pictures: { ...storeConfig.pictures, deviceWidths: [750, 640] } }, "pictures.deviceWidths"],
  ["a quality of 101", { pictures: { ...storeConfig.pictures, quality: 101 } }, "pictures.quality"],
  [
    "a country code of three letters",
    { redirect: { ...storeConfig.redirect, countries: ["DEU"] } },
    "redirect.countries",
  ],
  [
    "a redirect to plain http",
    { redirect: { countries: ["DE"], url: "http://de.rigsmith.example", enabled: true } },
    "redirect.url",
  ],
])("%s is refused with the field named", (_, change, field) => {
  expect(fieldsOf(change)).toContain(field);
});

test("an offer may stay open at either end, and a rate of zero is a rate", () => {
  expect(
    fieldsOf(
      withShipping({
        freeShippings: [
          { ...offer, validFrom: "2026-12-01" },
          { ...offer, validUntil: "2026-12-01" },
        ],
      }),
    ),
  ).toEqual([]);
  expect(fieldsOf(withRegion({ parts: [{ name: "Sales tax", ratePpm: 0 }], maxPpm: 0 }))).toEqual([]);
});

test("a store with wrong settings does not start, and hears of every field at once", () => {
  const wrong = { ...storeConfig, version: "", ...withRegion({ maxPpm: 7 }) };
  expect(() => assertStoreConfig(wrong)).toThrow(
    /^store\.config\.ts cannot be used:\n {2}version is empty.*\n {2}tax\.regions\[0\] \(USA TX\)\.maxPpm 7 is not a rate in parts per million/,
  );
});
