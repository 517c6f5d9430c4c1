import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import { parseArgs } from "node:util";
import type { CatalogueError } from "#catalogue/catalogue-error.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { readCatalogueFile } from "#catalogue/read-catalogue-file.ts";
import { readText } from "#catalogue/read-text.ts";
import { catalogueConflicts } from "#server/catalog/catalogue-conflicts.ts";
import type { FileCounts } from "#server/catalog/save-stock.ts";
import { writeCatalogue } from "#server/catalog/write-catalogue.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run import -- FILE [--mapping MAPPING] [--stock counted|moved] [--replace]

  FILE               our catalogue format (.json) or Shopify's product export (.csv), saved as UTF-8
  --mapping MAPPING  what is a PC, a laptop or a part in Shopify's export (.json); without a rule of it, it is gear
  --stock counted    the file says what stands in the house now: what is paid and not shipped is not sold again
  --stock moved      the file's counts know nothing of this shop's orders: move ours as they moved since the file before
                     without --stock, a unit that the shop counts already keeps its count
  --replace          take every product off the lists that FILE does not name, and every question of a list`;

/** More would scroll the first ones away. */
const TOLD = 50;

const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: "is not there.",
  ENOTDIR: "is not there.",
  EISDIR: "is a folder, not a file.",
  EACCES: "may not be read by this user.",
};

const COUNTS: readonly FileCounts[] = ["kept", "counted", "moved"];

const KINDS = [
  ["pc", "PC", "PCs"],
  ["laptop", "laptop", "laptops"],
  ["part", "part", "parts"],
  ["gear", "piece of gear", "pieces of gear"],
] as const;

/** `npm run import -- FILE`: a merchant's own catalogue, all of it or nothing. The store must be stopped when it runs on the embedded database. */
await runCommand(async (words) => {
  const asked = askedOf(words);
  if (!asked) return { text: USAGE, code: 2 };
  const [mapping, shop] = [asked.mapping === undefined ? null : await open(asked.mapping), await open(asked.file)];
  if (!shop.ok || mapping?.ok === false) return refused([mapping, shop].flatMap((one) => one?.errors ?? []));
  const read = readCatalogueFile(shop.file, shop.text, { pictureNames: await pictureNames() }, mapping);
  if (!read.ok) return refused(read.errors);

  return withDatabase(async (db) => {
    const conflicts = await catalogueConflicts(db.queries, read.catalogue);
    if (conflicts.length > 0) return refused(read.locate(conflicts));
    const sha256 = createHash("sha256").update(shop.bytes).digest("hex");
    const loaded = await writeCatalogue(db, read.catalogue, {
      fileName: shop.file,
      sha256,
      at: new Date(),
      replace: asked.replace,
      counts: asked.counts,
    });
    const kinds = kindsOf(read.catalogue.products);
    const imported = `Imported ${loaded.products} products with ${loaded.skus} SKUs: ${kinds}.`;
    return { text: [imported, ...keptWords(loaded.countsKept)].join("\n"), code: 0 };
  });
});

function askedOf(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        mapping: { type: "string" },
        stock: { type: "string", default: "kept" },
        replace: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const { stock, ...others } = values;
    const counts = COUNTS.find((one) => one === stock);
    return file !== undefined && more.length === 0 && counts ? { file, counts, ...others } : null;
  } catch {
    return null;
  }
}

async function open(path: string) {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Said(`${path} ${whyUnread(error)} Nothing was imported.`);
  });
  const file = basename(path);
  const read = readText(file, bytes);
  return read.ok
    ? { ok: true as const, errors: [], file, bytes, text: read.text }
    : { ok: false as const, errors: read.errors };
}

function keptWords(units: number): string[] {
  if (units === 0) return [];
  const of = units === 1 ? "1 SKU" : `${units} SKUs`;
  return [`The file counts ${of} otherwise than the file before; the shop's own count stays. See --stock.`];
}

/** So that a rule which fits no row is seen. */
function kindsOf(products: readonly CatalogueProduct[]): string {
  return KINDS.map(([kind, one, many]) => {
    const count = products.filter((product) => product.kind === kind).length;
    return `${count} ${count === 1 ? one : many}`;
  }).join(", ");
}

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
