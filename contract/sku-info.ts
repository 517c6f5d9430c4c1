import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** What a SKU is, be it sold by itself or only inside a PC. */
export interface SkuInfo {
  SkuID: number;
  Name: string;
  /** What kind of thing it is; empty for a computer. */
  Type: string;
  Summary: string;
  Facts: { label: string; value: string; why: string | null }[];
  /** Its page and its price there; null where it is not sold by itself. */
  Link: string | null;
  Price: WireMoney | null;
}

export const getSkuInfo = call<{ query: { sku: number }; reply: SkuInfo }>("GET", "/api/catalog/sku-info");
