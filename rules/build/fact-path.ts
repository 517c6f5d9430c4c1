import type { FactsOf, PartCategory } from "./facts/part-categories.ts";

/** A fact by its part, such as `case.maxGpuMm`. */
export type FactPath = {
  [Category in PartCategory]: `${Category}.${keyof FactsOf[Category] & string}`;
}[PartCategory];

export function splitPath(path: FactPath): [category: PartCategory, fact: string] {
  const [category, fact] = path.split(".");
  return [category as PartCategory, fact ?? ""];
}
