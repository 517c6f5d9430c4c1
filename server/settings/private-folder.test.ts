import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "private-"));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Everything in a folder that another user could read or change, the folder itself first. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

/** What a store writes: secret, lock, database, sandbox, a resized picture; in a process that hides nothing by itself. */
const OPEN_A_STORE = `
  process.umask(0o000);
  const { readSettings } = await import("#server/settings/read-settings.ts");
  const { openDatabase } = await import("#server/db/open-database.ts");
  const { KeptPictures } = await import("#server/pictures/kept-pictures.ts");
  const { openStripeLedger } = await import("#sandbox/stripe/stripe-records.ts");
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  await db.execute("create table made_later (n int)");
  await db.execute("insert into made_later select generate_series(1, 1000)");
  openStripeLedger(settings.dataDir + "/sandbox/stripe.jsonl").put("events", { id: "evt_1" });
  await new KeptPictures(settings.dataDir + "/pictures").keep("a.webp", Buffer.from("a"));
  process.kill(process.pid, "SIGKILL");
`;

test(
  "without a umask nothing that a running store has written can be read by another user",
  { timeout: 60_000 },
  async () => {
    const folder = join(place, "deep", "data");
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", OPEN_A_STORE], {
      env: { ...process.env, DATA_DIR: folder },
    });
    await expect(run).rejects.toMatchObject({ signal: "SIGKILL" });
    expect((await readdir(folder)).toSorted()).toEqual(["database", "database.lock", "pictures", "sandbox", "secret"]);
    expect((await readdir(join(folder, "database", "base", "5"))).length).toBeGreaterThan(100);
    expect(await openToOthers(folder)).toEqual([]);
  },
);

test("a store's folder that was open to others is closed, with all that is in it", async () => {
  const folder = join(place, "old");
  await mkdir(join(folder, "database", "base"), { recursive: true });
  await writeFile(join(folder, "database", "base", "1"), "an address");
  await chmod(join(folder, "database", "base", "1"), 0o666);
  await chmod(folder, 0o755);
  expect(await openToOthers(folder)).not.toEqual([]);
  readSettings({ DATA_DIR: folder });
  expect(await openToOthers(folder)).toEqual([]);
});

test("a folder that others use too is refused in a sentence and left as it is", async () => {
  const folder = join(place, "shared");
  await mkdir(folder);
  await writeFile(join(folder, "letters.txt"), "");
  await chmod(folder, 0o777);
  expect(() => readSettings({ DATA_DIR: folder })).toThrow(
    `DATA_DIR is "${folder}", which is open to other users of this machine, and holds more than the store's files ("letters.txt"): give the store a folder of its own, for example ${join(folder, "store")}.`,
  );
  expect((await stat(folder)).mode & 0o777).toBe(0o777);
  readSettings({ DATA_DIR: join(folder, "store") });
  expect(await openToOthers(join(folder, "store"))).toEqual([]);
});
