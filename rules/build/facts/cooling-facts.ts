import type { Fact } from "./fact.ts";
import type { RadiatorSize, Socket } from "./standards.ts";

export interface CoolingFacts {
  type: Fact<"air" | "liquid">;
  /** Height above the processor: of the tower, or of the pump. */
  heightMm: Fact<number>;
  sockets: Fact<Socket[]>;
  /** Processor power it holds at full load by our own reckoning. */
  tdpWatts: Fact<number>;
  fans: Fact<number>;
  radiatorMm: Fact<RadiatorSize | "none">;
  /** The radiator alone, and the fans on it; neither is asked of an air cooler. */
  radiatorThickMm: Fact<number>;
  fanThickMm: Fact<number>;
  /** Tallest memory below the fan where it hangs by default; not asked of a liquid cooler. */
  memoryClearanceMm: Fact<number>;
  /** Its pump or hub takes a SATA power plug. */
  sataPower: Fact<boolean>;
  color: Fact<string>;
}
