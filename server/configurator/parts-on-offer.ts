import type { Fitted } from "#rules/build/build-of-parts.ts";
import { type ChosenPart, isSlot, type SlotId } from "#rules/build/chosen-parts.ts";
import { CATEGORY_OF_OPTION, type PartCategory } from "#rules/build/facts/part-categories.ts";
import type { Stock } from "#rules/build/find-fixes.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import type { PartFacts } from "../catalog/part-facts.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { defaultSku, isThere, type ShopProduct } from "../catalog/shop-product.ts";
import type { World } from "../world.ts";
import { isOffered, toFitted } from "../builds/configure.ts";

/** A part that may be chosen for a slot. */
export interface PartOnOffer {
  sku: SellableSku;
  known: PartFacts | null;
}

/** All parts that may be chosen for a slot of a PC, also what has sold out; from memory. In the order of the catalogue. */
export async function partsOnOffer(
  { catalogue }: Pick<World, "catalogue">,
  slots: readonly SlotId[],
  included: readonly ChosenPart[],
): Promise<PartOnOffer[]> {
  const products = (await catalogue.find({ kind: "part" })).filter(({ optionId }) =>
    slots.some((slot) => slot === optionId),
  );
  const skuIds = products.map(({ defaultSkuId }) => defaultSkuId);
  const known = await catalogue.skus(skuIds);
  const facts = await catalogue.partFacts(skuIds);
  const skus = new Map(
    products.flatMap((product) => {
      const sku = known.get(product.defaultSkuId);
      return sku ? [[sku.skuId, toSellable(product, sku)] as const] : [];
    }),
  );
  return [...skus.values()].flatMap((sku): PartOnOffer[] => {
    const { optionId, skuId } = sku;
    if (!isSlot(optionId) || !isOffered({ optionId, skuId, quantity: 1 }, { skus, facts }, included)) return [];
    return [{ sku, known: facts.get(skuId) ?? null }];
  });
}

/** As it is on the lists. */
function toSellable(product: ShopProduct, sku: Omit<SellableSku, keyof ReturnType<typeof pricesOf>>): SellableSku {
  return { ...sku, ...pricesOf(product, sku.isSoldApart) };
}

function pricesOf(product: ShopProduct, sold: boolean) {
  const { price, weightGrams, leasable, stock } = defaultSku(product);
  return {
    unitPrice: price,
    isPreOrderDeposit: false,
    restLater: NO_CENTS,
    weightGrams,
    recycleFee: NO_CENTS,
    leasable,
    sold,
    isListed: true,
    stock,
  };
}

/** What a fix may put in: what can be had now, one unit of each. */
export function stockForFixes(parts: readonly PartOnOffer[]): Stock {
  const fitted: { [Category in PartCategory]?: Fitted<PartCategory>[] } = {};
  for (const { sku, known } of parts) {
    if (!known || !isThere(sku.stock)) continue;
    (fitted[known.category] ??= []).push(
      toFitted({ skuId: sku.skuId, quantity: 1, weightGrams: sku.weightGrams }, known),
    );
  }
  const categories = Object.values(CATEGORY_OF_OPTION);
  return Object.fromEntries(categories.map((category) => [category, fitted[category] ?? []])) as unknown as Stock;
}
