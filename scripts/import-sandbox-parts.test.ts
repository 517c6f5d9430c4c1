import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "#server/testing/run-script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-parts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...paths: string[]) =>
  runScript("import", ["--sandbox", ...paths], { DATA_DIR: join(folder, "data"), DATABASE_URL: "" });

async function drives(...sizes: (number | null)[]): Promise<string> {
  const path = join(folder, "Storage.jsonl");
  const rows = sizes.map((capacity, at) =>
    JSON.stringify({ metadata: { name: `Drive ${at + 1}` }, form_factor: "M.2-2280", capacity }),
  );
  await writeFile(path, rows.join("\n"));
  return path;
}

// Three processes with a database each opens, one after the other.
test(
  "open part files are read into a catalogue apart, again without a change, and a bad row names itself",
  { timeout: 120_000 },
  async () => {
    const [licence, path] = [expect.stringContaining("ODC Attribution License"), await drives(1000, null, 4000)];
    const bad = "Storage.jsonl:2  capacityGb: of Drive 2 is missing, or not one we know";
    const first = `Read 2 parts (drives 2); 2 of them are new or have changed, 1 rows or files were left out.`;
    expect(await run(path)).toEqual({ code: 1, lines: [bad, first, licence] });
    expect((await run(path)).lines[1]).toBe(first.replace("; 2 of", "; 0 of"));
    expect((await run(await drives(2000, null, 4000))).lines[1]).toBe(first.replace("; 2 of", "; 1 of"));
  },
);

test("a part file that is not there is told, and nothing is read", async () => {
  const gone = join(folder, "CPU.jsonl");
  expect(await run(gone)).toEqual({ code: 1, lines: [`${gone} is not there. Nothing was imported.`] });
});
