import { listWaiting, sendAgain } from "#server/outbox/send-again.ts";
import { waitingReport } from "#server/retries/waiting-report.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const LISTED = 200;
const NONE = "No mail waits, and none was given up.";
const USAGE = `npm run mail                       lists the mail that waits or was given up
npm run mail -- again ORDER        sends that order's mail again (or a KEY of the list)
npm run mail -- again all          sends again all that was given up, and what waits at once`;

/** Mail that did not go out. The store sends it within seconds; it must be stopped while this runs on the embedded database. */
await runCommand(async ([verb, which, ...more]) => {
  const isAgain = verb === "again" && which !== undefined && more.length === 0;
  if (verb !== undefined && !isAgain) return { text: USAGE, code: 2 };
  return withDatabase(async ({ queries }) => {
    if (!isAgain) return { text: waitingReport(await listWaiting(queries, LISTED), NONE), code: 0 };
    const count = await sendAgain(queries, which, new Date());
    if (count === 0) return { text: which === "all" ? "No mail waits." : `No mail waits for ${which}.`, code: 1 };
    return { text: `${count} ${count === 1 ? "mail goes" : "mails go"} out again as soon as the store runs.`, code: 0 };
  });
});
