import { cents } from "../money/cents.ts";
import type { GearWeightRange, ShippingConfig, ShippingMethod, SystemRates } from "./shipping-config.ts";

const rates = (desktop: number, laptop: number): SystemRates => ({ desktop: cents(desktop), laptop: cents(laptop) });
const method = (row: ShippingMethod): ShippingMethod => row;

const METHODS: readonly ShippingMethod[] = [
  method({
    methodId: 1,
    name: "International ground",
    increase: rates(164_00, 98_00),
    transit: { from: 5, until: 8 },
    specialRegion: null,
  }),
  method({
    methodId: 2,
    name: "US postal (APO/FPO)",
    civilianName: "US Postal Service",
    increase: rates(134_00, 88_00),
    transit: { from: 5, until: 9 },
    specialRegion: { increase: rates(174_00, 108_00), transit: { from: 10, until: 20 } },
  }),
  method({
    methodId: 3,
    name: "FedEx 2 day",
    increase: rates(144_00, 88_00),
    transit: { from: 2, until: 2 },
    specialRegion: { increase: rates(274_00, 148_00), transit: { from: 3, until: 4 } },
  }),
  method({
    methodId: 4,
    name: "Three day",
    increase: rates(124_00, 78_00),
    transit: { from: 3, until: 3 },
    specialRegion: null,
  }),
  method({
    methodId: 5,
    name: "Two day",
    increase: rates(149_00, 92_00),
    transit: { from: 2, until: 2 },
    specialRegion: { increase: rates(284_00, 154_00), transit: { from: 3, until: 4 } },
  }),
  method({
    methodId: 6,
    name: "Overnight",
    increase: rates(214_00, 124_00),
    transit: { from: 1, until: 1 },
    specialRegion: null,
  }),
  method({
    methodId: 7,
    name: "Ground",
    increase: rates(104_00, 68_00),
    transit: { from: 4, until: 5 },
    specialRegion: { increase: rates(224_00, 118_00), transit: { from: 7, until: 10 } },
  }),
  method({
    methodId: 8,
    name: "Will call",
    increase: rates(75_00, 49_00),
    transit: { from: 0, until: 0 },
    specialRegion: null,
  }),
  method({
    methodId: 9,
    name: "Evening home delivery",
    handover: "evening",
    increase: rates(119_00, 83_00),
    transit: { from: 4, until: 5 },
    specialRegion: null,
  }),
  method({
    methodId: 10,
    name: "Appointment home delivery",
    handover: "appointment",
    increase: rates(129_00, 93_00),
    transit: { from: 4, until: 6 },
    specialRegion: null,
  }),
  method({
    methodId: 11,
    name: "Gear to the USA",
    increase: rates(75_00, 49_00),
    transit: { from: 3, until: 5 },
    specialRegion: { increase: rates(75_00, 49_00), transit: { from: 7, until: 12 } },
  }),
  method({
    methodId: 13,
    name: "Gear to Canada",
    increase: rates(75_00, 49_00),
    transit: { from: 6, until: 10 },
    specialRegion: null,
  }),
];

/** Rows from `[toGrams, fee]` pairs: each begins one gram above the one before. */
function weightRanges(rows: readonly (readonly [toGrams: number, feeCents: number])[]): GearWeightRange[] {
  let fromGrams = 0;
  return rows.map(([toGrams, fee]) => {
    const range = { fromGrams, toGrams, fee: cents(fee) };
    fromGrams = toGrams + 1;
    return range;
  });
}

/** The demo shop's rates. A merchant's own stand in `store.config.ts`. */
export const defaultShippingConfig: ShippingConfig = {
  methods: METHODS,
  modelShippingMethodsMapping: {
    conus: { desktop: [3, 4, 5, 6, 7, 9, 10], laptop: [3, 4, 5, 6, 7, 9, 10], gearOnly: [3, 5, 11] },
    // A32: couriers do not deliver to a PO box.
    po_box: { desktop: [2], laptop: [2], gearOnly: [2, 11] },
    po_box_alaska_hawaii: { desktop: [2], laptop: [2], gearOnly: [2, 11] },
    po_box_territory: { desktop: [2], laptop: [2], gearOnly: [2] },
    military: { desktop: [2], laptop: [2], gearOnly: [2] },
    territory: { desktop: [2, 3], laptop: [2, 3], gearOnly: [2, 3, 5] },
    alaska_hawaii: { desktop: [3, 5, 7], laptop: [3, 5, 7], gearOnly: [3, 5, 11] },
    canada: { desktop: [1], laptop: [1], gearOnly: [13] },
  },
  specialFreeShipping: {
    defaultMethod: 7,
    excludeMethods: [1, 2, 8],
    defaultDesktop: cents(75_00),
    defaultLaptop: cents(49_00),
    zones: ["conus"],
  },
  freeShippings: [
    {
      rule: "gear-from-99",
      methodIds: [11],
      zones: ["conus", "po_box"],
      kinds: ["gearOnly"],
      minimumAfterDiscount: cents(99_00),
      validFrom: null,
      validUntil: null,
    },
  ],
  gearShippingChargeWeightMapping: [
    {
      methodIds: [2, 11],
      ranges: weightRanges([
        [500, 5_95],
        [2_000, 8_95],
        [5_000, 12_95],
        [12_000, 19_95],
        [30_000, 39_95],
      ]),
    },
    {
      methodIds: [3, 5],
      ranges: weightRanges([
        [500, 14_95],
        [2_000, 19_95],
        [5_000, 29_95],
        [12_000, 49_95],
        [30_000, 89_95],
      ]),
    },
    {
      methodIds: [13],
      ranges: weightRanges([
        [500, 14_95],
        [2_000, 19_95],
        [5_000, 27_95],
        [12_000, 44_95],
        [30_000, 84_95],
      ]),
    },
  ],
  specialShippings: { modelIds: [], methodIds: [7, 10] },
  includedInPrice: rates(75_00, 49_00),
  gearAdders: { usPostal: cents(3_00), twoDaySpecialRegion: cents(27_00), twoDayMethodIds: [3, 5] },
  rdyShippingMethods: [
    {
      shippingMethodSkuId: 15824,
      methodId: 7,
      zones: ["conus"],
      fee: cents(0),
      firstBusinessDay: 4,
      shippingBusinessDay: 5,
    },
    { shippingMethodSkuId: 15826, methodId: 5, zones: ["conus"], fee: cents(59_00), shippingBusinessDay: 2 },
    { shippingMethodSkuId: 15827, methodId: 6, zones: ["conus"], fee: cents(119_00), shippingBusinessDay: 1 },
    {
      shippingMethodSkuId: 15828,
      methodId: 3,
      zones: ["conus", "territory", "alaska_hawaii"],
      fee: cents(179_00),
      shippingBusinessDay: 4,
    },
    { shippingMethodSkuId: 15825, methodId: 7, zones: ["alaska_hawaii"], fee: cents(149_00), shippingBusinessDay: 7 },
  ],
  rdy5to7SkuId: 15825,
  specialRegionOnlySkuId: 15828,
  rdyShippingDate: { businessDays: 1 },
  buildBusinessDays: { desktop: 5, laptop: 0, gear: 0, rush: 2, defer: 15 },
  warehouse: { timeZone: "America/Los_Angeles", calendar: { country: "USA", extraClosedOn: [] }, orderCutoffHour: 14 },
  canadaCalendar: { country: "CANADA", extraClosedOn: [] },
  leasedIncrease: cents(0),
  labelShipDaysAhead: 7,
};
