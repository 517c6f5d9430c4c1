import { z } from "zod";
import {
  CatalogueGear,
  CatalogueLaptop,
  CataloguePart,
  CataloguePc,
  type CatalogueProduct,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { CatalogueProblem } from "./catalogue-error.ts";
import { schemaProblems } from "./schema-problems.ts";

/** What PC Lab builds on is one thing of our own format: no other shop's rows say it. */
export type Kind = Exclude<CatalogueProduct["kind"], "build">;
export type Field = z.core.$ZodType;

/** What the rows say themselves, or what is no rule's to say: a review belongs to one product. */
const OF_THE_ROWS: ReadonlySet<string> = new Set(
  "slug published name description pictures skus defaultSkuId reviews kind isNotebook".split(" "),
);

const GEAR_FACTS = ["facts", "facts.type", "facts.monitor", "facts.details"];

/** What a row gives when neither a column nor the rule does. */
const GIVEN: Readonly<Record<Kind, ReadonlySet<string>>> = {
  pc: new Set(["summary", "requiresPc", "faq", "modelId", "condition", "facts.weightGrams"]),
  laptop: new Set(["summary", "requiresPc", "faq", "modelId", "condition", "facts.weightGrams", "parts"]),
  part: new Set(["summary", "requiresPc", "faq", "factsFrom", "optionId"]),
  gear: new Set(["summary", "requiresPc", "faq", "gearCategoryId", "condition", "preOrder", ...GEAR_FACTS]),
};

/** The format of a kind; of a part, that of its slot. Null for a slot that there is not. */
export function formatOf(kind: Kind, optionId: unknown): Field | null {
  if (kind === "pc") return CataloguePc;
  if (kind === "laptop") return CatalogueLaptop;
  if (kind === "gear") return CatalogueGear;
  return CataloguePart.options.find((part) => z.safeParse(part.shape.optionId, optionId).success) ?? null;
}

/** A field of the format by its names, such as `facts`, `sizeMm`, `width`. */
export function fieldAt(format: Field, names: readonly string[]): Field | null {
  return names.reduce<Field | null>((field, name) => (field && fieldsOf(field)?.[name]) ?? null, format);
}

/** The fields inside a field that a rule may give; null where there are none. */
function fieldsOf(field: Field): Readonly<Record<string, Field>> | null {
  const inner = bare(field);
  if (!(inner instanceof z.ZodObject)) return null;
  const isProduct = Object.hasOwn(inner.shape, "slug");
  const fields: [string, Field][] = Object.entries(inner.shape);
  return Object.assign(
    Object.create(null) as Record<string, Field>,
    Object.fromEntries(fields.filter(([name]) => !isProduct || !OF_THE_ROWS.has(name))),
  );
}

function bare(field: Field): Field {
  const isWrapped = field instanceof z.ZodNullable || field instanceof z.ZodOptional || field instanceof z.ZodDefault;
  return isWrapped ? bare(field.unwrap()) : field;
}

const OF_ONE_WORD = [z.core.$ZodString, z.core.$ZodEnum, z.core.$ZodNumber, z.core.$ZodBoolean, z.core.$ZodLiteral];

/** One value, or several with semicolons between; what a cell cannot say stays text, for the format to judge. */
export function readCell(field: Field, cell: string): unknown {
  const inner = bare(field);
  if (inner instanceof z.ZodArray) return splitCell(cell, /[;\n]/).map((one) => readCell(inner.element, one));
  if (inner instanceof z.core.$ZodNumber) return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (inner instanceof z.core.$ZodBoolean)
    return { true: true, yes: true, false: false, no: false }[cell.toLowerCase()] ?? cell;
  if (inner instanceof z.ZodLiteral) return [...inner.values].find((value) => String(value) === cell) ?? cell;
  return cell;
}

export function splitCell(cell: string, by: RegExp): string[] {
  return cell
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** Whether one cell can say it: a word, a figure, yes or no, or a list of them. */
export function fitsACell(field: Field): boolean {
  const inner = bare(field);
  const one = inner instanceof z.ZodArray ? inner.element : inner;
  return OF_ONE_WORD.some((type) => one instanceof type);
}

export function isNullable(field: Field): boolean {
  return z.safeParse(field, null).success;
}

/** What is wrong with the values that a rule gives every product of it; they need not be the whole of an object. */
export function valueProblems(format: Field, value: unknown, path: readonly string[] = []): CatalogueProblem[] {
  const field = fieldAt(format, path);
  if (!field) return [{ path, message: notAField(format, path.slice(0, -1)) }];
  if (fieldsOf(field) && isRecord(value))
    return Object.entries(value).flatMap(([name, one]) => valueProblems(format, one, [...path, name]));
  const parsed = z.safeParse(field, value);
  if (parsed.success) return [];
  return schemaProblems(parsed.error.issues, value).map((problem) => ({
    ...problem,
    path: [...path, ...problem.path],
  }));
}

export function notAField(format: Field, within: readonly string[]): string {
  const known = Object.keys(fieldsWithin(format, within)).map((name) => [...within, name].join("."));
  return `is not a field that a rule may give; there are ${known.join(", ")}`;
}

export function fieldsWithin(format: Field, names: readonly string[]): Readonly<Record<string, Field>> {
  const field = fieldAt(format, names);
  return (field && fieldsOf(field)) ?? {};
}

/** The fields that a product of this kind must have and that nothing gives: no row, no column and no value of the rule. */
export function missingFields(
  kind: Kind,
  format: Field,
  gives: (field: string) => "all" | "some" | "none",
  path: readonly string[] = [],
): string[] {
  return Object.entries(fieldsOf(format) ?? {}).flatMap(([name, field]) => {
    const names = [...path, name];
    const given = gives(names.join("."));
    const isLeft = given === "none" && (GIVEN[kind].has(names.join(".")) || z.safeParse(field, undefined).success);
    if (given === "all" || isLeft) return [];
    return fieldsOf(field) ? missingFields(kind, field, gives, names) : [names.join(".")];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
