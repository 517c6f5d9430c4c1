import { listFailed, tryAgain } from "#server/retries/job-failures-table.ts";
import { waitingReport } from "#server/retries/waiting-report.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const LISTED = 200;
const NONE = "No job waits to try anything again.";
const USAGE = `npm run jobs                       lists the records that a job could not do: they wait, longer each time
npm run jobs -- again RECORD       has that one tried at once (or all of one WORK of the list)
npm run jobs -- again all          has all of them tried at once`;

/** What the store's jobs could not do; it must be stopped while this runs on the embedded database. */
await runCommand(async ([verb, which, ...more]) => {
  const isAgain = verb === "again" && which !== undefined && more.length === 0;
  if (verb !== undefined && !isAgain) return { text: USAGE, code: 2 };
  return withDatabase(async ({ queries }) => {
    if (!isAgain) return { text: waitingReport(await listFailed(queries, LISTED), NONE), code: 0 };
    const count = await tryAgain(queries, which, new Date());
    if (count === 0) return { text: which === "all" ? "Nothing waits." : `Nothing waits of ${which}.`, code: 1 };
    return {
      text: `${count} ${count === 1 ? "record is" : "records are"} tried again as soon as the store runs.`,
      code: 0,
    };
  });
});
