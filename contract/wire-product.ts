import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** A model of section 3 (S242, S243), the specification's spelling. Pictures are addresses on this site. */
export interface WireModel {
  Name: string;
  ModelId: number;
  Price: WireMoney;
  Prebuild: boolean;
  Image: string;
  Link: string;
  /** 1 to 5; 0 without reviews, and where they are samples. */
  ReviewRating: number;
  Reviews: number;
  ShortDescription: string;
  Skus: number[];
  IsDesktop: boolean;
  Gallery: { Bigs: string[]; Smalls: string[] };
  SkuId: number;
  /** What a ready-made PC may ship by (S249); empty for one that is built to order, and for laptops. */
  RDYShippingMethods: RdyShippingMethodRow[];
}

/** A way to ship a ready-made PC, and the business days it is on the way. */
export interface RdyShippingMethodRow {
  ShippingMethodSkuID: number;
  Fee: WireMoney;
  ShippingBusinessDay: number;
}

/** Gear of section 3 (S244, S245), `DefaulSkuId` spelled as there. `Stock` -99 is unlimited. */
export interface WireGear {
  Title: string;
  SkuList: { Price: WireMoney; Stock: number; MainPic: string; SkuId: number }[];
  DefaulSkuId: number;
}

/** A warranty that a product is offered. */
export interface WarrantyChoice {
  warrantyId: number;
  title: string;
  detail: string;
  price: WireMoney;
  included: boolean;
}

/** Ids come with commas between them: `700,701`. */
export const getIapiModels = call<{
  query: { modelIds?: string | undefined };
  reply: { IsSuccess: true; Models: WireModel[] };
}>("GET", "/api/get-iapi-models");
export const getGearStock = call<{ query: { skuIds: string }; reply: { IsSuccess: true; Gears: WireGear[] } }>(
  "GET",
  "/api/get-gear-stock",
);
export const getModelStock = call<{
  query: { modelIds: string };
  reply: { IsSuccess: true; Models: { ModelId: number; SkuId: number; Stock: number }[] };
}>("GET", "/api/get-model-stock");

/** What one unit of a SKU is: of gear, a part or a computer. */
export interface UnitInfo {
  SkuID: number;
  /** 0 for gear and parts. */
  ModelID: number;
  /** Component option or gear category; 0 for computers. */
  OptionID: number;
  Description: string;
  Price: WireMoney;
  /** Kilograms, packed. */
  Weight: number;
  Stock: number;
  Link: string;
}
export const getUnitInfoSkus = call<{ query: { skuIds: string }; reply: { IsSuccess: true; Skus: UnitInfo[] } }>(
  "GET",
  "/api/get-unitinfo-skus",
);
