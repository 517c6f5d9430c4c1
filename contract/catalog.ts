import type { CardBox } from "#rules/build/card-box.ts";
import type { LeftOutReason } from "#rules/catalog/comparison.ts";
import type { FacetKey } from "#rules/catalog/facets.ts";
import type { List, Sort } from "#rules/catalog/lists.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { MonthlyOffer } from "./monthly-offer.ts";
import type { Model3d } from "./model-3d.ts";
import type { Picture, SharePicture } from "./picture.ts";
import type { WarrantyChoice } from "./wire-product.ts";

export interface ListingQuery {
  list: List;
  q?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
  /** Whole dollars. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** The chosen values of each facet, repeated keys in the URL. */
  facets?: Partial<Record<FacetKey, string[]>> | undefined;
}

/** Made of the reviews that exist. `sample`: nobody wrote them who bought; every place with stars says so. */
export interface Rating {
  average: number;
  count: number;
  sample: boolean;
}

export interface Availability {
  state: "ready" | "built_to_order" | "refurbished" | "in_stock" | "pre_order" | "sold_out";
  /** What a person reads, e.g. `Ready, ships Mon, Nov 23`. */
  text: string;
  shipsOn: string | null;
  /** Units left, null when unlimited. */
  left: number | null;
}

export interface Price {
  amount: WireMoney;
  was: { amount: WireMoney; from: string; until: string; saleUntil: string | null } | null;
}

export type ProductKind = "pc" | "laptop" | "part" | "gear";

export interface Spec {
  icon: "graphics" | "processor" | "memory" | "storage" | "screen" | "size" | "link" | "weight" | "note";
  text: string;
}

export interface ProductCard {
  slug: string;
  /** The page of the product (specification: `Link`). */
  link: string;
  kind: ProductKind;
  skuId: number;
  modelId: number;
  name: string;
  picture: Picture;
  hoverPicture: Picture | null;
  availability: Availability;
  /** At most four, fixed order: graphics, processor, memory, storage for a computer. */
  specs: Spec[];
  rating: Rating | null;
  price: Price;
  /** False when it must be configured or is sold out. */
  canAddToCart: boolean;
  requiresPc: boolean;
  /** What a pre-order takes now; null for what is not one. */
  deposit: WireMoney | null;
  /** States of the USA that a law of energy keeps it out of; a browser that knows its ZIP says so. */
  keptOutOf: string[];
}

export interface Facet {
  key: FacetKey;
  title: string;
  values: { value: string; label: string; count: number; chosen: boolean }[];
}

export interface Faq {
  question: string;
  answer: string;
}

export interface Listing {
  list: List;
  title: string;
  intro: string;
  /** Products on the list before narrowing, and those that match. */
  total: number;
  matched: number;
  page: number;
  pages: number;
  pageSize: number;
  sort: Sort;
  q: string;
  items: ProductCard[];
  facets: Facet[];
  price: { min: number; max: number; chosenMin: number | null; chosenMax: number | null; histogram: number[] };
  faq: Faq[];
  /** The list's wide picture, and the one beside its questions. */
  art: Picture | null;
  questionsArt: Picture | null;
  share: SharePicture;
  /** For the empty state: what to change and how many products that gives. */
  suggestions: { label: string; href: string; count: number }[];
}

/** `isBoughtHere`: the order of whoever wrote it has the product. */
export interface Review {
  author: string;
  rating: number;
  on: string;
  /** The line over the text; empty where there is none. */
  headline: string;
  text: string;
  /** What the store says to it, and on which day. */
  storeAnswer: { text: string; on: string } | null;
  sample: boolean;
  isBoughtHere: boolean;
  pictures: Picture[];
}

/** What the least expensive way there asks of one unit, and how long it takes; all days are business days. */
export interface ShippedTo {
  country: "US" | "CA";
  /** States the row is for; empty: all that have no row of their own. */
  regions: string[];
  fee: WireMoney;
  /** From the order to the day it leaves. */
  handlingDays: number;
  transitDays: { from: number; until: number };
}

/** What search engines are told of a product besides what its page shows. */
export interface SearchFacts {
  /** Says what the thing is; at most 150 characters. */
  title: string;
  /** At most 160 characters, whole words. */
  description: string;
  /** False for what is not found on any list: sold only with a PC, or installed on one. */
  isIndexed: boolean;
  /** Null where nobody said who makes it. */
  brand: string | null;
  /** `YYYY-MM-DD`: until then a price is taken for today's where the page is not read again. */
  priceUntil: string;
  /** For any reason, from delivery. */
  returns: { days: number; paidBy: "buyer" | "store"; countries: ("US" | "CA")[] };
  offers: {
    skuId: number;
    /** The maker's own number, known of what the store itself makes. */
    mpn: string | null;
    gtin: string | null;
    /** Empty where nobody knows yet, as for a pre-order. */
    shippedTo: ShippedTo[];
  }[];
}

