import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type EffectByJob, whatFollows } from "#rules/order/what-follows.ts";
import { isInStatement } from "./move-statements.ts";

test("of what follows a payment nothing is left for code: its statement is all of it", () => {
  const elsewhere = whatFollows("pending_payment", "paid").filter((effect) => !isInStatement(effect));
  expect(elsewhere).toEqual(["tell_marketing", "tell_webhooks"] satisfies EffectByJob[]);
});

test("no other source of the server writes the state of an order", () => {
  const sources = globSync("server/**/*.ts").filter((file) => !file.includes(".test.") && !file.includes("/testing/"));
  const movers = sources.filter((file) =>
    /update orders set\s+state|updateTable\("orders"\)\s*\.set\((?:\(eb\) => \()?\{[^}]*\bstate\b/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(movers).toEqual(["server/moves/move-statements.ts"]);
});
