import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expireReservations } from "../payments/expire-reservations.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { forgetOldRecords } from "./forget-old-records.ts";
import { sendMemberMail } from "../members/mail-tokens-table.ts";
import { startSession } from "../sessions/start-session.ts";
import { addMember } from "../testing/members.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("after ninety days on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000);
  const carts = () => db.queries.selectFrom("carts").select(["state", "shipping_address"]).execute();

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  test("a cart nobody bought is gone, and one behind an unpaid order has no address and no lines", async () => {
    await readyBuyer(world, SHOP.mouse);
    const order = await createOrderFor(await readyBuyer(world, SHOP.cable));
    world.setNow(days(89));
    await expireReservations(world);
    await forgetOldRecords(world);
    expect(await carts()).toHaveLength(2);
    expect(JSON.stringify(await carts())).toContain("Wynkoop");
    world.setNow(days(91));
    await forgetOldRecords(world);
    expect(await carts()).toEqual([{ state: "ordered", shipping_address: null }]);
    expect(await db.queries.selectFrom("cart_items").select("id").execute()).toEqual([]);
    const row = db.queries.selectFrom("orders").select("state").where("order_number", "=", order.CustOrderID);
    expect(await row.execute()).toEqual([{ state: "cancelled" }]);
  });

  test("a cart whose payment is not decided waits", async () => {
    world.setNow(TEST_NOW);
    await createOrderFor(await readyBuyer(world, SHOP.cable));
    world.setNow(days(91));
    await forgetOldRecords(world);
    expect(JSON.stringify(await carts())).toContain("Wynkoop");
  });

  test("one run forgets them all, however many there are", async () => {
    await db.execute(
      `insert into carts (id, token_sha256, created_at, changed_at)
       select gen_random_uuid(), sha256(n::text::bytea), $1::timestamptz, $1::timestamptz from generate_series(1, 2500) n`,
      [TEST_NOW],
    );
    await forgetOldRecords(world);
    const { rows } = await db.execute("select count(*)::int as left from carts where state = 'open'");
    // The cart of the test before waits for its payment.
    expect(rows).toEqual([{ left: 1 }]);
  });

  test("guards against repeats are dropped after their time, and work that waits is not", async () => {
    world.setNow(TEST_NOW);
    const row = (key: string, delivered_at: Date | null) => ({
      topic: "order_receipt",
      dedupe_key: key,
      payload: "{}",
      created_at: TEST_NOW,
      delivered_at,
    });
    await db.queries
      .insertInto("outbox")
      .values([row("sent", TEST_NOW), row("waits", null)])
      .execute();
    world.setNow(days(31));
    await forgetOldRecords(world);
    expect(await db.queries.selectFrom("outbox").select("dedupe_key").execute()).toEqual([{ dedupe_key: "waits" }]);
  });

  test("an account nobody confirmed is forgotten after thirty days with its links, and a session that rested", async () => {
    world.setNow(TEST_NOW);
    await addMember(world, { email: "waits@example.com", state: "unconfirmed" });
    const memberId = await addMember(world, { email: "stays@example.com" });
    const device = { userAgent: "", network: "" };
    await db.transaction(async (tx) => {
      for (const keeps of [true, false])
        await startSession(world, tx, { memberId, keeps, device, cartTokenSha256: null });
      await sendMemberMail(world, tx, "reset_password", memberId);
    });
    world.setNow(days(1));
    await forgetOldRecords(world);
    const left = async () => [
      (await db.queries.selectFrom("members").select("email").orderBy("email").execute()).map(({ email }) => email),
      (await db.queries.selectFrom("member_sessions").select("keeps").execute()).map(({ keeps }) => keeps),
      (await db.queries.selectFrom("mail_tokens").select("purpose").execute()).length,
    ];
    expect(await left()).toEqual([["stays@example.com", "waits@example.com"], [true], 1]);
    world.setNow(days(32));
    await forgetOldRecords(world);
    expect(await left()).toEqual([["stays@example.com"], [], 0]);
  });
});
