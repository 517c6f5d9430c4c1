import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = "manifest.json";

/** What the studio wrote of one picture, as far as the store needs it. */
const PictureRecord = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  version: z.string().regex(/^[0-9a-f]{10}$/, "must be ten hex digits"),
  /** It goes into pages as it is, so it is a color and nothing else. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, "must be a color like #1b1e24"),
  placeholder: z.base64().min(1),
});
export type PictureRecord = z.infer<typeof PictureRecord>;

const Manifest = z.object({ pictures: z.record(z.string().regex(/^[a-z0-9-]+$/), PictureRecord) });

/** The studio's list of its pictures; empty where a folder has none. Throws in words when it is not such a list. */
export async function readPictureManifest(folder: string): Promise<ReadonlyMap<string, PictureRecord>> {
  const path = join(folder, FILE);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return new Map();
  const parsed = Manifest.safeParse(asJson(text, path));
  if (!parsed.success) throw new Error(`${path} is not a list of pictures. ${z.prettifyError(parsed.error)}`);
  return new Map(Object.entries(parsed.data.pictures));
}

function asJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}`, { cause: error });
  }
}
