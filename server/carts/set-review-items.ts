import type { BundleOffer, setReviewItemsAndGetBundle as call } from "#contract/carts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { soldWithPc } from "../catalog/sold-with-pc.ts";
import { defaultSku } from "../catalog/shop-product.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { type CartLine, checkUnits } from "./cart-lines.ts";
import { saveChange } from "./change-cart.ts";
import { viewCart } from "./view-cart.ts";

/** Lines that are not named keep their quantity. Fewer is always allowed, also when less than that is left. */
export const setReviewItemsAndGetBundle: Handler<typeof call> = async ({ world, principal, body }) => {
  const asked = new Map(body.Items.map(({ CartItemId, Qty }) => [CartItemId, Qty]));
  const saved = await saveChange(world, principal, refuse("line_unknown"), ({ lines }) => {
    if ([...asked.keys()].some((id) => !lines.some((line) => line.id === id))) return refuse("line_unknown");
    const reviewed = lines.map((line) => {
      const quantity = asked.get(line.id) ?? line.quantity;
      return quantity === line.quantity ? line : { ...line, quantity };
    });
    const grown = reviewed.filter((line, at) => line.quantity > (lines[at]?.quantity ?? 0));
    for (const line of grown) {
      const units = reviewed
        .filter((each) => each === line || (each.skuId === line.skuId && !each.longer && !line.longer))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const refusal = checkUnits(line, units);
      if (refusal) return refusal;
    }
    return reviewed.every((line, at) => line === lines[at]) ? null : { lines: reviewed };
  });
  if ("reason" in saved) return saved;
  return {
    reply: { Success: true as const, Cart: await viewCart(world, saved), Bundle: await bundleOf(world, saved.lines) },
  };
};

/** Nothing for a cart without a PC, and nothing that it has already. */
async function bundleOf(world: World, lines: readonly CartLine[]): Promise<BundleOffer[]> {
  if (!lines.some(({ modelId }) => modelId > 0)) return [];
  const [offered, twins] = await Promise.all([soldWithPc(world), world.catalogue.pcTwins()]);
  const has = new Set(lines.map(({ skuId }) => skuId));
  const alone = new Map([...twins].map(([aloneId, withPcId]) => [withPcId, aloneId]));
  const missing = offered.filter(({ defaultSkuId: skuId }) => !has.has(skuId) && !has.has(alone.get(skuId) ?? 0));
  const sold = await world.catalogue.find({ skuIds: missing.map(({ defaultSkuId }) => alone.get(defaultSkuId) ?? 0) });
  return missing.map((product) => {
    const sku = defaultSku(product);
    const picture = product.pictures[0] ?? "";
    const bySelf = sold.find(({ defaultSkuId }) => defaultSkuId === alone.get(sku.skuId));
    return {
      SkuID: sku.skuId,
      ItemDescription: product.name,
      Price: toWireMoney(sku.price),
      PriceAlone: bySelf ? toWireMoney(defaultSku(bySelf).price) : null,
      Link: productLink(product),
      MainPicture: picture,
      PictureVersion: world.pictures.versionOf(picture),
    };
  });
}
