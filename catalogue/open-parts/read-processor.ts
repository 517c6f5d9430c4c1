import type { ProcessorFacts } from "#rules/build/facts/processor-facts.ts";
import { MEMORY_TYPES, type ProcessorFamily, SOCKETS } from "#rules/build/facts/standards.ts";
import { figure, flag, knownOf, type Row, WATTS, word, wordsOf } from "./row-fields.ts";

/** A socket's power limit is this often the design power, in every row of AM5 that states both. */
const AMD_LIMIT_OF_TDP = 1.35;

interface FamilyFacts {
  gpuLanes: number | null;
  pcieGeneration: number | null;
  memorySpeedMhz: ProcessorFacts["memorySpeedMhz"];
}

const NOTHING_KNOWN: FamilyFacts = { gpuLanes: null, pcieGeneration: null, memorySpeedMhz: null };

/** What all of a family share, as its maker's pages say it (AMD: Ryzen 7000, 8000G and 9000; Intel: Core, 12th generation and later). */
const OF_FAMILY: Partial<Record<ProcessorFamily, FamilyFacts>> = {
  "Ryzen 7000": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: { onePerChannel: 5200, twoPerChannel: 3600 } },
  "Ryzen 8000": { gpuLanes: null, pcieGeneration: 4, memorySpeedMhz: { onePerChannel: 5200, twoPerChannel: 3600 } },
  "Ryzen 9000": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: { onePerChannel: 5600, twoPerChannel: 3600 } },
  "Ryzen 9000 (2026)": {
    gpuLanes: 16,
    pcieGeneration: 5,
    memorySpeedMhz: { onePerChannel: 5600, twoPerChannel: 3600 },
  },
  "Core 12": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: null },
  "Core 13": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: null },
  "Core 14": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: null },
  "Core Ultra 200S": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: null },
  "Core Ultra 200S Plus": { gpuLanes: 16, pcieGeneration: 5, memorySpeedMhz: null },
};

/** Lanes of the Ryzen 8000 chips, which differ. */
const LANES_OF_8000: readonly [RegExp, number][] = [
  [/\b(?:8500G|8300G)/, 4],
  [/\b(?:8700[GF]|8600G|8400F)/, 8],
];

export function readProcessor(row: Row): ProcessorFacts {
  const name = word(row, "metadata.name") ?? "";
  const maker = word(row, "metadata.manufacturer");
  const family = familyOf(name);
  const graphics = word(row, "specifications.integratedGraphics.model");
  const tdpWatts = figure(row, "specifications.tdp", WATTS);
  const shared = (family && OF_FAMILY[family]) ?? NOTHING_KNOWN;
  return {
    maker: maker === "AMD" || maker === "Intel" ? maker : null,
    family,
    socket: knownOf([word(row, "socket") ?? ""], SOCKETS)?.[0] ?? null,
    cores: figure(row, "cores.total", [1, 64]),
    threads: figure(row, "cores.threads", [1, 64]),
    baseGhz: figure(row, "clocks.performance.base", [0.1, 10]),
    boostGhz: figure(row, "clocks.performance.boost", [0.1, 10]),
    cacheL3Mb: figure(row, "cache.l3", [1, 1024]),
    tdpWatts,
    maxWatts: figure(row, "specifications.ppt", WATTS) ?? limitOf(maker, tdpWatts),
    integratedGraphics: graphics === null ? null : graphics !== "None",
    memoryTypes: knownOf(wordsOf(row, "specifications.memory.types"), MEMORY_TYPES),
    maxMemoryGb: figure(row, "specifications.memory.maxSupport", [1, 4096]),
    memorySpeedMhz: shared.memorySpeedMhz,
    ecc: flag(row, "specifications.eccSupport"),
    gpuLanes: shared.gpuLanes ?? LANES_OF_8000.find(([chip]) => chip.test(name))?.[1] ?? null,
    pcieGeneration: shared.pcieGeneration,
    coolerIncluded: flag(row, "specifications.includesCooler"),
  };
}

function limitOf(maker: string | null, tdpWatts: number | null): number | null {
  return maker === "AMD" && tdpWatts !== null ? Math.round(tdpWatts * AMD_LIMIT_OF_TDP) : null;
}

const MODELS: readonly [RegExp, (digits: string) => ProcessorFamily | null][] = [
  [/\b(?:9850X3D|9950X3D2)\b/, () => "Ryzen 9000 (2026)"],
  [/\bRyzen \d (?:PRO )?(\d)\d{3}/, (digit) => RYZENS[digit] ?? null],
  [/\bEPYC 4\d{2}4/, () => "EPYC 4004"],
  [/\bi[3579][- ](1[234])\d{3}/, (digits) => `Core ${digits as "12" | "13" | "14"}`],
  [/\bCore Ultra \d 2\d{2}[A-Z]* Plus\b/, () => "Core Ultra 200S Plus"],
  [/\bCore Ultra \d 2\d{2}/, () => "Core Ultra 200S"],
];

const RYZENS: Readonly<Record<string, ProcessorFamily>> = {
  3: "Ryzen 3000",
  5: "Ryzen 5000",
  7: "Ryzen 7000",
  8: "Ryzen 8000",
  9: "Ryzen 9000",
};

/** By the model number: the names of cores in these files are of the chip's design, and often of another generation. */
function familyOf(name: string): ProcessorFamily | null {
  for (const [model, family] of MODELS) {
    const found = model.exec(name);
    if (found) return family(found[1] ?? "");
  }
  return null;
}
