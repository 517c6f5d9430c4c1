import type { EnergyStanding } from "#rules/build/energy-law.ts";
import type { Better } from "#rules/catalog/comparison.ts";
import type { FacetKey } from "#rules/catalog/facets.ts";
import type { ProductCard, ProductKind, Review } from "#contract/catalog.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { ChargedPrice } from "#rules/pricing/struck-price.ts";

export interface ShopSku {
  skuId: number;
  code: string;
  title: string;
  price: Cents;
  /** Every price it had, the oldest first; none where it never had another. */
  charged: readonly ChargedPrice[];
  weightGrams: number;
  deposit: Cents | null;
  leasable: boolean;
  stock: { policy: "tracked" | "unlimited" | "unavailable"; available: number };
}

export interface Faq {
  question: string;
  answer: string;
}

/** A fitted part of a computer, with what the pages say of it. */
export interface FittedPart {
  optionId: number;
  name: string;
  short: string;
  skuId: number;
  price: Cents;
  quantity: number;
}

export interface SpecLine {
  label: string;
  value: string;
  why: string | null;
  skuId: number | null;
  /** Where one amount of it is better than another as a fact; in the unit of the line. */
  measure?: { amount: number; better: Better };
}

/** A product as the pages need it: the row, its SKUs and stock, and the words derived from its facts once at load. */
export interface ShopProduct {
  id: number;
  slug: string;
  kind: ProductKind;
  /** What a part or a piece of gear is; null for a computer. */
  typeName: string | null;
  /** Who makes it; null where the file does not say, and for a PC, which the store builds. */
  maker: string | null;
  /** The trade item's numbers that are known, by SKU. */
  gtins: ReadonlyMap<number, string>;
  /** Above 0 for computers, 0 otherwise (S148). */
  modelId: number;
  modelType: 1 | 2 | 3 | 4 | null;
  optionId: number | null;
  gearCategoryId: number | null;
  name: string;
  summary: string;
  description: readonly string[];
  pictures: readonly string[];
  requiresPc: boolean;
  readyMade: boolean;
  /** How it stands to the laws of energy; null where nothing is known, and for what none is about. */
  energy: EnergyStanding | null;
  buildDays: number;
  preOrderShipsOn: string | null;
  skus: readonly ShopSku[];
  defaultSkuId: number;
  position: number;
  specs: ProductCard["specs"];
  facets: Partial<Record<FacetKey, readonly { value: string; label: string }[]>>;
  parts: readonly FittedPart[];
  specTable: readonly SpecLine[];
  condition: {
    grade: string;
    testedOn: string;
    originalUse: string;
    replacedParts: string[];
    notes: string;
  } | null;
  /** What its own page shows: the newest of its buyers, and those that came with the catalogue. */
  reviews: readonly Review[];
  /** All that came with the catalogue. */
  brought: readonly { author: string; rating: number; on: string; text: string; sample: boolean }[];
  rating: { average: number; count: number; sample: boolean } | null;
  faq: readonly Faq[];
}

/** Whether one can be bought now. */
export function isThere({ policy, available }: ShopSku["stock"]): boolean {
  return policy === "unlimited" || (policy === "tracked" && available > 0);
}

export function defaultSku(product: ShopProduct): ShopSku {
  const sku = product.skus.find(({ skuId }) => skuId === product.defaultSkuId) ?? product.skus[0];
  if (!sku) throw new Error(`Product ${product.slug} has no SKU`);
  return sku;
}
