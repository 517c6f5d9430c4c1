import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";

describe.each(databasesToTest())("stock at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);

  test("a shelf is corrected by so many with a reason, once a key, never below what is promised", async () => {
    const warehouse = await scene.desk("warehouse");
    const ask = async (more: object = {}) =>
      warehouse.post("/api/staff/stock/correct", {
        SkuID: SHOP.mouse,
        OnHand: (await rowOf())?.OnHand,
        By: 2,
        Reason: "Counted",
        Key: randomUUID(),
        ...more,
      });
    const rowOf = async () =>
      ((await warehouse.get(`/api/staff/stock?q=${SHOP.mouse}`)).body["Rows"] as { OnHand: number }[])[0];
    const before = (await rowOf())?.OnHand ?? 0;
    const Key = randomUUID();
    const twice = await Promise.all([ask({ Key }), ask({ Key }), ask({ Key })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rowOf())?.OnHand).toBe(before + 2);
    expect(reasonAt(await ask({ Key, By: 3 }))).toEqual([409, "stock_key_used"]);
    expect(reasonAt(await ask({ By: -(before + 3) }))).toEqual([409, "stock_promised"]);
    expect(reasonAt(await ask({ SkuID: SHOP.cable }))).toEqual([409, "stock_not_counted"]);
    expect(reasonAt(await ask({ SkuID: 999 }))).toEqual([404, "sku_unknown"]);
    expect(await ask({ By: 0 })).toMatchObject({ status: 400, body: { Fields: [{ field: "By" }] } });
    expect(await ask({ Reason: " " })).toMatchObject({ status: 400, body: { Fields: [{ field: "Reason" }] } });
    expect((await ask({ By: -2 })).status).toBe(200);
    expect((await rowOf())?.OnHand).toBe(before);
    const counted = await Promise.all(Array.from({ length: 10 }, () => ask({ OnHand: before, By: 1 })));
    expect(counted.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await rowOf())?.OnHand).toBe(before + 1);
    const stale = await ask({ OnHand: before, By: -2 });
    expect(stale).toMatchObject({ status: 409, body: { Reason: "stock_moved", Facts: { onHand: before + 1 } } });
    expect(await ask({ OnHand: undefined })).toMatchObject({ status: 400, body: { Fields: [{ field: "OnHand" }] } });
    await ask({ By: -1 });
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["before", "after", "reason"])
      .where("subject", "=", `sku:${SHOP.mouse}`)
      .orderBy("id")
      .execute();
    expect(acts[0]).toEqual({ before: { onHand: before }, after: { onHand: before + 2 }, reason: "Counted" });
  });
});
