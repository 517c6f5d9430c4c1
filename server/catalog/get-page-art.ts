import { getPageArt } from "#contract/page-art.ts";
import { route } from "../http/route.ts";
import { pageArt } from "../pictures/page-art.ts";
import { sharePage } from "../share/catalogue-cards.ts";
import { catalogueOf } from "./catalogue.ts";

export const getPageArtRoute = route(
  getPageArt,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world, query }) => {
    const catalogue = await catalogueOf(world);
    return { reply: { art: pageArt(query.place, world.pictures), share: sharePage("home", catalogue, world.config) } };
  },
);
