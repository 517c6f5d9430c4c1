import type { Fact } from "./fact.ts";
import type { BoardFormFactor, FanConnector, PsuFormFactor, RadiatorSize } from "./standards.ts";

export interface SizeMm {
  width: number;
  height: number;
  depth: number;
}

export const RADIATOR_PLACES = ["front", "top", "rear", "side", "bottom"] as const;

/** Where a radiator may stand. */
export interface RadiatorSpot {
  place: (typeof RADIATOR_PLACES)[number];
  /** Each size by itself: a spot for 240 and 360 may refuse 280, whose fans are wider. */
  sizesMm: RadiatorSize[];
  /** Room for radiator and fans together; at the roof, down to the board. */
  depthMm: Fact<number>;
  /** At the roof, tallest memory that stands beside a radiator which hangs below `depthMm`. At other places 0. */
  offsetMm: Fact<number>;
  fanCount: Fact<number>;
}

export interface CaseFacts {
  boardFormFactors: Fact<BoardFormFactor[]>;
  /** E-ATX is anything from 257 to 330 mm: the name proves nothing. */
  maxBoardWidthMm: Fact<number>;
  /** Without a radiator in the front. */
  maxGpuMm: Fact<number>;
  /** Thickness of a card that fits, in slots; decimals where the maker gives them. */
  maxGpuSlots: Fact<number>;
  expansionSlots: Fact<number>;
  /** From the board's slot to the side panel, along the card's height. */
  maxGpuHeightMm: Fact<number>;
  maxCoolerMm: Fact<number>;
  psuFormFactors: Fact<PsuFormFactor[]>;
  /** With the drive cage in its place. */
  maxPsuMm: Fact<number>;
  /** The same as `maxPsuMm` where the cage cannot go or there is none. */
  maxPsuWithoutCageMm: Fact<number>;
  radiatorSpots: Fact<RadiatorSpot[]>;
  /** Openings for boards whose plugs are on their back. */
  rearConnect: Fact<boolean>;
  frontUsbC: Fact<boolean>;
  fans: Fact<{ sizeMm: number; connector: FanConnector }[]>;
  /** Fans that the case's own hub takes; 0 without a hub. */
  hubPorts: Fact<number>;
  /** Whether that hub takes a SATA power plug. */
  hubSataPower: Fact<boolean>;
  bays25: Fact<number>;
  bays35: Fact<number>;
  sizeMm: Fact<SizeMm>;
  frontPorts: Fact<string[]>;
  color: Fact<string>;
}
