import { z } from "zod";
import { COMPONENT_OPTIONS } from "#rules/build/component-options.ts";
import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import {
  type Field,
  fieldAt,
  fieldsWithin,
  fitsACell,
  formatOf,
  isRecord,
  type Kind,
  missingFields,
  notAField,
  valueProblems,
} from "./mapped-fields.ts";
import { readJson } from "./read-json.ts";
import { schemaProblems, textProblems, valueAt } from "./schema-problems.ts";
import type { ShopifyRow } from "./shopify-rows.ts";

const word = z.string().trim().min(1, "must not be empty").max(300, "is longer than 300 characters");

const When = z
  .strictObject({ type: word.optional(), tag: word.optional(), vendor: word.optional() })
  .refine((when) => Object.keys(when).length > 0, "names no type, tag or vendor");

/** What the rows of Shopify's CSV are, version 1. The first rule that fits a product says it; without one it is gear. */
const Mapping = z.strictObject({
  format: z.literal("rigsmith-shopify-mapping", { error: 'must be "rigsmith-shopify-mapping"' }),
  version: z.literal(1, { error: "must be 1, the only version there is" }),
  rules: z
    .array(
      z.strictObject({
        when: When,
        product: z.looseObject({ kind: z.enum(["pc", "laptop", "part", "gear"]) }),
        columns: z.record(z.string(), word).optional(),
      }),
    )
    .min(1, "has no rule"),
});
type WrittenRule = z.infer<typeof Mapping>["rules"][number];

export interface MappedColumn {
  /** As it is written, such as `facts.sizeMm.width`. */
  name: string;
  field: Field;
  header: string;
  at: number;
}

export interface ShopifyRule {
  place: number;
  when: z.infer<typeof When>;
  kind: Kind;
  /** What every product of this rule has. */
  values: Record<string, unknown>;
  columns: MappedColumn[];
}

export interface ShopifyMapping {
  rules: ShopifyRule[];
  errors: CatalogueError[];
  toErrors: (problems: readonly CatalogueProblem[]) => CatalogueError[];
}

export const NO_MAPPING: ShopifyMapping = { rules: [], errors: [], toErrors: () => [] };

/** A merchant's mapping file, held against the format of each kind and the header of the CSV it is for. */
export function readShopifyMapping(file: string, text: string, headers: readonly string[]): ShopifyMapping {
  const read = readJson(file, text);
  if (!read.ok) return { ...NO_MAPPING, errors: read.errors };
  const parsed = Mapping.safeParse(read.data);
  const problems = [
    ...textProblems(read.data),
    ...(parsed.success
      ? parsed.data.rules.flatMap((rule, place) => ruleProblems(rule, ["rules", place], headers))
      : schemaProblems(parsed.error.issues, read.data)),
  ];
  const errors = [...read.repeated, ...read.toErrors(problems)];
  if (!parsed.success || errors.length > 0) return { ...NO_MAPPING, errors };
  return {
    rules: parsed.data.rules.map((rule, place) => toRule(rule, place, headers)),
    errors,
    toErrors: read.toErrors,
  };
}

/** Capitals make no difference; a tag is one of the words between the commas. */
export function ruleFor({ rules }: ShopifyMapping, { cells }: ShopifyRow): ShopifyRule | undefined {
  const isSame = (cell: string, asked: string | undefined) =>
    asked === undefined || cell.trim().toLowerCase() === asked.toLowerCase();
  return rules.find(
    ({ when }) =>
      isSame(cells.type, when.type) &&
      isSame(cells.vendor, when.vendor) &&
      cells.tags.split(",").some((tag) => isSame(tag, when.tag)),
  );
}

function toRule({ when, product, columns = {} }: WrittenRule, place: number, headers: readonly string[]): ShopifyRule {
  const { kind, ...values } = product;
  const format = formatOf(kind, values["optionId"]);
  const mapped = Object.entries(columns).flatMap(([name, header]): MappedColumn[] => {
    const field = format && fieldAt(format, name.split("."));
    return field ? [{ name, field, header, at: placeOf(header, headers) }] : [];
  });
  return { place, when, kind, values, columns: mapped };
}

function ruleProblems(
  { product, columns = {} }: WrittenRule,
  path: readonly PropertyKey[],
  headers: readonly string[],
): CatalogueProblem[] {
  const { kind, ...values } = product;
  const format = formatOf(kind, values["optionId"]);
  if (!format) {
    const slots = Object.entries(COMPONENT_OPTIONS).map(([id, name]) => `${id} ${name}`);
    const is = values["optionId"] === undefined ? "is missing" : "is no slot of ours";
    return [{ path: [...path, "product", "optionId"], message: `${is}; there are ${slots.join(", ")}` }];
  }
  const missing = missingFields(kind, format, (field) => gives(field, values, Object.keys(columns)));
  return [
    ...missing.map((field) => ({
      path,
      message: `${field} is missing: give it a column under columns, or a value under product`,
    })),
    ...valueProblems(format, values).map((problem) => ({ ...problem, path: [...path, "product", ...problem.path] })),
    ...Object.entries(columns).flatMap(([name, header]) =>
      columnProblems(format, name, header, headers).map((message) => ({ path: [...path, "columns", name], message })),
    ),
  ];
}

function gives(field: string, values: unknown, columns: readonly string[]): "all" | "some" | "none" {
  const value = valueAt(values, field.split("."));
  if ((value !== undefined && !isRecord(value)) || columns.includes(field)) return "all";
  return value !== undefined || columns.some((column) => column.startsWith(`${field}.`)) ? "some" : "none";
}

function columnProblems(format: Field, name: string, header: string, headers: readonly string[]): string[] {
  const names = name.split(".");
  const field = fieldAt(format, names);
  if (!field || name === "optionId") {
    const around = names.map((_, at) => names.slice(0, names.length - 1 - at));
    const within = around.find((one) => Object.keys(fieldsWithin(format, one)).length > 0) ?? [];
    return [notAField(format, within)];
  }
  const isOfACell = name === "parts" || fitsACell(field);
  return [
    ...(isOfACell ? [] : ["is more than one cell can say: give its fields a column each, or a value under product"]),
    ...(placeOf(header, headers) < 0 ? [`the CSV has no column "${header}"${nearest(header, headers)}`] : []),
  ];
}

function placeOf(header: string, headers: readonly string[]): number {
  return headers.findIndex((one) => one.toLowerCase() === header.toLowerCase());
}

/** The column that begins most like it. */
function nearest(asked: string, headers: readonly string[]): string {
  const shared = (header: string) =>
    [...header.toLowerCase()].findIndex((letter, at) => letter !== asked.toLowerCase()[at]);
  const likeness = (header: string) => (shared(header) < 0 ? header.length : shared(header));
  const best = headers.toSorted((one, other) => likeness(other) - likeness(one))[0];
  return best !== undefined && likeness(best) >= 4 ? `; it has "${best}"` : "";
}
