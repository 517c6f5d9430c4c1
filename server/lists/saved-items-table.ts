import { sql } from "kysely";
import { QUANTITY } from "#rules/cart/quantity.ts";
import type { ItemRow } from "../carts/carts-table.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";

export type SavedRow = Row<"saved_items">;
/** What of a cart's line is saved with it. A longer warranty belongs to an order, and is never saved. */
export type SavedChoice = Omit<ItemRow, "id" | "coversLineId" | "build">;

/** More than anybody finds something in again. */
export const MOST_ITEMS = 100;

/** What is saved last stands first. */
export function listSavedItems(queries: Queries | Tx, listIds: readonly string[]): Promise<SavedRow[]> {
  if (listIds.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom("saved_items")
    .selectAll()
    .where("list_id", "in", [...listIds])
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
}

/** Something that is saved, where it is this member's. */
export async function findSavedItem(queries: Queries | Tx, memberId: number, id: string): Promise<SavedRow | null> {
  const row = await queries
    .selectFrom("saved_items")
    .innerJoin("saved_lists", "saved_lists.id", "list_id")
    .selectAll("saved_items")
    .where("saved_items.id", "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Under the member's lock: whether one more choice of something fits on a list. */
export async function hasRoom(tx: Tx, listId: string): Promise<boolean> {
  const { saved } = await tx
    .selectFrom("saved_items")
    .select((eb) => eb.fn.countAll<number>().as("saved"))
    .where("list_id", "=", listId)
    .executeTakeFirstOrThrow();
  return saved < MOST_ITEMS;
}

/** Under the member's lock. The same choice of the same SKU is there once, with the units of both. */
export async function insertSaved(
  world: World,
  tx: Tx,
  listId: string,
  { skuId, quantity, warrantyId, rushService, fromCompleteYourPurchase }: SavedChoice,
): Promise<void> {
  await sql`insert into saved_items
      (id, list_id, sku_id, quantity, warranty_id, rush_service, from_complete_your_purchase, price_cents, saved_at)
    select ${newUuid(world)}, ${listId}, sku_id, ${quantity}::int, ${warrantyId}::int, ${rushService},
      ${fromCompleteYourPurchase}::boolean, price_cents, ${world.now()}::timestamptz
    from skus where sku_id = ${skuId}::int
    on conflict on constraint saved_items_one_choice do update
      set quantity = least(${QUANTITY.most}::int, saved_items.quantity + excluded.quantity)`.execute(tx);
}

/**
 * Under the member's lock, with its price of then; where the same choice is there already, its units join it. False when
 * the list is full.
 */
export async function moveSaved(tx: Tx, row: SavedRow, listId: string): Promise<boolean> {
  const same = await tx
    .updateTable("saved_items")
    .set((eb) => ({
      quantity: sql<number>`least(${QUANTITY.most}::int, ${eb.ref("quantity")} + ${row.quantity}::int)`,
    }))
    .where("list_id", "=", listId)
    .where("sku_id", "=", row.sku_id)
    .where("warranty_id", "=", row.warranty_id)
    .where("rush_service", "=", row.rush_service)
    .where("from_complete_your_purchase", "=", row.from_complete_your_purchase)
    .returning("id")
    .executeTakeFirst();
  if (same) return deleteSaved(tx, row);
  if (!(await hasRoom(tx, listId))) return false;
  await tx.updateTable("saved_items").set({ list_id: listId }).where("id", "=", row.id).execute();
  return true;
}

/** False when it is not as it was read. */
export async function deleteSaved(tx: Tx, { id, list_id, quantity }: SavedRow): Promise<boolean> {
  const gone = await tx
    .deleteFrom("saved_items")
    .where("id", "=", id)
    .where("list_id", "=", list_id)
    .where("quantity", "=", quantity)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** What the cart calls it. */
export function asItem(row: SavedRow): Omit<ItemRow, "id"> {
  return {
    skuId: row.sku_id,
    quantity: row.quantity,
    warrantyId: row.warranty_id,
    rushService: row.rush_service,
    fromCompleteYourPurchase: row.from_complete_your_purchase,
    coversLineId: null,
    build: "",
  };
}
