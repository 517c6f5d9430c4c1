import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./wire-money.ts";

const MethodIds = z.array(z.int());
const Rates = z.object({ Desktop: WireMoney, Laptop: WireMoney });
const Day = z.string().nullable();

/**
 * The global configuration of section 3 in the specification's spelling (S227–S241, S248, S249), `TimeZomeDifference`
 * as it stands there. Only what a shopper may see: nothing that opens tester mode, no address of ours.
 */
export const GlobalConfig = z.object({
  Version: z.string(),
  ShippingMethods: z.array(z.object({ ShippingMethodID: z.int(), ShippingMethodName: z.string(), Increase: Rates })),
  /** By destination, then by what is carried. */
  ModelShippingMethodsMapping: z.record(
    z.string(),
    z.object({ Desktop: MethodIds, Laptop: MethodIds, GearOnly: MethodIds }),
  ),
  SpecialFreeShipping: z.object({
    DefaultMethod: z.int(),
    ExcludeMethod: MethodIds,
    DefaultDesktop: WireMoney,
    DefaultLaptop: WireMoney,
  }),
  FreeShippings: z.array(
    z.object({
      ShippingMethodIDs: MethodIds,
      Destinations: z.array(z.string()),
      MinimumAmount: WireMoney,
      StartDate: Day,
      EndDate: Day,
    }),
  ),
  /** Weights in grams, both ends included. */
  GearShippingChargeWeightMapping: z.array(
    z.object({
      ShippingMethodIDs: MethodIds,
      Ranges: z.array(z.object({ From: z.int(), To: z.int(), Fee: WireMoney })),
    }),
  ),
  SpecialShippings: z.object({ ModelIds: z.array(z.int()) }),
  RDYShippingMethods: z.array(z.object({ ShippingMethodSkuID: z.int(), Fee: WireMoney, ShippingBusinessDay: z.int() })),
  /** Business days from the order to the day a ready-made PC leaves. */
  RdyShippingDate: z.int(),
  /** `Tax` is the rate used, `TaxMax` the highest in the state, as fractions: 0.0625. `Cities` come by ZIP code. */
  AddressItems: z.array(
    z.object({
      Country: z.enum(["USA", "CANADA"]),
      State: z.string(),
      Cities: z.array(z.string()),
      Tax: z.number(),
      TaxMax: z.number(),
    }),
  ),
  CartRecommends: z.array(z.int()),
  AmazonGiftCardLimit: WireMoney.nullable(),
  /** Dollars that one point pays. */
  PointToPriceRate: z.number(),
  /** Points earned for a dollar. */
  PointMoneyRate: z.number(),
  /** Points are spent in multiples of it. */
  ApplyUserPointMagnificationValue: z.int(),
  Warranties: z.array(z.object({ WarrantyID: z.int(), Title: z.string(), Price: WireMoney, IsNotebook: z.boolean() })),
  TaxFreeHoliday: z.record(
    z.string(),
    z.object({ MaxPrice: WireMoney, StartDate: z.string(), EndDate: z.string(), Activated: z.boolean() }),
  ),
  TaxHolidays: z.array(
    z.object({
      State: z.string(),
      StartDate: z.string(),
      EndDate: z.string(),
      /** Hours from UTC to local time. */
      TimeZomeDifference: z.number(),
      TestMode: z.boolean(),
      MaxPrice: WireMoney.nullable(),
      GearsMaxPrice: WireMoney.nullable(),
      ExcludeGears: z.boolean(),
      TaxType: z.enum(["PerItem", "Total"]),
    }),
  ),
});
export type GlobalConfig = z.infer<typeof GlobalConfig>;

export const getGlobalJson = endpoint({
  method: "GET",
  path: "/api/get-globaljson",
  summary: "The store's shipping, tax, points and warranty settings, as the specification spells them",
  named: "specification",
  reply: GlobalConfig,
});
