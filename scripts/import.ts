import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import { readCatalogueFile } from "#catalogue/read-catalogue-file.ts";
import { CatalogueConflict, loadCatalogue } from "#server/catalog/load-catalogue.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { readSettings } from "#server/read-settings.ts";

const USAGE = `npm run import -- FILE [--replace]

  FILE       our catalogue format (.json) or Shopify's product export (.csv)
  --replace  take every product off the lists that FILE does not name`;

/** `npm run import -- FILE`: a merchant's own catalogue, all of it or nothing. The store must be stopped when it runs on the embedded database. */
async function main(words: readonly string[]): Promise<number> {
  const [file, ...flags] = words;
  if (!file || flags.some((flag) => flag !== "--replace")) return say(USAGE, 2);
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return say(`${file} cannot be read.`, 2);
  const read = readCatalogueFile(basename(file), bytes.toString("utf8"), { pictureNames: await pictureNames() });
  if (!read.ok)
    return say(
      [
        ...read.errors.map((error) => `${error.file}:${error.line}  ${error.field}: ${error.message}`),
        "Nothing was imported.",
      ].join("\n"),
      1,
    );

  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    await migrate(db);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const loaded = await loadCatalogue(db, read.catalogue, {
      fileName: basename(file),
      sha256,
      at: new Date(),
      replace: flags.includes("--replace"),
    });
    return say(`Imported ${loaded.products} products with ${loaded.skus} SKUs.`, 0);
  } catch (error) {
    if (error instanceof CatalogueConflict) return say(`${error.message}. Nothing was imported.`, 1);
    throw error;
  } finally {
    await db.close();
  }
}

async function pictureNames(): Promise<ReadonlySet<string>> {
  return new Set((await readdir("catalogue/pictures")).map((name) => parse(name).name));
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
