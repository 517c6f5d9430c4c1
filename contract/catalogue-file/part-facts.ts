import { z } from "zod";

/** Typed facts of components: what a compatibility check asks. Lengths in mm, power in W, capacity in GB, speed in MHz or GHz. */
const millimeters = z.number().min(1, "a length in mm is at least 1").max(2000, "a length in mm is at most 2000");
const watts = z.int().min(1, "watts are at least 1").max(3000, "watts are at most 3000");
const gigabytes = z.number().positive("a capacity in GB is above 0");
const count = z.int().min(0, "a count is 0 or more").max(64, "a count is at most 64");
const words = z.string().trim().min(1, "must not be empty").max(200, "is longer than 200 characters");

export const Socket = z.enum(["AM4", "AM5", "LGA 1700", "LGA 1851"], {
  error: "is not a socket we know: AM4, AM5, LGA 1700, LGA 1851",
});
export const MemoryType = z.enum(["DDR4", "DDR5"], { error: "must be DDR4 or DDR5" });
export const BoardFormFactor = z.enum(["ATX", "Micro ATX", "Mini-ITX", "E-ATX"], {
  error: "must be ATX, Micro ATX, Mini-ITX or E-ATX",
});
export const PsuFormFactor = z.enum(["ATX", "SFX", "SFX-L"], { error: "must be ATX, SFX or SFX-L" });
export type Socket = z.infer<typeof Socket>;
export type MemoryType = z.infer<typeof MemoryType>;

export const SizeMm = z.strictObject({ width: millimeters, height: millimeters, depth: millimeters });

/** Where a radiator may stand and the longest one that fits there. */
const RadiatorSpot = z.strictObject({
  place: z.enum(["front", "top", "rear", "side", "bottom"]),
  maxMm: z.int().min(92).max(480),
});

export const CaseFacts = z.strictObject({
  boardFormFactors: z.array(BoardFormFactor).min(1, "names at least one board size"),
  maxGpuMm: millimeters,
  maxGpuSlots: z.number().min(1).max(8),
  maxCoolerMm: millimeters,
  psuFormFactors: z.array(PsuFormFactor).min(1, "names at least one power supply size"),
  maxPsuMm: millimeters,
  radiatorSpots: z.array(RadiatorSpot),
  sizeMm: SizeMm,
  fansIncluded: count,
  bays25: count,
  bays35: count,
  frontPorts: z.array(words),
  color: words,
});

export const ProcessorFacts = z.strictObject({
  maker: z.enum(["AMD", "Intel"]),
  socket: Socket,
  cores: count.min(1),
  threads: count.min(1),
  baseGhz: z.number().positive(),
  boostGhz: z.number().positive(),
  cacheL3Mb: z.number().positive(),
  /** What the maker calls thermal design or base power. */
  tdpWatts: watts,
  /** The most it draws by the maker's limit: what power and cooling are planned by. */
  maxWatts: watts,
  integratedGraphics: z.boolean(),
  memoryTypes: z.array(MemoryType).min(1),
  coolerIncluded: z.boolean(),
});

export const MotherboardFacts = z.strictObject({
  socket: Socket,
  chipset: words,
  formFactor: BoardFormFactor,
  memoryType: MemoryType,
  memorySlots: count.min(1),
  maxMemoryGb: gigabytes,
  m2Slots: count,
  sataPorts: count,
  pcieX16Slots: count,
  /** Generation of the slot the video card sits in. */
  pcieGeneration: z.number().min(3).max(6),
  wifi: words.nullable(),
  ethernetGbps: z.number().positive(),
  /** CPU power sockets of 8 (or 4+4) pins. */
  epsConnectors: count,
  fanHeaders: count,
  argbHeaders: count,
});

export const MemoryFacts = z.strictObject({
  type: MemoryType,
  capacityGb: gigabytes,
  modules: count.min(1),
  speedMhz: z.int().positive(),
  casLatency: z.int().positive(),
  heightMm: millimeters,
  lit: z.boolean(),
});

export const VideoCardFacts = z.strictObject({
  chip: words,
  maker: z.enum(["AMD", "Intel", "NVIDIA"]),
  memoryGb: gigabytes,
  memoryType: words,
  lengthMm: millimeters,
  slots: z.number().min(1).max(5),
  tdpWatts: watts,
  powerConnectors: z.strictObject({ pcie8: count, pcie16: count }),
  outputs: words,
  /** The chip maker's own advice for a whole PC. */
  advisedPsuWatts: watts,
});

export const PowerSupplyFacts = z.strictObject({
  watts,
  efficiency: z.enum(["80 Plus Bronze", "80 Plus Silver", "80 Plus Gold", "80 Plus Platinum", "80 Plus Titanium"]),
  formFactor: PsuFormFactor,
  lengthMm: millimeters,
  modular: z.enum(["full", "semi", "no"]),
  connectors: z.strictObject({ eps8: count, pcie8: count, pcie16: count, sata: count }),
});

export const CoolingFacts = z
  .strictObject({
    type: z.enum(["air", "liquid"]),
    radiatorMm: z.int().min(92).max(480).nullable(),
    /** Height above the processor: of the tower, or of the pump. */
    heightMm: millimeters,
    sockets: z.array(Socket).min(1),
    /** Processor power it holds at full load by our own reckoning. */
    tdpWatts: watts,
    fans: count,
    color: words,
  })
  .refine((cooling) => (cooling.type === "liquid") === (cooling.radiatorMm !== null), {
    error: "a liquid cooler names its radiator, an air cooler has null",
    path: ["radiatorMm"],
  });

export const StorageFacts = z.strictObject({
  interface: z.enum(["PCIe 3.0 NVMe", "PCIe 4.0 NVMe", "PCIe 5.0 NVMe", "SATA"]),
  capacityGb: gigabytes,
  formFactor: z.enum(["M.2 2280", "2.5 inch", "3.5 inch"]),
  kind: z.enum(["SSD", "HDD"]),
  readMbS: z.int().positive(),
  writeMbS: z.int().positive(),
});

export const CaseFanFacts = z.strictObject({
  sizeMm: millimeters,
  quantity: count.min(1),
  maxRpm: z.int().positive(),
  lit: z.boolean(),
});

export const MonitorFacts = z.strictObject({
  inches: z.number().min(10).max(60),
  resolution: words,
  refreshHz: z.int().min(30).max(1000),
  panel: z.enum(["IPS", "VA", "OLED", "TN"]),
  curved: z.boolean(),
});

/** 117 and 169 are the groups of the specification; null is a PC without a system. */
export const OperatingSystemFacts = z.strictObject({ groupId: z.literal([117, 169]).nullable(), edition: words });

/** Label and value, in the order they are shown. For what no compatibility check asks about. */
export const PlainFacts = z.array(z.strictObject({ label: words, value: words })).max(20);
