import type { List, Section } from "#rules/catalog/lists.ts";
import { call } from "./call.ts";
import type { ProductCard } from "./catalog.ts";
import type { Picture, SharePicture } from "./picture.ts";

/** How many products each section holds, none of them absent. */
export type SectionCounts = Record<Section, number>;

export interface Sections {
  counts: SectionCounts;
  /** What the shop sells, as a sentence would begin: `Gaming PCs and laptops`; empty for an empty shop. */
  range: string;
  /** The card of the home page, which stands for a page that has none. */
  share: SharePicture;
}

export interface Home {
  /** The headline, line by line, and the sentence beside it: true of what this catalogue holds. */
  title: string[];
  lead: string;
  /** The product at the top; null while there is nothing to sell. */
  hero: ProductCard | null;
  readyMade: ProductCard[];
  custom: ProductCard[];
  laptops: ProductCard[];
  gear: ProductCard[];
  refurbished: ProductCard[];
  /** The lists of a shop without computers, fullest first, each with its first products. */
  shelves: { list: List; title: string; intro: string; count: number; products: ProductCard[] }[];
  counts: SectionCounts;
  /** The PC of `hero` in a wider frame. */
  art: Picture | null;
  share: SharePicture;
}

export const getHome = call<{ reply: Home }>("GET", "/api/catalog/home");
export const getSections = call<{ reply: Sections }>("GET", "/api/catalog/sections");
