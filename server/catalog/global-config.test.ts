import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { GlobalConfig } from "#contract/schemas/global-config.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents } from "#rules/money/cents.ts";
import { globalConfig } from "./global-config.ts";

const TODAY = "2026-11-21";
const [holiday] = storeConfig.tax.holidays;
if (!holiday) throw new Error("The settings have no tax holiday");
const config: StoreConfig = {
  ...storeConfig,
  cartRecommends: [2401, 2601],
  limits: { ...storeConfig.limits, amazonGiftCard: cents(500_00) },
  tax: {
    ...storeConfig.tax,
    holidays: [
      { ...holiday, state: "TX" },
      { ...holiday, state: "KS", testMode: true },
    ],
    freeHolidays: [
      { state: "OH", maxPrice: cents(500_00), startDate: "2026-07-31", endDate: "2026-08-13", activated: true },
    ],
  },
};
const shown = globalConfig(config, TODAY);

test("the global configuration keeps its shape, and holds nothing of tester mode and none of our addresses", () => {
  expect(GlobalConfig.parse(shown)).toEqual(shown);
  const text = JSON.stringify(shown);
  for (const hidden of [config.flags.tester, config.flags.rebuild, config.store.guestEmail, '"KS","StartDate"'])
    expect(text).not.toContain(hidden);
});

test("shipping settings have the specification's names and dollars", () => {
  expect(shown.ModelShippingMethodsMapping["military"]).toEqual({ Desktop: [2], Laptop: [2], GearOnly: [2] });
  expect(shown.SpecialFreeShipping).toEqual({
    DefaultMethod: 7,
    ExcludeMethod: [1, 2, 8],
    DefaultDesktop: 75,
    DefaultLaptop: 49,
  });
  expect(shown.FreeShippings).toEqual([
    {
      ShippingMethodIDs: [11],
      Destinations: ["conus", "po_box"],
      MinimumAmount: 99,
      StartDate: null,
      EndDate: null,
    },
  ]);
  expect(shown.GearShippingChargeWeightMapping[0]?.Ranges[1]).toEqual({ From: 501, To: 2000, Fee: 8.95 });
  expect(shown.SpecialShippings).toEqual({ ModelIds: [] });
  expect(shown.ShippingMethods.find(({ ShippingMethodID }) => ShippingMethodID === 7)).toEqual({
    ShippingMethodID: 7,
    ShippingMethodName: "Ground",
    Increase: { Desktop: 104, Laptop: 68 },
  });
  expect(shown.RDYShippingMethods[1]).toEqual({ ShippingMethodSkuID: 15826, Fee: 59, ShippingBusinessDay: 2 });
  expect(shown.RdyShippingDate).toBe(1);
});

test("an address item has country, state, the rate in force and the highest one", () => {
  const item = (state: string, on = TODAY) =>
    globalConfig(config, on).AddressItems.filter(({ State }) => State === state);
  expect(item("TX")).toEqual([{ Country: "USA", State: "TX", Cities: [], Tax: 0.0625, TaxMax: 0.0825 }]);
  expect(item("QC")).toEqual([{ Country: "CANADA", State: "QC", Cities: [], Tax: 0.14975, TaxMax: 0.14975 }]);
  expect([item("NS")[0]?.Tax, item("NS", "2025-03-31")[0]?.Tax, item("NS").length]).toEqual([0.14, 0.15, 1]);
});

test("points, recommendations, the gift card limit and warranties have the specification's names", () => {
  expect([shown.PointToPriceRate, shown.PointMoneyRate, shown.ApplyUserPointMagnificationValue]).toEqual([
    0.01, 1, 500,
  ]);
  expect([shown.CartRecommends, shown.AmazonGiftCardLimit]).toEqual([[2401, 2601], 500]);
  expect(globalConfig(storeConfig, TODAY).AmazonGiftCardLimit).toBeNull();
  expect(shown.Warranties.filter(({ Price }) => Price === 129)).toEqual([
    { WarrantyID: 3, Title: "2 years", Price: 129, IsNotebook: true },
  ]);
});

test("tax holidays are there in both shapes, TimeZomeDifference spelled so", () => {
  expect(shown.TaxFreeHoliday).toEqual({
    OH: { MaxPrice: 500, StartDate: "2026-07-31", EndDate: "2026-08-13", Activated: true },
  });
  expect(shown.TaxHolidays).toEqual([
    {
      State: "TX",
      StartDate: "2026-07-17T00:00:00",
      EndDate: "2026-07-19T23:59:59",
      TimeZomeDifference: -5,
      TestMode: false,
      MaxPrice: 750,
      GearsMaxPrice: 750,
      ExcludeGears: false,
      TaxType: "PerItem",
    },
  ]);
});
