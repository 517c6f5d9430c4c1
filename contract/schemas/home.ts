import { z } from "zod";
import { SECTIONS } from "#rules/catalog/lists.ts";
import { List, ProductCard } from "./catalog.ts";
import * as wire from "../home.ts";
import { endpoint } from "./endpoint.ts";
import { Picture, SharePicture } from "./picture.ts";

const SectionCounts = z.record(z.enum(SECTIONS), z.int()) satisfies z.ZodType<wire.SectionCounts>;

const Sections = z.object({
  counts: SectionCounts,
  range: z.string(),
  share: SharePicture,
}) satisfies z.ZodType<wire.Sections>;

export const Home = z.object({
  title: z.array(z.string()).min(1),
  lead: z.string(),
  hero: ProductCard.nullable(),
  readyMade: z.array(ProductCard).max(4),
  custom: z.array(ProductCard).max(4),
  laptops: z.array(ProductCard).max(4),
  gear: z.array(ProductCard).max(4),
  refurbished: z.array(ProductCard).max(4),
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
  art: Picture.nullable(),
  share: SharePicture,
}) satisfies z.ZodType<wire.Home>;

export const getHome = endpoint(wire.getHome, {
  summary: "What the home page shows",
  named: "ours",
  reply: Home,
});
export const getSections = endpoint(wire.getSections, {
  summary: "Which sections of the shop hold products, and how many",
  named: "ours",
  reply: Sections,
});
