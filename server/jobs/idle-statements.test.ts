import { afterAll, beforeAll, expect, test } from "vitest";
import { CountingSource } from "../testing/counting-source.ts";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { omnisendMarketing } from "#adapters/marketing/omnisend-marketing.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { JOBS } from "./jobs.ts";
import { RUNG_EVERY_SECONDS } from "./run-jobs.ts";

/** Statements of a run that finds nothing to do. */
const STATEMENTS: Readonly<Record<string, number>> = {
  "deliver-outbox": 1,
  "handle-payment-events": 1,
  "reconcile-payments": 2,
  "screen-orders": 1,
  "lapse-changes": 1,
  "expire-reservations": 2,
  "watch-outbox": 1,
  "tell-back-in-stock": 1,
  "tell-alerts": 1,
  "tell-build-alerts": 1,
  "invite-reviews": 1,
  "reconcile-refunds": 1,
  "forget-catalogue-changes": 1,
  // A table each, what of them has failed, and two finds.
  "forget-old-records": 20,
  // What of it has failed, and one for all tables.
  "shorten-waits": 2,
  "expire-points": 1,
  "erase-accounts": 1,
  "insure-parcels": 1,
  "cancel-labels": 1,
  "keep-ship-dates": 2,
  "sync-marketing": 1,
  "send-webhooks": 2,
  "compare-ledgers": 1,
};
/** Each run is claimed, and its end is noted. */
const OF_THE_CLOCK = 2;

let market: TestMarket;
let source: CountingSource;

beforeAll(async () => {
  market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
  market.world.insurer = upsCapitalInsurance({
    apiBase: "http://127.0.0.1:9",
    termsUrl: "",
    fromPostalCode: "95811",
    clientId: "none",
    clientSecret: "none",
    customerToken: "none",
  });
  market.world.carrier = { makeLabel: unasked, cancelLabel: unasked, findParcel: unasked, readWebhook: () => null };
  market.world.marketing = omnisendMarketing({ apiBase: "http://127.0.0.1:9", apiKey: "none" });
});
afterAll(() => market.close());

function unasked(): Promise<never> {
  throw new Error("Nobody has anything to ask of a carrier");
}

test("each job finds out with few statements that there is nothing to do", async () => {
  const counted: Record<string, number> = {};
  for (const { name, run } of JOBS) counted[name] = await source.count(() => run(market.world));
  expect(counted).toEqual(STATEMENTS);
});

test("the jobs of an idle store run some sixty statements a minute", () => {
  const aMinute = JOBS.map(({ name, everySeconds, rungBy }) => {
    const runs = 60 / (rungBy ? RUNG_EVERY_SECONDS : everySeconds);
    return runs * (OF_THE_CLOCK + (STATEMENTS[name] ?? 0));
  });
  expect(aMinute.reduce((sum, one) => sum + one, 0)).toBeLessThan(69);
});
