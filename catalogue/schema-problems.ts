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
