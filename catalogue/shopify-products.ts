import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "./catalogue-schema.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { schemaProblems } from "./schema-problems.ts";
import { type ShopifyProduct, toGear } from "./shopify-gear.ts";
import { type ShopifyColumn, type ShopifyRow, shopifyRows } from "./shopify-rows.ts";

type ReadShopify = { ok: true; catalogue: Catalogue } | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

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
  const products = byHandle(read.rows).filter(({ first }) => ["", "active"].includes(first.cells.status.toLowerCase()));
  const errors = cellErrors(file, products, read.headerOf);
  if (products.length === 0) errors.push({ file, line: 1, field: read.headerOf("handle"), message: "no active product in this file" });
  if (errors.length > 0) return refused(errors);

  const data = { format: "rigsmith-catalogue", version: 1, products: products.map(toGear), faqs: {} };
  const parsed = Catalogue.safeParse(data);
  const problems = parsed.success ? checkCatalogue(parsed.data, around) : schemaProblems(parsed.error.issues, data);
  if (parsed.success && problems.length === 0) return { ok: true, catalogue: parsed.data };
  return refused(problems.map((problem) => ({ file, ...placeOf(problem, products, read.headerOf), message: problem.message })));
}

function refused(errors: CatalogueError[]): ReadShopify {
  return { ok: false, reason: "catalogue_refused", errors: errors.toSorted((a, b) => a.line - b.line) };
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
  ["price", /^\d+(?:\.\d{1,2})?$/, "must be an amount like 129.99", true],
  ["grams", /^\d+(?:\.\d+)?$/, "must be a weight in grams", false],
  ["quantity", /^-?\d+$/, "must be a whole number", false],
] as const;

function cellErrors(file: string, products: readonly ShopifyProduct[], headerOf: (column: ShopifyColumn) => string): CatalogueError[] {
  const says = (row: ShopifyRow, column: ShopifyColumn, message: string) => ({ file, line: row.line, field: headerOf(column), message });
  return products.flatMap(({ first, variants }) => [
    ...(["handle", "title", "picture"] as const).filter((column) => first.cells[column] === "").map((column) => says(first, column, "is missing")),
    ...variants.flatMap((row) =>
      NUMBERS.flatMap(([column, pattern, message, required]) => {
        const cell = row.cells[column];
        if (cell === "") return required ? [says(row, column, "is missing")] : [];
        return pattern.test(cell) ? [] : [says(row, column, message)];
      }),
    ),
  ]);
}

function placeOf({ path }: CatalogueProblem, products: readonly ShopifyProduct[], headerOf: (column: ShopifyColumn) => string) {
  const [, productAt, ...names] = path;
  const product = products[Number(productAt)];
  const variant = names[0] === "skus" ? product?.variants[Number(names[1])] : undefined;
  const name = names.findLast((part) => typeof part === "string" && part in SOURCES);
  const column = SOURCES[String(name)];
  return { line: (variant ?? product?.first)?.line ?? 1, field: column ? headerOf(column) : names.join(".") };
}
