/** The files that run longest, the longest first: half a minute to two on a busy machine, however short they are to read. */
export const LONG_TESTS = [
  "server/moves/every-door.test.ts",
  "server/hostile-inputs.test.ts",
  "server/payments/wallets.test.ts",
  "server/vouchers/killed-order.test.ts",
  "server/db/postgres-faults.test.ts",
  "server/jobs/poisoned-records.test.ts",
  "server/outside-away.test.ts",
  "server/checkout/kill-nine.test.ts",
  "server/dated-settings/dated-settings.test.ts",
  "server/catalog/follow-catalogue.test.ts",
  "server/db/database.test.ts",
  "server/jobs/run-jobs.test.ts",
  "checks/container.test.ts",
];
