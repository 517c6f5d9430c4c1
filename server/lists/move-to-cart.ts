import type { moveSavedToCart as call } from "#contract/saved-lists.ts";
import { isSameChoice } from "#rules/cart/join-lines.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { checkAdding } from "../carts/add-to-cart.ts";
import { type ItemRow, lockCart } from "../carts/carts-table.ts";
import { untilSaved } from "../carts/change-cart.ts";
import { findCart, loadCart, type LoadedCart, NO_CART } from "../carts/load-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import type { Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Member } from "../http/principal.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { asItem, deleteSaved, findSavedItem } from "./saved-items-table.ts";
import { lockLists } from "./saved-lists-table.ts";

export const moveSavedToCart: MemberHandler<typeof call> = async ({ world, principal, body }) => {
  const moved = await untilSaved(() =>
    moveToCart(world, principal, body.Id).catch((error: unknown) => {
      if (error instanceof CartMoved) return null;
      throw error;
    }),
  );
  if (typeof moved === "object") return moved;
  return { reply: await viewCart(world, (await loadCart(world, principal)) ?? NO_CART) };
};

/** Null when the cart has changed, or something else on the list's side has. */
async function moveToCart(world: World, principal: Member, id: string): Promise<Refusal | "moved" | null> {
  const wanted = await findSavedItem(world.db.queries, principal.memberId, id);
  if (!wanted) return refuse("saved_unknown");
  const { loaded, skus } = await findCart(world, principal, { skuIds: [wanted.sku_id] });
  const sku = skus.get(wanted.sku_id);
  if (!sku) return refuse("sku_unknown", { name: null });
  const item = { ...asItem(wanted), id: newUuid(world) };
  const refusal = checkAdding(world, sku, loaded?.lines ?? [], item);
  if (refusal) return refusal;
  const { memberId } = principal;
  return world.db.transaction(async (tx) => {
    await lockLists(tx, memberId);
    // Gone, or another number of them: looked at again.
    if (!(await deleteSaved(tx, wanted))) return null;
    if (await (loaded ? putIn(world, tx, loaded, item) : openWith(world, tx, memberId, item))) return "moved";
    throw new CartMoved();
  });
}

/** Takes the whole step back: it is on the list or in the cart, never in both and never in neither. */
class CartMoved extends Error {}

async function putIn(world: World, tx: Tx, { cart, lines }: LoadedCart, item: ItemRow): Promise<boolean> {
  if (!(await lockCart(tx, cart))) return false;
  const same = lines.find((line) => isSameChoice(line, item));
  if (same)
    await tx
      .updateTable("cart_items")
      .set({ quantity: same.quantity + item.quantity })
      .where("id", "=", same.id)
      .execute();
  else await insertItem(world, tx, cart.id, item);
  await tx
    .updateTable("carts")
    .set((eb) => ({ version: eb("version", "+", 1), changed_at: world.now() }))
    .where("id", "=", cart.id)
    .execute();
  return true;
}

/** Where the member has none yet; false where another request opened one meanwhile. */
async function openWith(world: World, tx: Tx, memberId: number, item: ItemRow): Promise<boolean> {
  const now = world.now();
  const opened = await tx
    .insertInto("carts")
    .values({ id: newUuid(world), member_id: memberId, version: 1, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!opened) return false;
  await insertItem(world, tx, opened.id, item);
  return true;
}

async function insertItem(world: World, tx: Tx, cartId: string, item: ItemRow): Promise<void> {
  await tx
    .insertInto("cart_items")
    .values({
      id: item.id,
      cart_id: cartId,
      sku_id: item.skuId,
      quantity: item.quantity,
      warranty_id: item.warrantyId,
      rush_service: item.rushService,
      from_complete_your_purchase: item.fromCompleteYourPurchase,
      added_at: world.now(),
    })
    .execute();
}
