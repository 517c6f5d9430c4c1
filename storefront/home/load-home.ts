import { data } from "react-router";
import { getProduct, type Product } from "#contract/catalog.ts";
import { type FrameLadder, getFrameLadder } from "#contract/frames.ts";
import { getHome, type Home } from "#contract/home.ts";
import { getPromotions } from "#contract/promotions.ts";
import type { Api } from "#contract/call.ts";

export interface HomePageData {
  home: Home;
  /** What the first PC's price is made of; null where that cannot be said. */
  partsBill: Product["partsBill"];
  /** What the first product is, in a sentence; empty where there is none. */
  summary: string;
  /** PCs by the frames they make of a game; null where that cannot be said. */
  ladder: FrameLadder | null;
  origin: string;
  /** Codes that the shop shows to everybody. */
  promotions: number;
}

/** What the home page shows. Throws 503 when the catalogue does not answer. */
export async function loadHome(api: Api, address: string): Promise<HomePageData> {
  const [answer, shown, frames] = await Promise.all([
    api(getHome),
    api(getPromotions, { query: { sku: 0 } }),
    api(getFrameLadder),
  ]);
  if (!answer.ok) throw data(null, { status: 503 });
  const { origin } = new URL(address);
  const besides = {
    origin,
    promotions: shown.ok ? shown.reply.Promotions.length : 0,
    ladder: frames.ok ? frames.reply : null,
  };
  const { hero } = answer.reply;
  const product = hero && (await api(getProduct, { query: { slug: hero.slug } }));
  if (!product?.ok) return { home: answer.reply, partsBill: null, summary: "", ...besides };
  const { partsBill, summary } = product.reply;
  return { home: answer.reply, partsBill, summary, ...besides };
}
