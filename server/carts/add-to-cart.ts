import { type Refusal, refuse } from "#rules/refusal.ts";
import type { addToCart as call } from "#contract/carts.ts";
import type { BodyOf } from "#contract/call.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { cartLines, findSkus, type SellableSku } from "./cart-lines.ts";
import { cartTokenSha256, newCartToken } from "../http/cart-token.ts";
import { addItem, insertOpenCart, knowsToken, lockOpenCart, saveCart } from "./carts-table.ts";
import { checkUnits } from "./check-units.ts";
import { offersWarranty } from "./line-warranty.ts";
import { newUuid } from "./new-uuid.ts";
import { viewCart } from "./view-cart.ts";

/** A cart is for a person's order; beyond this it is a script. */
const MOST_LINES = 50;

export const addToCart: Handler<typeof call> = async ({ world, principal, body, setCartToken }) => {
  const sku = (await findSkus(world.db.queries, [body.SkuID], null)).get(body.SkuID);
  if (!sku?.sold) return refuse("sku_unknown", { name: null });
  // Made before the transaction, which may run again.
  const newToken = newCartToken(world);
  const added = await world.db.transaction((tx) => add(world, tx, { principal, newToken }, body));
  if ("reason" in added) return added;
  if (added.owner !== principal) setCartToken(newToken);
  return { reply: await viewCart(world, added.owner) };
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
): Promise<Refusal | { owner: Shopper }> {
  const now = world.now();
  const open = await lockOpenCart(tx, asking.principal);
  const owner = open ? asking.principal : await newOwner(tx, asking);
  const cart = open ?? (await openCart(world, tx, owner));
  const lines = await cartLines(tx, cart);
  const sku = (await findSkus(tx, [body.SkuID], cart.id)).get(body.SkuID);
  if (!sku) throw new Error(`SKU ${body.SkuID} has gone while it was added`);
  const refusal = checkAdding(world, sku, lines, body);
  if (refusal) return refusal;
  await addItem(tx, {
    id: newUuid(world),
    cartId: cart.id,
    skuId: body.SkuID,
    quantity: body.Quantity,
    warrantyId: body.AdditionalWarrantyID,
    fromCompleteYourPurchase: body.IsCompleteYourPurchase,
    now,
  });
  await saveCart(tx, cart, {}, now);
  return { owner };
}

/** The visitor under its own token, or under a new one: a token we never gave out does not become a cart's key. */
async function newOwner(tx: Tx, { principal, newToken }: Asking): Promise<Shopper> {
  return (await knowsToken(tx, principal)) ? principal : { ...principal, cartTokenSha256: cartTokenSha256(newToken) };
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

async function openCart(world: World, tx: Tx, owner: Shopper) {
  if (!owner.cartTokenSha256) throw new Error("A cart was opened without a token");
  const memberId = owner.kind === "member" ? owner.memberId : null;
  await insertOpenCart(tx, { id: newUuid(world), tokenSha256: owner.cartTokenSha256, memberId, now: world.now() });
  const cart = await lockOpenCart(tx, owner);
  if (!cart) throw new Error("The cart that was just opened is not there");
  return cart;
}
