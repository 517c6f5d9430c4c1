import type { z } from "zod";
import { isFreeText } from "#contract/schemas/not-free-text.ts";
import { hasCardNumber } from "#rules/payment/find-card-numbers.ts";

type Inner = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  unwrap?: () => z.ZodType;
};

/**
 * Paths of every text that holds a card number, in what a call was sent, whatever its schema thinks of the rest: such
 * input is not even described. Texts that the contract marks as not free are left alone.
 */
export function cardNumbersIn(schema: z.ZodType | undefined, value: unknown, path: readonly string[] = []): string[] {
  if (!isFreeText(schema)) return [];
  const inner = schema as Inner | undefined;
  if (inner?.unwrap && !inner.element) return cardNumbersIn(inner.unwrap(), value, path);
  if (typeof value === "string" || typeof value === "number")
    return hasCardNumber(String(value)) ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(hasCardNumber(key) ? [path.join(".")] : []),
    ...cardNumbersIn(schemaAt(inner, key), item, [...path, key]),
  ]);
}

function schemaAt(inner: Inner | undefined, key: string): z.ZodType | undefined {
  if (inner?.shape) return Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  return inner?.element ?? inner?.valueType;
}
