import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { keyToClaim } from "../http/run-once.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { reasonOf } from "../testing/visitor.ts";
import { confirmKey } from "./confirm-key.ts";

describe.each(databasesToTest())("the key of a plain payment on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  const keyOf = (orderNumber: string) =>
    market.db.queries
      .selectFrom("idempotency_keys")
      .select(["status", "response_status", "response_body"])
      .where("key", "=", confirmKey(orderNumber, CARDS.approved).key)
      .executeTakeFirstOrThrow();

  test("a charge leaves the shopper's own answer under the key, to the byte", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const paid = await payWith(visitor, CustOrderID, CARDS.approved);
    expect(await keyOf(CustOrderID)).toEqual({
      status: "done",
      response_status: 200,
      response_body: JSON.stringify(paid),
    });
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toEqual(paid);
  });

  test("what ends without a charge keeps its answer too", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.declined))).toBe("payment_declined");
    const { key } = confirmKey(CustOrderID, CARDS.declined);
    const kept = await market.db.queries
      .selectFrom("idempotency_keys")
      .select(["status", "response_status"])
      .where("key", "=", key)
      .execute();
    expect(kept).toEqual([{ status: "done", response_status: 402 }]);
  });
});

describe.each(databasesToTest().filter((kind) => kind === "postgres"))("two presses in one moment on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  test("a key that another request takes in the same moment leaves no attempt behind", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const mayCommit = Promise.withResolvers<void>();
    const isWritten = Promise.withResolvers<void>();
    const other = market.db.transaction(async (tx) => {
      await tx.insertInto("idempotency_keys").values(declinedKey(market, CustOrderID)).execute();
      isWritten.resolve();
      await mayCommit.promise;
    });
    await isWritten.promise;
    const press = payWith(visitor, CustOrderID, CARDS.approved);
    await expect.poll(() => sessionsThatWait(market)).toBe(1);
    mayCommit.resolve();
    await other;
    expect(reasonOf(await press)).toBe("payment_declined");
    expect(await market.peer.chargesOf(CustOrderID)).toEqual([]);
    expect(await market.db.queries.selectFrom("payments").select("id").execute()).toEqual([]);
  });
});

async function sessionsThatWait({ db }: TestMarket): Promise<number> {
  const { rows } = await db.execute(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

/** As a declined request leaves it. */
function declinedKey({ world }: TestMarket, orderNumber: string) {
  const { requestSha256, lockedUntil, scope, key } = keyToClaim(world, confirmKey(orderNumber, CARDS.approved));
  return {
    scope,
    key,
    request_sha256: requestSha256,
    status: "done" as const,
    response_status: 402,
    response_body: JSON.stringify(JSON.stringify({ reason: "payment_declined", facts: { decline: "declined" } })),
    locked_until: lockedUntil,
    created_at: world.now(),
  };
}
