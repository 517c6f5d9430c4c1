// The studio is a program of its own, and nothing in the shop imports it: its tests run when its sources or the looks
// changed since they last passed. The stamp is the hash of both, and it is committed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./pinned-node.mjs";

export const STAMP = "studio/tests-passed.txt";
const FOLDERS = ["studio", "catalogue/looks"];

function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of FOLDERS.flatMap(filesIn).toSorted())
    if (file !== STAMP) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return `${hash.digest("hex")}\n`;
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Whether the studio's tests have passed with these very sources. */
export function studioHasPassed() {
  return existsSync(join(ROOT, STAMP)) && readFileSync(join(ROOT, STAMP), "utf8") === sourcesHash();
}

export function noteStudioPassed() {
  writeFileSync(join(ROOT, STAMP), sourcesHash());
}
