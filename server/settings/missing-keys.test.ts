import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { missingKeys } from "./missing-keys.ts";
import { readSettings } from "./read-settings.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
const OPEN = {
  DATA_DIR,
  STORE_URL: "https://shop.example",
  DATABASE_URL: "postgres://db.example/shop?sslmode=verify-full",
  RIGSMITH_SECRET: "x".repeat(32),
};
const PAYPAL = { PAYPAL_CLIENT_ID: "a", PAYPAL_CLIENT_SECRET: "b", PAYPAL_WEBHOOK_ID: "c" };
const missing = (environment: Record<string, string>) =>
  missingKeys(readSettings({ ...OPEN, ...environment }), storeConfig.payment.methods);

test("without one key it is said that nobody can order, then of each way to pay and each service what it needs", () => {
  expect(missing({})).toEqual([
    expect.stringMatching(/^No way to pay is open: .* nobody can order/),
    "Credit or debit card is not offered: the STRIPE_ keys are missing.",
    "PayPal is not offered: the PAYPAL_ keys are missing.",
    "Google Pay is not offered: the STRIPE_ keys are missing.",
    "Apple Pay is not offered: the STRIPE_ keys are missing.",
    "Affirm is not offered: the AFFIRM_ keys are missing.",
    "Katapult is not offered: KATAPULT_TOKEN is missing.",
    expect.stringMatching(/^No mail is sent/),
    expect.stringMatching(/^Nobody says which mail came back/),
    expect.stringMatching(/^No texts are offered/),
    expect.stringMatching(/^No sign-in by Google/),
    expect.stringMatching(/^No sign-in by Discord/),
    expect.stringMatching(/^Groups prove themselves/),
    expect.stringMatching(/^Nobody is asked about addresses/),
    expect.stringMatching(/^Labels are made elsewhere/),
    expect.stringMatching(/^No parcel is insured/),
    expect.stringMatching(/^Orders are not screened/),
    expect.stringMatching(/^Sales tax is the table's/),
    expect.stringMatching(/^The marketing service/),
    expect.stringMatching(/^The log alone/),
  ]);
});

test("a key takes its own sentence away, and orders are taken by that way alone", () => {
  const left = missing({ ...PAYPAL, SMTP_URL: "smtps://mail.example" });
  expect(left).not.toContainEqual(expect.stringMatching(/No way to pay|PayPal|No mail/));
  expect(left).toContain("Credit or debit card is not offered: the STRIPE_ keys are missing.");
});

test("a way that pays real money is held to what cards are: mail, https and PostgreSQL", () => {
  expect(() => missing(PAYPAL)).toThrow(/^SMTP_URL is missing/);
  const paid = { ...PAYPAL, SMTP_URL: "smtps://mail.example" };
  expect(() => missing({ ...paid, STORE_URL: "http://shop.example" })).toThrow(/^STORE_URL .* needs https:/);
  expect(() => missing({ ...paid, DATABASE_URL: "" })).toThrow(/^DATABASE_URL is missing/);
});

test("beside the sandbox nothing is off, since its peers stand in", () => {
  expect(missing({ STORE_URL: "http://localhost:3000" })).toEqual([]);
});
