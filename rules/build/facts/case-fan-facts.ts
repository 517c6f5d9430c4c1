import type { Fact } from "./fact.ts";
import type { FanConnector } from "./standards.ts";

/** One box, with `quantity` fans. */
export interface CaseFanFacts {
  sizeMm: Fact<number>;
  thickMm: Fact<number>;
  quantity: Fact<number>;
  connector: Fact<FanConnector>;
  maxRpm: Fact<number>;
  /** Whether it shines in a color that can be set. */
  lit: Fact<boolean>;
}
