import { setTimeout as wait } from "node:timers/promises";
import { outsideOnly } from "#server/outside-only.ts";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { NO_WALLETS, openPayments } from "#adapters/payments/open-payments.ts";
import { WITH_PROVIDER } from "#rules/payment/payment-states.ts";
import { booksBalance } from "#server/testing/books-balance.ts";
import { reconcilePayments } from "#server/payments/reconcile-payments.ts";
import { screenOrders } from "#server/payments/screen-orders.ts";
import { tryAgain } from "#server/retries/job-failures-table.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { PeerCharge } from "#server/testing/test-market.ts";
import { makeTestWorld } from "#server/testing/test-world.ts";
import { screeningSceneAt } from "#sandbox/testing/screening-scene.ts";

export interface BooksToClose {
  databaseUrl: string;
  sandboxUrl: string;
  /** Where a shopper comes back from the bank: the provider answers the same attempt only when asked in the same words. */
  storeUrl: string;
  stockAtStart: ReadonlyMap<number, number>;
  acknowledged: readonly string[];
}

const SETTLE_TRIES = 20;
/** A payment whose screening a fault cut off is asked about again within minutes; here that time has passed. */
const LATER_MS = 30 * 60_000;

/** Units on the shelf of every SKU that is counted. */
export async function stockNow(databaseUrl: string): Promise<Map<number, number>> {
  return withDatabase(databaseUrl, async (db) => {
    const rows = await db.queries
      .selectFrom("stock")
      .select(["sku_id", "on_hand"])
      .where("policy", "=", "tracked")
      .execute();
    return new Map(rows.map(({ sku_id, on_hand }) => [sku_id, on_hand]));
  });
}

/** Asks provider and screener how every open payment ended, as the store's jobs would in their time, and compares the books. */
export function closeBooks({
  databaseUrl,
  sandboxUrl,
  storeUrl,
  stockAtStart,
  acknowledged,
}: BooksToClose): Promise<string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const unsettled = await settle(db, { sandboxUrl, storeUrl });
    const charges = (await (await fetch(`${sandboxUrl}/sandbox/charges`)).json()) as PeerCharge[];
    const wrong = await booksBalance(db, {
      charges: charges.map(({ metadata, amount, amountCaptured, amountRefunded }) => ({
        orderNumber: metadata.orderNumber,
        amountCents: amount,
        capturedCents: amountCaptured,
        refundedCents: amountRefunded,
      })),
      stockAtStart,
      acknowledged,
    });
    return [...wrong, ...unsettled];
  });
}

/** What has no end after all tries, in words. */
async function settle(
  db: Database,
  { sandboxUrl, storeUrl }: Pick<BooksToClose, "sandboxUrl" | "storeUrl">,
): Promise<string[]> {
  const payments = openPayments(
    {
      secretKey: "sk_test_rigsmith_sandbox",
      webhookSecret: "whsec_none",
      apiBase: sandboxUrl,
      cardFieldsUrl: `${sandboxUrl}/card-fields`,
    },
    NO_WALLETS,
    outsideOnly,
  );
  const testWorld = makeTestWorld(db, payments, new Date());
  const screening = outsideOnly(signifydScreening(screeningSceneAt(sandboxUrl).settings));
  const world = { ...testWorld, screening, settings: { ...testWorld.settings, storeUrl } };
  const later = { ...world, now: () => new Date(Date.now() + LATER_MS) };
  for (let attempt = 0; attempt < SETTLE_TRIES; attempt += 1) {
    // What failed while the database or the provider was away need not wait for its own next try.
    await tryAgain(db.queries, "all", world.now());
    await reconcilePayments(world, -1);
    await screenOrders(later);
    if ((await unsettledPayments(db)).length === 0) return [];
    await wait(250);
  }
  return unsettledPayments(db);
}

async function unsettledPayments(db: Database): Promise<string[]> {
  const rows = await db.queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["order_number", "payments.state", "provider_ref", "orders.state as order_state"])
    .where("payments.state", "in", WITH_PROVIDER)
    .execute();
  return rows.map(
    ({ order_number, state, provider_ref, order_state }) =>
      `${order_number} (${order_state}): its payment ${provider_ref ?? "without a number"} has no end, it is ${state}`,
  );
}

async function withDatabase<Result>(databaseUrl: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ dataDir: "", databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
