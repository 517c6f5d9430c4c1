import { cents } from "#rules/money/cents.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";
import type { World } from "../world.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { SkuNow } from "./cart-statement.ts";

/** By their ids. */
export async function sellableSkus(
  catalogue: World["catalogue"],
  now: readonly SkuNow[],
): Promise<ReadonlyMap<number, SellableSku>> {
  const known = await catalogue.skus(now.map(({ skuId }) => skuId));
  return new Map(now.map((each) => [each.skuId, toSellableSku(each, known)]));
}

function toSellableSku(now: SkuNow, known: ReadonlyMap<number, CatalogueSku>): SellableSku {
  const sku = skuOf(now, known);
  return {
    ...sku,
    unitPrice: cents(now.unitCents),
    isPreOrderDeposit: now.isDeposit,
    restLater: cents(now.restCents),
    weightGrams: now.weightGrams,
    recycleFee: cents(now.recycleCents),
    leasable: now.leasable,
    sold: now.isOnSale && sku.isSoldApart,
    isListed: now.isOnSale,
    stock: { policy: now.policy, available: now.available },
  };
}

export function skuOf<Sku>({ skuId }: { skuId: number }, skus: ReadonlyMap<number, Sku>): Sku {
  const sku = skus.get(skuId);
  if (!sku) throw new Error(`SKU ${skuId} is not in the catalogue`);
  return sku;
}
