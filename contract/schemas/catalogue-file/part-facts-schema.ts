import { z } from "zod";
import { type CaseFacts as Case, RADIATOR_PLACES, type SizeMm as Size } from "#rules/build/facts/case-facts.ts";
import type { CaseFanFacts as CaseFan } from "#rules/build/facts/case-fan-facts.ts";
import type { CoolingFacts as Cooling } from "#rules/build/facts/cooling-facts.ts";
import type { MemoryFacts as Memory } from "#rules/build/facts/memory-facts.ts";
import type { MonitorFacts as Monitor } from "#rules/build/facts/monitor-facts.ts";
import type { MotherboardFacts as Motherboard } from "#rules/build/facts/motherboard-facts.ts";
import { type OperatingSystemFacts as OperatingSystem, SYSTEMS } from "#rules/build/facts/operating-system-facts.ts";
import { EFFICIENCIES, type PowerSupplyFacts as PowerSupply } from "#rules/build/facts/power-supply-facts.ts";
import type { ProcessorFacts as Processor } from "#rules/build/facts/processor-facts.ts";
import * as standards from "#rules/build/facts/standards.ts";
import type { StorageFacts as Storage } from "#rules/build/facts/storage-facts.ts";
import type { VideoCardFacts as VideoCard } from "#rules/build/facts/video-card-facts.ts";
import { heldTo } from "../held-to.ts";

/** The limits and messages by which a merchant's file is read; what the facts are, `rules/build/facts/` says. */
const millimeters = z.number().min(1, "a length in mm is at least 1").max(2000, "a length in mm is at most 2000");
const watts = z.int().min(1, "watts are at least 1").max(3000, "watts are at most 3000");
const gigabytes = z.number().positive("a capacity in GB is above 0");
const speedMhz = z.int().positive();
const count = z.int().min(0, "a count is 0 or more").max(64, "a count is at most 64");
const lanes = z.int().min(1).max(16);
const pcieGeneration = z.int().min(3).max(6);
const words = z.string().trim().min(1, "must not be empty").max(200, "is longer than 200 characters");

/** What every file says of such a part; null where nobody knows it. */
const told = <Known extends z.ZodType>(known: Known) => known.nullable();
/** What a file that does not say it leaves unknown. */
const fact = <Known extends z.ZodType>(known: Known) => known.nullable().default(null);

const Socket = z.enum(standards.SOCKETS, {
  error: `is not a socket we know: ${standards.SOCKETS.join(", ")}`,
});
const MemoryType = z.enum(standards.MEMORY_TYPES, { error: "must be DDR4 or DDR5" });
const BoardFormFactor = z.enum(standards.BOARD_FORM_FACTORS, {
  error: "must be ATX, Micro ATX, Mini-ITX or E-ATX",
});
const PsuFormFactor = z.enum(standards.PSU_FORM_FACTORS, { error: "must be ATX, SFX or SFX-L" });
const ProcessorFamily = z.enum(standards.PROCESSOR_FAMILIES);
const FanConnector = z.enum(standards.FAN_CONNECTORS);
const M2Size = z.enum(standards.M2_SIZES);
const RadiatorSize = z.literal(standards.RADIATOR_SIZES);
const Radiator = z.union([RadiatorSize, z.literal("none")]);
const ScreenSockets = z.array(z.strictObject({ kind: z.enum(standards.SCREEN_SOCKETS), count: count.min(1) }));

export const SizeMm = heldTo<Size>()(z.strictObject({ width: millimeters, height: millimeters, depth: millimeters }));

const RadiatorSpot = z.strictObject({
  place: z.enum(RADIATOR_PLACES),
  sizesMm: z.array(RadiatorSize),
  depthMm: fact(millimeters),
  offsetMm: fact(z.number().min(0).max(2000)),
  fanCount: fact(count),
});

