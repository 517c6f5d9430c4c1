import { EFFICIENCIES, type PowerSupplyFacts } from "#rules/build/facts/power-supply-facts.ts";
import { PSU_FORM_FACTORS } from "#rules/build/facts/standards.ts";
import { countKnown, countOf, figure, knownOf, type Row, WATTS, word } from "./row-fields.ts";

const MODULAR = { Full: "full", "Semi-Modular": "semi", "Non-Modular": "no" } as const;

/** Below it no supply has two sockets of 16 pins: the file counted something else. */
const TWO_16_PIN_FROM_WATTS = 1000;
/** Named for what has such a plug. */
const HAS_16_PIN = /PCIE ?5|ATX ?3/i;

export function readPowerSupply(row: Row): PowerSupplyFacts {
  const name = word(row, "metadata.name") ?? "";
  const watts = figure(row, "wattage", WATTS);
  const atx = /ATX ?(3\.[01])/i.exec(name)?.[1];
  return {
    watts,
    efficiency: efficiencyOf(row),
    formFactor: knownOf([(word(row, "form_factor") ?? "").replace("/EPS", "")], PSU_FORM_FACTORS)?.[0] ?? null,
    lengthMm: figure(row, "length", [80, 400]),
    modular: MODULAR[word(row, "modular") as keyof typeof MODULAR] ?? null,
    atxVersion: atx === undefined ? null : Number(atx),
    connectors: {
      eps8: countKnown(row, "connectors.eps_8_pin"),
      ...cardPlugs(row, name, watts),
      sata: countKnown(row, "connectors.sata"),
    },
    nativePin16: null,
    pin16Watts: null,
  };
}

function cardPlugs(row: Row, name: string, watts: number | null): { pcie8: number | null; pcie16: number | null } {
  const pcie8 = countOf(row, "connectors.pcie_6_plus_2_pin");
  const pcie16 = countOf(row, "connectors.pcie_12vhpwr");
  if (!pcie8 && !pcie16) return { pcie8: null, pcie16: null };
  const isMiscounted =
    pcie16 === null ||
    pcie16 > 2 ||
    (pcie16 === 2 && (watts ?? 0) < TWO_16_PIN_FROM_WATTS) ||
    (pcie16 === 0 && HAS_16_PIN.test(name));
  return { pcie8, pcie16: isMiscounted ? null : pcie16 };
}

function efficiencyOf(row: Row): PowerSupplyFacts["efficiency"] {
  const plus = word(row, "efficiency_rating")?.replace("80+ Standard", "80+").replace("80+", "80 Plus");
  return knownOf([plus ?? word(row, "cybernetics_efficiency_rating") ?? ""], EFFICIENCIES)?.[0] ?? null;
}
