import { buildCode, type ChosenPart, readBuildCode } from "#rules/build/chosen-parts.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { configure, type ConfiguredBuild, includedParts } from "../builds/configure.ts";
import { type CartLine, toLine } from "../carts/cart-lines.ts";
import { PLAIN } from "../carts/carts-table.ts";
import { findCart, NO_CART } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { storeDay } from "../carts/store-day.ts";
import { hasChoice } from "../catalog/has-choice.ts";
import type { PartFacts } from "../catalog/part-facts.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { World } from "../world.ts";

/** A PC of the shop with chosen parts, as it is before it is in a cart. */
export interface LoadedBuild {
  model: SellableSku;
  chosen: readonly ChosenPart[];
  included: readonly ChosenPart[];
  configured: ConfiguredBuild;
  on: string;
  /** Its parts, and those that it includes. */
  skus: ReadonlyMap<number, SellableSku>;
  facts: ReadonlyMap<number, PartFacts>;
}

/** Which PC, and which parts. */
export interface AskedBuild {
  /** Left out: PC Lab, where a PC begins with nothing. */
  sku?: number | undefined;
  /** Left out: the PC as it stands. */
  build?: string | undefined;
}

/** One statement; what the parts are, comes from memory. */
export async function loadBuild(world: World, { sku, build: code }: AskedBuild): Promise<LoadedBuild | Refusal> {
  const { catalogue } = world;
  const skuId = sku ?? (await catalogue.lab())?.skuId;
  if (skuId === undefined) return refuse("product_unknown");
  const known = (await catalogue.skus([skuId])).get(skuId);
  if (!known) return refuse("sku_unknown", { name: null });
  if (!hasChoice(known)) return refuse("build_not_offered", { name: known.name });
  const included = includedParts(known);
  const chosen = code === undefined ? included : (readBuildCode(code) ?? []);
  const inside = [...chosen, ...included].map((part) => part.skuId);
  const { skus } = await findCart(world, null, { skuIds: [skuId, ...inside] });
  const model = skus.get(skuId);
  if (!model?.isListed) return refuse("sku_unknown", { name: known.name });
  const facts = await catalogue.partFacts(inside);
  const on = storeDay(world);
  return {
    model,
    chosen,
    included,
    configured: configure(model, buildCode(chosen), { skus, facts }, on),
    on,
    skus,
    facts,
  };
}

/** The one line of a cart that holds nothing else, priced as every cart is. */
export function priceBuild(world: Pick<World, "config" | "now">, model: SellableSku, configured: ConfiguredBuild) {
  const line: CartLine = toLine(
    { ...PLAIN, id: "build", skuId: model.skuId, quantity: 1, build: configured.code },
    model,
    configured,
  );
  const { input, priced } = priceLoadedCart(world, { ...NO_CART, lines: [line] }, null);
  const [toPrice] = input.lines;
  const [price] = priced.lines;
  if (!toPrice || !price) throw new Error(`A build of ${model.skuId} has no price`);
  return { line, toPrice, price, steps: priced.steps, pricedAt: input.pricedAt };
}
