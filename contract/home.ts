import { z } from "zod";
import { List, LISTS, Picture, ProductCard } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { SharePicture } from "./share-picture.ts";

/** What a way through the shop may lead to: its lists, and two of them narrowed. */
export const SECTIONS = [...LISTS.filter((list) => list !== "search"), "built-to-order", "refurbished-pcs"] as const;
export const Section = z.enum(SECTIONS);
export type Section = z.infer<typeof Section>;

/** How many products each section holds, none of them absent. */
export const SectionCounts = z.record(Section, z.int());
export type SectionCounts = z.infer<typeof SectionCounts>;

export const Sections = z.object({
  counts: SectionCounts,
  /** What the shop sells, as a sentence would begin: `Gaming PCs and laptops`; empty for an empty shop. */
  range: z.string(),
});
export type Sections = z.infer<typeof Sections>;

export const Home = z.object({
  /** The headline, line by line, and the sentence beside it: true of what this catalogue holds. */
  title: z.array(z.string()).min(1),
  lead: z.string(),
  /** The product at the top; null while there is nothing to sell. */
  hero: ProductCard.nullable(),
  readyMade: z.array(ProductCard).max(4),
  custom: z.array(ProductCard).max(4),
  laptops: z.array(ProductCard).max(4),
  gear: z.array(ProductCard).max(4),
  refurbished: z.array(ProductCard).max(4),
  /** The lists of a shop without computers, fullest first, each with its first products. */
  shelves: z.array(
    z.object({
      list: List,
      title: z.string(),
      intro: z.string(),
      count: z.int(),
      products: z.array(ProductCard).max(4),
    }),
  ),
  counts: SectionCounts,
  /** The PC of `hero` in a wider frame. */
  art: Picture.nullable(),
  share: SharePicture,
});

export type Home = z.infer<typeof Home>;

export const getHome = endpoint({
  method: "GET",
  path: "/api/catalog/home",
  summary: "What the home page shows",
  named: "ours",
  reply: Home,
});
export const getSections = endpoint({
  method: "GET",
  path: "/api/catalog/sections",
  summary: "Which sections of the shop hold products, and how many",
  named: "ours",
  reply: Sections,
});
