import { expect, test } from "vitest";
import { waitingReport } from "./waiting-report.ts";

test("the list of mail says what waits, since when, how often it was tried and why it failed", () => {
  const since = new Date("2026-11-21T15:00:00Z");
  const rows = [
    { key: "order_receipt:RS-1", state: "waits", since, tries: 0, nextTryAt: null, lastError: null },
    {
      key: "order_receipt:RS-2",
      state: "waits",
      since,
      tries: 3,
      nextTryAt: new Date("2026-11-21T15:01:00Z"),
      lastError: "connect ECONNREFUSED",
    },
    { key: "order_receipt:RS-3", state: "given up", since, tries: 1, nextTryAt: null, lastError: "mailbox full" },
  ] as const;
  expect(waitingReport(rows, "None.")).toBe(
    [
      "order_receipt:RS-1  waits since 2026-11-21 15:00 UTC, 0 tries",
      "order_receipt:RS-2  waits since 2026-11-21 15:00 UTC, 3 tries, next try 2026-11-21 15:01 UTC: connect ECONNREFUSED",
      "order_receipt:RS-3  given up since 2026-11-21 15:00 UTC, 1 try: mailbox full",
    ].join("\n"),
  );
  expect(waitingReport([], "No mail waits, and none was given up.")).toBe("No mail waits, and none was given up.");
});
