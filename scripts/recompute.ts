import { storeConfig } from "#config";
import { recomputeOrder, recomputeRevisions } from "#server/orders/recompute-order.ts";
import { recomputeReport } from "#server/orders/recompute-report.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run recompute -- ORDER`: prices an old order, and each change of it, again from what it stored, and shows both bills. Ends with 0 when
 * they are the same to the cent. The store must be stopped when it runs on the embedded database.
 */
await runCommand(async ([orderNumber]) => {
  if (!orderNumber) return { text: "npm run recompute -- ORDER", code: 2 };
  return withDatabase(async ({ queries }) => {
    const result = await recomputeOrder(queries, storeConfig, orderNumber);
    if (!result) return { text: `There is no order ${orderNumber}.`, code: 1 };
    const all = [result, ...(await recomputeRevisions(queries, storeConfig, orderNumber))];
    const isSame = all.every((one) => one.charged === one.recomputed && one.differences.length === 0);
    return { text: all.map(recomputeReport).join("\n\n"), code: isSame ? 0 : 1 };
  });
});
