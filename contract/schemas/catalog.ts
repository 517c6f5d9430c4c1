import { z } from "zod";
import { MOST_COMPARED } from "#rules/catalog/comparison.ts";
import { FACETS } from "#rules/catalog/facets.ts";
import { LISTING_LIMITS, LISTS, SORTS } from "#rules/catalog/lists.ts";
import * as wire from "../catalog.ts";
import { endpoint } from "./endpoint.ts";
import { MonthlyOffer } from "./monthly-offer.ts";
import { Picture, SharePicture } from "./picture.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { TypedEmail } from "./typed-line.ts";
import { WarrantyChoice } from "./wire-product.ts";

export const List = z.enum(LISTS);
const FacetValues = z.array(z.string().min(1).max(LISTING_LIMITS.facetValue)).max(LISTING_LIMITS.facetValues);
const WholeDollars = z.int().min(0).max(LISTING_LIMITS.price);

export const ListingQuery = z.strictObject({
  list: List,
  q: z.string().trim().max(LISTING_LIMITS.words).optional(),
  sort: z.enum(SORTS).optional(),
  page: z.int().min(1).max(LISTING_LIMITS.page).optional(),
  priceMin: WholeDollars.optional(),
  priceMax: WholeDollars.optional(),
  facets: z.partialRecord(z.enum(FACETS), FacetValues).optional(),
}) satisfies z.ZodType<wire.ListingQuery>;

const Rating = z.object({
  average: z.number().min(1).max(5),
  count: z.int().positive(),
  sample: z.boolean(),
}) satisfies z.ZodType<wire.Rating>;

export const Availability = z.object({
  state: z.enum(["ready", "built_to_order", "refurbished", "in_stock", "pre_order", "sold_out"]),
  text: z.string(),
  shipsOn: z.string().nullable(),
  left: z.int().nullable(),
}) satisfies z.ZodType<wire.Availability>;

const Price = z.object({
  amount: WireMoney,
  was: z
    .object({ amount: WireMoney, from: z.string(), until: z.string(), saleUntil: z.string().nullable() })
    .nullable(),
}) satisfies z.ZodType<wire.Price>;

const ProductKind = z.enum(["pc", "laptop", "part", "gear"]) satisfies z.ZodType<wire.ProductKind>;

export const ProductCard = z.object({
  slug: z.string(),
  link: z.string(),
  kind: ProductKind,
  skuId: z.int(),
  modelId: z.int(),
  name: z.string(),
  picture: Picture,
  hoverPicture: Picture.nullable(),
  availability: Availability,
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
  canAddToCart: z.boolean(),
  requiresPc: z.boolean(),
  deposit: WireMoney.nullable(),
  keptOutOf: z.array(z.string()),
}) satisfies z.ZodType<wire.ProductCard>;

const Facet = z.object({
  key: z.enum(FACETS),
  title: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() })),
}) satisfies z.ZodType<wire.Facet>;

const Faq = z.object({ question: z.string(), answer: z.string() }) satisfies z.ZodType<wire.Faq>;

export const Listing = z.object({
  list: List,
  title: z.string(),
  intro: z.string(),
  total: z.int(),
  matched: z.int(),
  page: z.int(),
  pages: z.int(),
  pageSize: z.int(),
  sort: z.enum(SORTS),
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
  art: Picture.nullable(),
  questionsArt: Picture.nullable(),
  share: SharePicture,
  suggestions: z.array(z.object({ label: z.string(), href: z.string(), count: z.int() })),
}) satisfies z.ZodType<wire.Listing>;

const Review = z.object({
  author: z.string(),
  rating: z.int().min(1).max(5),
  on: z.string(),
  headline: z.string(),
  text: z.string(),
  storeAnswer: z.object({ text: z.string(), on: z.string() }).nullable(),
  sample: z.boolean(),
  isBoughtHere: z.boolean(),
  pictures: z.array(Picture),
}) satisfies z.ZodType<wire.Review>;

const CountryCode = z.enum(["US", "CA"]);

const ShippedTo = z.object({
  country: CountryCode,
  regions: z.array(z.string()),
  fee: WireMoney,
  handlingDays: z.int().min(0),
  transitDays: z.object({ from: z.int().min(0), until: z.int().min(0) }),
}) satisfies z.ZodType<wire.ShippedTo>;

