import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { runScript } from "#server/testing/run-script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (script: string, words: string[], environment: Record<string, string> = {}) =>
  runScript(script, words, { DATA_DIR: join(folder, "data"), ...environment });

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test("a file that is not there, and one that is a folder, are said in one sentence", async () => {
  const gone = join(folder, "gone.csv");
  await mkdir(join(folder, "shop.json"));
  const answers = await Promise.all([run("import", [gone]), run("import", [join(folder, "shop.json")])]);
  expect(answers).toEqual([
    { code: 1, lines: [`${gone} is not there. Nothing was imported.`] },
    { code: 1, lines: [`${join(folder, "shop.json")} is a folder, not a file. Nothing was imported.`] },
  ]);
});

test("a file that is neither JSON nor CSV is told by its line, and a Latin-1 one too", async () => {
  expect(await run("import", [await file("a.json", "not json")])).toEqual({
    code: 1,
    lines: ["a.json:1  (file): is not JSON: it expects a value here", "Nothing was imported."],
  });
  expect(await run("import", [await file("b.csv", Buffer.from("Handle\ncaf\u00e9", "latin1"))])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining("b.csv:2  (file): is not UTF-8"), "Nothing was imported."],
  });
});

test("of many faults the first fifty are told, and how many more there are", async () => {
  const bad = Array.from({ length: 60 }, (_, at) => `thing-${at},Thing,x,9.00.00,a.jpg`);
  const csv = ["Handle,Title,Variant Inventory Qty,Variant Price,Image Src", ...bad].join("\n");
  const { code, lines } = await run("import", [await file("c.csv", csv)]);
  expect([code, lines.length, lines[50], lines[51]]).toEqual([1, 52, "And 70 more.", "Nothing was imported."]);
});

const SAMPLE = "catalogue/samples/small-shop.json";
const COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ["import", SAMPLE],
  ["recompute", "RS-1"],
  ["mail"],
  ["coupon"],
];
const all = (environment?: Record<string, string>) =>
  Promise.all(COMMANDS.map(([script, ...words]) => run(script, words, environment)));

test("an open store on the same folder is said in one sentence by every command", async () => {
  const db = await openDatabase({ dataDir: join(folder, "data"), databaseUrl: null });
  const inUse = `The data folder ${join(folder, "data")} is in use by process ${process.pid}. Stop that store first, or set DATA_DIR to another folder.`;
  try {
    expect(await all()).toEqual(COMMANDS.map(() => ({ code: 1, lines: [inUse] })));
  } finally {
    await db.close();
  }
});

test("a database out of reach is said in one sentence by every command", async () => {
  for (const { code, lines } of await all({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" }))
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_URL cannot be reached/)]]);
});
