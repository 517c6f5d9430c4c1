import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { sampleLaptop as laptop, sampleMouse as mouse, samplePc as pc } from "../testing/sample-cart.ts";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import {
  apo,
  chair,
  denver,
  fees,
  honolulu,
  montreal,
  option,
  options,
  readyPc,
  to,
} from "../testing/sample-shipping.ts";
import type { ShippingConfig } from "./shipping-config.ts";

test.each([
  // rate − 75.00 for a desktop, rate − 49.00 for a laptop; ground is in the price
  ["a PC to Denver", [pc], denver, ["7: 0", "9: 4400", "4: 4900", "10: 5400", "3: 6900", "5: 7400", "6: 13900"]],
  ["a laptop to Denver", [laptop], denver, ["7: 0", "4: 2900", "9: 3400", "3: 3900", "5: 4300", "10: 4400", "6: 7500"]],
  [
    "two PCs to Denver",
    [{ ...pc, quantity: 2 }],
    denver,
    ["7: 0", "9: 8800", "4: 9800", "10: 10800", "3: 13800", "5: 14800", "6: 27800"],
  ],
  [
    "a PC and a laptop to Denver",
    [pc, laptop],
    denver,
    ["7: 0", "4: 7800", "9: 7800", "10: 9800", "3: 10800", "5: 11700", "6: 21400"],
  ],
  ["a PC to Honolulu: 224 − 75, 274 − 75, 284 − 75", [pc], honolulu, ["7: 14900", "3: 19900", "5: 20900"]],
  ["a PC to Honolulu with a mouse: gear travels along", [pc, mouse], honolulu, ["7: 14900", "3: 19900", "5: 20900"]],
  ["a laptop to an APO: 108 − 49", [laptop], apo, ["2: 5900"]],
  ["a PC to a PO box in Ohio: 134 − 75", [pc], to("OH", "Akron", { isPoBox: true }), ["2: 5900"]],
  ["a PC to a PO box in Alaska: special-region rate 174 − 75", [pc], to("AK", "Nome", { isPoBox: true }), ["2: 9900"]],
  ["a laptop to Montréal: 98 − 49", [laptop], montreal, ["1: 4900"]],
  ["a PC to Puerto Rico", [pc], to("PR", "San Juan"), ["2: 9900", "3: 19900"]],
  ["a PC to Saipan: no special-region rate, 134 − 75 and 144 − 75", [pc], to("MP", "Saipan"), ["2: 5900", "3: 6900"]],
  ["a mouse to Denver", [mouse], denver, ["11: 595", "3: 1495", "5: 1495"]],
  ["a mouse to an APO: 5.95 and 3.00 for the postal service", [mouse], apo, ["2: 895"]],
  ["three mice to an APO, 1.2 kg: 8.95 and 3.00 once", [{ ...mouse, quantity: 3 }], apo, ["2: 1195"]],
  [
    "a mouse to Honolulu: 14.95 and 27.00 for two days, by both two-day methods",
    [mouse],
    honolulu,
    ["11: 595", "3: 4195", "5: 4195"],
  ],
  ["a mouse to Puerto Rico", [mouse], to("PR", "Ponce"), ["2: 895", "3: 4195", "5: 4195"]],
  ["a mouse to a PO box in Juneau", [mouse], to("AK", "Juneau", { isPoBox: true }), ["11: 595", "2: 895"]],
  [
    "a mouse to a PO box in Guam, where a street has no method 11",
    [mouse],
    to("GU", "Hagatna", { isPoBox: true }),
    ["2: 895"],
  ],
  ["a mouse to a PO box in Ohio", [mouse], to("OH", "Akron", { isPoBox: true }), ["11: 595", "2: 895"]],
  ["a mouse to Montréal", [mouse], montreal, ["13: 1495"]],
  [
    "a chair and two mice to Denver, 24.8 kg",
    [chair, { ...mouse, quantity: 2 }],
    denver,
    ["11: 3995", "3: 8995", "5: 8995"],
  ],
  [
    "two chairs, 48 kg: above every range the last one holds",
    [{ ...chair, quantity: 2 }],
    denver,
    ["11: 3995", "3: 8995", "5: 8995"],
  ],
  [
    "500 g is in the range that ends there",
    [{ ...mouse, weightGrams: 500 }],
    denver,
    ["11: 595", "3: 1495", "5: 1495"],
  ],
  ["501 g is in the next", [{ ...mouse, weightGrams: 501 }], denver, ["11: 895", "3: 1995", "5: 1995"]],
  ["a service of 0 g", [{ ...mouse, weightGrams: 0 }], denver, ["11: 595", "3: 1495", "5: 1495"]],
] as const)("%s: methods with fees, cheapest first", (_, lines, destination, expected) => {
  expect(fees(lines, destination)).toEqual(expected);
});

