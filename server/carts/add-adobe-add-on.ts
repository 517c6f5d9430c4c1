import { refuse } from "#rules/refusal.ts";
import type { addAdobeAddOn as call } from "#contract/carts.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { checkAdding } from "./add-to-cart.ts";
import { withAdded } from "./cart-lines.ts";
import { PLAIN } from "./carts-table.ts";
import { changeCart } from "./change-cart.ts";
import { findCart } from "./load-cart.ts";

/** Puts the shop's software card beside a PC or laptop: as many as there are of those, one a call (S397). */
export const addAdobeAddOn: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async ({ lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    const skuId = world.config.adobeAddOnSkuId;
    if (skuId === null || line.modelId === 0) return refuse("add_on_not_offered");
    const sku = (await findCart(world, null, { skuIds: [skuId] })).skus.get(skuId);
    if (!sku?.sold) return refuse("add_on_not_offered");
    const unitsOf = (some: (each: (typeof lines)[number]) => boolean) =>
      lines.filter(some).reduce((sum, { quantity }) => sum + quantity, 0);
    const units = unitsOf(({ modelId }) => modelId > 0);
    if (unitsOf((each) => each.skuId === skuId) >= units) return refuse("add_on_enough", { units });
    const item = { ...PLAIN, id: newUuid(world), skuId, quantity: 1, fromCompleteYourPurchase: true };
    const refusal = checkAdding(world, sku, lines, item);
    return refusal ?? { lines: withAdded(lines, sku, item) };
  });