const SearchFacts = z.object({
  title: z.string(),
  description: z.string(),
  isIndexed: z.boolean(),
  brand: z.string().nullable(),
  priceUntil: z.iso.date(),
  returns: z.object({ days: z.int().min(0), paidBy: z.enum(["buyer", "store"]), countries: z.array(CountryCode) }),
  offers: z.array(
    z.object({
      skuId: z.int(),
      mpn: z.string().nullable(),
      gtin: z.string().nullable(),
      shippedTo: z.array(ShippedTo),
    }),
  ),
}) satisfies z.ZodType<wire.SearchFacts>;

export const Product = ProductCard.extend({
  summary: z.string(),
  description: z.array(z.string()),
  gallery: z.array(Picture),
  variants: z.array(
    z.object({ skuId: z.int(), title: z.string(), price: Price, availability: Availability, code: z.string() }),
  ),
  monthly: z.array(z.object({ skuId: z.int(), offers: z.array(MonthlyOffer) })),
  code: z.string(),
  specTable: z.array(
    z.object({ label: z.string(), value: z.string(), why: z.string().nullable(), skuId: z.int().nullable() }),
  ),
  partsBill: z
    .object({
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
  configurator: z.string().nullable(),
  cardBox: z.object({ slots: z.number().nullable(), box: z.enum(["either", "apart"]) }).nullable(),
  model3d: z.object({ path: z.string(), bytes: z.int() }).nullable(),
  partsCode: z.string().nullable(),
  reviews: z.array(Review),
  faq: z.array(Faq),
  related: z.array(ProductCard).max(4),
  completeYourPurchase: z.array(ProductCard).max(3),
  category: z.object({ slug: z.string(), title: z.string(), link: z.string() }),
  share: SharePicture,
  search: SearchFacts,
}) satisfies z.ZodType<wire.Product>;

const Comparison = z.object({
  products: z.array(ProductCard).max(MOST_COMPARED),
  rows: z.array(
    z.object({
      group: z.enum(wire.COMPARED_GROUPS),
      label: z.string(),
      cells: z.array(
        z.object({ text: z.string(), note: z.string().nullable(), differs: z.boolean(), best: z.string().nullable() }),
      ),
    }),
  ),
  leftOut: z.array(
    z.object({
      skuId: z.int().nullable(),
      reason: z.enum(["unknown", "repeated", "other_kind", "too_many"]),
      text: z.string(),
    }),
  ),
  near: z.array(ProductCard),
  category: z.object({ title: z.string(), link: z.string() }).nullable(),
}) satisfies z.ZodType<wire.Comparison>;

export const getComparison = endpoint(wire.getComparison, {
  summary: "Up to four products of one kind, row by row",
  named: "ours",
  query: z.strictObject({ ids: z.string().max(200) }),
  reply: Comparison,
});
export const getListing = endpoint(wire.getListing, {
  summary: "One page of a list with facets, counts and sort",
  named: "ours",
  query: ListingQuery,
  reply: Listing,
});
export const getProduct = endpoint(wire.getProduct, {
  summary: "One product by its slug",
  named: "ours",
  query: z.strictObject({ slug: z.string().min(1).max(120), category: z.string().max(60).optional() }),
  reply: Product,
});
export const suggest = endpoint(wire.suggest, {
  summary: "Search suggestions while typing",
  named: "specification",
  query: z.strictObject({ q: z.string().trim().min(1).max(LISTING_LIMITS.words) }),
  reply: z.object({
    suggestions: z.array(z.string()),
    lists: z.array(z.object({ title: z.string(), link: z.string(), count: z.int() })),
    products: z.array(ProductCard).max(6),
  }),
});

const PageArt = z.object({ art: Picture.nullable(), share: SharePicture }) satisfies z.ZodType<wire.PageArt>;

export const getPageArt = endpoint(wire.getPageArt, {
  summary: "The picture of a page of text",
  named: "ours",
  query: z.strictObject({ place: z.enum(wire.PAGE_PLACES) }),
  reply: PageArt,
});

export const notifyMe = endpoint(wire.notifyMe, {
  summary: "Asks for one email when something sold out is back in stock",
  named: "ours",
  body: z.strictObject({ SkuID: WholeNumber.min(1), Email: TypedEmail }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
