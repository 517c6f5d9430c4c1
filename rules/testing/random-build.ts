import fc from "fast-check";
import type { Build, Fitted } from "../build/build-of-parts.ts";
import type { Circumstances } from "../build/circumstances.ts";
import type { Fact } from "../build/facts/fact.ts";
import type { FactsOf, PartCategory } from "../build/facts/part-categories.ts";
import type { M2Slot } from "../build/facts/motherboard-facts.ts";
import { FAN_CONNECTORS, PROCESSOR_FAMILIES, type RadiatorSize, SOCKETS } from "../build/facts/standards.ts";
import { MADE_FACTS } from "./made-build.ts";

/** Every value but one in twelve known. */
const fact = <Value>(known: fc.Arbitrary<Value>): fc.Arbitrary<Fact<Value>> =>
  fc.option(known, { nil: null, freq: 12 });
const one = <Value>(...values: Value[]) => fact(fc.constantFrom(...values));
const yesNo = one(true, false);

type Random<Category extends PartCategory> = {
  [Name in keyof FactsOf[Category]]?: fc.Arbitrary<FactsOf[Category][Name]>;
};

const spot = fc.record({
  place: fc.constantFrom("front" as const, "top" as const, "rear" as const, "side" as const),
  sizesMm: fc.subarray<RadiatorSize>([120, 240, 280, 360]),
  depthMm: one(50, 55, 63),
  offsetMm: one(35, 40, 44),
  fanCount: one(1, 3),
});

const anySharing: M2Slot["sharing"][] = [
  [],
  [],
  [],
  [],
  [],
  [{ sataPorts: 2 }],
  [{ gpuLanes: 8 }],
  [{ disables: "M2_1" }],
];
const anySizes: M2Slot["sizes"][] = [["2280"], ["2242", "2280"], ["2280", "22110"]];
const slot = fc.record({
  sizes: fc.constantFrom(...anySizes),
  generation: one(3, 4, 5),
  lanes: one(2, 4),
  sata: yesNo,
  sharing: one(...anySharing),
});
const slots = fc.array(slot, { maxLength: 4 }).map((all) => all.map((each, at) => ({ ...each, name: `M2_${at + 1}` })));

