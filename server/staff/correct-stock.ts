import type { correctStock as correctCall, getStock as getCall, StockRow } from "#contract/staff-orders.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST_ROWS = 50;

/** Counted SKUs whose number, code or name has the words; the emptiest shelves where nothing is asked. */
export const getStock: StaffHandler<typeof getCall> = async ({ world, query }) => {
  const { q } = query;
  const rows = await selectStock(world.db.queries)
    .where("policy", "=", "tracked")
    .$if(q !== "", (select) =>
      select.where((eb) =>
        eb.or([
          eb(sql<string>`skus.sku_id::text`, "=", q),
          eb(sql<number>`position(${q.toLowerCase()} in lower(skus.code))`, ">", 0),
          eb(sql<number>`position(${q.toLowerCase()} in lower(products.name))`, ">", 0),
        ]),
      ),
    )
    .orderBy(sql`on_hand - held`)
    .orderBy("skus.sku_id")
    .limit(MOST_ROWS)
    .execute();
  return { reply: { Success: true as const, Rows: rows } };
};

/** Under the shelf's lock, from the number that was seen: of two who counted the same shelf one corrects it. It never holds less than what is promised of it, and the same key counts once. */
export const correctStock: StaffActHandler<typeof correctCall> = async ({ world, principal, act, body }) => {
  const { SkuID: skuId, OnHand: seen, By: by, Reason: reason, Key: key } = body;
  const done = await world.db.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
    const before = await tx
      .selectFrom("stock")
      .select(["policy", "on_hand", "held"])
      .where("sku_id", "=", skuId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse("sku_unknown", { name: null });
    const made = await tx
      .selectFrom("stock_corrections")
      .select(["sku_id", "by_units"])
      .where("key", "=", key)
      .executeTakeFirst();
    if (made) return made.sku_id === skuId && made.by_units === by ? { ok: true } : refuse("stock_key_used");
    if (before.policy !== "tracked") return refuse("stock_not_counted");
    if (before.on_hand !== seen) return refuse("stock_moved", { onHand: before.on_hand });
    if (before.on_hand + by < before.held) return refuse("stock_promised", { free: before.on_hand - before.held });
    await tx
      .updateTable("stock")
      .set((eb) => ({ on_hand: eb("on_hand", "+", by) }))
      .where("sku_id", "=", skuId)
      .execute();
    await tx
      .insertInto("stock_corrections")
      .values({ key, sku_id: skuId, by_units: by, reason, staff_id: principal.staffId, at: world.now() })
      .execute();
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `sku:${skuId}`,
      before: { onHand: before.on_hand },
      after: { onHand: before.on_hand + by },
      reason,
      clientKey: principal.clientKey,
    });
    return { ok: true };
  });
  if (!done.ok) return done;
  const [row] = await selectStock(world.db.queries).where("stock.sku_id", "=", skuId).execute();
  return row ? { reply: { Success: true as const, Row: row } } : refuse("sku_unknown", { name: null });
};

function selectStock(queries: Queries | Tx) {
  return queries
    .selectFrom("stock")
    .innerJoin("skus", "skus.sku_id", "stock.sku_id")
    .innerJoin("products", "products.id", "skus.product_id")
    .select([
      "stock.sku_id as SkuID",
      "skus.code as Code",
      "products.name as Name",
      "on_hand as OnHand",
      "held as Held",
    ])
    .$castTo<StockRow>();
}
