import { ok, refuse, type Result } from "../refusal.ts";

/** Units a line may have. */
export const QUANTITY = { least: 1, most: 99 };

/** A line's quantity: a number, whole, 1 to 99. Text, null and everything else is refused, never repaired. */
export function checkQuantity(value: unknown): Result<number, "quantity_invalid"> {
  const fits =
    typeof value === "number" && Number.isInteger(value) && value >= QUANTITY.least && value <= QUANTITY.most;
  return fits ? ok(value) : refuse("quantity_invalid", QUANTITY);
}
