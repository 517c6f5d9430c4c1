import { expect, test } from "vitest";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import { SHIPPING_ZONES } from "./shipping-config.ts";

test.each([
  [1, "International ground"],
  [2, "US postal (APO/FPO)"],
  [3, "FedEx 2 day"],
  [4, "Three day"],
  [5, "Two day"],
  [6, "Overnight"],
  [7, "Ground"],
  [8, "Will call"],
  [9, "Evening home delivery"],
  [10, "Appointment home delivery"],
  [11, "Gear to the USA"],
  [13, "Gear to Canada"],
])("shipping method %i is %j", (methodId, name) => {
  expect(defaultShippingConfig.methods.find((row) => row.methodId === methodId)?.name).toBe(name);
});

test("there is no shipping method 12, and no method twice", () => {
  expect(defaultShippingConfig.methods.map(({ methodId }) => methodId)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13,
  ]);
});

test("gear-only methods carry no system, and only 11 and 13 are theirs alone", () => {
  for (const zone of SHIPPING_ZONES) {
    const { desktop, laptop } = defaultShippingConfig.modelShippingMethodsMapping[zone];
    expect([...desktop, ...laptop]).not.toContain(11);
    expect([...desktop, ...laptop]).not.toContain(13);
  }
});

test("no courier goes to a PO box: only the postal service and standard gear shipping", () => {
  const { po_box, po_box_alaska_hawaii, po_box_territory } = defaultShippingConfig.modelShippingMethodsMapping;
  expect(po_box).toEqual({ desktop: [2], laptop: [2], gearOnly: [2, 11] });
  expect(po_box_alaska_hawaii).toEqual(po_box);
  expect(po_box_territory).toEqual({ desktop: [2], laptop: [2], gearOnly: [2] });
});

test("weight ranges begin at 0 and touch", () => {
  for (const { ranges } of defaultShippingConfig.gearShippingChargeWeightMapping) {
    expect(ranges.map(({ fromGrams }) => fromGrams)).toEqual([
      0,
      ...ranges.slice(0, -1).map(({ toGrams }) => toGrams + 1),
    ]);
    expect(ranges.map(({ fee }) => fee)).toEqual(ranges.map(({ fee }) => fee).toSorted((a, b) => a - b));
  }
});

test("the constants are the specification's: 75 and 49 in the price, adders 3 and 27, sku 15828, labels 7 days ahead", () => {
  expect(defaultShippingConfig).toMatchObject({
    includedInPrice: { desktop: 75_00, laptop: 49_00 },
    gearAdders: { usPostal: 3_00, twoDaySpecialRegion: 27_00, twoDayMethodIds: [3, 5] },
    specialRegionOnlySkuId: 15828,
    labelShipDaysAhead: 7,
    specialFreeShipping: { defaultMethod: 7, defaultDesktop: 75_00, defaultLaptop: 49_00 },
  });
});
