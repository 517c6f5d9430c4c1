import type { Fact } from "./fact.ts";
import type { MemoryType, ProcessorFamily, Socket } from "./standards.ts";

export interface ProcessorFacts {
  maker: Fact<"AMD" | "Intel">;
  family: Fact<ProcessorFamily>;
  socket: Fact<Socket>;
  cores: Fact<number>;
  threads: Fact<number>;
  baseGhz: Fact<number>;
  boostGhz: Fact<number>;
  cacheL3Mb: Fact<number>;
  /** What the maker calls thermal design or base power. */
  tdpWatts: Fact<number>;
  /** The most it draws by the maker's limit (AMD PPT, Intel PL2): what power and cooling are planned by. */
  maxWatts: Fact<number>;
  integratedGraphics: Fact<boolean>;
  memoryTypes: Fact<MemoryType[]>;
  maxMemoryGb: Fact<number>;
  /** What the maker guarantees with one and with two modules a channel. */
  memorySpeedMhz: Fact<{ onePerChannel: number; twoPerChannel: number }>;
  ecc: Fact<boolean>;
  /** Lanes that it gives to the slot of the video card. */
  gpuLanes: Fact<number>;
  pcieGeneration: Fact<number>;
  coolerIncluded: Fact<boolean>;
}
