import { waitingReport } from "#server/retries/waiting-report.ts";
import { handleEventsAgain, listWaitingEvents } from "#server/payments/handle-events-again.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const LISTED = 200;
const NONE = "No event of the payment provider waits, and none was given up.";
const USAGE = `npm run events                     lists the payment provider's events that wait or were given up
npm run events -- again EVENT      handles that event again (or an ORDER's)
npm run events -- again all        handles again all that was given up, and what waits at once`;

/** What the payment provider told and the store could not handle; it must be stopped while this runs on the embedded database. */
await runCommand(async ([verb, which, ...more]) => {
  const isAgain = verb === "again" && which !== undefined && more.length === 0;
  if (verb !== undefined && !isAgain) return { text: USAGE, code: 2 };
  return withDatabase(async ({ queries }) => {
    if (!isAgain) return { text: waitingReport(await listWaitingEvents(queries, LISTED), NONE), code: 0 };
    const count = await handleEventsAgain(queries, which, new Date());
    if (count === 0) return { text: which === "all" ? "No event waits." : `No event waits for ${which}.`, code: 1 };
    return {
      text: `${count} ${count === 1 ? "event is" : "events are"} handled again as soon as the store runs.`,
      code: 0,
    };
  });
});
