import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { ImportedNames } from "#contract/schemas/catalogue-file/imported-names.ts";
import type { KnownAround } from "./check-catalogue.ts";
import { readJson } from "./read-json.ts";
import { schemaProblems, textProblems, valueAt } from "./schema-problems.ts";
import { readShopifyProducts } from "./shopify-products.ts";
import { placedBack, soundCatalogue } from "./sound-catalogue.ts";

/** What can be loaded of a merchant's file. */
export interface ReadProducts {
  ok: true;
  catalogue: Catalogue;
  /** What is wrong with the products that are left out. */
  errors: CatalogueError[];
  /** Slugs of those: in the shop they stay as they are. */
  leftOut: string[];
  /** Slugs of what the file keeps from sale. */
  withheld: string[];
  /** To be kept, so that the next import calls the same things the same. */
  names: ImportedNames;
  /** The same without the products of these problems, which are found later, and without what is built of them. */
  without: (problems: readonly CatalogueProblem[]) => ReadCatalogue;
}

export type ReadCatalogue = ReadProducts | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

export interface NamedText {
  file: string;
  text: string;
}

/**
 * A merchant's file as a checked catalogue with everything that is wrong beside it; without a product that could be
 * loaded it is refused. The name's ending decides the
 * format; a file without one is JSON when it starts with a brace. A mapping says what the rows of Shopify's CSV are.
 * Refuses with `catalogue_refused`.
 */
export function readCatalogueFile(
  fileName: string,
  text: string,
  around: KnownAround = {},
  mapping: NamedText | null = null,
): ReadCatalogue {
  const clean = withoutMark(text);
  const cleanMapping = mapping && { ...mapping, text: withoutMark(mapping.text) };
  if (isCsv(fileName, clean)) return readShopifyProducts(fileName, clean, around, cleanMapping);
  if (!mapping) return readOurJson(fileName, clean, around);
  const message = `is for Shopify's CSV: ${fileName} says itself what each product is`;
  return refused([{ file: mapping.file, line: 1, field: "(file)", message }]);
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

function isCsv(fileName: string, text: string): boolean {
  if (/\.csv$/i.test(fileName)) return true;
  if (/\.json$/i.test(fileName)) return false;
  return !text.trimStart().startsWith("{");
}

function readOurJson(file: string, text: string, around: KnownAround): ReadCatalogue {
  const read = readJson(file, text);
  if (!read.ok) return refused(read.errors);
  const products = valueAt(read.data, ["products"]);
  const given: readonly unknown[] = Array.isArray(products) ? products : [];
  // The head alone: each product is judged by itself.
  const head = Array.isArray(products) ? { ...(read.data as object), products: [] } : read.data;
  const parsed = Catalogue.safeParse(head);
  const headProblems = [...textProblems(head), ...(parsed.success ? [] : schemaProblems(parsed.error.issues, head))];
  const { products: _none, ...beside } = parsed.success ? parsed.data : { products: [], faqs: {} };
  const readWithout = (against: readonly CatalogueProblem[]): ReadCatalogue => {
    const { catalogue, problems, leftOut, places } = soundCatalogue(given, beside, around, against);
    const isOfTheFile = ({ path }: CatalogueProblem) => path[0] !== "products";
    const errors = inOrder([...read.repeated, ...read.toErrors([...headProblems, ...problems])]);
    const isRefused = read.repeated.length > 0 || headProblems.length > 0 || problems.some(isOfTheFile);
    if (isRefused || (errors.length > 0 && catalogue.products.length === 0)) return refused(errors);
    const without = (more: readonly CatalogueProblem[]) =>
      readWithout([...against, ...more.map((problem) => placedBack(problem, places))]);
    return { ok: true, catalogue, errors, leftOut, withheld: [], names: NO_NAMES, without };
  };
  return readWithout([]);
}

const NO_NAMES: ImportedNames = { handles: new Map(), units: new Map() };

function refused(errors: CatalogueError[]): ReadCatalogue {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(errors) };
}

function inOrder(errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => a.line - b.line);
}
