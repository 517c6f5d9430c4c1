import { reviewReport } from "#server/reviews/review-report.ts";
import { listToModerate, moderateReview } from "#server/reviews/reviews-table.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run review                      lists the reviews that wait
npm run review -- publish ID        shows one in the store
npm run review -- reject ID         keeps one off, or takes it off`;

const LISTED = 100;
const TO = { publish: "published", reject: "rejected" } as const;

/** `npm run review`: what buyers wrote is read before it is shown. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, id, ...more]) => {
  if (verb === undefined)
    return withDatabase(async ({ queries }) => ({
      text: reviewReport(await listToModerate(queries, LISTED)),
      code: 0,
    }));
  if ((verb !== "publish" && verb !== "reject") || id === undefined || more.length > 0) return { text: USAGE, code: 2 };
  const to = TO[verb];
  return withDatabase(async ({ queries }) => {
    const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
    if (!isUuid || !(await moderateReview(queries, { id, to, by: "npm run review", now: new Date() })))
      throw new Said(`There is no review ${id} that can be ${to}; npm run review lists those that wait.`);
    return { text: `Review ${id} is ${to}.`, code: 0 };
  });
});
