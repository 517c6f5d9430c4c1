import type { MemoryFacts } from "#rules/build/facts/memory-facts.ts";
import { MEMORY_TYPES } from "#rules/build/facts/standards.ts";
import { figure, flag, knownOf, type Row, word, wordsOf } from "./row-fields.ts";

export function readMemory(row: Row): MemoryFacts {
  const modules = figure(row, "modules.quantity", [1, 8]);
  const moduleGb = figure(row, "modules.capacity_gb", [1, 512]);
  const registered = word(row, "registered");
  const ecc = word(row, "ecc");
  const lights = wordsOf(row, "lighting");
  return {
    type: knownOf([word(row, "ram_type") ?? ""], MEMORY_TYPES)?.[0] ?? null,
    form: formOf(word(row, "form_factor") ?? ""),
    registered: registered === null ? null : registered === "Registered",
    ecc: ecc === null ? null : ecc === "ECC",
    // Where the kit's total contradicts its modules, the modules are what is in the box.
    capacityGb: modules && moduleGb ? modules * moduleGb : figure(row, "capacity", [1, 4096]),
    modules,
    ranks: null,
    speedMhz: figure(row, "speed", [800, 12000]),
    profiles: knownOf(wordsOf(row, "profile_support"), ["EXPO", "XMP"]),
    casLatency: figure(row, "cas_latency", [5, 80]),
    heightMm: figure(row, "height", [18, 80]),
    lit: lights ? lights.some((light) => light !== "None") : flag(row, "rgb"),
  };
}

function formOf(form: string): MemoryFacts["form"] {
  if (/SO-?DIMM/i.test(form)) return "SO-DIMM";
  return /DIMM/.test(form) ? "DIMM" : null;
}
