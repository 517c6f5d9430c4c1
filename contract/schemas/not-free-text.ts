import type { z } from "zod";

/** Marks a text whose digits are its own business: a tracking or serial number, a signed key. The door looks for card numbers in every other. */
export function notFreeText<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ freeText: false });
}

export function isFreeText(schema: z.ZodType | undefined): boolean {
  return schema?.meta()?.["freeText"] !== false;
}
