import { z } from "zod";
import type * as wire from "../picture.ts";

export const Picture = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  version: z.string(),
  color: z.string().nullable(),
  placeholder: z.string().nullable(),
}) satisfies z.ZodType<wire.Picture>;

export const SharePicture = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
}) satisfies z.ZodType<wire.SharePicture>;
