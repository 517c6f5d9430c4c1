import { EMPTY_BUILD } from "#rules/build/build-of-parts.ts";
import type { ChosenPart } from "#rules/build/chosen-parts.ts";
import { type BasePc, FREE_CATEGORIES, FREE_SLOTS, type Offer, type Offers } from "#rules/easy-builder/search-space.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import { includedParts, isSame, type KnownPart, toBuild, toFitted } from "../builds/configure.ts";
import { hasChoice } from "../catalog/has-choice.ts";
import { defaultSku, isThere, type ShopProduct } from "../catalog/shop-product.ts";
import { type PartOnOffer, partsOnOffer } from "../configurator/parts-on-offer.ts";
import type { World } from "../world.ts";

/** A PC of the shop as the search sees it, and as the page shows it. */
export interface ShopBase extends BasePc {
  product: ShopProduct;
  /** What it includes beside its free slots. */
  kept: readonly ChosenPart[];
}

const SLOTS = Object.values(FREE_SLOTS);
const isFree = ({ optionId }: { optionId: number }): boolean => SLOTS.some((slot) => slot === optionId);

/**
 * PCs whose parts may be chosen and which can be had now, with every part that may stand in them and is on the shelf;
 * from memory.
 */
export async function loadBases(world: Pick<World, "catalogue">): Promise<ShopBase[]> {
  const { catalogue } = world;
  const products = (await catalogue.find({ kind: "pc" })).filter(
    (product) => hasChoice(product) && isThere(defaultSku(product).stock),
  );
  const models = await catalogue.skus(products.map(({ defaultSkuId }) => defaultSkuId));
  const included = new Map(
    products.map(({ defaultSkuId }) => {
      const model = models.get(defaultSkuId);
      return [defaultSkuId, model ? includedParts(model) : []] as const;
    }),
  );
  const all = [...included.values()].flat();
  const offered = await partsOnOffer(world, SLOTS, all);
  const facts = await catalogue.partFacts(all.map(({ skuId }) => skuId));
  const prices = await pricesOf(world, all);
  const skus = await catalogue.skus(all.map(({ skuId }) => skuId));
  return products.flatMap((product): ShopBase[] => {
    const parts = included.get(product.defaultSkuId) ?? [];
    const free = parts.filter(isFree);
    const kept = parts.filter((part) => !isFree(part));
    // The search fills each slot with one kind of part; a PC without one of them is another thing.
    if (free.length !== FREE_CATEGORIES.length || free.some(({ skuId }) => !prices.has(skuId))) return [];
    const sum = free.reduce((total, { skuId, quantity }) => total + (prices.get(skuId) ?? 0) * quantity, 0);
    const known = (part: ChosenPart): KnownPart => ({ ...part, weightGrams: 0, known: facts.get(part.skuId) ?? null });
    return [
      {
        product,
        kept,
        skuId: product.defaultSkuId,
        framePrice: cents(defaultSku(product).price - sum),
        fixed: kept.length === 0 ? EMPTY_BUILD : toBuild(kept.filter(({ skuId }) => skus.has(skuId)).map(known)),
        asBuilt: new Set(parts.map(({ skuId }) => String(skuId))),
        offers: offersOf(offered, parts),
      },
    ];
  });
}

async function pricesOf(
  { catalogue }: Pick<World, "catalogue">,
  parts: readonly ChosenPart[],
): Promise<ReadonlyMap<number, Cents>> {
  const wanted = new Set(parts.map(({ skuId }) => skuId));
  const sold = await catalogue.find({ kind: "part", skuIds: [...wanted] });
  return new Map(sold.flatMap(({ skus }) => skus.map(({ skuId, price }) => [skuId, price] as const)));
}

function offersOf(offered: readonly PartOnOffer[], included: readonly ChosenPart[]): Offers {
  const byCategory = Map.groupBy(
    offered.flatMap((part) => toOffers(part, included)),
    ({ category }) => category,
  );
  const list = (category: keyof Offers) =>
    (byCategory.get(category) ?? []).toSorted((one, other) => one.price - other.price || one.skuId - other.skuId);
  return Object.fromEntries(FREE_CATEGORIES.map((category) => [category, list(category)])) as unknown as Offers;
}

/** One unit of what is in the gate, and as many as the PC has of what it includes. */
function toOffers({ sku, known }: PartOnOffer, included: readonly ChosenPart[]): Offer[] {
  const category = FREE_CATEGORIES.find((each) => FREE_SLOTS[each] === sku.optionId);
  if (!category || known?.category !== category || !isThere(sku.stock)) return [];
  const own = included.find(({ optionId, skuId }) => optionId === sku.optionId && skuId === sku.skuId);
  const one: ChosenPart = { optionId: FREE_SLOTS[category], skuId: sku.skuId, quantity: 1 };
  const choices = [...(own ? [own] : []), ...(known.isOffered && !isSame(one, own) ? [one] : [])];
  return choices.map(
    ({ skuId, quantity }) =>
      ({
        category,
        part: toFitted({ skuId, quantity, weightGrams: sku.weightGrams }, known),
        skuId,
        slug: sku.slug,
        price: cents(sku.unitPrice * quantity),
      }) as Offer,
  );
}