const screenSockets = fc.array(
  fc.record({
    kind: fc.constantFrom("HDMI 2.1" as const, "DisplayPort 1.4" as const, "DisplayPort 2.1" as const, "DVI" as const),
    count: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 3 },
);

/** Only the facts that a rule reads; near each other, so that each class comes up often. */
const RANDOM: { [Category in PartCategory]: Random<Category> } = {
  case: {
    boardFormFactors: one(["ATX", "Micro ATX"], ["Micro ATX"], ["E-ATX", "ATX"]),
    maxBoardWidthMm: one(257, 277, 330),
    maxGpuMm: one(300, 330, 358, 360),
    maxGpuHeightMm: one(126, 150, 161, 180),
    maxCoolerMm: one(154, 163, 170),
    psuFormFactors: one(["ATX"], ["SFX"], ["SFX", "SFX-L"]),
    maxPsuMm: one(140, 150, 165),
    maxPsuWithoutCageMm: one(160, 200),
    radiatorSpots: fact(fc.array(spot, { maxLength: 3 })),
    rearConnect: yesNo,
    frontUsbC: yesNo,
    fans: fact(
      fc.array(fc.record({ sizeMm: fc.constant(120), connector: fc.constantFrom(...FAN_CONNECTORS) }), {
        maxLength: 5,
      }),
    ),
    hubPorts: one(0, 4),
    hubSataPower: yesNo,
    bays25: one(0, 1, 2),
    bays35: one(0, 1, 2),
  },
  processor: {
    family: fact(fc.constantFrom(...PROCESSOR_FAMILIES)),
    socket: one("AM5", "AM5", ...SOCKETS),
    tdpWatts: one(65, 120, 170),
    maxWatts: one(170, 230, 300),
    integratedGraphics: yesNo,
    memoryTypes: one(["DDR5"], ["DDR4", "DDR5"]),
    maxMemoryGb: one(64, 128, 192),
    memorySpeedMhz: one({ onePerChannel: 5200, twoPerChannel: 3600 }, { onePerChannel: 5600, twoPerChannel: 4400 }),
    ecc: yesNo,
    gpuLanes: one(4, 8, 16),
    pcieGeneration: one(4, 5),
    coolerIncluded: yesNo,
  },
  motherboard: {
    socket: one("AM5", "AM5", ...SOCKETS),
    chipset: one("AMD B650", "AMD X870E", "Intel Z790", "Intel Z999"),
    formFactor: one("ATX", "Micro ATX", "E-ATX"),
    widthMm: one(244, 277, 305),
    backConnect: yesNo,
    memoryType: one("DDR5", "DDR5", "DDR4"),
    memorySlots: one(2, 4),
    maxMemoryGb: one(64, 128, 192),
    ecc: yesNo,
    m2: fact(slots),
    sataPorts: one(0, 2, 4),
    pcieGeneration: one(4, 5),
    gpuSlotLanes: one(8, 16),
    epsPlugs: one({ eight: 1, four: 0 }, { eight: 2, four: 0 }, { eight: 2, four: 1 }),
    caseFanHeaders: one(2, 4, 6),
    usbTypeE: yesNo,
    biosFlashback: yesNo,
    biosOnBoxSupports: one([], ["Ryzen 7000"], ["Ryzen 9000"]),
  },
  memory: {
    type: one("DDR5", "DDR5", "DDR4"),
    form: one("DIMM", "DIMM", "SO-DIMM"),
    registered: one(false, false, true),
    ecc: yesNo,
    capacityGb: one(32, 64, 96),
    modules: one(1, 2, 4),
    speedMhz: one(3600, 5200, 6000),
    heightMm: one(33, 40, 44, 50),
  },
  card: {
    memoryBandwidthGbS: one(448, 599, 600, 896),
    lengthMm: one(300, 330, 355, 360),
    heightMm: one(126, 140, 150),
    slots: one(2, 2.5, 3, 3.125),
    tdpWatts: one(150, 300, 450, 575),
    powerConnectors: one(
      { pcie6: 0, pcie8: 0, pcie16: 0 },
      { pcie6: 1, pcie8: 1, pcie16: 0 },
      { pcie6: 0, pcie8: 3, pcie16: 0 },
      { pcie6: 0, pcie8: 0, pcie16: 1 },
    ),
    boardPower: one(false, false, true),
    radiatorMm: one<RadiatorSize | "none">("none", "none", 240, 360),
    radiatorThickMm: one(27, 52),
    outputs: fact(screenSockets),
    pcieGeneration: one(4, 5),
    pcieLanes: one(8, 16),
    advisedPsuWatts: one(650, 850),
  },
  supply: {
    watts: one(450, 599, 600, 650, 850, 1000),
    efficiency: one("80 Plus Bronze", "80 Plus Gold"),
    formFactor: one("ATX", "SFX", "SFX-L"),
    lengthMm: one(140, 150, 160),
    atxVersion: one(2.52, 3, 3.1),
    connectors: fact(fc.record({ eps8: one(0, 1, 2), pcie8: one(0, 2, 4), pcie16: one(0, 1), sata: one(0, 2, 6) })),
    pin16Watts: one(300, 450, 600),
  },
  cooler: {
    type: one("air", "liquid"),
    heightMm: one(50, 155, 162, 165),
    sockets: one(["AM5", "AM4"], ["AM4"], ["LGA 1700", "LGA 1851"], [...SOCKETS]),
    tdpWatts: one(65, 120, 162, 250),
    radiatorMm: one<RadiatorSize | "none">("none", 240, 280, 360),
    radiatorThickMm: one(27, 38),
    fanThickMm: one(25, 28),
    memoryClearanceMm: one(33, 40, 50),
    sataPower: yesNo,
  },
  drives: {
    interface: one("PCIe 4.0 NVMe", "PCIe 5.0 NVMe", "SATA"),
    formFactor: one("M.2 2280", "M.2 2280", "M.2 22110", "2.5 inch", "3.5 inch"),
    kind: one("SSD", "HDD"),
  },
  fans: { quantity: one(1, 3) },
  monitors: {
    resolution: one("1920 × 1080", "3840 × 2160", "something"),
    refreshHz: one(60, 240, 1000),
    inputs: fact(screenSockets),
  },
  system: { system: one("Windows 11", "Windows 10", "Linux") },
};

/** A part with random facts, under one of a few ids. */
export function randomPart<Category extends PartCategory>(category: Category): fc.Arbitrary<Fitted<Category>> {
  const facts = fc.record(RANDOM[category] as unknown as Record<string, fc.Arbitrary<unknown>>);
  return fc
    .record({
      number: fc.integer({ min: 1, max: 5 }),
      weightGrams: one(700, 1800, 2500, 20_000),
      facts,
      thickness: one(3, 4),
    })
    .map(({ number, weightGrams, facts: random, thickness }) => ({
      id: `${category}-${number}`,
      quantity: 1,
      weightGrams,
      facts: {
        ...MADE_FACTS[category],
        ...random,
        ...(category === "case" ? slotsOf(thickness) : {}),
      } as unknown as FactsOf[Category],
    }));
}

/** A case never takes less in slots than its expansion slots prove. */
function slotsOf(thickness: Fact<number>) {
  return { maxGpuSlots: thickness, expansionSlots: 3 };
}

function single<Category extends PartCategory>(category: Category) {
  return fc.option(randomPart(category), { nil: null, freq: 8 });
}

function listed<Category extends PartCategory>(category: Category, maxLength: number) {
  return fc
    .array(randomPart(category), { maxLength })
    .map((parts) => parts.map((part, at) => ({ ...part, id: `${part.id}-${at}` })));
}

export const randomBuild: fc.Arbitrary<Build> = fc.record({
  case: single("case"),
  processor: single("processor"),
  motherboard: single("motherboard"),
  card: single("card"),
  supply: single("supply"),
  cooler: single("cooler"),
  system: single("system"),
  memory: listed("memory", 3),
  drives: listed("drives", 4),
  fans: listed("fans", 2),
  monitors: listed("monitors", 2),
});

export const randomCircumstances: fc.Arbitrary<Circumstances> = fc.record({
  on: fc.constantFrom("2025-10-14", "2026-11-30"),
  builtBy: fc.constantFrom("us" as const, "shopper" as const),
  shipTo: fc.constantFrom(
    null,
    { country: "USA", state: "CA" },
    { country: "USA", state: "TX" },
    { country: "CAN", state: "ON" },
  ),
  energyCertificate: fc.constantFrom(true, false, null),
});
