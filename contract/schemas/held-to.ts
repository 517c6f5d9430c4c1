import type { z } from "zod";

/** Both types have the same fields of the same types, none more, none optional in one only. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The schema, if it gives exactly this type; else what the compiler shows instead. */
export type HeldTo<Schema extends z.ZodType, Type> =
  Same<z.infer<Schema>, Type> extends true ? Schema : { "differs from its type": [z.infer<Schema>, Type] };

/** `heldTo<CaseFacts>()(z.strictObject({ … }))`: a schema that gives anything else than its type does not compile. */
export function heldTo<Type>() {
  return <Schema extends z.ZodType>(schema: Schema & HeldTo<Schema, Type>): Schema => schema;
}
