import type { getPageArt as call } from "#contract/catalog.ts";
import type { PublicHandler } from "../http/route.ts";
import { choosePageArt } from "../pictures/choose-page-art.ts";
import { sharePage } from "./catalogue-cards.ts";

export const getPageArt: PublicHandler<typeof call> = async ({ world, query }) => ({
  reply: { art: choosePageArt(query.place, world.pictures), share: await sharePage("home", world) },
});
