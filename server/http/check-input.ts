import type { z } from "zod";
import { ok, refuse, type RefusedField, type Result } from "#rules/refusal.ts";
import { lookThrough } from "./look-through.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;

/**
 * Checks an input, bounded by its door, by the endpoint's schema; a refusal names every field with what would be right.
 * A card number in any text is refused before anything else is made of it (A16).
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.infer<Schema>, "invalid_request" | "card_number_not_here"> {
  const { notText, cards, tooLong } = lookThrough(schema, input);
  if (notText.length > 0) return refuse("invalid_request", {}, notText);
  if (cards.length > 0) return refuse("card_number_not_here", {}, cards);
  // Its patterns are not tried on what is thousands of characters too long.
  if (tooLong.length > 0) return refuse("invalid_request", {}, tooLong);
  const checked = schema.safeParse(input);
  if (!checked.success) return refuse("invalid_request", {}, checked.error.issues.slice(0, 50).flatMap(fieldsOf));
  // Once more: what kept its digits apart may have been made nothing of.
  const made = lookThrough(schema, checked.data);
  return made.cards.length > 0 ? refuse("card_number_not_here", {}, made.cards) : ok(checked.data);
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
