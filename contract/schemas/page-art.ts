import { z } from "zod";
import * as wire from "../page-art.ts";
import { endpoint } from "./endpoint.ts";
import { Picture, SharePicture } from "./picture.ts";

const PageArt = z.object({ art: Picture.nullable(), share: SharePicture }) satisfies z.ZodType<wire.PageArt>;

export const getPageArt = endpoint(wire.getPageArt, {
  summary: "The picture of a page of text",
  named: "ours",
  query: z.strictObject({ place: z.enum(wire.PAGE_PLACES) }),
  reply: PageArt,
});
