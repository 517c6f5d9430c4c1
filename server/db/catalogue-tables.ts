import type { Generated } from "kysely";
import type { FrameTable } from "#rules/frames/frame-table.ts";
import type { Default, Instant, Json, Maybe, MaybeInstant } from "./column-types.ts";

export interface Products {
  id: Generated<number>;
  slug: string;
  kind: "pc" | "laptop" | "part" | "gear";
  model_id: Maybe<number>;
  model_type: Maybe<number>;
  option_id: Maybe<number>;
  gear_category_id: Maybe<number>;
  name: string;
  summary: string;
  requires_pc: Default<boolean>;
  default_sku_id: number;
  detail: Json;
  position: Default<number>;
  listed: Default<boolean>;
  created_at: Instant;
}

/** Every version that the facts of a part had. */
export interface PartFactsRows {
  product_id: number;
  version: string;
  facts: Json;
  since: Instant;
}

/** Parts of open part files; nothing sells them. */
export interface SandboxParts {
  id: Generated<number>;
  category: string;
  name: string;
  maker: Maybe<string>;
  facts: Json;
  file_name: string;
  read_at: Instant;
}

export interface Skus {
  sku_id: number;
  product_id: number;
  code: string;
  title: string;
  price_cents: number;
  weight_grams: number;
  recycle_cents: Default<number>;
  deposit_cents: Maybe<number>;
  leasable: Default<boolean>;
  active: Default<boolean>;
}

export interface PricesCharged {
  sku_id: number;
  cents: number;
  from_at: Instant;
  until_at: MaybeInstant;
  source: Default<"store" | "file">;
}

export interface Stock {
  sku_id: number;
  policy: "tracked" | "unlimited" | "unavailable";
  on_hand: Default<number>;
  held: Default<number>;
  /** What the merchant's file said when its count was last taken. */
  file_count: Maybe<number>;
}

export interface Faqs {
  page: string;
  position: number;
  question: string;
  answer: string;
}

/** One row: what frame rates are known from. */
export interface FrameTables {
  id: Default<number>;
  frame_table: Json<FrameTable>;
}

/** A row a language: what the texts of the catalogue are in it, by what the products say. */
export interface CatalogueTexts {
  locale: string;
  texts: Json<Readonly<Record<string, string>>>;
}

export interface CatalogueImports {
  id: Generated<number>;
  file_name: string;
  file_sha256: string;
  products: number;
  imported_at: Instant;
  finished_at: Instant | null;
}

export interface CatalogueFeed {
  id: number;
  forgotten_before: Default<string>;
  marked: Default<string>;
  marked_at: Default<Date>;
}

export interface ImportedHandles {
  handle: string;
  slug: string;
}

export interface ImportedUnits {
  name: string;
  sku_id: number;
}

export interface CatalogueChanges {
  xid: Generated<string>;
  product_id: number;
  what: "product" | "availability" | "stock" | "page";
  /** Path of a page that is to be made anew; empty for every other change. */
  page: Default<string>;
  shown_meanwhile: Default<boolean>;
  at: Default<Date>;
}
