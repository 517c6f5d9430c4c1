import { storeConfig } from "#config";
import { reviewReport } from "#server/reviews/review-report.ts";
import { listToModerate, moderateReview } from "#server/reviews/reviews-table.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run review                          lists the reviews that wait
npm run review -- publish ID            shows one in the store
npm run review -- reject ID WHY...      keeps one off, or takes it off; its author reads why`;

const LISTED = 100;
const TO = { publish: "published", reject: "rejected" } as const;

/** `npm run review`: what buyers wrote is read before it is shown. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, named, ...why]) => {
  if (verb === undefined)
    return withDatabase(async ({ queries }) => ({
      text: reviewReport(await listToModerate(queries, LISTED), storeConfig.shipping.warehouse.timeZone),
      code: 0,
    }));
  const answer = why.join(" ").trim().slice(0, 500);
  const isWhole = verb === "reject" ? answer !== "" : verb === "publish" && why.length === 0;
  if ((verb !== "publish" && verb !== "reject") || named === undefined || !isWhole) return { text: USAGE, code: 2 };
  const to = TO[verb];
  const [, id = "", seen = ""] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d{1,9})$/i.exec(named) ?? [];
  return withDatabase(async ({ queries }) => {
    const moved = { id, seen: Number(seen), to, answer, by: "npm run review", now: new Date() };
    if (id === "" || !(await moderateReview(queries, moved)))
      throw new Said(`There is no review ${named} that can be ${to}; npm run review lists those that wait.`);
    return { text: `Review ${named} is ${to}.`, code: 0 };
  });
});
