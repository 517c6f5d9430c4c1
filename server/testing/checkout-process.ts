import { serve } from "@hono/node-server";
import { outsideOnly } from "../outside-only.ts";
import { NO_WALLETS, openPayments } from "#adapters/payments/open-payments.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import { runJobs } from "../jobs/run-jobs.ts";
import { seedShop } from "./small-shop.ts";
import { makeTestWorld } from "./test-world.ts";

/** What the test that starts this process tells it. */
export interface CheckoutProcess {
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  peerOrigin: string;
  secretKey: string;
}

/** A store that can only sell, in a process of its own, so that a test may kill it. Its provider lives elsewhere and remembers. */
async function main(told: CheckoutProcess): Promise<void> {
  const db = await openDatabase(told);
  await migrate(db);
  const [product] = await db.queries.selectFrom("products").select("id").limit(1).execute();
  if (!product) await seedShop(db);
  const payments = openPayments(
    {
      secretKey: told.secretKey,
      webhookSecret: "whsec_none",
      apiBase: told.peerOrigin,
      cardFieldsUrl: `${told.peerOrigin}/card-fields`,
      timeoutMs: 5_000,
    },
    NO_WALLETS,
    outsideOnly,
  );
  const world = makeTestWorld(db, payments, new Date());
  await runJobs(world, [
    { name: "reconcile-payments", everySeconds: 1, run: () => reconcilePayments(world, 2) },
    { name: "expire-reservations", everySeconds: 1, run: expireReservations },
  ]);
  const app = createApp({
    world,
    routes: ROUTES,
    limits: noRateLimits,
  });
  serve({ fetch: app.fetch, port: told.port, hostname: "127.0.0.1" }, () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(`ready after ${Math.round((user + system) / 1000)} ms of processor\n`);
  });
}

await main(JSON.parse(process.argv[2] ?? "{}") as CheckoutProcess);