export const CaseFacts = heldTo<Case>()(
  z.strictObject({
    boardFormFactors: told(z.array(BoardFormFactor).min(1, "names at least one board size")),
    maxBoardWidthMm: fact(millimeters),
    maxGpuMm: told(millimeters),
    maxGpuSlots: told(z.number().min(1).max(8)),
    expansionSlots: fact(count),
    maxGpuHeightMm: fact(millimeters),
    maxCoolerMm: told(millimeters),
    psuFormFactors: told(z.array(PsuFormFactor).min(1, "names at least one power supply size")),
    maxPsuMm: told(millimeters),
    maxPsuWithoutCageMm: fact(millimeters),
    radiatorSpots: told(z.array(RadiatorSpot)),
    rearConnect: fact(z.boolean()),
    frontUsbC: fact(z.boolean()),
    fans: fact(z.array(z.strictObject({ sizeMm: millimeters, connector: FanConnector }))),
    hubPorts: fact(count),
    hubSataPower: fact(z.boolean()),
    bays25: told(count),
    bays35: told(count),
    sizeMm: told(SizeMm),
    frontPorts: told(z.array(words)),
    color: told(words),
  }),
);

export const ProcessorFacts = heldTo<Processor>()(
  z.strictObject({
    maker: told(z.enum(["AMD", "Intel"])),
    family: fact(ProcessorFamily),
    socket: told(Socket),
    cores: told(count.min(1)),
    threads: told(count.min(1)),
    baseGhz: told(z.number().positive()),
    boostGhz: told(z.number().positive()),
    cacheL3Mb: told(z.number().positive()),
    tdpWatts: told(watts),
    maxWatts: told(watts),
    integratedGraphics: told(z.boolean()),
    memoryTypes: told(z.array(MemoryType).min(1)),
    maxMemoryGb: fact(gigabytes),
    memorySpeedMhz: fact(z.strictObject({ onePerChannel: speedMhz, twoPerChannel: speedMhz })),
    ecc: fact(z.boolean()),
    gpuLanes: fact(lanes),
    pcieGeneration: fact(pcieGeneration),
    coolerIncluded: told(z.boolean()),
  }),
);

const M2Sharing = z.union([
  z.strictObject({ sataPorts: count.min(1) }),
  z.strictObject({ gpuLanes: lanes }),
  z.strictObject({ disables: words }),
]);

const M2Slot = z.strictObject({
  name: words,
  sizes: z.array(M2Size).min(1, "names at least one size"),
  generation: fact(pcieGeneration),
  lanes: fact(lanes),
  sata: fact(z.boolean()),
  sharing: fact(z.array(M2Sharing)),
});

export const MotherboardFacts = heldTo<Motherboard>()(
  z.strictObject({
    socket: told(Socket),
    chipset: told(words),
    formFactor: told(BoardFormFactor),
    widthMm: fact(millimeters),
    backConnect: fact(z.boolean()),
    memoryType: told(MemoryType),
    memorySlots: told(count.min(1)),
    maxMemoryGb: told(gigabytes),
    ecc: fact(z.boolean()),
    m2: told(z.array(M2Slot)),
    sataPorts: told(count),
    pcieX16Slots: told(count),
    pcieGeneration: told(pcieGeneration),
    gpuSlotLanes: fact(lanes),
    wifi: told(words),
    ethernetGbps: told(z.number().positive()),
    epsPlugs: told(z.strictObject({ eight: count, four: count.default(0) })),
    caseFanHeaders: told(count),
    pumpHeaders: fact(count),
    argbHeaders: told(count),
    usbTypeE: fact(z.boolean()),
    biosFlashback: fact(z.boolean()),
    biosOnBoxSupports: fact(z.array(ProcessorFamily)),
  }),
);

export const MemoryFacts = heldTo<Memory>()(
  z.strictObject({
    type: told(MemoryType),
    form: fact(z.enum(["DIMM", "SO-DIMM", "CAMM2"])),
    registered: fact(z.boolean()),
    ecc: fact(z.boolean()),
    capacityGb: told(gigabytes),
    modules: told(count.min(1)),
    ranks: fact(count.min(1)),
    speedMhz: told(speedMhz),
    profiles: fact(z.array(z.enum(["EXPO", "XMP"]))),
    casLatency: told(z.int().positive()),
    heightMm: told(millimeters),
    lit: told(z.boolean()),
  }),
);

