import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest())("npm run settings on %s", (kind) => {
  let home: StoreHome;
  let folder: string;
  const settings = (...words: string[]) => runScript("change-settings", words, home.environment);

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    folder = await mkdtemp(join(tmpdir(), "settings-"));
  });
  afterAll(async () => {
    await home.remove();
    await rm(folder, { recursive: true });
  });

  async function fileOf(change: unknown): Promise<string> {
    const file = join(folder, "change.json");
    await writeFile(file, JSON.stringify(change));
    return file;
  }

  test("says what a change does, schedules it, and lists what is in force and what comes", async () => {
    const file = await fileOf({ points: { earnedPerDollar: 2 } });
    const wanted = ["change", file, "--why", "double points", "--from", "2099-01-01"];
    const difference = "  points.earnedPerDollar: 1 -> 2";
    expect((await settings(...wanted, "--check")).lines).toEqual(["It would change:", difference.trimEnd()]);
    const { code, lines } = await settings(...wanted);
    expect(code).toBe(0);
    expect(lines.slice(0, 2)).toEqual(["Changed:", difference]);
    expect(lines[2]).toMatch(/^ {2}from 2099-01-01 {2}version \S+ \([0-9a-f]{8}, command\): double points$/);
    expect(lines[3]).toContain(`> always  version ${storeConfig.version} (`);
  });

  test("refuses a wrong figure by its field, a day that has begun, and a change without its source", async () => {
    const file = await fileOf({ points: { expireAfterDays: -1 } });
    const refused = await settings("change", file, "--why", "a slip");
    expect(refused.code).toBe(1);
    expect(refused.lines[0]).toContain("points.expireAfterDays");
    expect(refused.lines.at(-1)).toBe("Nothing was changed.");
    expect((await settings("change", file, "--why", "late", "--from", "2026-01-01")).lines[0]).toContain("has begun");
    expect((await settings("change", file)).code).toBe(2);
  });
});
