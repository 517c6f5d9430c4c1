import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { Catalogue } from "#contract/catalogue-file/catalogue-schema.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { locateJson } from "./locate-json.ts";
import { schemaProblems } from "./schema-problems.ts";
import { readShopifyProducts } from "./shopify-products.ts";
import { textProblems } from "./text-problems.ts";

export type ReadCatalogue =
  | {
      ok: true;
      catalogue: Catalogue;
      /** Where in the file a later problem of this catalogue stands. */
      locate: (problems: readonly CatalogueProblem[]) => CatalogueError[];
    }
  | { ok: false; reason: "catalogue_refused"; errors: CatalogueError[] };

/**
 * A merchant's file as a checked catalogue, or everything that is wrong with it. The name's ending decides the
 * format; a file without one is JSON when it starts with a brace. Refuses with `catalogue_refused`.
 */
export function readCatalogueFile(fileName: string, text: string, around: KnownAround = {}): ReadCatalogue {
  const clean = text.replace(/^\uFEFF/, "");
  if (isCsv(fileName, clean)) return readShopifyProducts(fileName, clean, around);
  return readOurJson(fileName, clean, around);
}

function isCsv(fileName: string, text: string): boolean {
  if (/\.csv$/i.test(fileName)) return true;
  if (/\.json$/i.test(fileName)) return false;
  return !text.trimStart().startsWith("{");
}

function readOurJson(file: string, text: string, around: KnownAround): ReadCatalogue {
  const located = locateJson(text);
  if (!located.ok) {
    return refused([{ file, line: located.line, field: "(file)", message: `is not JSON: it ${located.message}` }]);
  }
  const toErrors = (problems: readonly CatalogueProblem[]): CatalogueError[] =>
    problems.map(({ path, message }) => ({ file, line: located.lineOf(path), field: fieldOf(path), message }));
  const data: unknown = JSON.parse(text);
  const twice = located.repeated.map(({ line, path }) => ({
    file,
    line,
    field: fieldOf(path),
    message: "stands twice in the same object: keep one",
  }));
  const parsed = Catalogue.safeParse(data);
  const problems = [
    ...textProblems(data),
    ...(parsed.success ? checkCatalogue(parsed.data, around) : schemaProblems(parsed.error.issues, data)),
  ];
  const errors = [...twice, ...toErrors(problems)];
  if (!parsed.success || errors.length > 0) return refused(errors);
  return { ok: true, catalogue: parsed.data, locate: (found) => inOrder(toErrors(found)) };
}

function refused(errors: CatalogueError[]): ReadCatalogue {
  return { ok: false, reason: "catalogue_refused", errors: inOrder(errors) };
}

function inOrder(errors: CatalogueError[]): CatalogueError[] {
  return errors.toSorted((a, b) => a.line - b.line);
}

function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.reduce<string>(
    (whole, name) => (typeof name === "number" ? `${whole}[${name}]` : `${whole}.${String(name)}`),
    "",
  );
  return field.replace(/^\./, "") || "(file)";
}
