import { z } from "zod";
import * as wire from "../wire-product.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";

/** As many models as a structured list may hold. */
const MOST_IDS = 64;
/** One or more ids with commas between them: `700,701`. */
const Ids = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, "ids are whole numbers with commas between them")
  .refine((ids) => ids.split(",").length <= MOST_IDS, { message: `at most ${MOST_IDS} ids` });

export const RdyShippingMethodRow = z.object({
  ShippingMethodSkuID: z.int(),
  Fee: WireMoney,
  ShippingBusinessDay: z.int(),
}) satisfies z.ZodType<wire.RdyShippingMethodRow>;

export const WireModel = z.object({
  Name: z.string(),
  ModelId: z.int(),
  Price: WireMoney,
  Prebuild: z.boolean(),
  Image: z.string(),
  Link: z.string(),
  ReviewRating: z.number(),
  Reviews: z.int(),
  ShortDescription: z.string(),
  Skus: z.array(z.int()),
  IsDesktop: z.boolean(),
  Gallery: z.object({ Bigs: z.array(z.string()), Smalls: z.array(z.string()) }),
  SkuId: z.int(),
  RDYShippingMethods: z.array(RdyShippingMethodRow),
}) satisfies z.ZodType<wire.WireModel>;

export const WireGear = z.object({
  Title: z.string(),
  SkuList: z.array(z.object({ Price: WireMoney, Stock: z.int(), MainPic: z.string(), SkuId: z.int() })),
  DefaulSkuId: z.int(),
}) satisfies z.ZodType<wire.WireGear>;

export const WarrantyChoice = z.object({
  warrantyId: z.int(),
  title: z.string(),
  detail: z.string(),
  price: WireMoney,
  included: z.boolean(),
}) satisfies z.ZodType<wire.WarrantyChoice>;

export const getIapiModels = endpoint(wire.getIapiModels, {
  summary: "Computers by model id, or the first 64; ids nobody knows are left out",
  named: "specification",
  query: z.strictObject({ modelIds: Ids.optional() }),
  reply: z.object({ IsSuccess: z.literal(true), Models: z.array(WireModel).max(MOST_IDS) }),
});
export const getGearStock = endpoint(wire.getGearStock, {
  summary: "Gear that has one of these SKUs, with price and stock of all its SKUs",
  named: "specification",
  query: z.strictObject({ skuIds: Ids }),
  reply: z.object({ IsSuccess: z.literal(true), Gears: z.array(WireGear).max(MOST_IDS) }),
});
export const getModelStock = endpoint(wire.getModelStock, {
  summary: "Stock of computers by model id; -99 cannot be ordered",
  named: "specification",
  query: z.strictObject({ modelIds: Ids }),
  reply: z.object({
    IsSuccess: z.literal(true),
    Models: z.array(z.object({ ModelId: z.int(), SkuId: z.int(), Stock: z.int() })).max(MOST_IDS),
  }),
});
export const getUnitInfoSkus = endpoint(wire.getUnitInfoSkus, {
  summary: "What one unit of each SKU is, weighs and costs; ids nobody knows are left out",
  named: "specification",
  query: z.strictObject({ skuIds: Ids }),
  reply: z.object({
    IsSuccess: z.literal(true),
    Skus: z
      .array(
        z.object({
          SkuID: z.int(),
          ModelID: z.int(),
          OptionID: z.int(),
          Description: z.string(),
          Price: WireMoney,
          Weight: z.number().describe("Kilograms of one unit, packed"),
          Stock: z.int(),
          Link: z.string(),
        }),
      )
      .max(MOST_IDS),
  }),
});
