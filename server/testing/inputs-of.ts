import fc from "fast-check";
import type { z } from "zod";

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
};
type Json = Record<string, unknown>;

/** What somebody may send where a number, a text, a list or nothing belongs. */
export const HOSTILE: readonly unknown[] = [
  -1,
  0,
  1.5,
  3e9,
  1e20,
  99.999,
  "1",
  "1e3",
  "",
  " ",
  null,
  true,
  [],
  [1],
  {},
  { $gt: 0 },
  "' or 1=1 --",
  "a\u0000b",
  "\ud800",
  "x".repeat(5_000),
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "RS-00000-000000",
  "4242424242424242",
  "\u202eabc",
  "ﷺ",
  "😀".repeat(40),
  Array.from({ length: 101 }, () => 0),
];

/** Inputs that a schema takes, as far as the texts and numbers of `known` let it. */
function goodInputs(schema: z.ZodType, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  const inner = def.innerType ?? def.in;
  if (def.shape) {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, goodInputs(field, known)] as const);
    const mayMiss = Object.entries(def.shape).flatMap(([name, field]) =>
      field.safeParse(undefined).success ? [] : [name],
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: mayMiss });
  }
  if (inner) return goodInputs(inner, known);
  if (def.element) return fc.array(goodInputs(def.element, known), { maxLength: 3 });
  if (def.options) return fc.oneof(...def.options.map((option) => goodInputs(option, known)));
  if (def.type === "record") return fc.constant({});
  const pool = [...known, ...(def.values ?? []), ...Object.values(def.entries ?? {}), "", true, false, null, 0, 1];
  const taken = pool.filter((value) => schema.safeParse(value).success);
  return fc.constantFrom(...(taken.length > 0 ? taken : pool));
}

/** Good inputs of an object's schema, most of them with up to three faults: a value that does not belong there, a field too few or too many. */
export function inputsOf(schema: z.ZodType, known: readonly unknown[]): fc.Arbitrary<Json> {
  const fault = fc.record({ at: fc.nat(), how: fc.nat(9), value: fc.constantFrom(...HOSTILE) });
  return fc.tuple(goodInputs(schema, known), fc.array(fault, { maxLength: 3 })).map(([good, faults]) => {
    const input = structuredClone(good) as Json;
    for (const { at, how, value } of faults) breakAt(input, at, how, structuredClone(value));
    return input;
  });
}

function breakAt(input: Json, at: number, how: number, value: unknown): void {
  const places = placesIn(input);
  const [holder, key] = places[at % Math.max(1, places.length)] ?? [input, "unknown"];
  if (how === 0) holder["unknownKey"] = value;
  else if (how === 1) Reflect.deleteProperty(holder, key);
  else holder[key] = value;
}

/** Every field at every depth, by the object it stands in. */
function placesIn(value: unknown): [Json, string][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Json;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [Json, string], ...placesIn(holder[key])]);
}
