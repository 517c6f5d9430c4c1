import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cents } from "../money/cents.ts";
import { checkStoreConfig } from "./check-store-config.ts";
import {
  card,
  charge,
  feeRow,
  freeHoliday,
  holiday,
  law,
  method,
  offer,
  one,
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

const { fees, limits, mail, pages, payment, pictures, points, redirect, service, shipping, store } = storeConfig;
const [minnesota] = fees.minnesotaDelivery;
const sentences = (change: Partial<StoreConfig>) =>
  checkStoreConfig({ ...storeConfig, ...change }).map(({ field, problem }) => `${field} ${problem}`);
const withMethod = (change: Partial<typeof method>) =>
  withShipping({ methods: [{ ...method, ...change }, ...shipping.methods.slice(1)] });
const withPay = (minimum: number | null, maximum: number | null): Partial<StoreConfig> => ({
  payment: {
    ...payment,
    methods: [
      { ...card, minimum: minimum === null ? null : cents(minimum), maximum: maximum === null ? null : cents(maximum) },
    ],
  },
});
const withHour = (orderCutoffHour: number) => withShipping({ warehouse: { ...shipping.warehouse, orderCutoffHour } });
const withMinnesota = (change: Partial<NonNullable<typeof minnesota>>) =>
  withFees({ minnesotaDelivery: minnesota ? [{ ...minnesota, ...change }] : [] });
const withPart = (ratePpm: number) => withRegion({ parts: [{ name: "Tax", ratePpm }], maxPpm: 300_000 });
const TX = "tax.regions[0] (USA TX)";

test.each<[string, Partial<StoreConfig>]>([
  ["version is empty: orders keep it", { version: "" }],
  ["store.name is empty", { store: { ...store, name: "" } }],
  ["shipsTo names no country", { shipsTo: [] }],
  ["limits.laptops 3 is neither 1 nor 5", { limits: { ...limits, laptops: 3 as 1 } }],
  ["payment.totalMismatch block is neither ask nor log", { payment: { ...payment, totalMismatch: "block" as "ask" } }],
  ["limits.amazonGiftCard is not above 0; null turns it off", { limits: { ...limits, amazonGiftCard: cents(0) } }],
  [
    "operatingSystemPrices.117 must be a whole number from 0, not -1",
    { operatingSystemPrices: { 117: cents(-1), 169: cents(0) } },
  ],
  ["warranties[1].warrantyId 0 is taken by warranties[0]", { warranties: [warranty, warranty] }],
  [
    "warranties[0].price is 0 for the included warranty (id 0) alone",
    { warranties: [{ ...warranty, price: cents(1) }] },
  ],
  [
    "warranties[1].months 36 is no longer than the included 36",
    { warranties: [warranty, { ...warranty, warrantyId: 1, price: cents(1) }] },
  ],
  [
    "warranties[0].months must be a whole number from 1, not 0",
    { warranties: [{ ...warranty, warrantyId: 9, months: 0 }] },
  ],
  ["warranties has no included one (id 0) for gear", { warranties: [warranty] }],
  ["service.returnDays must be a whole number from 1, not 0", { service: { ...service, returnDays: 0 } }],
  ["points.earnedPerDollar 101 is not between 0 and 100", { points: { ...points, earnedPerDollar: 101 } }],
  ["points.earnedPerDollar -1 is not between 0 and 100", { points: { ...points, earnedPerDollar: -1 } }],
  [
    "points.dollarPpmPerPoint 0.01 is not a part of a dollar in parts per million: one cent is 10000",
    { points: { ...points, dollarPpmPerPoint: 0.01 } },
  ],
  [
    "points.dollarPpmPerPoint -1 is not a part of a dollar in parts per million: one cent is 10000",
    { points: { ...points, dollarPpmPerPoint: -1 } },
  ],
  ...(["answerWithinHours", "decideWithinDays"] as const).map((name): [string, Partial<StoreConfig>] => [
    `payment.screening.${name} must be a whole number from 1, not 0`,
    { payment: { ...payment, screening: { ...payment.screening, [name]: 0 } } },
  ]),
  [
    "payment.screening.decideWithinDays is above 6: a card's money is set aside for 7 days",
    { payment: { ...payment, screening: { ...payment.screening, decideWithinDays: 7 } } },
  ],
  ["mail.giveUpAfterDays must be a whole number from 1, not 0", { mail: { ...mail, giveUpAfterDays: 0 } }],
  ["mail.warnAfterMinutes must be a whole number from 1, not 0.5", { mail: { ...mail, warnAfterMinutes: 0.5 } }],
  ["points.expireAfterDays must be a whole number from 1, not 0", { points: { ...points, expireAfterDays: 0 } }],
  ["payment.methods[0] (CreditCard).minimum is below 0", withPay(-1, null)],
  ["payment.methods[0] (CreditCard).maximum is below its minimum", withPay(2, 1)],
  ...(["CreditCard", "AFFIRM", "PAYPAL", "AMAZONV2", "ApplePay", "GooglePay", "Katapult"] as const).map(
    (type): [string, Partial<StoreConfig>] => [
      `payment.methods names ${type} twice`,
      { payment: { ...payment, methods: [card, { ...card, type }, { ...card, type }] } },
    ],
  ),
  ["pages.structuredListMost must be a whole number from 1, not 0", { pages: { ...pages, structuredListMost: 0 } }],
  ["pictures.deviceWidths are not whole widths that rise", { pictures: { ...pictures, deviceWidths: [640, 640] } }],
  ["pictures.imageWidths are not whole widths that rise", { pictures: { ...pictures, imageWidths: [0] } }],
  ["pictures.quality 0 is not between 1 and 100", { pictures: { ...pictures, quality: 0 } }],
  ["pictures.quality 101 is not between 1 and 100", { pictures: { ...pictures, quality: 101 } }],
  [
    'pictures.host "cdn.example" is not an https:// scheme and a host only',
    { pictures: { ...pictures, host: "cdn.example" } },
  ],
  [
    'pictures.host "https://cdn.example/" is not an https:// scheme and a host only',
    { pictures: { ...pictures, host: "https://cdn.example/" } },
  ],
  ["cookies.consentSeconds must be a whole number from 1, not 0", { cookies: { consentSeconds: 0, rewardDays: 30 } }],
  [
    "redirect.countries holds something that is not a two-letter country",
    { redirect: { ...redirect, countries: ["DE", "DEU", "de"] } },
  ],
  ["redirect.url is not an https address", { redirect: { ...redirect, enabled: true, url: "ftp://https://" } }],
  ['tax.regions[0] (USA TXX).state "TXX" is not a two-letter state or province', withRegion({ state: "TXX" })],
  [`${TX}.from "2026-02-30" is not a day written YYYY-MM-DD`, withRegion({ from: "2026-02-30" })],
  [`${TX}.from "x2026-02-03" is not a day written YYYY-MM-DD`, withRegion({ from: "x2026-02-03" })],
  [`${TX}.from "2026-02-03T" is not a day written YYYY-MM-DD`, withRegion({ from: "2026-02-03T" })],
  [`${TX}.parts names no tax; a place without one has a rate of 0`, withRegion({ parts: [] })],
  [`${TX}.parts Tax 300001 is not a rate in parts per million: 7 % is 70000, and 30 % is the most`, withPart(300_001)],
  [`${TX}.parts Tax 99 is not a rate in parts per million: 7 % is 70000, and 30 % is the most`, withPart(99)],
  [`${TX}.maxPpm 62499 is below the region's own rate 62500`, withRegion({ maxPpm: 62_499 })],
  ["tax.regions[1] (USA TX) begins on no day twice: see tax.regions[0]", withTax({ regions: [region, region] })],
  [
    "tax.regions[1] (USA TX) begins on 2026-01-01 twice: see tax.regions[0]",
    withTax({ regions: [region, region].map((row) => ({ ...row, from: "2026-01-01" })) }),
  ],
  [
    "tax.holidays[0] (AL) ends on 2026-07-16T23:59:59 before it starts on 2026-07-17T00:00:00",
    withHoliday({ endDate: "2026-07-16T23:59:59" }),
  ],
  [
    'tax.holidays[0] (AL).endDate "2026-07-19 23:59:59" is not a local time written YYYY-MM-DDTHH:mm:ss',
    withHoliday({ endDate: "2026-07-19 23:59:59" }),
  ],
  [
    'tax.holidays[0] (AL).endDate "2026-07-19T23:59:59Z" is not a local time written YYYY-MM-DDTHH:mm:ss',
    withHoliday({ endDate: "2026-07-19T23:59:59Z" }),
  ],
  [
    'tax.holidays[0] (AL).endDate "2026-07-19 T23:59:59" is not a local time written YYYY-MM-DDTHH:mm:ss',
    withHoliday({ endDate: "2026-07-19 T23:59:59" }),
  ],
  [
    "tax.holidays[0] (AL).timeZoneDifferenceHours 15 is not a number of hours from UTC",
    withHoliday({ timeZoneDifferenceHours: 15 }),
  ],
  ["tax.holidays[0] (AL).maxPrice is below 0", withHoliday({ maxPrice: cents(-1) })],
  ["tax.holidays[0] (AL).gearsMaxPrice is below 0", withHoliday({ gearsMaxPrice: cents(-1) })],
  [
    'tax.freeHolidays[0] (TX).endDate "then" is not a day written YYYY-MM-DD',
    withTax({ freeHolidays: [{ ...freeHoliday, endDate: "then" }] }),
  ],
  [
    "tax.freeHolidays[0] (TX).maxPrice is below 0",
    withTax({ freeHolidays: [{ ...freeHoliday, maxPrice: cents(-1) }] }),
  ],
  [
    "fees.coloradoDelivery[0] ends on 2023-06-30 before it starts on 2023-07-01",
    withFees({ coloradoDelivery: [{ ...feeRow, until: "2023-06-30" }] }),
  ],
  [
    "fees.coloradoDelivery[0].until reaches into the row that begins on 2023-07-01",
    withFees({ coloradoDelivery: [{ ...feeRow, until: null }, feeRow] }),
  ],
  [
    'fees.coloradoDelivery[0].from "July" is not a day written YYYY-MM-DD',
    withFees({ coloradoDelivery: [{ ...feeRow, from: "July" }] }),
  ],
  ['fees.minnesotaDelivery[0].until "July" is not a day written YYYY-MM-DD', withMinnesota({ until: "July" })],
  ["fees.minnesotaDelivery[0].fee must be a whole number from 0, not -1", withMinnesota({ fee: cents(-1) })],
  ["shipping.methods[12] is method 1 a second time", withShipping({ methods: [...shipping.methods, method] })],
  ["shipping.methods[0].transit takes from 5 until 2 days", withMethod({ transit: { from: 5, until: 2 } })],
  [
    "shipping.methods[0].transit takes from 9 until 1 days",
    withMethod({ specialRegion: { increase: method.increase, transit: { from: 9, until: 1 } } }),
  ],
  [
    "shipping.methods[0].increase.desktop must be a whole number from 0, not -1",
    withMethod({ increase: { desktop: cents(-1), laptop: cents(0) } }),
  ],
  [
    "shipping.methods[0].increase.laptop must be a whole number from 0, not -1",
    withMethod({ increase: { desktop: cents(0), laptop: cents(-1) } }),
  ],
  [
    "shipping.modelShippingMethodsMapping.canada.laptop names method 1, which shipping.methods does not have",
    withShipping({ methods: shipping.methods.slice(1) }),
  ],
  [
    'shipping.warehouse.timeZone "Reno" is not a time zone',
    withShipping({ warehouse: { ...shipping.warehouse, timeZone: "Reno" } }),
  ],
  ["shipping.warehouse.orderCutoffHour 0 is not an hour from 1 to 24", withHour(0)],
  ["shipping.warehouse.orderCutoffHour 25 is not an hour from 1 to 24", withHour(25)],
  ["shipping.gearShippingChargeWeightMapping[0].ranges is empty", withRanges()],
  ["shipping.gearShippingChargeWeightMapping[0].ranges[0] ends at -1 g before it starts at 0 g", withRanges([0, -1])],
  [
    "shipping.gearShippingChargeWeightMapping[0].ranges[1].fromGrams is 600, but the range before leaves off so that 501 comes next",
    withRanges([0, 500], [600, 900]),
  ],
  [
    'shipping.freeShippings[0] (gear-from-99).validFrom "soon" is not a day written YYYY-MM-DD',
    withShipping({ freeShippings: [{ ...offer, validFrom: "soon" }] }),
  ],
  [
    'shipping.freeShippings[0] (gear-from-99).validUntil "late" is not a day written YYYY-MM-DD',
    withShipping({ freeShippings: [{ ...offer, validUntil: "late" }] }),
  ],
])("a wrong setting is told in words: %s", (sentence, change) => {
  expect(sentences(change)).toContain(sentence);
});

test.each<[string, Partial<StoreConfig>]>([
  ["five laptops", { limits: { ...limits, laptops: 5 } }],
  ["a gift card limit of a cent", { limits: { ...limits, amazonGiftCard: cents(1) } }],
  ["the most and the least of points", { points: { ...points, earnedPerDollar: 100, dollarPpmPerPoint: 1_000_000 } }],
  ["points that earn and pay nothing", { points: { ...points, earnedPerDollar: 0, dollarPpmPerPoint: 0 } }],
  ["a payment from 0 to 0", withPay(0, 0)],
  ["a payment up to an amount", withPay(null, 5)],
  ["a payment from an amount", withPay(5, null)],
  ["quality 1", { pictures: { ...pictures, quality: 1 } }],
  ["a host of pictures", { pictures: { ...pictures, host: "https://cdn.example:8443" } }],
  ["quality 100", { pictures: { ...pictures, quality: 100 } }],
  ["a redirect that is on", { redirect: { ...redirect, enabled: true } }],
  ["a redirect that is off, to nowhere", { redirect: { ...redirect, enabled: false, url: "" } }],
  ["a rate of 0.01 %", withPart(100)],
  ["a rate of 30 %", withPart(300_000)],
  ["two countries with a state of one name", withTax({ regions: [region, { ...region, country: "CANADA" }] })],
  ["a holiday of one second", withHoliday({ endDate: holiday.startDate })],
  ["a holiday 14 hours ahead", withHoliday({ timeZoneDifferenceHours: 14 })],
  ["a holiday for what costs nothing", withHoliday({ maxPrice: cents(0), gearsMaxPrice: cents(0) })],
  ["a holiday without limits", withHoliday({ maxPrice: null, gearsMaxPrice: null })],
  ["a short holiday for what costs nothing", withTax({ freeHolidays: [{ ...freeHoliday, maxPrice: cents(0) }] })],
  ["orders until 1 o'clock", withHour(1)],
  ["orders until midnight", withHour(24)],
  ["a range of one gram", withRanges([0, 0], [1, 1])],
  ["laws of two states that overlap", withFees({ recycling: [law, { ...law, state: "NV" }] })],
  ["a charge as it is", withShipping({ gearShippingChargeWeightMapping: [charge] })],
])("a store may have %s", (_, change) => {
  expect(sentences(change)).toEqual([]);
});

test("an example needs a row of the settings to begin with", () => {
  expect(() => one(undefined)).toThrow("The store's settings have no such row");
});
