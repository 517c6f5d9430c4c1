import type { ProductCard } from "#contract/catalog.ts";
import type { getFrameLadder as call } from "#contract/frames.ts";
import { type Contender, frameLadder, readFrameWish, rungsOf } from "#rules/frames/frame-ladder.ts";
import { showingOf, toProductCard } from "../catalog/to-product-card.ts";
import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { framePartsOf } from "./frame-parts-of.ts";

interface BuyablePc {
  product: ProductCard;
  /** What stands once on a ladder: 8 and 16 GB of one chip are two cards. */
  card: string;
}

/** From memory: PCs of the lists that can be bought and whose parts have an index. */
export const getFrameLadder: PublicHandler<typeof call> = async ({ world, query }) => {
  const table = await world.catalogue.frames();
  const games = table?.games ?? [];
  const wish = readFrameWish(games, (field) => query[field] ?? null);
  const game = games.find(({ slug }) => slug === wish.game);
  const rungs = table && game ? rungsOf(table, game, wish, await buyablePcs(world)) : [];
  const reaching = rungs.filter(({ short }) => short === 0);
  const shown = query.rungs === "reaching" ? reaching : frameLadder(rungs, ({ card }) => card);
  return {
    reply: {
      sample: table?.sample ?? false,
      games: games.map(({ slug, name }) => ({ slug, name })),
      wish,
      rungs: shown.map(({ pc, rate, short }) => ({ product: pc.product, rate, short })),
      bestSkuId: reaching[0]?.pc.product.skuId ?? null,
      reaching: reaching.length,
    },
  };
};

async function buyablePcs(world: World): Promise<Contender<BuyablePc>[]> {
  const showing = showingOf(world);
  const pcs = await world.catalogue.find({ kind: "pc" });
  const found = pcs.map(async (pc): Promise<Contender<BuyablePc>[]> => {
    const product = toProductCard(pc, showing);
    const { processor, card } = await framePartsOf(world, pc.parts);
    if (!product.canAddToCart || !processor || !card) return [];
    const hardware = { processor: processor.slug, chip: card.chip, videoMemoryGb: card.videoMemoryGb };
    return [{ pc: { product, card: `${card.chip} ${card.videoMemoryGb}` }, price: product.price.amount, hardware }];
  });
  return (await Promise.all(found)).flat();
}
