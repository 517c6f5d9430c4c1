import { type Context, Hono } from "hono";
import { LISTS } from "#rules/catalog/lists.ts";
import type { AppEnv } from "../http/app.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { PictureMaker } from "../pictures/picture-maker.ts";
import { KEPT_FOR_EVER, KEPT_SHORTLY } from "../http/cache-headers.ts";
import type { World } from "../world.ts";
import { pageShareCard, productShareCard, type SharedPage } from "./catalogue-cards.ts";
import { drawShareCard } from "../share/draw-share-card.ts";
import { type ShareCard, shareVersion } from "../share/share-card.ts";
import { spoken } from "../languages/spoken.ts";

const { shareWords } = spoken.shopFront;

const PAGES: readonly SharedPage[] = ["home", ...LISTS.filter((list) => list !== "search")];

/** `GET /og/product/{slug}.jpg?v` and `/og/page/{list}.jpg?v`: the card that stands for a page where it is shared. */
export function shareRoutes(world: World, maker: PictureMaker, limits: RateLimits): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answer = async (context: Context<AppEnv>, card: ShareCard | null) => {
    if (!card) return context.text(shareWords.unknown, 404);
    const version = shareVersion(card);
    const mayMake = async () => (await limits.count("picture", context.get("clientKey"))) === null;
    const bytes = await maker.get(`og-${version}.jpg`, () => drawShareCard(card), mayMake);
    if (!bytes) return context.text(shareWords.tooMany, 503, { "retry-after": "60" });
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": context.req.query("v") === version ? KEPT_FOR_EVER : KEPT_SHORTLY,
    });
  };
  app.get("/og/product/:file", async (context) => {
    const product = await world.catalogue.product(withoutJpg(context.req.param("file")));
    return answer(context, product && productShareCard(product, world));
  });
  app.get("/og/page/:file", async (context) => {
    const page = PAGES.find((one) => one === withoutJpg(context.req.param("file")));
    return answer(context, page ? await pageShareCard(page, world) : null);
  });
  return app;
}

/** The name without its ending; nothing when it has another one. */
function withoutJpg(file: string): string {
  return file.endsWith(".jpg") ? file.slice(0, -".jpg".length) : "";
}
