import type { z } from "zod";
import type { CatalogueProblem } from "./catalogue-error.ts";

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What the schema found, said for a merchant. `data` is the value that was checked: what is absent there is missing, not wrong. */
export function schemaProblems(issues: readonly Issue[], data: unknown): CatalogueProblem[] {
  return issues.flatMap((issue) => toProblems(issue, data));
}

function toProblems(issue: Issue, data: unknown): CatalogueProblem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: "is not a field we know" }));
  }
  if (valueAt(data, issue.path) === undefined) return [{ path: issue.path, message: "is missing" }];
  return [{ path: issue.path, message: inWords(issue) }];
}

function inWords(issue: Issue): string {
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === "invalid_value" && issue.message.startsWith("Invalid")) {
    return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
  }
  if (issue.code === "invalid_union" && issue.message.startsWith("Invalid")) return "is not a value we know";
  return issue.message;
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[name];
  }
  return value;
}

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
