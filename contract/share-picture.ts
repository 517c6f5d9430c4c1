import { z } from "zod";

/** The card that stands for a page where it is shared; another price or picture is another path. */
export const SharePicture = z.object({ path: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type SharePicture = z.infer<typeof SharePicture>;
