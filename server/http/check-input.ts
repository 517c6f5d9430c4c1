import type { z } from "zod";
import { cardNumbersIn } from "./card-numbers-in.ts";
import { accepted, cardNumberNotHere, type Checked, invalidRequest, refused } from "./refuse-request.ts";

/**
 * Checks an input by the endpoint's schema; a refusal names every field with what would be right. A card number in any
 * text is refused before anything else is made of it (A16).
 */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  const unreadable = unreadableText(input, []);
  if (unreadable !== null)
    return refused(invalidRequest([{ field: unreadable, message: "This text has characters that are not text." }]));
  const cards = cardNumbersIn(schema, input);
  if (cards.length > 0) return refused(cardNumberNotHere(cards));
  const checked = schema.safeParse(input);
  return checked.success
    ? accepted(checked.data)
    : refused(invalidRequest(checked.error.issues.slice(0, 50).flatMap(fieldsOf)));
}

function fieldsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [...path, key].join(".").slice(0, 120), message: "This is not known here." }));
  return [{ field: path.join("."), message: issue.message }];
}

/** Path of a text with a NUL or half a surrogate pair: PostgreSQL stores neither, and nobody types them. */
function unreadableText(value: unknown, path: readonly string[]): string | null {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? path.join(".") : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = unreadableText(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
