import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import type { CatalogueError } from "#catalogue/catalogue-error.ts";
import { readCatalogueFile } from "#catalogue/read-catalogue-file.ts";
import { readText } from "#catalogue/read-text.ts";
import { catalogueConflicts } from "#server/catalog/catalogue-conflicts.ts";
import { loadCatalogue } from "#server/catalog/load-catalogue.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run import -- FILE [--replace]

  FILE       our catalogue format (.json) or Shopify's product export (.csv), saved as UTF-8
  --replace  take every product off the lists that FILE does not name, and every question of a list`;

/** More would scroll the first ones away. */
const TOLD = 50;

const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: "is not there.",
  ENOTDIR: "is not there.",
  EISDIR: "is a folder, not a file.",
  EACCES: "may not be read by this user.",
};

/** `npm run import -- FILE`: a merchant's own catalogue, all of it or nothing. The store must be stopped when it runs on the embedded database. */
await runCommand(async ([file, ...flags]) => {
  if (!file || flags.some((flag) => flag !== "--replace")) return { text: USAGE, code: 2 };
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Said(`${file} ${whyUnread(error)} Nothing was imported.`);
  });
  const text = readText(basename(file), bytes);
  if (!text.ok) return refused(text.errors);
  const read = readCatalogueFile(basename(file), text.text, { pictureNames: await pictureNames() });
  if (!read.ok) return refused(read.errors);

  return withDatabase(async (db) => {
    const conflicts = await catalogueConflicts(db.queries, read.catalogue);
    if (conflicts.length > 0) return refused(read.locate(conflicts));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const loaded = await loadCatalogue(db, read.catalogue, {
      fileName: basename(file),
      sha256,
      at: new Date(),
      replace: flags.includes("--replace"),
    });
    return { text: `Imported ${loaded.products} products with ${loaded.skus} SKUs.`, code: 0 };
  });
});

function refused(errors: readonly CatalogueError[]): { text: string; code: number } {
  const told = errors.slice(0, TOLD).map((error) => `${error.file}:${error.line}  ${error.field}: ${error.message}`);
  const more = errors.length > TOLD ? [`And ${errors.length - TOLD} more.`] : [];
  return { text: [...told, ...more, "Nothing was imported."].join("\n"), code: 1 };
}

function whyUnread(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return UNREAD[code] ?? `cannot be read (${code || String(error)}).`;
}

async function pictureNames(): Promise<ReadonlySet<string>> {
  return new Set((await readdir("catalogue/pictures")).map((name) => parse(name).name));
}
