/**
 * The slots a computer is configured by, and their ids on the wire. The specification names all but the case
 * fans and says more exist; ids of our own stay below 10 and unused by it.
 */
export const COMPONENT_OPTIONS = {
  1: "Case",
  2: "Processor",
  3: "Motherboard",
  4: "Memory",
  5: "Video card",
  7: "Power supply",
  8: "Cooling",
  9: "Case fans",
  11: "Storage",
  12: "Second storage",
  24: "Monitor",
  26: "Keyboard",
  27: "Mouse",
  28: "Operating system",
  29: "Warranty",
  30: "Rush service",
  39: "Headset",
  111: "Mouse pad",
  127: "Gaming setup",
  152: "Gaming chair",
  159: "Upgrade kit",
  160: "Services",
} as const;

export type ComponentOptionId = keyof typeof COMPONENT_OPTIONS;

/** A computer is not a computer without these. */
export const REQUIRED_OPTIONS = [1, 2, 3, 4, 5, 7, 8, 11, 28] as const satisfies readonly ComponentOptionId[];

/**
 * Warranty, rush service, upgrade kits and services: chosen while a PC is configured, and done to that PC. On their own
 * nobody could say to which, and no ship date counts them: they are not listed and not sold apart.
 */
export const CHOSEN_WITH_A_BUILD: ReadonlySet<number> = new Set([29, 30, 159, 160]);
