import { data } from "react-router";
import type { Home, Product } from "#contract/catalog.ts";
import type { Api } from "#contract/endpoint.ts";
import { getHome, getProduct } from "../catalog-calls.ts";

export interface HomePageData {
  home: Home;
  /** What the first PC's price is made of; null where that cannot be said. */
  partsBill: Product["partsBill"];
  origin: string;
}

/** What the home page shows. Throws 503 when the catalogue does not answer. */
export async function loadHome(api: Api, address: string): Promise<HomePageData> {
  const answer = await api(getHome);
  if (!answer.ok) throw data(null, { status: 503 });
  const hero = await api(getProduct, { query: { slug: answer.reply.hero.slug } });
  return { home: answer.reply, partsBill: hero.ok ? hero.reply.partsBill : null, origin: new URL(address).origin };
}
