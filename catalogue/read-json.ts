import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { locateJson } from "./locate-json.ts";

export type ReadJson =
  | {
      ok: true;
      data: unknown;
      /** Names that stand twice in one object. */
      repeated: CatalogueError[];
      toErrors: (problems: readonly CatalogueProblem[]) => CatalogueError[];
    }
  | { ok: false; errors: CatalogueError[] };

/** A merchant's JSON with the line of everything in it, or where it stops being JSON. */
export function readJson(file: string, text: string): ReadJson {
  const located = locateJson(text);
  if (!located.ok)
    return {
      ok: false,
      errors: [{ file, line: located.line, field: "(file)", message: `is not JSON: it ${located.message}` }],
    };
  return {
    ok: true,
    data: JSON.parse(text) as unknown,
    repeated: located.repeated.map(({ line, path }) => ({
      file,
      line,
      field: fieldOf(path),
      message: "stands twice in the same object: keep one",
    })),
    toErrors: (problems) =>
      problems.map(({ path, message }) => ({ file, line: located.lineOf(path), field: fieldOf(path), message })),
  };
}

function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.reduce<string>(
    (whole, name) => (typeof name === "number" ? `${whole}[${name}]` : `${whole}.${String(name)}`),
    "",
  );
  return field.replace(/^\./, "") || "(file)";
}
