/** What a component option is called on a page (S250–S270). */
const NAMES: Readonly<Record<number, string>> = {
  1: "Case",
  2: "Processor",
  3: "Motherboard",
  4: "Memory",
  5: "Graphics card",
  7: "Power supply",
  8: "Cooling",
  11: "Storage",
  12: "Storage",
  24: "Monitor",
  26: "Keyboard",
  27: "Mouse",
  28: "System",
  29: "Warranty",
  30: "Rush service",
  39: "Headset",
  111: "Mouse pad",
  127: "Gaming setup",
  152: "Chair",
  159: "Upgrade kit",
  160: "Services",
};

export function optionName(optionId: number): string {
  return NAMES[optionId] ?? "Part";
}
