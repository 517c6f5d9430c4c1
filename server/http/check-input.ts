import type { z } from "zod";
import { inputWords } from "#words/input.ts";
import { ok, refuse, type RefusedField, type Result } from "#rules/refusal.ts";
import { cardNumbersIn } from "./card-numbers-in.ts";

/**
 * Checks an input by the endpoint's schema; a refusal names every field with what would be right. A card number in any
 * text is refused before anything else is made of it (A16).
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.infer<Schema>, "invalid_request" | "card_number_not_here"> {
  const unreadable = unreadableText(input, []);
  if (unreadable !== null) return refuse("invalid_request", {}, [{ field: unreadable, message: inputWords.notText }]);
  const cards = cardNumbersIn(schema, input);
  if (cards.length > 0) return refuseCards(cards);
  const checked = schema.safeParse(input);
  if (!checked.success) return refuse("invalid_request", {}, checked.error.issues.slice(0, 50).flatMap(fieldsOf));
  // Once more: what kept its digits apart may have been made nothing of.
  const made = cardNumbersIn(schema, checked.data);
  return made.length > 0 ? refuseCards(made) : ok(checked.data);
}

function refuseCards(fields: readonly string[]) {
  return refuse(
    "card_number_not_here",
    {},
    fields.map((field) => ({ field, message: inputWords.cardNumber })),
  );
}

function fieldsOf(issue: z.core.$ZodIssue): RefusedField[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [...path, key].join(".").slice(0, 120), message: inputWords.unknownKey }));
  return [{ field: path.join("."), message: lengthWords(issue) ?? issue.message }];
}

/** What a person left empty, or wrote too long, where its schema says no words of its own. */
function lengthWords(issue: z.core.$ZodIssue): string | null {
  if (!("origin" in issue) || !issue.message.startsWith("Too ")) return null;
  if (issue.origin === "array" && issue.code === "too_small" && Number(issue.minimum) === 1)
    return inputWords.noneChosen;
  if (issue.origin !== "string") return null;
  if (issue.code === "too_small" && Number(issue.minimum) === 1) return inputWords.empty;
  return issue.code === "too_big" ? inputWords.tooLong(Number(issue.maximum)) : null;
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
