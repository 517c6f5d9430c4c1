import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { readJson } from "./read-json.ts";
import { schemaProblems, textProblems } from "./schema-problems.ts";
import { readShopifyProducts } from "./shopify-products.ts";

export type ReadCatalogue =
  | {
      ok: true;
      catalogue: Catalogue;
      /** Where in the file a later problem of this catalogue stands. */
      locate: (problems: readonly CatalogueProblem[]) => CatalogueError[];
    }
  | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

export interface NamedText {
  file: string;
  text: string;
}

/**
 * A merchant's file as a checked catalogue, or everything that is wrong with it. The name's ending decides the
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
  const parsed = Catalogue.safeParse(read.data);
  const problems = [
    ...textProblems(read.data),
    ...(parsed.success ? checkCatalogue(parsed.data, around) : schemaProblems(parsed.error.issues, read.data)),
  ];
  const errors = [...read.repeated, ...read.toErrors(problems)];
  if (!parsed.success || errors.length > 0) return refused(errors);
  return { ok: true, catalogue: parsed.data, locate: (found) => inOrder(read.toErrors(found)) };
}

function refused(errors: CatalogueError[]): ReadCatalogue {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(errors) };
}

function inOrder(errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => a.line - b.line);
}
