import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import type { KnownAround } from "./check-catalogue.ts";
import { knownSlug, nameThings, NOTHING_KNOWN } from "./name-things.ts";
import type { ReadCatalogue } from "./read-catalogue-file.ts";
import { billOf, partNames, type PartNames } from "./shopify-bill.ts";
import { type CellFault, cellFaults, productFaults } from "./shopify-faults.ts";
import { NO_MAPPING, readShopifyMapping, ruleFor } from "./shopify-mapping.ts";
import { type PlacedProduct, placeProblems } from "./shopify-places.ts";
import { type ShopifyProduct, toProduct } from "./shopify-product.ts";
import { type ShopifyColumn, type ShopifyRow, shopifyRows } from "./shopify-rows.ts";
import { isWithheld, withheldFaults } from "./shopify-withheld.ts";
import { placedBack, soundCatalogue } from "./sound-catalogue.ts";

/** Where nobody says when it is, no date is ahead. */
const NOTHING_TO_COME = new Date(8.64e15);

/**
 * Shopify's product CSV in our format. A mapping says which products are PCs, laptops and parts and where their facts
 * stand; without a rule of it a product is gear. What the file keeps from sale is named, not read. A compare-at price is
 * left out, because the file does not say when it was asked and we show no old price without its dates. A product with a
 * fault is left out by itself; refuses with `catalogue_refused` where header or mapping is wrong, or no product is left.
 */
export function readShopifyProducts(
  file: string,
  text: string,
  around: KnownAround = {},
  mappingFile: { file: string; text: string } | null = null,
): ReadCatalogue {
  const read = shopifyRows(text);
  if (!read.ok) return refused(file, [{ file, line: read.line, field: read.field, message: read.message }]);
  const { rows, headers, headerOf } = read;
  const mapping = mappingFile ? readShopifyMapping(mappingFile.file, mappingFile.text, headers) : NO_MAPPING;
  const { known = NOTHING_KNOWN, now = NOTHING_TO_COME } = around;
  const all = byHandle(rows);
  const withheld = all.filter(({ first }) => isWithheld(first, now));
  const judged = all
    .filter(({ first }) => !isWithheld(first, now))
    .map((product) => ({ product, errors: faultsOf(product, now).map(toError(file, headerOf)) }));
  const ofTheFile = [...mapping.errors, ...read.faults.map((fault) => ({ file, ...fault }))];
  // What the rows are cannot be said while the mapping is wrong.
  if (ofTheFile.length > 0) return refused(file, [...ofTheFile, ...judged.flatMap(({ errors }) => errors)]);

  const naming = nameThings(
    judged.flatMap(({ product, errors }) => (errors.length === 0 ? [product] : [])),
    known,
  );
  const ruled = judged.map((one) => ({ ...one, rule: ruleFor(mapping, one.product.first) }));
  const parts = partNames(ruled, naming.slugOf);
  for (const one of ruled) one.errors.push(...billErrors(file, one, parts));
  const ownErrors = ruled.flatMap(({ errors }) => errors);
  const sound = ruled.filter(({ errors }) => errors.length === 0);
  const faulty = ruled.filter(({ errors }) => errors.length > 0).map(({ product }) => naming.slugOf(product));
  const given = sound.map(({ product, rule }) => toProduct(product, rule, parts, naming));

  const readWithout = (against: readonly CatalogueProblem[]): ReadCatalogue => {
    const made = soundCatalogue(given, { faqs: {} }, around, against, faulty);
    const errors = inOrder(file, [...ownErrors, ...placeProblems(made.problems, file, sound, mapping, headerOf)]);
    if (made.catalogue.products.length === 0 && withheld.length === 0)
      return refused(
        file,
        errors.length > 0 ? errors : [{ file, line: 1, field: headerOf("handle"), message: "no product in this file" }],
      );
    return {
      ok: true,
      catalogue: made.catalogue,
      errors,
      leftOut: [...faulty, ...made.leftOut],
      withheld: withheld.flatMap(({ first }) => knownSlug(first.cells.handle, known) ?? []),
      names: naming.names,
      without: (more) => readWithout([...against, ...more.map((problem) => placedBack(problem, made.places))]),
    };
  };
  return readWithout([]);
}

function faultsOf(product: ShopifyProduct, now: Date): CellFault[] {
  return [...withheldFaults(product.first, now), ...productFaults(product), ...cellFaults(product)];
}

function toError(file: string, headerOf: (column: ShopifyColumn) => string) {
  return ({ row, column, message }: CellFault): CatalogueError => {
    return { file, line: row.line, field: column === "(row)" ? column : headerOf(column), message };
  };
}

function refused(file: string, errors: CatalogueError[]): ReadCatalogue {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(file, errors) };
}

/** The mapping's first: what is wrong there is wrong for many rows. */
function inOrder(file: string, errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => Number(a.file === file) - Number(b.file === file) || a.line - b.line);
}

/** Rows of one handle are one product: its first row names it, rows with a price are its variants, the rest bring pictures. */
function byHandle(rows: readonly ShopifyRow[]): ShopifyProduct[] {
  // Rows without a handle belong to nobody, so not to each other.
  return [...Map.groupBy(rows, (row) => row.cells.handle || row).values()].flatMap((group) => {
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
