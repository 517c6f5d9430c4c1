import type { Fact } from "./fact.ts";
import type { MemoryType } from "./standards.ts";

/** One kit, as it is sold. */
export interface MemoryFacts {
  type: Fact<MemoryType>;
  form: Fact<"DIMM" | "SO-DIMM" | "CAMM2">;
  registered: Fact<boolean>;
  ecc: Fact<boolean>;
  /** Of the whole kit. */
  capacityGb: Fact<number>;
  modules: Fact<number>;
  ranks: Fact<number>;
  speedMhz: Fact<number>;
  /** By which the board is told its speed; `[]` runs at the standard's. */
  profiles: Fact<("EXPO" | "XMP")[]>;
  casLatency: Fact<number>;
  heightMm: Fact<number>;
  /** Whether it shines in a color that can be set. */
  lit: Fact<boolean>;
}
