import type { checkStock as call } from "#contract/carts.ts";
import { refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { wireStock } from "../catalog/wire-stock.ts";
import { PLAIN } from "./carts-table.ts";
import { type CartLine, checkUnits, toLine } from "./cart-lines.ts";
import { estimatedShip } from "./estimated-ship.ts";
import { findCart, NO_CART } from "./load-cart.ts";
import { checkParts } from "./part-units.ts";
import { toCartToPrice } from "./price-loaded-cart.ts";

/** Nothing is reserved by asking. What the visitor's own unpaid order holds counts as available to the visitor. */
export const checkStock: Handler<typeof call> = async ({ world, principal, body }) => {
  const { loaded, skus } = await findCart(world, principal, { skuIds: body.Items.map(({ SkuID }) => SkuID) });
  const asked: CartLine[] = [];
  for (const { SkuID, Quantity } of body.Items) {
    const sku = skus.get(SkuID);
    if (!sku) return refuse("sku_unknown", { name: null });
    asked.push(toLine({ ...PLAIN, id: newUuid(world), skuId: SkuID, quantity: Quantity }, sku));
  }
  const lines = asked.length > 0 ? asked : (loaded?.lines ?? []).filter(({ longer }) => !longer);
  const checked = lines.map((line) => {
    const isAvailable = isThere(line, lines);
    return {
      SkuID: line.skuId,
      Quantity: line.quantity,
      Stock: wireStock(line),
      IsAvailable: isAvailable,
      EstimatedShip: isAvailable ? shipsWhen(line) : "",
    };
  });
  return {
    reply: { Success: true as const, IsAvailable: checked.every(({ IsAvailable }) => IsAvailable), Items: checked },
  };

  function shipsWhen(line: CartLine): string {
    const priced = toCartToPrice({ ...NO_CART, lines: [line] }, world.config, world.now(), null);
    const [toPrice] = priced.lines;
    return toPrice ? estimatedShip(toPrice, line.preOrderShipsOn, priced.pricedAt, world.config) : "";
  }
};

/** Beside all the others that are asked for; of a build each part, too. */
function isThere(line: CartLine, lines: readonly CartLine[]): boolean {
  const units = lines.filter(({ skuId }) => skuId === line.skuId).reduce((sum, { quantity }) => sum + quantity, 0);
  return (line.configured?.refusal ?? checkUnits(line, units) ?? checkParts(lines, [line])) === null;
}
