import type { Fact } from "./fact.ts";

export const SYSTEMS = ["Windows 11", "Windows 10", "Linux", "none"] as const;

export interface OperatingSystemFacts {
  /** 117 and 169 are the groups of the specification; null is a PC without a system. */
  groupId: 117 | 169 | null;
  edition: Fact<string>;
  system: Fact<(typeof SYSTEMS)[number]>;
}
