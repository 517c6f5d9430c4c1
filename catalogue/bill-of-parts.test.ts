import { expect, test } from "vitest";
import type { CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { storeConfig } from "#config";
import { demoCatalogue } from "./demo-catalogue.ts";

const parts = new Map(
  demoCatalogue.products.flatMap((product) => (product.kind === "part" ? [[product.slug, product]] : [])),
);
const computers = demoCatalogue.products.filter((product) => product.kind === "pc" || product.kind === "laptop");
const lines = computers.flatMap((computer) => computer.parts.map(({ part }) => ({ computer: computer.slug, part })));

/** What a computer is built of; a warranty or a mouse pad is no line of a bill. */
const BUILT_IN: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 28]);
const components = [...parts.values()].filter(({ optionId }) => BUILT_IN.has(optionId));

const NO_SYSTEM = "no-operating-system";

test("every line of every bill has a maker and a model, and its name begins with both", () => {
  const unnamed = lines.filter(({ part }) => {
    const { maker, model, name } = parts.get(part) ?? {};
    return !maker || !model || !name?.startsWith(`${maker} ${model}`);
  });
  expect(unnamed).toEqual([]);
  expect(lines.length).toBeGreaterThan(200);
});

test("so has every component that is sold alone, and no two share a name", () => {
  const unnamed = components.filter(({ slug, maker, model }) => slug !== NO_SYSTEM && (!maker || !model));
  expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  expect(new Set(components.map(({ name }) => name)).size).toBe(components.length);
});

/** Whose records most facts come from: docs/data-sources.md. */
const OPEN_DB = "BuildCores Open DB";

/** How the parts database spells a maker that goes by its initials. */
const SPELT: Readonly<Record<string, string>> = { WD: "Western Digital" };

/** Letters and digits alone: makers are spelt with spaces, hyphens and capitals in many ways. */
const bare = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function isOf({ maker = "", model = "" }: CataloguePart, record: string): boolean {
  const words = [SPELT[maker] ?? maker, ...model.split(/[ -]/)];
  return words.every((word) => bare(record).includes(bare(word)));
}

test("a part is called what the record of its facts is called", () => {
  const strangers = components.flatMap((part) =>
    part.factsFrom.filter(({ source, record }) => source === OPEN_DB && !isOf(part, record)),
  );
  expect(strangers).toEqual([]);
});

test("every fact of a component that is known has one source, with its day", () => {
  const wrong = components.flatMap(({ slug, factsFrom, facts }) => {
    const known = Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [name]));
    const named = factsFrom.flatMap((source) => source.facts ?? []);
    const ofTheRest = factsFrom.filter((source) => source.facts === undefined);
    const strange = named.filter((name) => !known.includes(name) || named.indexOf(name) !== named.lastIndexOf(name));
    const isCovered = ofTheRest.length === 1 || known.every((name) => named.includes(name));
    return strange.length === 0 && isCovered && ofTheRest.length <= 1 ? [] : [{ slug, strange }];
  });
  expect(wrong).toEqual([]);
});

test("cases are our own and say so", () => {
  const cases = components.filter(({ optionId }) => optionId === 1);
  expect(new Set(cases.map(({ maker }) => maker))).toEqual(new Set([storeConfig.store.name]));
});

const WATTS = /\b([\d,]+) W\b/;
const GIGABYTES = /\b(\d+) (GB|TB)\b/;

test("the watts and the capacity in a name are those of the facts", () => {
  const wrong = components.filter(({ name, optionId, facts }) => {
    if (optionId === 7) return Number(WATTS.exec(name)?.[1]?.replace(",", "")) !== facts.watts;
    if (optionId === 5) return Number(GIGABYTES.exec(name)?.[1]) !== facts.memoryGb;
    if (optionId !== 4 && optionId !== 11 && optionId !== 12) return false;
    const [, figure, unit] = GIGABYTES.exec(name) ?? [];
    return Number(figure) * (unit === "TB" ? 1000 : 1) !== facts.capacityGb;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
