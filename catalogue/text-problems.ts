import type { CatalogueProblem } from "./catalogue-error.ts";

/** Texts anywhere in the data that no database can keep: a zero character, or half of a two-part character. */
export function textProblems(value: unknown, path: readonly PropertyKey[] = []): CatalogueProblem[] {
  if (typeof value === "string") {
    if (value.includes("\0")) return [{ path, message: "holds a zero character (U+0000), which no text may hold" }];
    return value.isWellFormed() ? [] : [{ path, message: "holds half of a two-part character (a lone surrogate)" }];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => textProblems(one, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textProblems(one, [...path, name]));
}
