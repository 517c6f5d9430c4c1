import { getPageArt } from "#contract/schemas/page-art.ts";
import { route } from "../http/route.ts";
import { pageArt } from "../pictures/page-art.ts";
import { sharePage } from "../share/catalogue-cards.ts";

export const getPageArtRoute = route(
  getPageArt,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world, query }) => ({
    reply: { art: pageArt(query.place, world.pictures), share: await sharePage("home", world) },
  }),
);
