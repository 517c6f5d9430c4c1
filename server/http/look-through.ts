import type { z } from "zod";
import type { RefusedField } from "#rules/refusal.ts";
import { hasCardNumber } from "#rules/payment/find-card-numbers.ts";
import { type InputPlace, inputPlace, UNKNOWN_PLACE } from "./input-place.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;

/** What is wrong with the texts of an input, each list by field. */
export interface FoundInTexts {
  /** A NUL or half a surrogate pair: PostgreSQL stores neither, and nobody types them. */
  notText: RefusedField[];
  cards: RefusedField[];
  /** So much longer than the schema lets them be that nobody has looked into them. */
  tooLong: RefusedField[];
}

/** A text up to here is looked through wherever it stands, so that a card number in a short field is told as such. */
const ALWAYS_LOOKED_AT = 2_000;
/** A field's name as an answer gives it back. */
const LONGEST_NAME = 120;
const MOST_NAMED = 50;

/**
 * Looks once through every text of an input, names of keys too: each is measured by its schema first. Work grows with the
 * input, which the door has bounded in bytes, depth and number of fields.
 */
export function lookThrough(schema: z.ZodType, input: unknown): FoundInTexts {
  const found: FoundInTexts = { notText: [], cards: [], tooLong: [] };
  look(input, inputPlace(schema), [], found);
  return found;
}

function look(value: unknown, place: InputPlace, path: (string | number)[], found: FoundInTexts): void {
  if (typeof value === "string") return lookAtText(value, place, path, found);
  if (typeof value === "number") return lookAtText(String(value), place, path, found);
  if (typeof value !== "object" || value === null) return;
  const items = place.items ?? (place.isFree ? UNKNOWN_PLACE : place);
  const at = path.length;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) {
      path[at] = index;
      look(item, items, path, found);
    }
  else
    for (const [key, item] of Object.entries(value)) {
      // A card number for a key is told by where the key stands: its name would send it back.
      lookAtText(key, KEY, path, found);
      path[at] = key;
      look(item, place.keys.get(key) ?? items, path, found);
    }
  path.length = at;
}

const KEY = UNKNOWN_PLACE;

function lookAtText(text: string, place: InputPlace, path: readonly (string | number)[], found: FoundInTexts): void {
  const most = Math.max(place.mostCharacters, ALWAYS_LOOKED_AT);
  if (text.length > most && text.trim().length > most) note(found.tooLong, path, inputWords.tooLong(most));
  else if (text.includes("\u0000") || !text.isWellFormed()) note(found.notText, path, inputWords.notText);
  else if (place.isFree && hasCardNumber(text)) note(found.cards, path, inputWords.cardNumber);
}

function note(fields: RefusedField[], path: readonly (string | number)[], message: string): void {
  if (fields.length < MOST_NAMED) fields.push({ field: path.join(".").slice(0, LONGEST_NAME), message });
}