test("there are no methods for an empty cart, an unknown destination, and a country we do not ship to", () => {
  expect(options([], denver)).toEqual([]);
  expect(options([pc], null)).toEqual([]);
  expect(options([pc], to("", "Berlin", { country: "OTHER" }))).toEqual([]);
});

test.each([
  ["a PO box in Ohio", to("OH", "Akron", { isPoBox: true }), ["11: 0", "2: 4295"]],
  ["a PO box in Guam", to("GU", "Hagatna", { isPoBox: true }), ["2: 4295"]],
  ["a PO box in San Juan", to("PR", "San Juan", { isPoBox: true }), ["2: 4295"]],
  ["a PO box in Saipan", to("MP", "Saipan", { isPoBox: true }), ["2: 4295"]],
  ["a PO box in Nome", to("AK", "Nome", { isPoBox: true }), ["11: 3995", "2: 4295"]],
  ["a PO box in Honolulu", to("HI", "Honolulu", { isPoBox: true }), ["11: 3995", "2: 4295"]],
  ["a street in Nome", to("AK", "Nome"), ["11: 3995", "3: 11695", "5: 11695"]],
  ["a PO box at an APO", to("AE", "APO", { isPoBox: true }), ["2: 4295"]],
])("gear for $500 ships free to the lower 48 only, whatever the box: a chair to %s", (_, destination, expected) => {
  expect(fees([chair], destination, 500_00)).toEqual(expected);
});

test("a configuration from before PO boxes had their regions prices them as it did", () => {
  const { po_box_alaska_hawaii, po_box_territory, ...mapping } = defaultShippingConfig.modelShippingMethodsMapping;
  const kept = { ...defaultShippingConfig, modelShippingMethodsMapping: mapping } as ShippingConfig;
  const guam = to("GU", "Hagatna", { isPoBox: true });
  expect([po_box_alaska_hawaii.gearOnly, po_box_territory.gearOnly]).toEqual([[2, 11], [2]]);
  expect(fees([chair], guam, 500_00, kept)).toEqual(["11: 0", "2: 4295"]);
});

test("the postal service is called by its military posts only where they are", () => {
  expect(option(2, [mouse], apo)?.name).toBe("US postal (APO/FPO)");
  expect(option(2, [mouse], to("AK", "Nome", { isPoBox: true }))?.name).toBe("US Postal Service");
  expect(option(2, [mouse], to("PR", "Ponce"))?.name).toBe("US Postal Service");
});

test("will call is offered to nobody, even where a table lists it", () => {
  const conus = { desktop: [7, 8], laptop: [7, 8], gearOnly: [8, 11] } as const;
  const shipping = {
    ...defaultShippingConfig,
    modelShippingMethodsMapping: { ...defaultShippingConfig.modelShippingMethodsMapping, conus },
  };
  expect(fees([pc], denver, 0, shipping)).toEqual(["7: 0"]);
  expect(fees([mouse], denver, 0, shipping)).toEqual(["11: 595"]);
});

test("ready-made PCs go by their own rows: 5-7 business days to Honolulu, 15828 not to ordinary USA addresses", () => {
  expect(fees([readyPc], denver)).toEqual(["7: 0", "9: 4400", "4: 4900", "10: 5400", "5: 5900", "6: 11900"]);
  expect(fees([{ ...readyPc, quantity: 2 }], denver)).toContain("5: 11800");
  const ready = { because: "ready_made", count: 1 };
  expect(option(7, [readyPc], denver)?.reason).toEqual({ ...ready, each: 0, days: null });
  expect(option(7, [readyPc], honolulu)?.reason).toEqual({ ...ready, each: 149_00, days: { from: 5, until: 7 } });
  expect(option(5, [readyPc], denver)?.reason).toEqual({ ...ready, each: 59_00, days: null });
  expect(fees([readyPc], honolulu)).toEqual(["7: 14900", "3: 17900", "5: 20900"]);
  expect(fees([readyPc], montreal)).toEqual(["1: 8900"]);
});

test("a mouse beside a ready-made PC changes nothing", () => {
  expect(fees([mouse, readyPc], denver)).toEqual(fees([readyPc], denver));
});

test("15828 is for other countries too, where an owner lists it", () => {
  const rdyShippingMethods = [
    { shippingMethodSkuId: 15828, methodId: 1, zones: ["canada"], fee: cents(50_00), shippingBusinessDay: 6 },
  ] as const;
  expect(fees([readyPc], montreal, 0, { ...defaultShippingConfig, rdyShippingMethods })).toEqual(["1: 5000"]);
});

test("one PC that is not built yet takes the ready-made rows away", () => {
  expect(fees([readyPc, pc], denver)).toContain("3: 13800");
});

