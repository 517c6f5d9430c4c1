import type { checkStock as call } from "#contract/carts.ts";
import { refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { wireStock } from "../catalog/wire-stock.ts";
import { PLAIN } from "./carts-table.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { checkUnits, toLine } from "./cart-lines.ts";
import { estimatedShip } from "./estimated-ship.ts";
import { findCart, NO_CART } from "./load-cart.ts";
import { toCartToPrice } from "./price-loaded-cart.ts";

/** Nothing is reserved by asking. What the visitor's own unpaid order holds counts as available to the visitor. */
export const checkStock: Handler<typeof call> = async ({ world, principal, body }) => {
  const { loaded, skus } = await findCart(world, principal, { skuIds: body.Items.map(({ SkuID }) => SkuID) });
  const wanted =
    body.Items.length > 0
      ? body.Items.map(({ SkuID, Quantity }) => ({ skuId: SkuID, quantity: Quantity }))
      : (loaded?.lines ?? []).filter(({ longer }) => !longer);
  const checked = [];
  for (const { skuId, quantity } of wanted) {
    const sku = skus.get(skuId);
    if (!sku) return refuse("sku_unknown", { name: null });
    const units = wanted.filter((each) => each.skuId === skuId).reduce((sum, each) => sum + each.quantity, 0);
    const isAvailable = checkUnits(sku, units) === null;
    checked.push({
      SkuID: skuId,
      Quantity: quantity,
      Stock: wireStock(sku),
      IsAvailable: isAvailable,
      EstimatedShip: isAvailable ? shipsWhen(sku) : "",
    });
  }
  return {
    reply: { Success: true as const, IsAvailable: checked.every(({ IsAvailable }) => IsAvailable), Items: checked },
  };

  function shipsWhen(sku: SellableSku): string {
    const item = { ...PLAIN, id: newUuid(world), skuId: sku.skuId, quantity: 1 };
    const priced = toCartToPrice({ ...NO_CART, lines: [toLine(item, sku)] }, world.config, world.now(), null);
    const [line] = priced.lines;
    return line ? estimatedShip(line, sku.preOrderShipsOn, priced.pricedAt, world.config) : "";
  }
};
