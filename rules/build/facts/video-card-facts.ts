import type { Fact } from "./fact.ts";
import type { RadiatorSize, ScreenSockets } from "./standards.ts";

export interface VideoCardFacts {
  chip: Fact<string>;
  maker: Fact<"AMD" | "Intel" | "NVIDIA">;
  memoryGb: Fact<number>;
  memoryType: Fact<string>;
  memoryBandwidthGbS: Fact<number>;
  lengthMm: Fact<number>;
  /** From the board's slot to its edge, without the plug. */
  heightMm: Fact<number>;
  /** Thickness; decimals where the maker gives them. */
  slots: Fact<number>;
  tdpWatts: Fact<number>;
  powerConnectors: Fact<{ pcie6: number; pcie8: number; pcie16: number }>;
  /** Fed through the board (BTF), without a cable of its own. */
  boardPower: Fact<boolean>;
  /** Of a card that is cooled by liquid. */
  radiatorMm: Fact<RadiatorSize | "none">;
  /** That radiator with its fans; not asked without one. */
  radiatorThickMm: Fact<number>;
  outputs: Fact<ScreenSockets[]>;
  pcieGeneration: Fact<number>;
  pcieLanes: Fact<number>;
  /** The chip maker's own advice for a whole PC. */
  advisedPsuWatts: Fact<number>;
}
