import type { z } from "zod";
import { accepted, type Checked, invalidRequest, refused } from "./refuse-request.ts";

/** Checks an input by the endpoint's schema; a refusal names every field with what would be right. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  const checked = schema.safeParse(input);
  return checked.success ? accepted(checked.data) : refused(invalidRequest(checked.error.issues.slice(0, 50).flatMap(fieldsOf)));
}

function fieldsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") return issue.keys.slice(0, 20).map((key) => ({ field: [...path, key].join(".").slice(0, 120), message: "This is not known here." }));
  return [{ field: path.join("."), message: issue.message }];
}
