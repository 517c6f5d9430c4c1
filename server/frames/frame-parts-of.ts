import { FREE_SLOTS } from "#rules/easy-builder/search-space.ts";
import type { World } from "../world.ts";

/** The two parts of a PC that its frame rates hang on; null where it has none, or nobody knows what chip it is. */
export interface FrameParts {
  processor: { slug: string; name: string } | null;
  card: { chip: string; videoMemoryGb: number; name: string } | null;
}

const { processor: PROCESSOR, card: CARD } = FREE_SLOTS;

/** From memory. */
export async function framePartsOf(
  { catalogue }: Pick<World, "catalogue">,
  chosen: readonly { optionId: number; skuId: number }[],
): Promise<FrameParts> {
  const parts = chosen.filter(({ optionId }) => optionId === PROCESSOR || optionId === CARD);
  const skuIds = parts.map(({ skuId }) => skuId);
  const skus = await catalogue.skus(skuIds);
  const facts = await catalogue.partFacts(skuIds);
  const skuIdIn = (slot: number) => parts.find(({ optionId }) => optionId === slot)?.skuId ?? 0;
  const cardId = skuIdIn(CARD);
  const processor = skus.get(skuIdIn(PROCESSOR));
  const known = facts.get(cardId);
  const card = known?.category === "card" ? known.facts : null;
  return {
    processor: processor ? { slug: processor.slug, name: processor.name } : null,
    card:
      card && card.chip !== null && card.memoryGb !== null
        ? { chip: card.chip, videoMemoryGb: card.memoryGb, name: skus.get(cardId)?.name ?? card.chip }
        : null,
  };
}
