import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { notifyMe } from "#contract/catalog.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { tellBackInStock } from "./tell-back-in-stock.ts";

describe.each(databasesToTest())("notices of what is back in stock on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let sent: Mail[];

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from stock_notices");
    await db.execute("delete from outbox");
    await stock(0);
    world = makeTestWorld(db);
    sent = [];
    world.mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
  });

  const stock = (units: number) =>
    db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, SHOP.soldOut]);
  const ask = (email: string, skuId: number = SHOP.soldOut) =>
    newVisitor(world).tryCall(notifyMe, { body: { SkuID: skuId, Email: email } });
  const waiting = async () => (await db.queries.selectFrom("stock_notices").select("email").execute()).length;
  const tell = async () => {
    await tellBackInStock(world);
    await deliverOutbox(world);
  };

  test("whoever asked gets one mail when it is back, which says so, and is then forgotten", async () => {
    await ask("Ada@Example.com");
    await tell();
    expect(sent).toEqual([]);
    await stock(3);
    await tell();
    await tell();
    expect(sent).toMatchObject([{ to: "ada@example.com", subject: "Gone Pad is back in stock" }]);
    for (const part of [
      "$39.00",
      `http://localhost:3000/store/gone-pad?sku=${SHOP.soldOut}`,
      "It’s the only one we’ll send: your address is off the list now.",
    ]) {
      expect(sent[0]?.text).toContain(part);
      expect(sent[0]?.html).toContain(part);
    }
    expect(await waiting()).toBe(0);
    const kept = await db.execute(
      "select (select json_agg(outbox) from outbox)::text || (select count(*) from mails) as all",
    );
    expect(JSON.stringify(kept.rows)).not.toContain("ada@");
  });

  test("the answer is the same however often an address asks, and it is stored once", async () => {
    const first = await ask("ada@example.com");
    expect(first).toMatchObject({ reply: { Message: "We’ll email you once, when it’s back in stock." } });
    expect(await ask("ADA@example.com ")).toEqual(first);
    expect(await waiting()).toBe(1);
  });

  test("one address waits for ten products at most, and cannot tell", async () => {
    await db.execute(
      `insert into skus (sku_id, product_id, code, title, price_cents, weight_grams)
       select 9000 + n, (select min(id) from products), 'X-' || n, 'x', 100, 1 from generate_series(1, 10) n`,
    );
    await db.execute(
      "insert into stock_notices (sku_id, email, created_at) select sku_id, 'eve@example.com', $1::timestamptz from skus where sku_id > 9000",
      [TEST_NOW],
    );
    expect(await waiting()).toBe(10);
    expect(await ask("eve@example.com")).toEqual(await ask("ada@example.com"));
    expect(await waiting()).toBe(11);
  });

  test("forty that come at once for one address are ten", async () => {
    await db.execute(
      `insert into skus (sku_id, product_id, code, title, price_cents, weight_grams)
       select 8100 + n, product_id, 'Y-' || n, 'x', 100, 1 from skus, generate_series(1, 40) n where sku_id = $1::int`,
      [SHOP.soldOut],
    );
    await db.execute(
      "insert into stock (sku_id, policy, on_hand, held) select sku_id, 'tracked', 0, 0 from skus where sku_id between 8101 and 8140 on conflict do nothing",
    );
    await Promise.all(Array.from({ length: 40 }, (_, at) => ask("eve@example.com", 8101 + at)));
    expect(await waiting()).toBe(10);
  });

  test("a product that is in stock, one we do not sell and a wrong address are refused by name", async () => {
    expect(reasonOf(await ask("ada@example.com", SHOP.mouse))).toBe("in_stock");
    expect(reasonOf(await ask("ada@example.com", 4_000_000))).toBe("product_unknown");
    const wrong = await ask("ada@example");
    expect(wrong).toMatchObject({
      refusal: { status: 422, alert: { Reason: "email_invalid", Fields: [{ field: "Email" }] } },
    });
    expect(await waiting()).toBe(0);
  });

  test("two nodes tell fifty people once each", async () => {
    await db.execute(
      "insert into stock_notices (sku_id, email, created_at) select $1::int, 'p' || n || '@example.com', $2::timestamptz from generate_series(1, 50) n",
      [SHOP.soldOut, TEST_NOW],
    );
    await stock(1);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(sent).toHaveLength(50);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(50);
  });

  test("an address whose product never came back is forgotten after six months", async () => {
    await ask("ada@example.com");
    world.setNow(new Date(TEST_NOW.getTime() + 179 * 86_400_000));
    await forgetOldRecords(world);
    expect(await waiting()).toBe(1);
    world.setNow(new Date(TEST_NOW.getTime() + 181 * 86_400_000));
    await forgetOldRecords(world);
    expect(await waiting()).toBe(0);
  });
});
