import type { World } from "../world.ts";

/** The two parts of a PC that its frame rates hang on; null where it has none, or nobody knows what chip it is. */
export interface FrameParts {
  processor: { slug: string; name: string } | null;
  card: { chip: string; videoMemoryGb: number; name: string } | null;
}

/** From memory. */
export async function framePartsOf(
  { catalogue }: Pick<World, "catalogue">,
  chosen: readonly { optionId: number; skuId: number }[],
): Promise<FrameParts> {
  const inSlot = (slot: number) => chosen.find(({ optionId }) => optionId === slot)?.skuId ?? 0;
  const [processorId, cardId] = [inSlot(2), inSlot(5)];
  const skus = await catalogue.skus([processorId, cardId]);
  const facts = await catalogue.partFacts([processorId, cardId]);
  const processor = skus.get(processorId);
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