export interface Product extends ProductCard {
  summary: string;
  description: string[];
  /** The gallery (specification: `Gallery.Bigs` / `Gallery.Smalls` are the same pictures at two sizes). */
  gallery: Picture[];
  variants: { skuId: number; title: string; price: Price; availability: Availability; code: string }[];
  /** How each variant could be paid monthly; none of what is not lent for. */
  monthly: { skuId: number; offers: MonthlyOffer[] }[];
  code: string;
  /** What is inside: part, what is fitted, why it matters. */
  specTable: { label: string; value: string; why: string | null; skuId: number | null }[];
  /** Parts bought separately, for "What $X is made of"; null where there are none. */
  partsBill: {
    /** `link` leads to the part where it is sold apart; null where it is not. */
    parts: { name: string; price: WireMoney; link: string | null }[];
    partsTotal: WireMoney;
    buildService: WireMoney;
  } | null;
  condition: {
    grade: string;
    testedOn: string;
    originalUse: string;
    replacedParts: string[];
    notes: string;
  } | null;
  preOrder: { depositNow: WireMoney; restLater: WireMoney; shipsOn: string } | null;
  warranties: WarrantyChoice[];
  /** Where its parts are chosen; null where they are not. */
  configurator: string | null;
  /** How its graphics card travels, and how many slots that takes, as far as it is known; null where it has none, or simply travels in its slot. */
  cardBox: { slots: number | null; box: Exclude<CardBox, "fitted"> } | null;
  /** To be turned in the showroom; null of what nobody made a model of. */
  model3d: Model3d | null;
  /** Code of the parts of a PC, with which PC Lab begins; null where it is no PC. */
  partsCode: string | null;
  reviews: Review[];
  faq: Faq[];
  related: ProductCard[];
  /** Accessories offered with it (specification: CartRecommends). */
  completeYourPurchase: ProductCard[];
  category: { slug: string; title: string; link: string };
  share: SharePicture;
  search: SearchFacts;
}

export interface Suggestions {
  suggestions: string[];
  lists: { title: string; link: string; count: number }[];
  products: ProductCard[];
}

/** What a comparison says of one product in one row. */
export interface ComparedCell {
  text: string;
  /** How far it is from the first product, in words; null where that says nothing. */
  note: string | null;
  /** From the first product. */
  differs: boolean;
  /** What is best about it, in words: null unless better is a fact. */
  best: string | null;
}

export const COMPARED_GROUPS = ["price", "when", "inside"] as const;

export interface ComparedRow {
  group: (typeof COMPARED_GROUPS)[number];
  label: string;
  /** One a product. */
  cells: ComparedCell[];
}

/** Up to four products of one kind, the first of which the others are set against. */
export interface Comparison {
  products: ProductCard[];
  rows: ComparedRow[];
  /** What else was asked for, each in a sentence that says why it is not there. */
  leftOut: { skuId: number | null; reason: LeftOutReason; text: string }[];
  /** Of the same kind, to put beside them; none once there are four. */
  near: ProductCard[];
  category: { title: string; link: string } | null;
}

/** `ids`: SKU ids with commas between; whatever else stands there is left out and said. */
export const getComparison = call<{ query: { ids: string }; reply: Comparison }>("GET", "/api/catalog/comparison");
export const getListing = call<{ query: ListingQuery; reply: Listing }>("GET", "/api/catalog/listing");
export const getProduct = call<{ query: { slug: string; category?: string | undefined }; reply: Product }>(
  "GET",
  "/api/catalog/product",
);
export const suggest = call<{ query: { q: string }; reply: Suggestions }>("GET", "/api/search/productinfo");

/** Pages of text that have a picture of their own. */
export const PAGE_PLACES = ["ready-made", "refurbished", "warranty", "pictures", "shipping", "returns"] as const;
export type PagePlace = (typeof PAGE_PLACES)[number];

/** What a page of text shows besides its words. */
export interface PageArt {
  art: Picture | null;
  share: SharePicture;
}

export const getPageArt = call<{ query: { place: PagePlace }; reply: PageArt }>("GET", "/api/catalog/page-art");

export const notifyMe = call<{ body: { SkuID: number; Email: string }; reply: { Success: true; Message: string } }>(
  "POST",
  "/api/catalog/notify-me",
);
