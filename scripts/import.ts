import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { parse } from "node:path";
import { parseArgs } from "node:util";
import type { CatalogueError } from "#catalogue/catalogue-error.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { readCatalogueFile, type ReadProducts } from "#catalogue/read-catalogue-file.ts";
import { catalogueConflicts } from "#server/catalog/catalogue-conflicts.ts";
import { knownThings, saveNames } from "#server/catalog/known-things.ts";
import type { FileCounts } from "#server/catalog/save-stock.ts";
import { writeCatalogue, type WrittenCatalogue } from "#server/catalog/write-catalogue.ts";
import { importSandboxParts } from "./import-sandbox-parts.ts";
import { openFile, told } from "./merchant-file.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run import -- FILE [--mapping MAPPING] [--stock counted|moved] [--replace]
       npm run import -- --sandbox PARTS…

  FILE               our catalogue format (.json) or Shopify's product export (.csv), saved as UTF-8
  --mapping MAPPING  what is a PC, a laptop or a part in Shopify's export (.json); without a rule of it, it is gear
  --stock counted    the file says what stands in the house now: what is paid and not shipped is not sold again
  --stock moved      the file's counts know nothing of this shop's orders: move ours as they moved since the file before
                     without --stock, a unit that the shop counts already keeps its count
  --replace          take every product off the lists that FILE does not name, and every question of a list
  --sandbox PARTS…   open part files (CPU.jsonl, GPU.jsonl …) into a catalogue apart, to try the rules of builds on

Ends with 1 where something of the file was left out.`;

const COUNTS: readonly FileCounts[] = ["kept", "counted", "moved"];

const KINDS = [
  ["pc", "PC", "PCs"],
  ["laptop", "laptop", "laptops"],
  ["part", "part", "parts"],
  ["gear", "piece of gear", "pieces of gear"],
] as const;

/** `npm run import -- FILE`: a merchant's own catalogue; a product with a fault is left out and told, and the rest is loaded. The store must be stopped when it runs on the embedded database. */
await runCommand(async (words) => {
  const [first, ...partFiles] = words;
  if (first === "--sandbox" && partFiles.length > 0) return importSandboxParts(partFiles);
  const asked = askedOf(words);
  if (!asked) return { text: USAGE, code: 2 };
  const [mapping, shop] = [
    asked.mapping === undefined ? null : await openFile(asked.mapping),
    await openFile(asked.file),
  ];
  if (!shop.ok || mapping?.ok === false) return refused([mapping, shop].flatMap((one) => one?.errors ?? []));
  const at = new Date();
  const pictures = await pictureNames();

  return withDatabase(async (db) => {
    const read = await db.transaction(async (tx) => {
      const around = { pictureNames: pictures, known: await knownThings(tx), now: at };
      const first = readCatalogueFile(shop.file, shop.text, around, mapping);
      if (first.ok) await saveNames(tx, first.names);
      return first;
    });
    if (!read.ok) return refused(read.errors);
    const found = read.without(await catalogueConflicts(db.queries, read.catalogue));
    if (!found.ok) return refused(found.errors);
    if (asked.replace && found.catalogue.products.length === 0)
      return {
        text: "Nothing in the file is for sale: --replace would empty the shop. Nothing was imported.",
        code: 1,
      };
    const loaded = await writeCatalogue(db, found.catalogue, {
      fileName: shop.file,
      sha256: createHash("sha256").update(shop.bytes).digest("hex"),
      at,
      replace: asked.replace,
      counts: asked.counts,
      leftOut: found.leftOut,
      withheld: found.withheld,
    });
    const text = [...told(found.errors), ...loadedWords(loaded, found)].join("\n");
    return { text, code: found.errors.length > 0 ? 1 : 0 };
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

function loadedWords(loaded: WrittenCatalogue, { catalogue, errors, leftOut }: ReadProducts): string[] {
  const { products, skus, withdrawn, countsKept } = loaded;
  return [
    `Imported ${products} products with ${skus} SKUs: ${kindsOf(catalogue.products)}.`,
    ...(errors.length > 0
      ? [
          `${counted(leftOut.length, "product was", "products were")} left out for what is told above; the shop has them as before.`,
        ]
      : []),
    ...(withdrawn > 0 ? [`${counted(withdrawn, "product has", "products have")} left the lists.`] : []),
    ...(countsKept > 0
      ? [
          `The file counts ${counted(countsKept, "SKU", "SKUs")} otherwise than the file before; the shop's own count stays. See --stock.`,
        ]
      : []),
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** So that a rule which fits no row is seen. */
function kindsOf(products: readonly CatalogueProduct[]): string {
  return KINDS.map(([kind, one, many]) => {
    const count = products.filter((product) => product.kind === kind).length;
    return counted(count, one, many);
  }).join(", ");
}

function refused(errors: readonly CatalogueError[]): { text: string; code: number } {
  return { text: [...told(errors), "Nothing was imported."].join("\n"), code: 1 };
}

async function pictureNames(): Promise<ReadonlySet<string>> {
  return new Set((await readdir("catalogue/pictures")).map((name) => parse(name).name));
}
