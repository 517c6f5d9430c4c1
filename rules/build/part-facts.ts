/** Typed facts of components: what a compatibility check asks. Lengths in mm, power in W, capacity in GB, speed in MHz or GHz. */
export const SOCKETS = ["AM4", "AM5", "LGA 1700", "LGA 1851"] as const;
export type Socket = (typeof SOCKETS)[number];
export const MEMORY_TYPES = ["DDR4", "DDR5"] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];
export const BOARD_FORM_FACTORS = ["ATX", "Micro ATX", "Mini-ITX", "E-ATX"] as const;
export type BoardFormFactor = (typeof BOARD_FORM_FACTORS)[number];
export const PSU_FORM_FACTORS = ["ATX", "SFX", "SFX-L"] as const;
export type PsuFormFactor = (typeof PSU_FORM_FACTORS)[number];

export interface SizeMm {
  width: number;
  height: number;
  depth: number;
}

export interface CaseFacts {
  boardFormFactors: BoardFormFactor[];
  maxGpuMm: number;
  maxGpuSlots: number;
  maxCoolerMm: number;
  psuFormFactors: PsuFormFactor[];
  maxPsuMm: number;
  /** Where a radiator may stand and the longest one that fits there. */
  radiatorSpots: { place: "front" | "top" | "rear" | "side" | "bottom"; maxMm: number }[];
  sizeMm: SizeMm;
  fansIncluded: number;
  bays25: number;
  bays35: number;
  frontPorts: string[];
  color: string;
}

export interface ProcessorFacts {
  maker: "AMD" | "Intel";
  socket: Socket;
  cores: number;
  threads: number;
  baseGhz: number;
  boostGhz: number;
  cacheL3Mb: number;
  /** What the maker calls thermal design or base power. */
  tdpWatts: number;
  /** The most it draws by the maker's limit: what power and cooling are planned by. */
  maxWatts: number;
  integratedGraphics: boolean;
  memoryTypes: MemoryType[];
  coolerIncluded: boolean;
}

export interface MotherboardFacts {
  socket: Socket;
  chipset: string;
  formFactor: BoardFormFactor;
  memoryType: MemoryType;
  memorySlots: number;
  maxMemoryGb: number;
  m2Slots: number;
  sataPorts: number;
  pcieX16Slots: number;
  /** Generation of the slot the video card sits in. */
  pcieGeneration: number;
  wifi: string | null;
  ethernetGbps: number;
  /** CPU power sockets of 8 (or 4+4) pins. */
  epsConnectors: number;
  fanHeaders: number;
  argbHeaders: number;
}

export interface MemoryFacts {
  type: MemoryType;
  capacityGb: number;
  modules: number;
  speedMhz: number;
  casLatency: number;
  heightMm: number;
  lit: boolean;
}

export interface VideoCardFacts {
  chip: string;
  maker: "AMD" | "Intel" | "NVIDIA";
  memoryGb: number;
  memoryType: string;
  lengthMm: number;
  slots: number;
  tdpWatts: number;
  powerConnectors: { pcie8: number; pcie16: number };
  outputs: string;
  /** The chip maker's own advice for a whole PC. */
  advisedPsuWatts: number;
}

export interface PowerSupplyFacts {
  watts: number;
  efficiency: `80 Plus ${"Bronze" | "Silver" | "Gold" | "Platinum" | "Titanium"}`;
  formFactor: PsuFormFactor;
  lengthMm: number;
  modular: "full" | "semi" | "no";
  connectors: { eps8: number; pcie8: number; pcie16: number; sata: number };
}

export interface CoolingFacts {
  type: "air" | "liquid";
  /** Null for an air cooler. */
  radiatorMm: number | null;
  /** Height above the processor: of the tower, or of the pump. */
  heightMm: number;
  sockets: Socket[];
  /** Processor power it holds at full load by our own reckoning. */
  tdpWatts: number;
  fans: number;
  color: string;
}

export interface StorageFacts {
  interface: "PCIe 3.0 NVMe" | "PCIe 4.0 NVMe" | "PCIe 5.0 NVMe" | "SATA";
  capacityGb: number;
  formFactor: "M.2 2280" | "2.5 inch" | "3.5 inch";
  kind: "SSD" | "HDD";
  readMbS: number;
  writeMbS: number;
}

export interface CaseFanFacts {
  sizeMm: number;
  quantity: number;
  maxRpm: number;
  lit: boolean;
}

export interface MonitorFacts {
  inches: number;
  resolution: string;
  refreshHz: number;
  panel: "IPS" | "VA" | "OLED" | "TN";
  curved: boolean;
}

/** 117 and 169 are the groups of the specification; null is a PC without a system. */
export interface OperatingSystemFacts {
  groupId: 117 | 169 | null;
  edition: string;
}

/** Label and value, in the order they are shown. For what no compatibility check asks about. */
export type PlainFacts = { label: string; value: string }[];
