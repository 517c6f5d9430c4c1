import type { Fact } from "./fact.ts";
import type { PsuFormFactor } from "./standards.ts";

export const EFFICIENCIES = [
  "80 Plus",
  "80 Plus Bronze",
  "80 Plus Silver",
  "80 Plus Gold",
  "80 Plus Platinum",
  "80 Plus Titanium",
  "Cybenetics Bronze",
  "Cybenetics Silver",
  "Cybenetics Gold",
  "Cybenetics Platinum",
  "Cybenetics Titanium",
  "Cybenetics Diamond",
] as const;

export interface PowerSupplyFacts {
  watts: Fact<number>;
  efficiency: Fact<(typeof EFFICIENCIES)[number]>;
  formFactor: Fact<PsuFormFactor>;
  lengthMm: Fact<number>;
  modular: Fact<"full" | "semi" | "no">;
  /** Of the ATX guide that it follows, such as 2.52, 3 or 3.1. */
  atxVersion: Fact<number>;
  /** Plugs that can be used at once. `pcie16` without adapters. */
  connectors: Fact<{ eps8: Fact<number>; pcie8: Fact<number>; pcie16: Fact<number>; sata: Fact<number> }>;
  /** The 16-pin plug has a socket of its own at the supply, and is not two 8-pin sockets joined. */
  nativePin16: Fact<boolean>;
  /** What its sense pins allow a card: 150, 300, 450 or 600; the best plug's. Not asked where `pcie16` is 0. */
  pin16Watts: Fact<number>;
}
