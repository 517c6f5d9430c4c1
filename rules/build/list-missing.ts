import type { Build } from "./build-of-parts.ts";
import { partsOf } from "./build-of-parts.ts";
import type { PartCategory } from "./facts/part-categories.ts";

/** What a build still needs: no verdict, since it is of a part that is not there. */
export interface Missing {
  category: PartCategory;
  why: "required" | "no_graphics" | "no_cooler";
  /** False where we do not know whether the processor has it. */
  certain: boolean;
}

const ALWAYS = ["case", "processor", "motherboard", "memory", "supply", "drives", "system"] as const;

export function listMissing(build: Build): Missing[] {
  const missing: Missing[] = ALWAYS.filter((category) => partsOf(build, category).length === 0).map((category) => ({
    category,
    why: "required",
    certain: true,
  }));
  if (!build.processor) return missing;
  const { integratedGraphics, coolerIncluded } = build.processor.facts;
  if (!build.card && integratedGraphics !== true)
    missing.push({ category: "card", why: "no_graphics", certain: integratedGraphics === false });
  if (!build.cooler && coolerIncluded !== true)
    missing.push({ category: "cooler", why: "no_cooler", certain: coolerIncluded === false });
  return missing;
}
