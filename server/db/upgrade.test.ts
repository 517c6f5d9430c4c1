import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartInit } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import { getPointsPage } from "#contract/points.ts";
import { ORDER_STATES, type OrderState } from "#rules/order/order-states.ts";
import { booksBalance } from "../testing/books-balance.ts";
import { copyRows } from "../testing/copy-rows.ts";
import { PASSWORD } from "../testing/members.ts";
import { keepBooks, type KeptBooks } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { newVisitor } from "../testing/visitor.ts";
import { WalkedShop } from "../testing/walked-shop.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { databasesToTest, openEmptyDatabase } from "./test-database.ts";

/** The first migration that the old version does not know. */
const NEWER = "0101";

describe.each(databasesToTest())("a shop of an older version, upgraded on %s", { timeout: 120_000 }, (kind) => {
  const shop = new WalkedShop();
  let old: Database;
  let counted: Database;
  let kept: Database;
  let books: KeptBooks;
  const orders = new Map<string, OrderState>();

  beforeAll(async () => {
    await shop.open(kind);
    // The unpaid one last: its member's next order would end it.
    for (const state of ORDER_STATES.toReversed()) {
      await shop.orderIn(state);
      if (state === "paid" || state === "delivered") await shop.use("desk gives one back");
      await shop.settle("none");
      orders.set((await shop.order()).orderNumber, state);
    }
    books = await keepBooks(shop.market);
    old = await openOld(kind, shop);
    await migrate(old);
    counted = await openOld(kind, shop);
    await countByAFile(counted);
    await migrate(counted);
    kept = await openOld(kind, shop);
    await migrate(kept, "0176");
    await importAFile(kept, "select run_at from migrations where name = '0175-what-a-file-counted.sql'");
    await migrate(kept);
  }, 300_000);
  afterAll(async () => {
    await old.close();
    await counted.close();
    await kept.close();
    await shop.market.close();
  });

  const world = () => makeTestWorld(old, shop.market.world.payments);

  const faultsOf = async (db: Database) => {
    const charges = (await shop.market.peer.charges()).map((charge) => ({
      orderNumber: charge.metadata.orderNumber,
      amountCents: charge.amount,
      capturedCents: charge.amountCaptured,
      refundedCents: charge.amountRefunded,
    }));
    return booksBalance(db, { charges, stockAtStart: books });
  };

  test("has books that close: charges, units, coupon uses, points and events", async () => {
    expect(await faultsOf(old)).toEqual([]);
  });

  test("counts a unit once that a file has counted since its order ended", async () => {
    expect(await faultsOf(counted)).toEqual([]);
  });

  test("puts such units on the shelf after an import that kept counts", async () => {
    expect(await faultsOf(kept)).toEqual([]);
  });

  test("shows each order to its buyer and to the desk, as it stood", async () => {
    const member = newVisitor(world());
    await member.call(signIn, { body: { Email: "walker@example.com", Password: PASSWORD } });
    const desk = await deskOf(world(), "upgraded@example.com", ["owner"]);
    for (const [number, state] of orders) {
      expect(await member.call(getOrder, { query: { number } })).toMatchObject({ State: state });
      const seen = await desk.get(`/api/staff/orders/view?number=${number}`);
      expect([seen.status, seen.body["OrderNumber"]]).toEqual([200, number]);
    }
  });

  test("has its member's cart and points, and sells on", async () => {
    const member = newVisitor(world());
    await member.call(signIn, { body: { Email: "walker@example.com", Password: PASSWORD } });
    expect((await member.call(getPointsPage)).Lines.length).toBeGreaterThan(0);
    expect((await member.call(cartInit)).Items).toEqual(expect.any(Array));
  });

  test("counts what a + in a mailbox once made two customers as one", async () => {
    const { rows } = await old.execute("select count(distinct email_sha256)::int as customers from coupon_uses");
    expect(rows).toEqual([{ customers: 1 }]);
  });
});

async function openOld(kind: Database["kind"], shop: WalkedShop): Promise<Database> {
  const old = await openEmptyDatabase(kind);
  await migrate(old, NEWER);
  await copyRows(shop.market.db, old);
  await leaveAsItWas(old);
  return old;
}

/** An old import wrote the file's count: what the ended order had kept stood on the shelf that was counted. */
async function countByAFile(old: Database): Promise<void> {
  await old.execute(`
    set session_replication_role = replica;
    update stock set on_hand = on_hand + (
      select sum(quantity) from stock_reservations join orders on orders.id = order_id
      where orders.state = 'refunded' and shipped_at is null and sku_id = ${SHOP.pc}
    ) where sku_id = ${SHOP.pc};
    set session_replication_role = origin`);
  await importAFile(old, "select max(at) from order_events");
}

/** An hour after a moment. */
async function importAFile(db: Database, moment: string): Promise<void> {
  await db.execute(`
    insert into catalogue_imports (file_name, file_sha256, products, imported_at, finished_at)
      select 'later', '0', 1, at, at from (select (${moment}) + interval '1 hour' as at) as later`);
}

/**
 * What an old process left otherwise: an order that the provider's news ended kept its units, coupon use and points, and a
 * mailbox with a + in it was another customer.
 */
async function leaveAsItWas(old: Database): Promise<void> {
  await old.execute(`
    set session_replication_role = replica;
    update stock_reservations set state = 'claimed' from orders
      where orders.id = order_id and orders.state = 'refunded' and shipped_at is null;
    update stock set on_hand = on_hand - (
      select sum(quantity) from stock_reservations join orders on orders.id = order_id
      where orders.state = 'refunded' and shipped_at is null and sku_id = ${SHOP.pc}
    ) where sku_id = ${SHOP.pc};
    insert into coupon_uses (coupon_code, order_id, email_sha256)
      select coupon_code, id, (select email_sha256 from coupon_uses limit 1) from orders where state = 'refunded';
    update coupons set used = used + 1 where code = 'TEN';
    delete from point_entries where kind in ('claw_back', 'give_back') and order_id in (select id from orders where state = 'refunded');
    delete from point_totals;
    update orders set email = 'walker+pc@example.com' where state = 'shipped';
    update coupon_uses set email_sha256 = sha256(convert_to('walker+pc@example.com', 'UTF8'))
      from orders where orders.id = order_id and orders.state = 'shipped';
    set session_replication_role = origin`);
}
