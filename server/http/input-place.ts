import type { z } from "zod";
import { isFreeText } from "#contract/schemas/not-free-text.ts";

/** What a schema lets stand at one place of an input. */
export interface InputPlace {
  /** Characters that a text there may have; 0 where the schema does not say it. */
  mostCharacters: number;
  /** Whether people may write there what they like: then it is looked through for card numbers. */
  isFree: boolean;
  /** Of an object: the place of each key that it knows. */
  keys: ReadonlyMap<string, InputPlace>;
  /** Of a list, or of a record: the place of each thing in it. */
  items: InputPlace | null;
}

/** As zod keeps what a schema says. */
interface Def {
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
}

/** What no schema knows is free, and its own length says nothing. */
export const UNKNOWN_PLACE: InputPlace = { mostCharacters: 0, isFree: true, keys: new Map(), items: null };

const MADE = new WeakMap<z.ZodType, InputPlace>();

/** The place of a whole input, with all that can stand in it. Made once for each schema. */
export function inputPlace(schema: z.ZodType): InputPlace {
  const made = MADE.get(schema) ?? placeOf(schema);
  MADE.set(schema, made);
  return made;
}

/** `optional`, `default`, `pipe` and their like stand around another schema, and a mark may be on either. */
function placeOf(schema: z.ZodType): InputPlace {
  const { innerType, in: first, options, shape, element, valueType } = schema.def as unknown as Def;
  const inner = innerType ?? first;
  if (inner) {
    const place = placeOf(inner);
    return { ...place, isFree: place.isFree && isFreeText(schema) };
  }
  if (options) return { ...oneOf(options.map(placeOf)), isFree: isFreeText(schema) };
  const items = element ?? valueType;
  return {
    mostCharacters: "maxLength" in schema && typeof schema.maxLength === "number" ? schema.maxLength : 0,
    isFree: isFreeText(schema),
    keys: new Map(Object.entries(shape ?? {}).map(([key, field]) => [key, placeOf(field)])),
    items: items ? placeOf(items) : null,
  };
}

/** Where one of several may stand, whatever any of them takes may stand. */
function oneOf(ways: readonly InputPlace[]): Omit<InputPlace, "isFree"> {
  return {
    mostCharacters: Math.max(...ways.map(({ mostCharacters }) => mostCharacters)),
    keys: new Map(ways.flatMap(({ keys }) => [...keys])),
    items: ways.find(({ items }) => items)?.items ?? null,
  };
}
