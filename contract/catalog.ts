import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { SharePicture } from "./share-picture.ts";
import { WarrantyChoice } from "./warranty-choice.ts";
import { WireMoney } from "./wire-money.ts";

export const LISTS = [
  "gaming-pcs",
  "prebuilt-gaming-pcs",
  "gaming-laptops",
  "gear-store",
  "gaming-monitors",
  "gaming-setup",
  "refurbished-components",
  "rigsmith-gear",
  "gaming-accessories",
  "pc-maintenance",
  "bundle-deals",
  "pc-parts",
  "search",
] as const;
export const List = z.enum(LISTS);
export type List = z.infer<typeof List>;

/** Facets a list may be narrowed by; each holds the chosen values, repeated keys in the URL. */
export const FACETS = [
  "kind",
  "delivery",
  "graphics",
  "processor",
  "memory",
  "storage",
  "case",
  "screen",
  "refresh",
  "category",
  "type",
  "color",
  "stock",
] as const;
export const FacetKey = z.enum(FACETS);
export type FacetKey = z.infer<typeof FacetKey>;

export const SORTS = ["featured", "ships-soonest", "price-low", "price-high", "rating", "newest"] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

const FacetValues = z.array(z.string().min(1).max(60)).max(20);

export const ListingQuery = z.strictObject({
  list: List,
  q: z.string().trim().max(80).optional(),
  sort: Sort.optional(),
  page: z.int().min(1).max(200).optional(),
  priceMin: z.int().min(0).max(100_000).optional(),
  priceMax: z.int().min(0).max(100_000).optional(),
  facets: z.partialRecord(FacetKey, FacetValues).optional(),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

/** A picture of the studio: the path under `/images/`, its natural size and what it shows. */
export const Picture = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  version: z.string(),
  /** What stands in its place until it is there: the color most of it has, `#1b1e24`; null when unknown or not needed. */
  color: z.string().nullable(),
  /** The same picture a few pixels wide: a WebP file in base64; null when unknown or not needed. */
  placeholder: z.string().nullable(),
});
export type Picture = z.infer<typeof Picture>;

/** Made of the reviews that exist. `sample`: nobody wrote them who bought; every place with stars says so. */
export const Rating = z.object({ average: z.number().min(1).max(5), count: z.int().positive(), sample: z.boolean() });
export type Rating = z.infer<typeof Rating>;

export const Availability = z.object({
  state: z.enum(["ready", "built_to_order", "refurbished", "in_stock", "pre_order", "sold_out"]),
  /** What a person reads, e.g. `Ready, ships Mon, Nov 23`. */
  text: z.string(),
  shipsOn: z.string().nullable(),
  /** Units left, null when unlimited. */
  left: z.int().nullable(),
});
export type Availability = z.infer<typeof Availability>;

export const Price = z.object({
  amount: WireMoney,
  was: z
    .object({ amount: WireMoney, from: z.string(), until: z.string(), saleUntil: z.string().nullable() })
    .nullable(),
});

export const ProductKind = z.enum(["pc", "laptop", "part", "gear"]);
export type ProductKind = z.infer<typeof ProductKind>;