export const VideoCardFacts = heldTo<VideoCard>()(
  z.strictObject({
    chip: told(words),
    maker: told(z.enum(["AMD", "Intel", "NVIDIA"])),
    memoryGb: told(gigabytes),
    memoryType: told(words),
    memoryBandwidthGbS: fact(z.number().positive()),
    lengthMm: told(millimeters),
    heightMm: fact(millimeters),
    slots: told(z.number().min(1).max(5)),
    tdpWatts: told(watts),
    powerConnectors: told(z.strictObject({ pcie6: count.default(0), pcie8: count, pcie16: count })),
    boardPower: fact(z.boolean()),
    radiatorMm: fact(Radiator),
    radiatorThickMm: fact(millimeters),
    outputs: fact(ScreenSockets),
    pcieGeneration: fact(pcieGeneration),
    pcieLanes: fact(lanes),
    advisedPsuWatts: told(watts),
  }),
);

/** What its maker says that a 16-pin plug gives, by its sense pins. */
const plugWatts: z.ZodType<number | null> = fact(z.literal([150, 300, 450, 600]));

export const PowerSupplyFacts = heldTo<PowerSupply>()(
  z.strictObject({
    watts: told(watts),
    efficiency: told(z.enum(EFFICIENCIES)),
    formFactor: told(PsuFormFactor),
    lengthMm: told(millimeters),
    modular: told(z.enum(["full", "semi", "no"])),
    atxVersion: fact(z.number().min(2).max(4)),
    connectors: told(z.strictObject({ eps8: told(count), pcie8: told(count), pcie16: told(count), sata: told(count) })),
    nativePin16: fact(z.boolean()),
    pin16Watts: plugWatts,
  }),
);

export const CoolingFacts = heldTo<Cooling>()(
  z
    .strictObject({
      type: told(z.enum(["air", "liquid"])),
      heightMm: told(millimeters),
      sockets: told(z.array(Socket).min(1)),
      tdpWatts: told(watts),
      fans: told(count),
      radiatorMm: told(Radiator),
      radiatorThickMm: fact(millimeters),
      fanThickMm: fact(millimeters),
      memoryClearanceMm: fact(millimeters),
      sataPower: fact(z.boolean()),
      color: told(words),
    })
    .refine(({ type, radiatorMm }) => !(type === "liquid" ? radiatorMm === "none" : Number(radiatorMm) > 0), {
      error: 'is the size of a liquid cooler\'s radiator; an air cooler has "none"',
      path: ["radiatorMm"],
    }),
);

export const StorageFacts = heldTo<Storage>()(
  z.strictObject({
    interface: told(z.enum(["PCIe 3.0 NVMe", "PCIe 4.0 NVMe", "PCIe 5.0 NVMe", "SATA"])),
    capacityGb: told(gigabytes),
    formFactor: told(z.enum(["M.2 2230", "M.2 2242", "M.2 2260", "M.2 2280", "M.2 22110", "2.5 inch", "3.5 inch"])),
    kind: told(z.enum(["SSD", "HDD"])),
    readMbS: told(z.int().positive()),
    writeMbS: told(z.int().positive()),
  }),
);

export const CaseFanFacts = heldTo<CaseFan>()(
  z.strictObject({
    sizeMm: told(millimeters),
    thickMm: fact(millimeters),
    quantity: told(count.min(1)),
    connector: fact(FanConnector),
    maxRpm: told(z.int().positive()),
    lit: told(z.boolean()),
  }),
);

export const MonitorFacts = heldTo<Monitor>()(
  z.strictObject({
    inches: told(z.number().min(10).max(60)),
    resolution: told(words),
    refreshHz: told(z.int().min(30).max(1000)),
    panel: told(z.enum(["IPS", "VA", "OLED", "TN"])),
    curved: told(z.boolean()),
    inputs: fact(ScreenSockets),
  }),
);

export const OperatingSystemFacts = heldTo<OperatingSystem>()(
  z.strictObject({
    groupId: z.literal([117, 169]).nullable(),
    edition: told(words),
    system: fact(z.enum(SYSTEMS)),
  }),
);

/** Label and value, in the order they are shown. For what no compatibility check asks about. */
export type PlainFacts = { label: string; value: string }[];
export const PlainFacts = heldTo<PlainFacts>()(z.array(z.strictObject({ label: words, value: words })).max(20));