test("of two ready-made rows for a method the cheaper one is taken", () => {
  const rdyShippingMethods = [
    { shippingMethodSkuId: 1, methodId: 7, zones: ["conus"], fee: cents(20_00), shippingBusinessDay: 4 },
    { shippingMethodSkuId: 2, methodId: 7, zones: ["conus"], fee: cents(10_00), shippingBusinessDay: 6 },
  ] as const;
  expect(option(7, [readyPc], denver, 0, { ...defaultShippingConfig, rdyShippingMethods })).toMatchObject({
    fee: 10_00,
    arrivesFrom: "2026-12-02",
  });
});

test("a special model goes only by the methods that carry it", () => {
  const shipping = { ...defaultShippingConfig, specialShippings: { modelIds: [700], methodIds: [7, 10] as const } };
  expect(fees([pc], denver, 0, shipping)).toEqual(["7: 0", "10: 5400"]);
  expect(fees([laptop], denver, 0, shipping)).toHaveLength(7);
  expect(options([pc], apo, 0, shipping)).toEqual([]);
});

test("a mouse beside a special model goes the special model's way", () => {
  const shipping = { ...defaultShippingConfig, specialShippings: { modelIds: [700], methodIds: [7, 10] as const } };
  expect(fees([mouse, pc], denver, 0, shipping)).toEqual(["7: 0", "10: 5400"]);
});

test("the method in the price is the owner's, not the cheapest", () => {
  const specialFreeShipping = { ...defaultShippingConfig.specialFreeShipping, defaultMethod: 6 as const };
  expect(fees([pc], denver, 0, { ...defaultShippingConfig, specialFreeShipping }).slice(0, 2)).toEqual([
    "6: 0",
    "7: 2900",
  ]);
});

test("where ground cannot go, the cheapest other method is the one in the price, unless it is excluded", () => {
  const special = { ...defaultShippingConfig, specialShippings: { modelIds: [700], methodIds: [6, 10] as const } };
  expect(fees([pc], denver, 0, special)).toEqual(["10: 0", "6: 13900"]);
  const excluding = {
    ...special,
    specialFreeShipping: { ...special.specialFreeShipping, excludeMethods: [6, 10] as const },
  };
  expect(fees([pc], denver, 0, excluding)).toEqual(["10: 5400", "6: 13900"]);
});

test("of two methods with one fee and one day the lower number comes first", () => {
  const methods = defaultShippingConfig.methods.map((row) => ({
    ...row,
    increase: { desktop: cents(80_00), laptop: cents(60_00) },
    transit: { from: 3, until: 3 },
  }));
  const shuffled = [...methods.slice(5), ...methods.slice(0, 5)];
  expect(
    fees([pc], denver, 0, { ...defaultShippingConfig, methods: shuffled }).map((row) => row.split(":")[0]),
  ).toEqual(["7", "3", "4", "5", "6", "9", "10"]);
});

test("a kind that costs nothing more is not named among what the shipping costs", () => {
  const methods = defaultShippingConfig.methods.map((row) =>
    row.methodId === 6 ? { ...row, increase: { desktop: cents(214_00), laptop: cents(49_00) } } : row,
  );
  expect(option(6, [pc, laptop], denver, 0, { ...defaultShippingConfig, methods })?.reason).toEqual({
    because: "systems",
    charged: [{ kind: "desktop", count: 1, each: 139_00, rate: 214_00, included: 75_00 }],
  });
});

test("a rate below what the price already holds costs nothing, never less", () => {
  const methods = defaultShippingConfig.methods.map((row) =>
    row.methodId === 4 ? { ...row, increase: { desktop: cents(60_00), laptop: cents(49_00) } } : row,
  );
  expect(fees([pc], denver, 0, { ...defaultShippingConfig, methods })).toContain("4: 0");
});

test("a weight in a gap between ranges pays the last one", () => {
  const ranges = [
    { fromGrams: 0, toGrams: 100, fee: cents(1_00) },
    { fromGrams: 500, toGrams: 900, fee: cents(2_00) },
    { fromGrams: 901, toGrams: 950, fee: cents(3_00) },
  ];
  const gearShippingChargeWeightMapping = [{ methodIds: [3, 5, 11] as const, ranges }];
  expect(fees([mouse], denver, 0, { ...defaultShippingConfig, gearShippingChargeWeightMapping })).toContain("11: 300");
});

test("a table that forgot a method's weights is the owner's mistake and says so", () => {
  const [, ...without] = defaultShippingConfig.gearShippingChargeWeightMapping;
  expect(() =>
    options([mouse], denver, 0, { ...defaultShippingConfig, gearShippingChargeWeightMapping: without }),
  ).toThrow("No gear shipping charge is on file for method 11");
  const empty = [{ methodIds: [3, 5, 11] as const, ranges: [] }];
  expect(() =>
    options([mouse], denver, 0, { ...defaultShippingConfig, gearShippingChargeWeightMapping: empty }),
  ).toThrow("A gear shipping charge has no weight ranges");
});
