import type { Fitted } from "./build-of-parts.ts";
import type { PartCategory } from "./facts/part-categories.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Facts by which a part takes another's place, the weightiest first: the same chip, the same capacity, no fewer watts. */
const ALIKE_BY: readonly string[] = [
  "chip",
  "chipset",
  "socket",
  "type",
  "capacityGb",
  "watts",
  "formFactor",
  "cores",
  "color",
];

/** How far a part is from those it replaces: 0 is alike in all that counts. A kit stands for all kits together. */
export function likenessOf(part: Fitted<PartCategory>, out: readonly Fitted<PartCategory>[]): number {
  if (out.length === 0) return 0;
  const facts = part.facts as unknown as Facts;
  let apart = 0;
  for (const [at, name] of ALIKE_BY.entries()) {
    if (!(name in facts)) continue;
    const weight = 2 ** (ALIKE_BY.length - at);
    apart += weight * distance(facts[name], sumOrFirst(out, name));
  }
  return apart;
}

function sumOrFirst(parts: readonly Fitted<PartCategory>[], name: string): unknown {
  const values = parts.flatMap(({ quantity, facts }) => {
    const value = (facts as unknown as Facts)[name];
    return typeof value === "number" ? [quantity * value] : [value];
  });
  return values.every((value) => typeof value === "number") ? values.reduce((sum, value) => sum + value, 0) : values[0];
}

/** 0 for equals, 1 for what cannot be compared, between them for numbers. */
function distance(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one !== "number" || typeof other !== "number") return 1;
  return Math.abs(one - other) / (one + other);
}
