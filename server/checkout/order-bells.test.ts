import { describe, expect, test } from "vitest";
import type { SessionSource } from "../db/session.ts";
import { PostgresSource } from "../db/postgres-source.ts";
import { RingingSource } from "../db/ringing-source.ts";
import { sessionDatabase } from "../db/session-database.ts";
import { createThrowAway, databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { hearNotifications } from "../testing/hear-notifications.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket } from "../testing/test-market.ts";

const DAY_MS = 86_400_000;

/** Counted things are ordered, paid, mailed about, and given back unpaid: what is notified meanwhile, by a store whose sessions `ring` or do not, once that many channels were heard. */
async function heardOfOrders(
  ring: (source: SessionSource) => SessionSource,
  channels: number,
): Promise<readonly string[]> {
  const { url, drop } = await createThrowAway("migrated");
  const db = sessionDatabase(ring(new PostgresSource(url)), { isOurs: () => true, release: drop });
  const market = await openTestMarket("postgres", { db, webhooks: true });
  const hearing = await hearNotifications(url);
  const paid = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(paid);
  expect(await payWith(paid, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  await deliverOutbox(market.world);
  await createOrderFor(await readyBuyer(market.world, SHOP.pc));
  market.world.setNow(new Date(market.world.now().getTime() + DAY_MS));
  await expireReservations(market.world);
  const { rows } = await db.execute(
    "select (select count(*) from outbox) as mails, (select count(*) from catalogue_changes where what = 'stock') as counts",
  );
  expect(rows).toEqual([{ mails: 1, counts: expect.toSatisfy((counts: number) => counts >= 3) }]);
  // A bell rings behind the transaction that asked for it.
  const heard = async () => [...new Set(await hearing.all())].toSorted();
  await expect.poll(async () => (await heard()).length).toBeGreaterThanOrEqual(channels);
  const told = await heard();
  await hearing.close();
  await market.close();
  return told;
}

describe.runIf(databasesToTest().includes("postgres"))("an order on PostgreSQL", () => {
  test("notifies nobody in any of its transactions", async () => {
    expect(await heardOfOrders((source) => source, 0)).toEqual([]);
  });

  test("is told of by the bells that it asked for, once it has committed", async () => {
    expect(await heardOfOrders((source) => new RingingSource(source), 2)).toEqual([
      "catalogue_changed",
      "outbox_written",
    ]);
  });
});
