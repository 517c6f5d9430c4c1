import { COMPONENT_OPTIONS } from "#rules/build/component-options.ts";
import type { CatalogueGear, CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { gearCategoryOf, LIST_DEFINITIONS } from "./list-definitions.ts";
import { monitorSpecs, partSpecs, said } from "./part-specs.ts";
import type { ShopSku, SpecLine } from "./shop-product.ts";
import { facetValue, gearTypeGroup, graphicsName, screenRange } from "./facet-values.ts";
import type { Described } from "./to-shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { availabilityWords } = spoken.availability;
const { formatCount } = spoken.money;
const { ownerText } = spoken.ownerTexts;
const { bothLengths, capacityText, connectorWords, factWords, monitorWords, partWords, sizeText, unitWords, yesNo } =
  spoken.parts;

type Lines = Pick<SpecLine, "label" | "value" | "measure">[];

/** Facts of which more is better, whatever else the part is. */
const MORE_IS_BETTER: ReadonlySet<string> = new Set([
  "capacityGb",
  "memoryGb",
  "cores",
  "threads",
  "readMbS",
  "writeMbS",
]);

export function describeGear(product: CatalogueGear, skus: readonly ShopSku[]): Described {
  const { monitor, details, type } = product.facts;
  const lines: Lines = [...(monitor ? monitorLines(monitor) : []), ...details];
  const category = gearCategoryOf(product.gearCategoryId);
  const colors = [...new Set(product.skus.flatMap(({ color }) => color ?? []))];
  return {
    parts: [],
    specs: cardLines(monitor && monitorSpecs(monitor), lines),
    facets: {
      category: [{ value: category, label: LIST_DEFINITIONS[category].title }],
      type: [facetValue(() => gearTypeGroup(type, product.gearCategoryId))],
      color: colors.map((color) => facetValue(() => ownerText(color))),
      stock: stockFacet(skus),
      ...(monitor?.inches ? { screen: [facetValue(() => screenRange(monitor.inches ?? 0))] } : {}),
      ...(monitor?.refreshHz ? { refresh: [facetValue(`${monitor.refreshHz} Hz`)] } : {}),
    },
    specTable: table(lines),
  };
}

export function describePart(product: CataloguePart, skus: readonly ShopSku[]): Described {
  const lines = partLines(product);
  return {
    parts: [],
    specs: cardLines(partSpecs(product), lines),
    facets: {
      type: [facetValue(() => ownerText(COMPONENT_OPTIONS[product.optionId]))],
      category: [{ value: "pc-parts", label: LIST_DEFINITIONS["pc-parts"].title }],
      stock: stockFacet(skus),
      ...(product.optionId === 5 && product.facts.chip ? { graphics: [graphicsFacet(product.facts)] } : {}),
    },
    specTable: table(lines),
  };
}

const graphicsFacet = (facts: Parameters<typeof graphicsName>[0]) => facetValue(() => graphicsName(facts));

/** Words that need no label, or else the first three lines of the table with theirs. */
function cardLines(words: readonly string[] | null, lines: Lines): Described["specs"] {
  const texts = words ?? lines.slice(0, 3).map(({ label, value }) => partWords.labelled(label, value));
  return texts.map((text) => ({ icon: "note", text }));
}

function stockFacet(skus: readonly ShopSku[]): { value: string; label: string }[] {
  const buyable = skus.some(
    ({ stock }) => stock.policy === "unlimited" || (stock.policy === "tracked" && stock.available > 0),
  );
  return [facetValue(() => (buyable ? availabilityWords.in_stock : availabilityWords.sold_out))];
}

function table(lines: Lines): Described["specTable"] {
  return lines.map((line) => ({ ...line, why: null, skuId: null }));
}

function monitorLines({
  inches,
  panel,
  curved,
  resolution,
  refreshHz,
}: NonNullable<CatalogueGear["facts"]["monitor"]>): Lines {
  const lines = [
    { label: monitorWords.screen, value: said(monitorWords.screenValue, inches, panel, curved) },
    { label: monitorWords.resolution, value: resolution },
    {
      label: monitorWords.refresh,
      value: said((hertz) => `${hertz} Hz`, refreshHz),
      ...(refreshHz !== null && { measure: { amount: refreshHz, better: "more" as const } }),
    },
  ];
  return lines.flatMap(({ value, ...line }) => (value === null ? [] : [{ ...line, value }]));
}

/** Facts that a compatibility rule asks and that tell a shopper nothing by themselves. */
const ASKED_BY_RULES: ReadonlySet<string> = new Set([
  "maxPsuWithoutCageMm",
  "hubPorts",
  "hubSataPower",
  "memorySpeedMhz",
  "biosOnBoxSupports",
  "boardPower",
  "gpuSlotLanes",
  "ranks",
  "registered",
  "radiatorThickMm",
  "fanThickMm",
  "sataPower",
  "nativePin16",
  "system",
]);

/** Facts as lines a person reads: the name's unit moves behind the number, lists become sentences. */
function partLines(product: CataloguePart): Lines {
  if (Array.isArray(product.facts)) return product.facts;
  return Object.entries(product.facts).flatMap(([name, value]) => {
    const text = ASKED_BY_RULES.has(name) ? null : factText(name, value);
    if (text === null) return [];
    const isMeasured = typeof value === "number" && MORE_IS_BETTER.has(name);
    return [
      {
        label: factLabel(name),
        value: text,
        ...(isMeasured && { measure: { amount: value, better: "more" as const } }),
      },
    ];
  });
}

/** Of these a shopper reads how many there are. */
const COUNTED: ReadonlySet<string> = new Set(["m2", "fans"]);

function factText(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "none") return null;
  if (name === "capacityGb" && typeof value === "number") return capacityText(value);
  if (typeof value === "boolean") return value ? yesNo.yes : yesNo.no;
  if (typeof value === "number" && isLength(name)) return bothLengths(value);
  if (typeof value === "number") return `${formatCount(value)}${unitOf(name)?.[1] ?? ""}`;
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return COUNTED.has(name) ? formatCount(value.length) : value.map(entryText).join(", ") || null;
  return objectText(value as Record<string, number>);
}

/** A fan and its radiator go by their size in millimeters, by everybody. */
const isLength = (name: string) => name.endsWith("Mm") && name !== "sizeMm" && name !== "radiatorMm";

function entryText(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  if ("kind" in entry && "count" in entry) return `${String(entry.count)} × ${String(entry.kind)}`;
  const { place, sizesMm } = entry as { place: string; sizesMm: number[] };
  return `${place} ${Math.max(...sizesMm)} mm`;
}

function objectText(value: Record<string, number>): string | null {
  if ("depth" in value) return sizeText(value as unknown as { width: number; height: number; depth: number });
  const named = Object.entries(value)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} × ${connectorWords[name] ?? name}`);
  return named.join(", ") || null;
}

function factLabel(name: string): string {
  const known = factWords[name];
  if (known) return known;
  const bare = name.slice(0, name.length - (unitOf(name)?.[0].length ?? 0));
  return bare
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
}

function unitOf(name: string): [string, string] | undefined {
  return Object.entries(unitWords).find(([unit]) => name.endsWith(unit));
}
