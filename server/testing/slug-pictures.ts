import type { Database } from "../db/database.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";

const PICTURE = { file: "", avifFile: null, widthPx: 4, heightPx: 3, version: "0", color: null, placeholder: null };

/** Pictures as the small shop names them, by its products' slugs, and of other names; none of them has a file. */
export async function slugPictures({ queries }: Database, others: readonly string[] = []): Promise<PictureLibrary> {
  const rows = await queries.selectFrom("products").select("slug").execute();
  const names = new Set([...rows.map(({ slug }) => slug), ...others]);
  return new PictureLibrary([...names].map((name) => ({ ...PICTURE, name })));
}
