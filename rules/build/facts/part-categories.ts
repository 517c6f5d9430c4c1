import type { CaseFacts } from "./case-facts.ts";
import type { CaseFanFacts } from "./case-fan-facts.ts";
import type { CoolingFacts } from "./cooling-facts.ts";
import type { MemoryFacts } from "./memory-facts.ts";
import type { MonitorFacts } from "./monitor-facts.ts";
import type { MotherboardFacts } from "./motherboard-facts.ts";
import type { OperatingSystemFacts } from "./operating-system-facts.ts";
import type { PowerSupplyFacts } from "./power-supply-facts.ts";
import type { ProcessorFacts } from "./processor-facts.ts";
import type { StorageFacts } from "./storage-facts.ts";
import type { VideoCardFacts } from "./video-card-facts.ts";

/** What a part is to a build, and the facts that are asked of it. */
export interface FactsOf {
  case: CaseFacts;
  processor: ProcessorFacts;
  motherboard: MotherboardFacts;
  memory: MemoryFacts;
  card: VideoCardFacts;
  supply: PowerSupplyFacts;
  cooler: CoolingFacts;
  fans: CaseFanFacts;
  drives: StorageFacts;
  monitors: MonitorFacts;
  system: OperatingSystemFacts;
}

export type PartCategory = keyof FactsOf;

/** By the slot of the specification (`COMPONENT_OPTIONS`) that holds it. */
export const CATEGORY_OF_OPTION = {
  1: "case",
  2: "processor",
  3: "motherboard",
  4: "memory",
  5: "card",
  7: "supply",
  8: "cooler",
  9: "fans",
  11: "drives",
  12: "drives",
  24: "monitors",
  28: "system",
} as const satisfies Record<number, PartCategory>;
