import type { getSections as call } from "#contract/home.ts";
import type { PublicHandler } from "../http/route.ts";
import { sharePage } from "./catalogue-cards.ts";
import { rangeOf } from "./sections.ts";

export const getSections: PublicHandler<typeof call> = async ({ world }) => {
  const counts = await world.catalogue.counts();
  return { reply: { counts, range: rangeOf(counts), share: await sharePage("home", world) } };
};