export const ProductCard = z.object({
  slug: z.string(),
  /** The page of the product (specification: `Link`). */
  link: z.string(),
  kind: ProductKind,
  skuId: z.int(),
  modelId: z.int(),
  name: z.string(),
  picture: Picture,
  hoverPicture: Picture.nullable(),
  availability: Availability,
  /** At most four, fixed order: graphics, processor, memory, storage for a computer. */
  specs: z
    .array(
      z.object({
        icon: z.enum(["graphics", "processor", "memory", "storage", "screen", "size", "link", "weight", "note"]),
        text: z.string(),
      }),
    )
    .max(4),
  rating: Rating.nullable(),
  price: Price,
  /** False when it must be configured or is sold out. */
  canAddToCart: z.boolean(),
  requiresPc: z.boolean(),
  /** What a pre-order takes now; null for what is not one. */
  deposit: WireMoney.nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Facet = z.object({
  key: FacetKey,
  title: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

export const Faq = z.object({ question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof Faq>;

export const Listing = z.object({
  list: List,
  title: z.string(),
  intro: z.string(),
  /** Products on the list before narrowing, and those that match. */
  total: z.int(),
  matched: z.int(),
  page: z.int(),
  pages: z.int(),
  pageSize: z.int(),
  sort: Sort,
  q: z.string(),
  items: z.array(ProductCard),
  facets: z.array(Facet),
  price: z.object({
    min: z.int(),
    max: z.int(),
    chosenMin: z.int().nullable(),
    chosenMax: z.int().nullable(),
    histogram: z.array(z.int()),
  }),
  faq: z.array(Faq),
  /** The list's wide picture, and the one beside its questions. */
  art: Picture.nullable(),
  questionsArt: Picture.nullable(),
  share: SharePicture,
  /** For the empty state: what to change and how many products that gives. */
  suggestions: z.array(z.object({ label: z.string(), href: z.string(), count: z.int() })),
});
export type Listing = z.infer<typeof Listing>;

export const Review = z.object({
  author: z.string(),
  rating: z.int().min(1).max(5),
  on: z.string(),
  text: z.string(),
  sample: z.boolean(),
});

export const Product = ProductCard.extend({
  summary: z.string(),
  description: z.array(z.string()),
  /** The gallery (specification: `Gallery.Bigs` / `Gallery.Smalls` are the same pictures at two sizes). */
  gallery: z.array(Picture),
  variants: z.array(
    z.object({ skuId: z.int(), title: z.string(), price: Price, availability: Availability, code: z.string() }),
  ),
  code: z.string(),
  /** What is inside: part, what is fitted, why it matters. */
  specTable: z.array(
    z.object({ label: z.string(), value: z.string(), why: z.string().nullable(), skuId: z.int().nullable() }),
  ),
  /** Parts bought separately, for "What $X is made of"; null where there are none. */
  partsBill: z
    .object({
      /** `link` leads to the part where it is sold apart; null where it is not. */
      parts: z.array(z.object({ name: z.string(), price: WireMoney, link: z.string().nullable() })),
      partsTotal: WireMoney,
      buildService: WireMoney,
    })
    .nullable(),
  condition: z
    .object({
      grade: z.string(),
      testedOn: z.string(),
      originalUse: z.string(),
      replacedParts: z.array(z.string()),
      notes: z.string(),
    })
    .nullable(),
  preOrder: z.object({ depositNow: WireMoney, restLater: WireMoney, shipsOn: z.string() }).nullable(),
  warranties: z.array(WarrantyChoice),
  reviews: z.array(Review),
  faq: z.array(Faq),
  related: z.array(ProductCard).max(4),
  /** Accessories offered with it (specification: CartRecommends). */
  completeYourPurchase: z.array(ProductCard).max(3),
  category: z.object({ slug: z.string(), title: z.string(), link: z.string() }),
  share: SharePicture,
});
export type Product = z.infer<typeof Product>;

export const getListing = endpoint({
  method: "GET",
  path: "/api/catalog/listing",
  summary: "One page of a list with facets, counts and sort",
  named: "ours",
  query: ListingQuery,
  reply: Listing,
});
export const getProduct = endpoint({
  method: "GET",
  path: "/api/catalog/product",
  summary: "One product by its slug",
  named: "ours",
  query: z.strictObject({ slug: z.string().min(1).max(120), category: z.string().max(60).optional() }),
  reply: Product,
});
export const suggest = endpoint({
  method: "GET",
  path: "/api/search/productinfo",
  summary: "Search suggestions while typing",
  named: "specification",
  query: z.strictObject({ q: z.string().trim().min(1).max(80) }),
  reply: z.object({
    suggestions: z.array(z.string()),
    lists: z.array(z.object({ title: z.string(), link: z.string(), count: z.int() })),
    products: z.array(ProductCard).max(6),
  }),
});
