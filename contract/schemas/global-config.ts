import { statesOf } from "#rules/address/states.ts";
import { z } from "zod";
import * as wire from "../global-config.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";
import { RdyShippingMethodRow } from "./wire-product.ts";

const MethodIds = z.array(z.int());
const Rates = z.object({ Desktop: WireMoney, Laptop: WireMoney });
const Day = z.string().nullable();

export const GlobalConfig = z.object({
  Version: z.string(),
  ShippingMethods: z.array(z.object({ ShippingMethodID: z.int(), ShippingMethodName: z.string(), Increase: Rates })),
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
  GearShippingChargeWeightMapping: z.array(
    z.object({
      ShippingMethodIDs: MethodIds,
      Ranges: z.array(z.object({ From: z.int(), To: z.int(), Fee: WireMoney })),
    }),
  ),
  SpecialShippings: z.object({ ModelIds: z.array(z.int()) }),
  RDYShippingMethods: z.array(RdyShippingMethodRow),
  RdyShippingDate: z.int(),
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
  PointToPriceRate: z.number(),
  PointMoneyRate: z.number(),
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
      TimeZomeDifference: z.number(),
      TestMode: z.boolean(),
      MaxPrice: WireMoney.nullable(),
      GearsMaxPrice: WireMoney.nullable(),
      ExcludeGears: z.boolean(),
      TaxType: z.enum(["PerItem", "Total"]),
    }),
  ),
}) satisfies z.ZodType<wire.GlobalConfig>;

export const getGlobalJson = endpoint(wire.getGlobalJson, {
  summary: "The store's shipping, tax, points and warranty settings, as the specification spells them",
  named: "specification",
  query: z.strictObject({
    state: z
      .enum([...statesOf("USA"), ...statesOf("CANADA")])
      .optional()
      .describe("Ours: the state or province whose `Cities` are wanted, as `TX`; those of all at once are 700 kB"),
  }),
  reply: GlobalConfig,
});
