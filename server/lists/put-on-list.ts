import { type Refusal, refuse } from "#rules/refusal.ts";
import { PLAIN } from "../carts/carts-table.ts";
import type { Tx } from "../db/database.ts";
import type { World } from "../world.ts";
import { hasRoom, insertSaved, MOST_ITEMS, type SavedChoice } from "./saved-items-table.ts";
import { firstList, type ListRow, lockLists } from "./saved-lists-table.ts";

/** Under the member's lock. Saved on a list once however often it is asked. */
export async function saveSku(world: World, tx: Tx, list: ListRow, skuId: number): Promise<ListRow | Refusal> {
  const there = await tx
    .selectFrom("saved_items")
    .select("id")
    .where("list_id", "=", list.id)
    .where("sku_id", "=", skuId)
    .executeTakeFirst();
  return there ? list : saveTo(world, tx, list, { ...PLAIN, skuId, quantity: 1 });
}

/** Out of a cart that is locked, which is another version from now on. */
export async function takeLine(world: World, tx: Tx, cartId: string, id: string): Promise<void> {
  await tx.deleteFrom("cart_items").where("cart_id", "=", cartId).where("id", "=", id).execute();
  await tx
    .updateTable("carts")
    .set((eb) => ({ version: eb("version", "+", 1), changed_at: world.now() }))
    .where("id", "=", cartId)
    .execute();
}

/** Under the member's lock. */
export async function saveTo(
  world: World,
  tx: Tx,
  list: ListRow,
  item: SavedChoice,
): Promise<ListRow | Refusal<"list_full">> {
  if (!(await hasRoom(tx, list.id))) return refuse("list_full", { most: MOST_ITEMS });
  await insertSaved(world, tx, list.id, item);
  return list;
}

/** A guest's line on their way into the account, before the two carts become one. Answers whether it moved. */
export async function saveGuestLine(
  world: World,
  tx: Tx,
  memberId: number,
  { cartItemId, tokenSha256 }: { cartItemId: string; tokenSha256: Uint8Array },
): Promise<boolean> {
  await lockLists(tx, memberId);
  const cart = await tx
    .selectFrom("carts")
    .select("id")
    .where("token_sha256", "=", tokenSha256)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return false;
  const item = await tx
    .selectFrom("cart_items")
    .select(["sku_id as skuId", "quantity", "warranty_id as warrantyId", "rush_service as rushService"])
    .select(["from_complete_your_purchase as fromCompleteYourPurchase", "build"])
    .where("cart_id", "=", cart.id)
    .where("id", "=", cartItemId)
    .executeTakeFirst();
  // A list keeps things of the shop; a build of one's own is kept by its link.
  if (!item || item.skuId === null || item.build !== "") return false;
  const saved = await saveTo(world, tx, await firstList(world, tx, memberId), { ...item, skuId: item.skuId });
  if ("reason" in saved) return false;
  await takeLine(world, tx, cart.id, cartItemId);
  return true;
}
