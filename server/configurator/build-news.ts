import type { BuildNews } from "#contract/configurator.ts";
import { type ChosenPart, SYSTEM_SLOT } from "#rules/build/chosen-parts.ts";
import type { Cents } from "#rules/money/cents.ts";
import { priceAt } from "#rules/pricing/price-at.ts";
import type { ChargedPrice } from "#rules/pricing/struck-price.ts";
import { isOffered, isStanding } from "../builds/configure.ts";
import { defaultSku } from "../catalog/shop-product.ts";
import type { World } from "../world.ts";
import type { LoadedBuild } from "./load-build.ts";
import { partsLeft } from "./parts-left.ts";
import { spoken } from "../languages/spoken.ts";

const { newsWords, slotTitle } = spoken.configurator;

interface Priced {
  price: Cents;
  charged: readonly ChargedPrice[];
}

/** What somebody should know who comes with a link: what has gone, what has sold out, and what costs otherwise than then. */
export async function buildNews(world: World, loaded: LoadedBuild, seen: string | undefined): Promise<BuildNews[]> {
  const { chosen, skus, model } = loaded;
  const stands = partsGone(loaded);
  if (seen === undefined) return stands;
  const then = new Date(seen);
  const prices = await pricesOf(world, loaded);
  const changed = [...prices].flatMap(([skuId, { price, charged }]): BuildNews[] => {
    const was = priceAt(charged, then);
    if (was === null || was === price) return [];
    const slot = chosen.find((part) => part.skuId === skuId)?.optionId ?? null;
    const name = skus.get(skuId)?.name ?? model.name;
    return [{ slot, text: newsWords.price(name, was, price) }];
  });
  return [...stands, ...changed];
}

/** Parts that cannot be had as they were chosen. */
export function partsGone({ model, configured, chosen, skus, facts, included }: LoadedBuild): BuildNews[] {
  const stands = isStanding(model, configured.code);
  return chosen.flatMap((part) => {
    const text = goneText(part);
    return text === null ? [] : [{ slot: part.optionId, text }];
  });

  function goneText(part: ChosenPart): string | null {
    const sku = skus.get(part.skuId);
    if (!sku || sku.optionId !== part.optionId) return newsWords.unknown(slotTitle(part.optionId));
    if (!isOffered(part, { skus, facts }, included)) return newsWords.notOffered(sku.name);
    const left = partsLeft(sku.stock);
    if (stands || left === null || left >= part.quantity) return null;
    return left === 0 ? newsWords.soldOut(sku.name) : newsWords.tooFew(sku.name, left);
  }
}

/** Of the PC and its parts, but of the system, whose price goes by its group; and of `besides`. */
export async function pricesOf(
  { catalogue }: World,
  { model, chosen }: LoadedBuild,
  besides: readonly ChosenPart[] = [],
): Promise<ReadonlyMap<number, Priced>> {
  const inside = [...chosen, ...besides].filter(({ optionId }) => optionId !== SYSTEM_SLOT).map(({ skuId }) => skuId);
  const products = await catalogue.find({ skuIds: [model.skuId, ...inside] });
  const lab = model.fromNothing ? await catalogue.lab() : null;
  return new Map([...products.map(defaultSku), ...(lab ? [lab] : [])].map((sku) => [sku.skuId, sku]));
}
