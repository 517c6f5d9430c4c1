import { expect, test } from "vitest";
import { loggedFactsText, loggedSubjectText } from "./logged-facts.ts";

test.each([
  [[], ""],
  [[{ Name: "state", Value: "waiting_payment" }], "waiting payment"],
  [[{ Name: "state", Value: "null" }], "new"],
  [[{ Name: "roles", Value: '["warehouse","owner"]' }], "Owner, Warehouse"],
  [
    [
      { Name: "totalCents", Value: "5900" },
      { Name: "dueCents", Value: "-100" },
    ],
    "total $59.00, $1.00 back",
  ],
  [[{ Name: "dueCents", Value: "4995" }], "$49.95 to pay"],
  [[{ Name: "dueCents", Value: "0" }], "the same price"],
  [[{ Name: "points", Value: "-1200" }], "−1,200 points"],
  [[{ Name: "shade", Value: "blue" }], "shade blue"],
])("the facts %j of the log read as %s", (facts, text) => {
  expect(loggedFactsText(facts)).toBe(text);
});

test("what was done to is named by its kind; somebody of the staff by name", () => {
  const subjects = [
    ["order", "RS-1", ""],
    ["member", "100006", ""],
    ["sku", "301", ""],
    ["review", "99da63be-0000-4000-8000-000000000000", ""],
    ["staff", "3", "Nell Osei"],
    ["staff", "", ""],
    ["shelf", "4", ""],
  ] as const;
  expect(subjects.map(([kind, id, name]) => loggedSubjectText(kind, id, name))).toEqual([
    "RS-1",
    "Member 100006",
    "SKU 301",
    "Review 99da63be",
    "Nell Osei",
    "Staff",
    "shelf 4",
  ]);
});
