import { type Refusal, refuse } from "#rules/refusal.ts";
import type { addEtailExtendWarranty as call } from "#contract/warranties.ts";
import { checkUnits } from "../carts/cart-lines.ts";
import { type ItemRow, PLAIN } from "../carts/carts-table.ts";
import { untilSaved } from "../carts/change-cart.ts";
import { findCart, type LoadedCart, skuIdsOf } from "../carts/load-cart.ts";
import { longerWarrantyLine } from "../carts/longer-warranty-line.ts";
import { openEmptyCart } from "../carts/open-cart.ts";
import { saveCart } from "../carts/save-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { cartTokenSha256, newCartToken } from "../http/visitor-cookies.ts";
import { offeredFor } from "../warranties/covered-lines.ts";
import type { World } from "../world.ts";
import { findOpenOrder } from "./find-open-order.ts";
import { coveredLinesOf } from "./get-post-purchase-detail.ts";

/** For whoever may open the order. The line is bound to the order's line: once in a cart, and its units once in the shop. */
export const addLongerWarranty: Handler<typeof call> = async ({ world, principal, body, setCartToken }) => {
  const order = await findOpenOrder(world, principal, body.OrderNumber);
  if (!order) return refuse("order_unknown");
  const covered = (await coveredLinesOf(world.db.queries, order.id)).find(({ part }) => part === body.Line);
  if (!covered) return refuse("line_unknown", {}, [{ field: "Line" }]);
  const item = {
    ...PLAIN,
    id: newUuid(world),
    skuId: 0,
    quantity: body.Quantity,
    warrantyId: body.WarrantyID,
    coversLineId: covered.lineId,
  };
  let shopper: Shopper = principal;
  const added = await untilSaved(() => add(world, shopper, item, (own) => openFor(world, shopper, own, use)));
  return "reason" in added ? added : { reply: await viewCart(world, added) };

  function use(token: string): void {
    setCartToken(token);
    shopper = { ...principal, cartTokenSha256: cartTokenSha256(token) };
  }
};

async function add(
  world: World,
  principal: Shopper,
  item: ItemRow & { coversLineId: number },
  open: (own: Uint8Array | null) => Promise<void>,
): Promise<LoadedCart | Refusal | null> {
  const { loaded, covered, knowsToken } = await findCart(world, principal, { coversLineId: item.coversLineId });
  const row = covered.find(({ lineId }) => lineId === item.coversLineId);
  if (!row) return refuse("line_unknown", {}, [{ field: "Line" }]);
  const sku = (await world.catalogue.skus(skuIdsOf([row]))).get(row.skuId ?? 0);
  const offered = offeredFor(row, sku, world.config, world.now());
  if ("reason" in offered) return offered;
  const line = longerWarrantyLine(item, row, sku, { config: world.config, now: world.now() });
  if (line.stock.policy === "unavailable") return refuse("warranty_unknown", {}, [{ field: "WarrantyID" }]);
  const tooMany = checkUnits(line, item.quantity);
  if (tooMany) return { ...tooMany, fields: [{ field: "Quantity" }] };
  if (!loaded) {
    await open(knowsToken ? principal.cartTokenSha256 : null);
    return null;
  }
  const same = loaded.lines.find(({ coversLineId }) => coversLineId === item.coversLineId);
  const lines = same
    ? loaded.lines.map((each) => (each === same ? { ...line, id: same.id } : each))
    : [...loaded.lines, line];
  return saveCart(world, loaded, { ...loaded, lines });
}

/** A member's cart opens by the session; a guest's by the browser's own token where we gave it out, else by a new one. */
async function openFor(
  world: World,
  principal: Shopper,
  own: Uint8Array | null,
  use: (token: string) => void,
): Promise<void> {
  const memberId = principal.kind === "member" ? principal.memberId : null;
  const token = memberId === null && own === null ? newCartToken(world) : null;
  const tokenSha256 = memberId !== null ? null : token === null ? own : cartTokenSha256(token);
  await openEmptyCart(world, { id: newUuid(world), memberId, tokenSha256 });
  if (token !== null) use(token);
}
