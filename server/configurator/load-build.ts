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
  /** Color of its light, as it was asked for. */
  light: string | null;
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
export async function loadBuild(world: World, asked: AskedBuild): Promise<LoadedBuild | Refusal> {
  const [loaded = refuse("product_unknown")] = await loadBuilds(world, [asked]);
  return loaded;
}

/** As many as are asked for, in their order, by one statement. */
export async function loadBuilds(world: World, asked: readonly AskedBuild[]): Promise<(LoadedBuild | Refusal)[]> {
  const read = await Promise.all(asked.map((each) => readAsked(world, each)));
  const wanted = read.flatMap((each) => ("reason" in each ? [] : [each.known.skuId, ...each.inside]));
  if (wanted.length === 0) return read.filter((each) => "reason" in each);
  const { skus } = await findCart(world, null, { skuIds: [...new Set(wanted)] });
  const facts = await world.catalogue.partFacts(wanted);
  const on = storeDay(world);
  return read.map((each) => {
    if ("reason" in each) return each;
    const { known, chosen, light, included } = each;
    const model = skus.get(known.skuId);
    if (!model?.isListed) return refuse("sku_unknown", { name: known.name });
    const configured = configure(model, buildCode(chosen, light), { skus, facts }, on);
    return { model, chosen, light, included, configured, on, skus, facts };
  });
}

/** What a build is made of, from memory. */
async function readAsked({ catalogue }: World, { sku, build: code }: AskedBuild) {
  const skuId = sku ?? (await catalogue.lab())?.skuId;
  if (skuId === undefined) return refuse("product_unknown");
  const known = (await catalogue.skus([skuId])).get(skuId);
  if (!known) return refuse("sku_unknown", { name: null });
  if (!hasChoice(known)) return refuse("build_not_offered", { name: known.name });
  const included = includedParts(known);
  const { parts: chosen, light } =
    code === undefined ? { parts: included, light: null } : (readBuildCode(code) ?? { parts: [], light: null });
  return { known, chosen, light, included, inside: [...chosen, ...included].map((part) => part.skuId) };
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
