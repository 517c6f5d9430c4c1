import { BUILD_RULES, SHIP_TO_RULES } from "../build/all-rules.ts";
import { type Build, isListed, LISTED_PARTS, partsOf, SINGLE_PARTS } from "../build/build-of-parts.ts";
import type { FactPath } from "../build/fact-path.ts";
import type { PartCategory } from "../build/facts/part-categories.ts";

export const CATEGORIES: readonly PartCategory[] = [...SINGLE_PARTS, ...LISTED_PARTS];

/** The build with each of its parts taken out, one at a time. */
export function withoutEach(build: Build): { id: string; rest: Build }[] {
  return CATEGORIES.flatMap((category) =>
    partsOf(build, category).map((out) => ({
      id: out.id,
      rest: isListed(category)
        ? { ...build, [category]: build[category].filter((part) => part !== out) }
        : { ...build, [category]: null },
    })),
  );
}

/** Every place in a value that is not null already. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== "object" || !Array.isArray(value)) return value === null ? [] : [at];
  return [at, ...(value as unknown[]).flatMap((item, index) => insideOf(item, [...at, String(index)]))];
}

/** Facts of an entry of a list, such as the depth of a radiator spot. */
const HIDEABLE = new Set(["depthMm", "offsetMm", "generation", "lanes", "sata", "sharing"]);

function insideOf(item: unknown, at: readonly string[]): (readonly string[])[] {
  if (item === null || typeof item !== "object") return [];
  return Object.entries(item).flatMap(([name, value]) => (HIDEABLE.has(name) && value !== null ? [[...at, name]] : []));
}

function hide(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return null;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === first ? hide(item, rest) : item));
  return { ...(value as object), [first]: hide((value as Record<string, unknown>)[first], rest) };
}

const READ: readonly FactPath[] = [...new Set([...BUILD_RULES, ...SHIP_TO_RULES].flatMap(({ reads }) => reads))];

/** The build once without each fact that a rule reads, and the path of that fact. */
export function hidingEach(build: Build): { path: FactPath; hidden: Build }[] {
  return READ.flatMap((path) => {
    const [category, name] = path.split(".") as [PartCategory, string];
    return partsOf(build, category).flatMap((part) => {
      const facts = part.facts as unknown as Record<string, unknown>;
      return placesIn(facts[name]).map((at) => {
        const less = { ...part, facts: hide(facts, [name, ...at]) };
        const hidden = isListed(category)
          ? { ...build, [category]: build[category].map((other) => (other === part ? less : other)) }
          : { ...build, [category]: less };
        return { path, hidden: hidden as unknown as Build };
      });
    });
  });
}
