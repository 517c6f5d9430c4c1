import { afterAll, beforeAll, expect, test } from "vitest";
import { storeConfig } from "#config";
import { testerUntil } from "#server/http/tester-token.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

let home: StoreHome;
beforeAll(async () => {
  home = await makeStoreHome("pglite");
});
afterAll(() => home.remove());

test("npm run tester prints a link that the store honors for as many days", async () => {
  const { code, lines } = await runScript("tester", ["2"], home.environment);
  expect(code).toBe(0);
  const token = new URL(lines[0] ?? "").searchParams.get(storeConfig.flags.tester) ?? "";
  const settings = readSettings(home.environment);
  const at = (days: number) => ({ settings, now: () => new Date(Date.now() + days * 86_400_000) });
  expect([testerUntil(at(1.9), token) !== null, testerUntil(at(2.1), token)]).toEqual([true, null]);
});

test("npm run tester says how it is used where the days are no days", async () => {
  const { code, lines } = await runScript("tester", ["0"], home.environment);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining("npm run tester")]);
});
