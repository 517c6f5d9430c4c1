import type { Fact } from "./fact.ts";
import type { ScreenSockets } from "./standards.ts";

export interface MonitorFacts {
  inches: Fact<number>;
  /** Width and height, such as `2560 × 1440`. */
  resolution: Fact<string>;
  refreshHz: Fact<number>;
  panel: Fact<"IPS" | "VA" | "OLED" | "TN">;
  curved: Fact<boolean>;
  inputs: Fact<ScreenSockets[]>;
}
