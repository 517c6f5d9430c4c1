import { storeConfig } from "#config";
import { judgeAgain, judgedReport } from "#server/orders/judge-again.ts";
import { recomputeOrder, recomputeRevisions } from "#server/orders/recompute-order.ts";
import { recomputeReport } from "#server/orders/recompute-report.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run recompute -- ORDER`: prices an old order, and each change of it, again from what it stored, and shows both bills. Judges its builds
 * again, too, by the facts they were judged by. Ends with 0 when every cent and verdict is the same. The store must be stopped when it runs on the embedded database.
 */
await runCommand(async ([orderNumber]) => {
  if (!orderNumber) return { text: "npm run recompute -- ORDER", code: 2 };
  return withDatabase(async ({ queries }) => {
    const result = await recomputeOrder(queries, storeConfig, orderNumber);
    if (!result) return { text: `There is no order ${orderNumber}.`, code: 1 };
    const all = [result, ...(await recomputeRevisions(queries, storeConfig, orderNumber))];
    const builds = await judgeAgain(queries, orderNumber);
    const isSame =
      all.every((one) => one.charged === one.recomputed && one.differences.length === 0) &&
      builds.every(({ differences }) => differences.length === 0);
    const text = [...all.map(recomputeReport), ...builds.map(judgedReport)].join("\n\n");
    return { text, code: isSame ? 0 : 1 };
  });
});
