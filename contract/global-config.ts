import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { RdyShippingMethodRow } from "./wire-product.ts";

interface Rates {
  Desktop: WireMoney;
  Laptop: WireMoney;
}

/**
 * The global configuration of section 3 in the specification's spelling (S227–S241, S248, S249), `TimeZomeDifference`
 * as it stands there. Only what a shopper may see: nothing that opens tester mode, no address of ours.
 */
export interface GlobalConfig {
  Version: string;
  ShippingMethods: { ShippingMethodID: number; ShippingMethodName: string; Increase: Rates }[];
  /** By destination, then by what is carried. */
  ModelShippingMethodsMapping: Record<string, { Desktop: number[]; Laptop: number[]; GearOnly: number[] }>;
  SpecialFreeShipping: {
    DefaultMethod: number;
    ExcludeMethod: number[];
    DefaultDesktop: WireMoney;
    DefaultLaptop: WireMoney;
  };
  FreeShippings: {
    ShippingMethodIDs: number[];
    Destinations: string[];
    MinimumAmount: WireMoney;
    StartDate: string | null;
    EndDate: string | null;
  }[];
  /** Weights in grams, both ends included. */
  GearShippingChargeWeightMapping: {
    ShippingMethodIDs: number[];
    Ranges: { From: number; To: number; Fee: WireMoney }[];
  }[];
  SpecialShippings: { ModelIds: number[] };
  RDYShippingMethods: RdyShippingMethodRow[];
  /** Business days from the order to the day a ready-made PC leaves. */
  RdyShippingDate: number;
  /**
   * `Tax` is the rate used, `TaxMax` the highest in the state, as fractions: 0.0625. `Cities` are those of the state that
   * was asked for; of all others they are empty.
   */
  AddressItems: { Country: "USA" | "CANADA"; State: string; Cities: string[]; Tax: number; TaxMax: number }[];
  CartRecommends: number[];
  AmazonGiftCardLimit: WireMoney | null;
  /** Dollars that one point pays. */
  PointToPriceRate: number;
  /** Points earned for a dollar. */
  PointMoneyRate: number;
  /** Points are spent in multiples of it. */
  ApplyUserPointMagnificationValue: number;
  Warranties: { WarrantyID: number; Title: string; Price: WireMoney; IsNotebook: boolean }[];
  TaxFreeHoliday: Record<string, { MaxPrice: WireMoney; StartDate: string; EndDate: string; Activated: boolean }>;
  TaxHolidays: {
    State: string;
    StartDate: string;
    EndDate: string;
    /** Hours from UTC to local time. */
    TimeZomeDifference: number;
    TestMode: boolean;
    MaxPrice: WireMoney | null;
    GearsMaxPrice: WireMoney | null;
    ExcludeGears: boolean;
    TaxType: "PerItem" | "Total";
  }[];
}

export const getGlobalJson = call<{ query: { state?: string | undefined }; reply: GlobalConfig }>(
  "GET",
  "/api/get-globaljson",
);
