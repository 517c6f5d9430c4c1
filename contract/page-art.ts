import { call } from "./call.ts";
import type { Picture, SharePicture } from "./picture.ts";

/** Pages of text that have a picture of their own. */
export const PAGE_PLACES = ["ready-made", "refurbished", "warranty", "pictures", "shipping", "returns"] as const;
export type PagePlace = (typeof PAGE_PLACES)[number];

/** What a page of text shows besides its words. */
export interface PageArt {
  art: Picture | null;
  share: SharePicture;
}

export const getPageArt = call<{ query: { place: PagePlace }; reply: PageArt }>("GET", "/api/catalog/page-art");
