import { z } from "zod";
import { Picture } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { SharePicture } from "./share-picture.ts";

/** Pages of text that have a picture of their own. */
export const PAGE_PLACES = ["ready-made", "refurbished", "warranty", "pictures", "shipping", "returns"] as const;
export const PagePlace = z.enum(PAGE_PLACES);
export type PagePlace = z.infer<typeof PagePlace>;

/** What a page of text shows besides its words. */
export const PageArt = z.object({ art: Picture.nullable(), share: SharePicture });
export type PageArt = z.infer<typeof PageArt>;

export const getPageArt = endpoint({
  method: "GET",
  path: "/api/catalog/page-art",
  summary: "The picture of a page of text",
  named: "ours",
  query: z.strictObject({ place: PagePlace }),
  reply: PageArt,
});
