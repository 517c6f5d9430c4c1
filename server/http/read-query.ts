import type { z } from "zod";
import { ok, refuse, type Result } from "#rules/refusal.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;

type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  keyType?: z.ZodType;
  entries?: Record<string, string>;
};
/** More than any address of ours has, facets and all; a repeated name is looked up once for each. */
const MOST_GIVEN = 500;

type Kind = "text" | "number" | "boolean" | "list" | "lists";

/**
 * The query of an address as the object an endpoint's schema checks. Numbers are read where the schema wants numbers,
 * repeated keys where it wants a list, and keys that belong to a record of lists (`facets`) go into that record.
 * A key given twice for one value is refused: two readers of it might not agree. So is an address that gives very many.
 */
export function readQuery(
  schema: z.ZodType,
  search: URLSearchParams,
): Result<Record<string, unknown>, "invalid_request"> {
  if (search.size > MOST_GIVEN)
    return refuse("invalid_request", {}, [{ field: "", message: inputWords.tooMany(MOST_GIVEN) }]);
  const query: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const shape = shapeOf(schema);
  const recordOf = recordKeys(shape);
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    const record = Object.hasOwn(shape, key) ? undefined : recordOf.get(key);
    if (record) {
      const lists = (query[record] ??= {}) as Record<string, unknown>;
      lists[key] = values;
      continue;
    }
    const kind = Object.hasOwn(shape, key) ? kindOf(shape[key]) : "text";
    // Its own keys make it: a text in its place would be there before them.
    if (kind === "lists") return refuse("invalid_request", {}, [{ field: key, message: inputWords.unknownKey }]);
    if (kind !== "list" && values.length > 1)
      return refuse("invalid_request", {}, [{ field: key.slice(0, 120), message: inputWords.givenTwice }]);
    query[key] = kind === "list" ? values : readValue(kind, values[0] ?? "");
  }
  return ok(query);
}

function readValue(kind: Kind, text: string): unknown {
  if (kind === "number" && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  if (kind === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  return "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {};
}

/** Which record each key of a record of lists belongs to: `memory` → `facets`. */
function recordKeys(shape: Record<string, z.ZodType>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [name, schema] of Object.entries(shape)) {
    if (kindOf(schema) !== "lists") continue;
    const entries = defOf(defOf(unwrapped(schema)).keyType)?.entries ?? {};
    for (const key of Object.values(entries)) keys.set(key, name);
  }
  return keys;
}

function kindOf(schema: z.ZodType | undefined): Kind {
  const type = schema ? defOf(unwrapped(schema)).type : "string";
  if (type === "number" || type === "int") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array") return "list";
  return type === "record" ? "lists" : "text";
}

/** The schema inside `optional`, `default`, `nullable` and `pipe`. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  return inner ? unwrapped(inner) : schema;
}

function defOf(schema: z.ZodType): Def;
function defOf(schema: z.ZodType | undefined): Def | undefined;
function defOf(schema: z.ZodType | undefined): Def | undefined {
  return schema?.def;
}
