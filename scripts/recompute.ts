import { storeConfig } from "#config";
import { moneyText } from "#rules/money/money-text.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { type Recomputed, recomputeOrder } from "#server/orders/recompute-order.ts";
import { readSettings } from "#server/read-settings.ts";

/** `npm run recompute -- ORDER`: prices an old order again from what it stored. The store must be stopped when it runs on the embedded database. */
async function main([orderNumber]: readonly string[]): Promise<number> {
  if (!orderNumber) return say("npm run recompute -- ORDER", 2);
  const db = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    const result = await recomputeOrder(db.queries, storeConfig, orderNumber);
    if (!result) return say(`There is no order ${orderNumber}.`, 1);
    return say(report(result), result.charged === result.recomputed && result.differences.length === 0 ? 0 : 1);
  } finally {
    await db.close();
  }
}

function report({ orderNumber, charged, recomputed, configThen, configNow, differences }: Recomputed): string {
  const lines = differences.map(
    ({ rule, lineId, before, after }) =>
      `  ${rule}${lineId ? ` (${lineId})` : ""}: ${before === null ? "absent" : moneyText(before)} then, ${after === null ? "absent" : moneyText(after)} now`,
  );
  const verdict = lines.length === 0 && charged === recomputed ? "The same to the cent." : "Different:";
  return [
    `${orderNumber}: charged ${moneyText(charged)} under configuration ${configThen}, ${moneyText(recomputed)} under ${configNow}. ${verdict}`,
    ...lines,
  ].join("\n");
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
