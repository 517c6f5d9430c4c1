import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { arrowsBackUp, FLOORS, serverSources } from "./floors.ts";

test("no folder of the server imports from a floor above its own", () => {
  expect(arrowsBackUp(serverSources())).toEqual([]);
});

test("every folder of the server has its floor", () => {
  const folders = globSync("server/*/").map((folder) => basename(folder));
  expect(folders.filter((folder) => folder !== "testing").toSorted()).toEqual([...FLOORS].toSorted());
});

test("an arrow that runs back up is named, as a type, as a module loaded late, and from a new folder", () => {
  const sources = new Map([
    ["server/holds/a.ts", 'import type { P } from "../payments/p.ts";\nimport { o } from "../orders/o.ts";'],
    ["server/orders/b.ts", 'const m = await import("../mail/m.ts");\nimport { w } from "../world.ts";'],
    ["server/attic/c.ts", 'import { db } from "../db/db.ts";'],
    ["server/start-store.ts", 'import { jobs } from "./jobs/jobs.ts";'],
  ]);
  expect(arrowsBackUp(sources)).toEqual(["server/holds/a.ts -> payments", "server/orders/b.ts -> mail"]);
});
