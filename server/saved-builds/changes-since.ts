import type { SavedBuild } from "#contract/saved-builds.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { priceAt } from "#rules/pricing/price-at.ts";
import { isSame } from "../builds/configure.ts";
import { pricesOf } from "../configurator/build-news.ts";
import type { LoadedBuild } from "../configurator/load-build.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { savedBuildReasons: words } = spoken.savedBuildReasons;

interface Then {
  at: Date;
  was: Cents;
  price: Cents;
}

/**
 * Why a build costs otherwise than on the day it was saved, from the prices that were charged: the PC itself, each part that
 * was chosen, and each that it stands for, which the PC's price includes. What no kept price explains, such as a system's
 * group, is one amount at the end, so that they sum to the difference.
 */
export async function changesSince(
  world: World,
  loaded: LoadedBuild,
  { at, was, price }: Then,
): Promise<SavedBuild["Changes"]> {
  if (price === was) return [];
  const { model, chosen, included } = loaded;
  const prices = await pricesOf(world, loaded, included);
  const changed = chosen.filter((part) => !included.some((other) => isSame(part, other)));
  const replaced = included.filter((part) => !chosen.some((other) => isSame(part, other)));
  const counted = [
    { skuId: model.skuId, units: 1, isReplaced: false },
    ...changed.map(({ skuId, quantity }) => ({ skuId, units: quantity, isReplaced: false })),
    ...replaced.map(({ skuId, quantity }) => ({ skuId, units: -quantity, isReplaced: true })),
  ];
  const reasons = counted.flatMap(({ skuId, units, isReplaced }) => {
    const sku = prices.get(skuId);
    const before = sku && priceAt(sku.charged, at);
    if (!sku || before === null || before === undefined || before === sku.price) return [];
    const name = loaded.skus.get(skuId)?.name ?? model.name;
    const text = isReplaced ? words.replaced(name, before, sku.price) : words.price(name, before, sku.price);
    return [{ text, amount: (sku.price - before) * units }];
  });
  const rest = price - was - reasons.reduce((sum, { amount }) => sum + amount, 0);
  const all = rest === 0 ? reasons : [...reasons, { text: words.rest, amount: rest }];
  return all.map(({ text, amount }) => ({ Text: text, Amount: toWireMoney(cents(amount)) }));
}
