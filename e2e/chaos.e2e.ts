import { expect } from "@playwright/test";
import { runChaos } from "../chaos/run-chaos.ts";
import { test } from "./shop.ts";

const SECONDS = 24;

test("a store under load lives through every fault of its database, and its books balance", async () => {
  const report = await runChaos(SECONDS, () => {});
  test.skip(report === null, "This machine has no PostgreSQL programs to start one from.");
  if (!report) return;
  const broken = report.faults.flatMap(({ fault, broken: words }) => words.map((word) => `${fault}: ${word}`));
  expect(broken).toEqual([]);
  expect(report.books).toEqual([]);
  expect(report.orders).toBeGreaterThan(0);
});
