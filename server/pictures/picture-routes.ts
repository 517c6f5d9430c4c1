import { Hono } from "hono";
import type { PictureLibrary } from "./picture-library.ts";
import { type PictureRefusal, pictureFormat, readPictureRequest } from "./picture-request.ts";
import type { PictureResizer } from "./resize-picture.ts";

const YEAR_SECONDS = 31_536_000;

const MESSAGES: Record<PictureRefusal, string> = {
  picture_unknown_parameter: "A picture takes width, height, fit, quality and v.",
  picture_width_not_offered: "That width is not offered.",
  picture_height_not_offered: "height is left out, or the same as width.",
  picture_fit_unknown: "fit is cover, contain or inside.",
  picture_quality_not_offered: "quality is 60, 75 or 90.",
};

/** `GET /images/{name}.webp?width&height&fit&quality&v`: our own originals only, never another host's. */
export function pictureRoutes(
  library: PictureLibrary,
  resizer: PictureResizer,
  offered: { widths: readonly number[]; defaultQuality: number },
): Hono {
  const app = new Hono();
  app.get("/images/:file", async (context) => {
    const [name = "", extension] = context.req.param("file").split(".");
    const original = extension === "webp" ? library.find(name) : undefined;
    if (!original) return context.text("There is no such picture.", 404);
    const request = readPictureRequest(name, new URL(context.req.url).searchParams, offered);
    if (!request.ok) return context.text(MESSAGES[request.reason], 400);
    const format = pictureFormat(context.req.header("accept") ?? "");
    const bytes = await resizer.resize(original, request.value, format);
    const current = request.value.version === original.version;
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": `image/${format}`,
      "cache-control": current ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=300",
      vary: "accept",
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}
