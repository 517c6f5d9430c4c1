import { type Build, EMPTY_BUILD, type Fitted } from "../build/build-of-parts.ts";
import type { Circumstances } from "../build/circumstances.ts";
import type { FactsOf, PartCategory } from "../build/facts/part-categories.ts";

/** Facts of a computer in which all is known and nothing is amiss, each with room to spare. */
export const MADE_FACTS: { readonly [Category in PartCategory]: FactsOf[Category] } = {
  case: {
    boardFormFactors: ["ATX", "Micro ATX", "Mini-ITX"],
    maxBoardWidthMm: 277,
    maxGpuMm: 360,
    maxGpuSlots: 4,
    expansionSlots: 7,
    maxGpuHeightMm: 180,
    maxCoolerMm: 170,
    psuFormFactors: ["ATX"],
    maxPsuMm: 180,
    maxPsuWithoutCageMm: 220,
    radiatorSpots: [
      { place: "top", sizesMm: [240, 360], depthMm: 58, offsetMm: 40, fanCount: 3 },
      { place: "front", sizesMm: [240, 280, 360], depthMm: 90, offsetMm: 0, fanCount: 3 },
    ],
    rearConnect: false,
    frontUsbC: true,
    fans: [
      { sizeMm: 120, connector: "4-pin" },
      { sizeMm: 120, connector: "4-pin" },
    ],
    hubPorts: 0,
    hubSataPower: false,
    bays25: 2,
    bays35: 2,
    sizeMm: { width: 230, height: 478, depth: 462 },
    frontPorts: ["1 × USB-C, 10 Gb/s"],
    color: "black",
  },
  processor: {
    maker: "AMD",
    family: "Ryzen 7000",
    socket: "AM5",
    cores: 8,
    threads: 16,
    baseGhz: 4.2,
    boostGhz: 5,
    cacheL3Mb: 96,
    tdpWatts: 120,
    maxWatts: 162,
    integratedGraphics: true,
    memoryTypes: ["DDR5"],
    maxMemoryGb: 128,
    memorySpeedMhz: { onePerChannel: 5200, twoPerChannel: 3600 },
    ecc: true,
    gpuLanes: 16,
    pcieGeneration: 5,
    coolerIncluded: false,
  },
  motherboard: {
    socket: "AM5",
    chipset: "AMD B650",
    formFactor: "ATX",
    widthMm: 244,
    backConnect: false,
    memoryType: "DDR5",
    memorySlots: 4,
    maxMemoryGb: 192,
    ecc: true,
    m2: [
      { name: "M2_1", sizes: ["2280"], generation: 4, lanes: 4, sata: false, sharing: [] },
      { name: "M2_2", sizes: ["2280"], generation: 4, lanes: 4, sata: true, sharing: [] },
    ],
    sataPorts: 4,
    pcieX16Slots: 1,
    pcieGeneration: 4,
    gpuSlotLanes: 16,
    wifi: "Wi-Fi 6E",
    ethernetGbps: 2.5,
    epsPlugs: { eight: 1, four: 1 },
    caseFanHeaders: 4,
    pumpHeaders: 1,
    argbHeaders: 2,
    usbTypeE: true,
    biosFlashback: true,
    biosOnBoxSupports: ["Ryzen 7000"],
  },
  memory: {
    type: "DDR5",
    form: "DIMM",
    registered: false,
    ecc: false,
    capacityGb: 32,
    modules: 2,
    ranks: 1,
    speedMhz: 5200,
    profiles: ["EXPO"],
    casLatency: 36,
    heightMm: 35,
    lit: false,
  },
  card: {
    chip: "GeForce RTX 5070",
    maker: "NVIDIA",
    memoryGb: 12,
    memoryType: "GDDR7",
    memoryBandwidthGbS: 672,
    lengthMm: 304,
    heightMm: 126,
    slots: 2.5,
    tdpWatts: 250,
    powerConnectors: { pcie6: 0, pcie8: 0, pcie16: 1 },
    boardPower: false,
    radiatorMm: "none",
    radiatorThickMm: null,
    outputs: [
      { kind: "HDMI 2.1", count: 1 },
      { kind: "DisplayPort 2.1", count: 3 },
    ],
    pcieGeneration: 4,
    pcieLanes: 16,
    advisedPsuWatts: 650,
  },
  supply: {
    watts: 850,
    efficiency: "80 Plus Gold",
    formFactor: "ATX",
    lengthMm: 150,
    modular: "full",
    atxVersion: 3.1,
    connectors: { eps8: 2, pcie8: 4, pcie16: 1, sata: 6 },
    nativePin16: true,
    pin16Watts: 600,
  },
  cooler: {
    type: "air",
    heightMm: 155,
    sockets: ["AM4", "AM5", "LGA 1700", "LGA 1851"],
    tdpWatts: 220,
    fans: 1,
    radiatorMm: "none",
    radiatorThickMm: null,
    fanThickMm: 25,
    memoryClearanceMm: 40,
    sataPower: false,
    color: "black",
  },
  drives: {
    interface: "PCIe 4.0 NVMe",
    capacityGb: 1000,
    formFactor: "M.2 2280",
    kind: "SSD",
    readMbS: 7000,
    writeMbS: 6000,
  },
  fans: { sizeMm: 120, thickMm: 25, quantity: 1, connector: "4-pin", maxRpm: 1500, lit: false },
  monitors: {
    inches: 27,
    resolution: "2560 × 1440",
    refreshHz: 165,
    panel: "IPS",
    curved: false,
    inputs: [{ kind: "DisplayPort 1.4", count: 1 }],
  },
  system: { groupId: 117, edition: "Windows 11 Home", system: "Windows 11" },
};

export const MADE_CIRCUMSTANCES: Circumstances = {
  on: "2026-11-30",
  builtBy: "us",
  shipTo: null,
  energyCertificate: null,
};

export function madePart<Category extends PartCategory>(
  category: Category,
  facts: Partial<FactsOf[Category]> = {},
  more: Partial<Omit<Fitted<Category>, "facts">> = {},
): Fitted<Category> {
  return { id: category, quantity: 1, weightGrams: 900, ...more, facts: { ...MADE_FACTS[category], ...facts } };
}

/** One of each, which passes every rule; facts are changed by part. A part that is null is left out. */
export function madeBuild(changes: { [Category in PartCategory]?: Partial<FactsOf[Category]> | null } = {}): Build {
  const single = <Category extends PartCategory>(category: Category) => {
    const change = changes[category];
    return change === null ? null : madePart(category, change ?? undefined);
  };
  const listed = <Category extends PartCategory>(category: Category) => {
    const part = single(category);
    return part === null ? [] : [part];
  };
  return {
    ...EMPTY_BUILD,
    case: single("case"),
    processor: single("processor"),
    motherboard: single("motherboard"),
    card: single("card"),
    supply: single("supply"),
    cooler: single("cooler"),
    system: single("system"),
    memory: listed("memory"),
    drives: listed("drives"),
    fans: listed("fans"),
    monitors: listed("monitors"),
  };
}
