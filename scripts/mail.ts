import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { outboxReport } from "#server/outbox/outbox-report.ts";
import { listWaiting, sendAgain } from "#server/outbox/send-again.ts";
import { readSettings } from "#server/read-settings.ts";

const LISTED = 200;
const USAGE = `npm run mail                       lists the mail that waits or was given up
npm run mail -- again ORDER        sends that order's mail again (or a KEY of the list)
npm run mail -- again all          sends again all that was given up, and what waits at once`;

/** Mail that did not go out. The store sends it within seconds; it must be stopped while this runs on the embedded database. */
async function main([verb, which, ...more]: readonly string[]): Promise<number> {
  const isAgain = verb === "again" && which !== undefined && more.length === 0;
  if (verb !== undefined && !isAgain) return say(USAGE, 2);
  const db = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    if (!isAgain) return say(outboxReport(await listWaiting(db.queries, LISTED)), 0);
    const count = await sendAgain(db.queries, which, new Date());
    if (count === 0) return say(which === "all" ? "No mail waits." : `No mail waits for ${which}.`, 1);
    return say(`${count} ${count === 1 ? "mail goes" : "mails go"} out again as soon as the store runs.`, 0);
  } finally {
    await db.close();
  }
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
