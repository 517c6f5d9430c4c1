import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "#contract/catalogue-file/catalogue-schema.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { schemaProblems } from "./schema-problems.ts";
import { isCounted, type ShopifyProduct, toGear } from "./shopify-gear.ts";
import { textProblems } from "./text-problems.ts";
import { type ShopifyColumn, type ShopifyRow, shopifyRows } from "./shopify-rows.ts";

interface CellFault {
  row: ShopifyRow;
  column: ShopifyColumn;
  message: string;
}
type HeaderOf = (column: ShopifyColumn) => string;
type ReadShopify =
  | {
      ok: true;
      catalogue: Catalogue;
      locate: (problems: readonly CatalogueProblem[]) => CatalogueError[];
    }
  | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

/** Which column a field of ours came from; a field made of several is said by the first. */
const SOURCES: Record<string, ShopifyColumn> = {
  slug: "handle",
  name: "title",
  summary: "body",
  description: "body",
  pictures: "picture",
  code: "sku",
  skuId: "sku",
  title: "option1",
  price: "price",
  stock: "quantity",
  weightGrams: "grams",
  color: "option1",
  picture: "variantPicture",
  facts: "type",
};

/**
 * Shopify's product CSV in our format. Its products become gear: a merchant's parts have no measurements there.
 * Drafts and archived products are left out. A compare-at price is left out too, because the file does not say when
 * it was asked and we show no old price without its dates. Refuses with `catalogue_refused` and every fault found.
 */
export function readShopifyProducts(file: string, text: string, around: KnownAround = {}): ReadShopify {
  const read = shopifyRows(text);
  if (!read.ok) return refused([{ file, line: read.line, field: read.field, message: read.message }]);
  const all = byHandle(read.rows);
  const products = all.filter(({ first }) => ["", "active"].includes(first.cells.status.toLowerCase()));
  const faults = new Map(products.map((product) => [product, cellErrors(file, product, read.headerOf)]));
  const errors = [
    ...read.faults.map((fault) => ({ file, ...fault })),
    ...all.flatMap((product) => productFaults(product).map((fault) => toError(file, fault, read.headerOf))),
    ...[...faults.values()].flat(),
  ];
  if (products.length === 0 && errors.length === 0) {
    errors.push({ file, line: 1, field: read.headerOf("handle"), message: "no active product in this file" });
  }
  const sound = products.filter((product) => faults.get(product)?.length === 0);
  const data = { format: "rigsmith-catalogue", version: 1, products: sound.map(toGear), faqs: {} };
  const parsed = Catalogue.safeParse(data);
  const locate = (problems: readonly CatalogueProblem[]) =>
    inOrder(problems.map((problem) => ({ file, ...placeOf(problem, sound, read.headerOf), message: problem.message })));
  const problems = [
    ...textProblems(data),
    ...(parsed.success ? checkCatalogue(parsed.data, around) : schemaProblems(parsed.error.issues, data)),
  ];
  errors.push(...locate(problems));
  return parsed.success && errors.length === 0 ? { ok: true, catalogue: parsed.data, locate } : refused(errors);
}

function refused(errors: CatalogueError[]): ReadShopify {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(errors) };
}

function inOrder(errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => a.line - b.line);
}

/** Rows of one handle are one product: its first row names it, rows with a price are its variants, the rest bring pictures. */
function byHandle(rows: readonly ShopifyRow[]): ShopifyProduct[] {
  return [...Map.groupBy(rows, (row) => row.cells.handle).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const variants = group.filter((row, at) => at === 0 || row.cells.price !== "" || row.cells.option1 !== "");
    return [{ first, variants, rows: group }];
  });
}

const NUMBERS = [
  ["price", /^\d+(?:\.\d{1,2})?$/, "must be an amount like 129.99"],
  ["grams", /^\d+(?:\.\d+)?$/, "must be a weight in grams"],
  ["quantity", /^-?\d+$/, "must be a whole number"],
] as const;

function cellErrors(file: string, { first, variants }: ShopifyProduct, headerOf: HeaderOf): CatalogueError[] {
  const missing = (["handle", "title", "picture"] as const).filter((column) => first.cells[column] === "");
  const faults: CellFault[] = [
    ...missing.map((column) => ({ row: first, column, message: "is missing" })),
    ...variants.flatMap(variantFaults),
  ];
  return faults.map((fault) => toError(file, fault, headerOf));
}

function toError(file: string, { row, column, message }: CellFault, headerOf: HeaderOf): CatalogueError {
  return { file, line: row.line, field: headerOf(column), message };
}

const STATUSES: ReadonlySet<string> = new Set(["", "active", "draft", "archived", "unlisted"]);

/** What a product's rows contradict each other in, and a status that would leave it out of the shop without a word. */
function productFaults({ first, variants, rows }: ShopifyProduct): CellFault[] {
  const faults: CellFault[] = [];
  if (!STATUSES.has(first.cells.status.toLowerCase()))
    faults.push({
      row: first,
      column: "status",
      message: `is "${first.cells.status}", but must be active, draft or archived`,
    });
  for (const row of rows.slice(1)) {
    if (row.cells.title !== "" && row.cells.title !== first.cells.title)
      faults.push({
        row,
        column: "handle",
        message: `${row.cells.handle} is another product's already, on line ${first.line}`,
      });
  }
  const seen = new Map<string, number>();
  for (const row of variants) {
    const options = [row.cells.option1, row.cells.option2, row.cells.option3]
      .filter((value) => value !== "")
      .join(", ");
    const before = seen.get(options);
    if (before !== undefined)
      faults.push({
        row,
        column: "option1",
        message: `${options || "a variant without options"} stands on line ${before} already`,
      });
    else seen.set(options, row.line);
  }
  return faults;
}

/** Stores with several locations export quantities in another file: a counted variant without one is a fault, not sold out. */
function variantFaults(row: ShopifyRow): CellFault[] {
  return NUMBERS.flatMap(([column, pattern, message]): CellFault[] => {
    const cell = row.cells[column];
    if (cell !== "") return pattern.test(cell) ? [] : [{ row, column, message }];
    const isNeeded = column === "price" || (column === "quantity" && isCounted(row.cells));
    return isNeeded ? [{ row, column, message: "is missing" }] : [];
  });
}

function placeOf({ path }: CatalogueProblem, products: readonly ShopifyProduct[], headerOf: HeaderOf) {
  const [, productAt, ...names] = path;
  const product = products[Number(productAt)];
  const variant = names[0] === "skus" ? product?.variants[Number(names[1])] : undefined;
  const name = names.findLast((part) => typeof part === "string" && part in SOURCES);
  const column = SOURCES[String(name)];
  return { line: (variant ?? product?.first)?.line ?? 1, field: column ? headerOf(column) : names.join(".") };
}
