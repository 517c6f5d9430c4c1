import { type Refusal, refuse } from "#rules/refusal.ts";
import type { addToCart as call } from "#contract/carts.ts";
import type { BodyOf } from "#contract/call.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { findSkus, linesOf, type SellableSku } from "./cart-lines.ts";
import { cartTokenSha256, newCartToken } from "../http/cart-token.ts";
import { type LoadedCart, couponOf } from "./load-cart.ts";
import { addItem, insertOpenCart, itemsOf, knowsToken, lockOpenCart, saveCart } from "./carts-table.ts";
import { checkUnits } from "./check-units.ts";
import { offersWarranty } from "./line-warranty.ts";
import { newUuid } from "./new-uuid.ts";
import { viewLoadedCart } from "./view-cart.ts";

/** A cart is for a person's order; beyond this it is a script. */
const MOST_LINES = 50;

export const addToCart: Handler<typeof call> = async ({ world, principal, body, setCartToken }) => {
  // Made before the transaction, which may run again.
  const newToken = newCartToken(world);
  const added = await world.db.transaction((tx) => add(world, tx, { principal, newToken }, body));
  if ("reason" in added) return added;
  if (added.isNewToken) setCartToken(newToken);
  return { reply: await viewLoadedCart(world, added.loaded) };
};

interface Asking {
  principal: Shopper;
  newToken: string;
}

async function add(
  world: World,
  tx: Tx,
  asking: Asking,
  body: BodyOf<typeof call>,
): Promise<Refusal | { loaded: LoadedCart; isNewToken: boolean }> {
  const open = await lockOpenCart(tx, asking.principal);
  const items = open ? await itemsOf(tx, open) : [];
  const skus = await findSkus(tx, [...items.map(({ skuId }) => skuId), body.SkuID], open?.id ?? null);
  const sku = skus.get(body.SkuID);
  if (!sku?.sold) return refuse("sku_unknown", { name: null });
  const refusal = checkAdding(world, sku, items, body);
  if (refusal) return refusal;
  const opened = open ? { cart: open, isNewToken: false } : await openCart(world, tx, asking);
  // Another request has just opened it: that one is locked, loaded and added to instead.
  if (!opened) return add(world, tx, asking, body);
  const now = world.now();
  const item = await addItem(tx, {
    id: newUuid(world),
    cartId: opened.cart.id,
    skuId: body.SkuID,
    quantity: body.Quantity,
    warrantyId: body.AdditionalWarrantyID,
    fromCompleteYourPurchase: body.IsCompleteYourPurchase,
    now,
  });
  const cart = await saveCart(tx, opened.cart, {}, now);
  const rest = items.some(({ id }) => id === item.id)
    ? items.map((each) => (each.id === item.id ? item : each))
    : [...items, item];
  return {
    loaded: { cart, lines: linesOf(rest, skus), coupon: await couponOf(tx, cart) },
    isNewToken: opened.isNewToken,
  };
}

/** Under the visitor's own token, or under the new one: a token we never gave out does not become a cart's key. */
async function openCart(world: World, tx: Tx, { principal, newToken }: Asking) {
  const own = (await knowsToken(tx, principal)) ? principal.cartTokenSha256 : null;
  const cart = await insertOpenCart(tx, {
    id: newUuid(world),
    tokenSha256: own ?? cartTokenSha256(newToken),
    memberId: principal.kind === "member" ? principal.memberId : null,
    now: world.now(),
  });
  return cart && { cart, isNewToken: own === null };
}

function checkAdding(
  world: World,
  sku: SellableSku,
  lines: readonly { skuId: number; quantity: number }[],
  body: BodyOf<typeof call>,
): Refusal | null {
  const already = lines.filter(({ skuId }) => skuId === sku.skuId).reduce((units, { quantity }) => units + quantity, 0);
  if (lines.length >= MOST_LINES && already === 0) return refuse("cart_full", { most: MOST_LINES });
  if (!offersWarranty(sku, body.AdditionalWarrantyID, world.config)) return refuse("warranty_unknown");
  return checkUnits(sku, already + body.Quantity);
}
