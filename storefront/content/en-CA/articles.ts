import type { ComponentType } from "react";
import type { ArticleSlug } from "#words/articles.ts";
import { LinesOfABill } from "./articles/lines-of-a-bill.tsx";
import { PowerSupply } from "./articles/power-supply-size.tsx";
import { ScreenFirst } from "./articles/screen-first.tsx";

/** The text of each article. */
export const ARTICLE_TEXTS: Readonly<Record<ArticleSlug, ComponentType>> = {
  "screen-first": ScreenFirst,
  "power-supply": PowerSupply,
  "lines-of-a-bill": LinesOfABill,
};
