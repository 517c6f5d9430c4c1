import type { getPageArt as call } from "#contract/catalog.ts";
import type { PublicHandler } from "../http/route.ts";
import { pageArt } from "../pictures/page-art.ts";
import { sharePage } from "./catalogue-cards.ts";

export const getPageArt: PublicHandler<typeof call> = async ({ world, query }) => ({
  reply: { art: pageArt(query.place, world.pictures), share: await sharePage("home", world) },
});
