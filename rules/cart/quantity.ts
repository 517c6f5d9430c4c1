import { ok, refuse, type Result } from "../result.ts";

const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 99;

/** What a person reads when a quantity is refused. */
export const QUANTITY_MESSAGE = "The quantity is a whole number from 1 to 99.";

/** A line's quantity: a number, whole, 1 to 99. Text, null and everything else is refused, never repaired. */
export function checkQuantity(value: unknown): Result<number, "quantity_invalid"> {
  const fits = typeof value === "number" && Number.isInteger(value) && value >= MIN_QUANTITY && value <= MAX_QUANTITY;
  return fits ? ok(value) : refuse("quantity_invalid");
}
