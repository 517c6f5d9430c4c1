import { mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { KeptPictures } from "./kept-pictures.ts";

let folder: string;
let clock = 0;
const now = () => clock;
const HOUR = 3_600_000;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-"));
  clock = Date.UTC(2026, 10, 21);
});

const bytes = (count: number) => Buffer.alloc(count, 1);
const there = async () => (await readdir(folder)).sort();

test("above its limit the picture unused for longest goes first", async () => {
  const kept = new KeptPictures(folder, { mostBytes: 1000, now });
  for (const name of ["a", "b", "c"]) await kept.keep(name, bytes(300));
  expect(await kept.find("a")).toHaveLength(300);
  await kept.keep("d", bytes(300));
  expect(await there()).toEqual(["a", "c", "d"]);
  expect(await kept.find("b")).toBeNull();
});

test("the next process knows what was kept and what was used last", async () => {
  const before = new KeptPictures(folder, { mostBytes: 1000, now });
  for (const name of ["a", "b", "c"]) {
    await writeFile(join(folder, name), bytes(300));
    await utimes(join(folder, name), clock / 1000, clock / 1000);
    clock += HOUR;
  }
  clock += 2 * HOUR;
  await before.find("a");
  const after = new KeptPictures(folder, { mostBytes: 1000, now });
  await after.keep("d", bytes(300));
  expect(await there()).toEqual(["a", "c", "d"]);
});

test("a picture kept twice counts once", async () => {
  const kept = new KeptPictures(folder, { mostBytes: 1000, now });
  for (let time = 0; time < 5; time += 1) await kept.keep("a", bytes(400));
  await kept.keep("b", bytes(400));
  expect(await there()).toEqual(["a", "b"]);
});

test("what a killed process left half written is removed, what is being written now is not", async () => {
  await writeFile(join(folder, "a.1.half"), bytes(10));
  await utimes(join(folder, "a.1.half"), (clock - HOUR) / 1000, (clock - HOUR) / 1000);
  await writeFile(join(folder, "b.2.half"), bytes(10));
  await utimes(join(folder, "b.2.half"), clock / 1000, clock / 1000);
  await new KeptPictures(folder, { now }).find("a");
  expect(await there()).toEqual(["b.2.half"]);
});

test("a folder that is not there yet holds nothing, and is made when it is needed", async () => {
  const kept = new KeptPictures(join(folder, "deeper", "down"), { now });
  expect(await kept.find("a")).toBeNull();
  await kept.keep("a", bytes(10));
  expect(await kept.find("a")).toHaveLength(10);
});
