import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { schemaProblems, textProblems } from "./schema-problems.ts";
import { billOf, partNames, type PartNames } from "./shopify-bill.ts";
import { cellFaults, productFaults } from "./shopify-faults.ts";
import { NO_MAPPING, readShopifyMapping, ruleFor } from "./shopify-mapping.ts";
import { type PlacedProduct, placeProblems } from "./shopify-places.ts";
import { type ShopifyProduct, toProduct } from "./shopify-product.ts";
import { type ShopifyRow, shopifyRows } from "./shopify-rows.ts";

type ReadShopify =
  | {
      ok: true;
      catalogue: Catalogue;
      locate: (problems: readonly CatalogueProblem[]) => CatalogueError[];
    }
  | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

/**
 * Shopify's product CSV in our format. A mapping says which products are PCs, laptops and parts and where their facts
 * stand; without a rule of it a product is gear. Drafts and archived products are left out. A compare-at price is left
 * out too, because the file does not say when it was asked and we show no old price without its dates. Refuses with
 * `catalogue_refused` and every fault found.
 */
export function readShopifyProducts(
  file: string,
  text: string,
  around: KnownAround = {},
  mappingFile: { file: string; text: string } | null = null,
): ReadShopify {
  const read = shopifyRows(text);
  if (!read.ok) return refused(file, [{ file, line: read.line, field: read.field, message: read.message }]);
  const { rows, headers, headerOf } = read;
  const mapping = mappingFile ? readShopifyMapping(mappingFile.file, mappingFile.text, headers) : NO_MAPPING;
  const all = byHandle(rows);
  const active = all.filter(({ first }) => ["", "active"].includes(first.cells.status.toLowerCase()));
  const faults = new Map(active.map((product) => [product, cellFaults(product)]));
  const errors = [
    ...mapping.errors,
    ...read.faults.map((fault) => ({ file, ...fault })),
    ...[...all.flatMap(productFaults), ...[...faults.values()].flat()].map(({ row, column, message }) => ({
      file,
      line: row.line,
      field: headerOf(column),
      message,
    })),
  ];
  if (active.length === 0 && errors.length === 0) {
    errors.push({ file, line: 1, field: headerOf("handle"), message: "no active product in this file" });
  }
  // What the rows are cannot be said while the mapping is wrong.
  if (mapping.errors.length > 0) return refused(file, errors);

  const isSound = (product: ShopifyProduct) => faults.get(product)?.length === 0;
  const ruled = active.map((product): PlacedProduct => ({ product, rule: ruleFor(mapping, product.first) }));
  const parts = partNames(ruled, isSound);
  errors.push(...ruled.flatMap((one) => billErrors(file, one, parts)));

  const sound = ruled.filter(({ product }) => isSound(product));
  const products = sound.map(({ product, rule }) => toProduct(product, rule, parts));
  const data = { format: "rigsmith-catalogue", version: 1, products, faqs: {} };
  const parsed = Catalogue.safeParse(data);
  const locate = (problems: readonly CatalogueProblem[]) =>
    inOrder(file, placeProblems(problems, file, sound, mapping, headerOf));
  const problems = [
    ...textProblems(data),
    ...(parsed.success ? checkCatalogue(parsed.data, around) : schemaProblems(parsed.error.issues, data)),
  ];
  errors.push(...locate(problems));
  return parsed.success && errors.length === 0 ? { ok: true, catalogue: parsed.data, locate } : refused(file, errors);
}

function refused(file: string, errors: CatalogueError[]): ReadShopify {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(file, errors) };
}

/** The mapping's first: what is wrong there is wrong for many rows. */
function inOrder(file: string, errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => Number(a.file === file) - Number(b.file === file) || a.line - b.line);
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

function billErrors(file: string, { product, rule }: PlacedProduct, parts: PartNames): CatalogueError[] {
  const column = rule?.columns.find(({ name }) => name === "parts");
  if (!column) return [];
  const { line, record } = product.first;
  return billOf(record[column.at]?.trim() ?? "", parts).faults.map((message) => ({
    file,
    line,
    field: column.header,
    message,
  }));
}
