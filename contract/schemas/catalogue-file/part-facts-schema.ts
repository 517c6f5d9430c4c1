import { z } from "zod";
import * as build from "#rules/build/part-facts.ts";
import { heldTo } from "../held-to.ts";

/** The limits and messages by which a merchant's file is read; what the facts are is `rules/build/part-facts.ts`. */
const millimeters = z.number().min(1, "a length in mm is at least 1").max(2000, "a length in mm is at most 2000");
const watts = z.int().min(1, "watts are at least 1").max(3000, "watts are at most 3000");
const gigabytes = z.number().positive("a capacity in GB is above 0");
const count = z.int().min(0, "a count is 0 or more").max(64, "a count is at most 64");
const words = z.string().trim().min(1, "must not be empty").max(200, "is longer than 200 characters");

const Socket = z.enum(build.SOCKETS, {
  error: `is not a socket we know: ${build.SOCKETS.join(", ")}`,
});
const MemoryType = z.enum(build.MEMORY_TYPES, { error: "must be DDR4 or DDR5" });
const BoardFormFactor = z.enum(build.BOARD_FORM_FACTORS, {
  error: "must be ATX, Micro ATX, Mini-ITX or E-ATX",
});
const PsuFormFactor = z.enum(build.PSU_FORM_FACTORS, { error: "must be ATX, SFX or SFX-L" });

export const SizeMm = heldTo<build.SizeMm>()(
  z.strictObject({ width: millimeters, height: millimeters, depth: millimeters }),
);

const RadiatorSpot = z.strictObject({
  place: z.enum(["front", "top", "rear", "side", "bottom"]),
  maxMm: z.int().min(92).max(480),
});

export const CaseFacts = heldTo<build.CaseFacts>()(
  z.strictObject({
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
  }),
);

export const ProcessorFacts = heldTo<build.ProcessorFacts>()(
  z.strictObject({
    maker: z.enum(["AMD", "Intel"]),
    socket: Socket,
    cores: count.min(1),
    threads: count.min(1),
    baseGhz: z.number().positive(),
    boostGhz: z.number().positive(),
    cacheL3Mb: z.number().positive(),
    tdpWatts: watts,
    maxWatts: watts,
    integratedGraphics: z.boolean(),
    memoryTypes: z.array(MemoryType).min(1),
    coolerIncluded: z.boolean(),
  }),
);

export const MotherboardFacts = heldTo<build.MotherboardFacts>()(
  z.strictObject({
    socket: Socket,
    chipset: words,
    formFactor: BoardFormFactor,
    memoryType: MemoryType,
    memorySlots: count.min(1),
    maxMemoryGb: gigabytes,
    m2Slots: count,
    sataPorts: count,
    pcieX16Slots: count,
    pcieGeneration: z.number().min(3).max(6),
    wifi: words.nullable(),
    ethernetGbps: z.number().positive(),
    epsConnectors: count,
    fanHeaders: count,
    argbHeaders: count,
  }),
);

export const MemoryFacts = heldTo<build.MemoryFacts>()(
  z.strictObject({
    type: MemoryType,
    capacityGb: gigabytes,
    modules: count.min(1),
    speedMhz: z.int().positive(),
    casLatency: z.int().positive(),
    heightMm: millimeters,
    lit: z.boolean(),
  }),
);

export const VideoCardFacts = heldTo<build.VideoCardFacts>()(
  z.strictObject({
    chip: words,
    maker: z.enum(["AMD", "Intel", "NVIDIA"]),
    memoryGb: gigabytes,
    memoryType: words,
    lengthMm: millimeters,
    slots: z.number().min(1).max(5),
    tdpWatts: watts,
    powerConnectors: z.strictObject({ pcie8: count, pcie16: count }),
    outputs: words,
    advisedPsuWatts: watts,
  }),
);

export const PowerSupplyFacts = heldTo<build.PowerSupplyFacts>()(
  z.strictObject({
    watts,
    efficiency: z.enum(["80 Plus Bronze", "80 Plus Silver", "80 Plus Gold", "80 Plus Platinum", "80 Plus Titanium"]),
    formFactor: PsuFormFactor,
    lengthMm: millimeters,
    modular: z.enum(["full", "semi", "no"]),
    connectors: z.strictObject({ eps8: count, pcie8: count, pcie16: count, sata: count }),
  }),
);

export const CoolingFacts = heldTo<build.CoolingFacts>()(
  z
    .strictObject({
      type: z.enum(["air", "liquid"]),
      radiatorMm: z.int().min(92).max(480).nullable(),
      heightMm: millimeters,
      sockets: z.array(Socket).min(1),
      tdpWatts: watts,
      fans: count,
      color: words,
    })
    .refine((cooling) => (cooling.type === "liquid") === (cooling.radiatorMm !== null), {
      error: "a liquid cooler names its radiator, an air cooler has null",
      path: ["radiatorMm"],
    }),
);

export const StorageFacts = heldTo<build.StorageFacts>()(
  z.strictObject({
    interface: z.enum(["PCIe 3.0 NVMe", "PCIe 4.0 NVMe", "PCIe 5.0 NVMe", "SATA"]),
    capacityGb: gigabytes,
    formFactor: z.enum(["M.2 2280", "2.5 inch", "3.5 inch"]),
    kind: z.enum(["SSD", "HDD"]),
    readMbS: z.int().positive(),
    writeMbS: z.int().positive(),
  }),
);

export const CaseFanFacts = heldTo<build.CaseFanFacts>()(
  z.strictObject({
    sizeMm: millimeters,
    quantity: count.min(1),
    maxRpm: z.int().positive(),
    lit: z.boolean(),
  }),
);

export const MonitorFacts = heldTo<build.MonitorFacts>()(
  z.strictObject({
    inches: z.number().min(10).max(60),
    resolution: words,
    refreshHz: z.int().min(30).max(1000),
    panel: z.enum(["IPS", "VA", "OLED", "TN"]),
    curved: z.boolean(),
  }),
);

export const OperatingSystemFacts = heldTo<build.OperatingSystemFacts>()(
  z.strictObject({ groupId: z.literal([117, 169]).nullable(), edition: words }),
);

export const PlainFacts = heldTo<build.PlainFacts>()(z.array(z.strictObject({ label: words, value: words })).max(20));
