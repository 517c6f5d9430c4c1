import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type OriginalPicture, PictureGone, type PictureLibrary, readOriginal } from "./picture-library.ts";
import type { PictureMaker } from "./picture-maker.ts";
import { type PictureFormat, pictureFormat, readPictureRequest } from "./picture-request.ts";
import { KEPT_FOR_EVER, KEPT_SHORTLY } from "../http/cache-headers.ts";
import { resizePicture } from "./resize-picture.ts";
import { spoken } from "../languages/spoken.ts";

const { renderWords } = spoken.pictures;
const { refusalText } = spoken.refusals;

export interface PictureParts {
  library: PictureLibrary;
  maker: PictureMaker;
  /** A picture that shoppers sent, as long as it is shown; and what makes its sizes, which leave nothing on the disk. */
  sent: { find(name: string): Promise<OriginalPicture | null>; maker: PictureMaker };
  /** Counts what is made for a stranger, never what is there already. */
  limits: RateLimits;
  offered: { widths: readonly number[]; defaultQuality: number };
}

/** `GET /images/{name}.webp?width&height&fit&quality&v`: our own originals only, never another host's. */
export function pictureRoutes({ library, maker, sent, limits, offered }: PictureParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { defaultQuality } = offered;
  app.get("/images/:file", async (context) => {
    const [name = "", extension] = context.req.param("file").split(".");
    const own = extension === "webp" ? library.find(name) : undefined;
    const original = own ?? (extension === "webp" ? await sent.find(name) : null);
    if (!original) return context.text(renderWords.unknown, 404);
    const request = readPictureRequest(original, new URL(context.req.url).searchParams, offered);
    if (!request.ok) return context.text(refusalText(request), 400);
    const format = pictureFormat(context.req.header("accept") ?? "");
    const mayMake = async () => (await limits.count("picture", context.get("clientKey"))) === null;
    const resizing = { maker: own ? maker : sent.maker, defaultQuality };
    try {
      const bytes = await resizePicture(original, request.value, format, resizing, mayMake);
      if (!bytes) return await answerOriginal(context, original, format);
      const current = request.value.version === original.version;
      return answerPicture(context, bytes, format, current ? KEPT_FOR_EVER : KEPT_SHORTLY);
    } catch (error) {
      if (error instanceof PictureGone) return context.text(renderWords.unknown, 404);
      throw error;
    }
  });
  return app;
}

/** Who asks for too much gets the picture all the same, as it lies there: more bytes, no work. */
async function answerOriginal(context: Context, original: OriginalPicture, format: PictureFormat): Promise<Response> {
  if (format === "jpeg") return context.text(renderWords.tooMany, 503, { "retry-after": "60" });
  const avif = format === "avif" ? original.avifFile : null;
  const bytes = avif === null ? await readOriginal(original) : await readFile(avif);
  return answerPicture(context, bytes, avif ? "avif" : "webp", "public, max-age=60");
}

function answerPicture(context: Context, bytes: Uint8Array, format: PictureFormat, cache: string): Response {
  return context.body(new Uint8Array(bytes), 200, {
    "content-type": `image/${format}`,
    "cache-control": cache,
    vary: "accept",
    "x-content-type-options": "nosniff",
  });
}
