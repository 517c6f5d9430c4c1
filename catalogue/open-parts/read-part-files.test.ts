import { expect, test } from "vitest";
import type { FactsOf } from "#rules/build/facts/part-categories.ts";
import { readPartFiles } from "./read-part-files.ts";
import { type Category, SAMPLE_FILES, SAMPLE_ROWS } from "./sample-rows.ts";

const fileOf = (category: Category, ...rows: object[]) => ({
  file: SAMPLE_FILES[category],
  text: rows.map((row) => JSON.stringify(row)).join("\n"),
});

function factsOf<Of extends Category>(category: Of, changes: object = {}): FactsOf[Of] {
  const { parts, errors } = readPartFiles([fileOf(category, { ...SAMPLE_ROWS[category], ...changes })]);
  expect(errors).toEqual([]);
  return parts[0]?.facts as FactsOf[Of];
}

test("a row of every kind is read, and what it does not say is unknown", () => {
  const files = Object.entries(SAMPLE_ROWS).map(([category, row]) => fileOf(category as Category, row));
  const { parts, errors } = readPartFiles(files);
  expect(errors).toEqual([]);
  expect(parts.map(({ category, name, maker }) => [category, name, maker])).toEqual(
    Object.entries(SAMPLE_ROWS).map(([category, row]) => [
      category,
      ...Object.values((row as { metadata: object }).metadata),
    ]),
  );
  expect(factsOf("case")).toMatchObject({ boardFormFactors: ["ATX", "E-ATX"], radiatorSpots: null, rearConnect: null });
  expect(factsOf("supply")).toMatchObject({ atxVersion: 3.1, efficiency: "80 Plus Gold", pin16Watts: null });
});

const named = (category: Category, name: string) => ({
  ...SAMPLE_ROWS[category],
  metadata: { name, manufacturer: "AMD" },
});

/** Section by section what the data is known to say wrongly, and what is made of it. */
const TRAPS: readonly [what: string, category: Category, changes: object, read: object][] = [
  [
    "no CPU plug at all",
    "supply",
    { connectors: { eps_8_pin: 0, pcie_12vhpwr: 1, pcie_6_plus_2_pin: 4, sata: 6 } },
    { connectors: { eps8: null, pcie8: 4, pcie16: 1, sata: 6 } },
  ],
  [
    "no plug for a card at all",
    "supply",
    { connectors: { eps_8_pin: 2, pcie_12vhpwr: 0, pcie_6_plus_2_pin: 0, sata: 0 } },
    { connectors: { eps8: 2, pcie8: null, pcie16: null, sata: null } },
  ],
  [
    "three plugs of 16 pins",
    "supply",
    { wattage: 1600, connectors: { eps_8_pin: 2, pcie_12vhpwr: 3, pcie_6_plus_2_pin: 4, sata: 6 } },
    { connectors: { eps8: 2, pcie8: 4, pcie16: null, sata: 6 } },
  ],
  [
    "two plugs of 16 pins below 1000 W",
    "supply",
    { connectors: { eps_8_pin: 2, pcie_12vhpwr: 2, pcie_6_plus_2_pin: 4, sata: 6 } },
    { connectors: { eps8: 2, pcie8: 4, pcie16: null, sata: 6 } },
  ],
  [
    "two plugs of 16 pins at 1000 W",
    "supply",
    { wattage: 1000, connectors: { eps_8_pin: 2, pcie_12vhpwr: 2, pcie_6_plus_2_pin: 4, sata: 6 } },
    { connectors: { eps8: 2, pcie8: 4, pcie16: 2, sata: 6 } },
  ],
  [
    "no plug of 16 pins on an ATX 3 supply",
    "supply",
    { connectors: { eps_8_pin: 2, pcie_12vhpwr: 0, pcie_6_plus_2_pin: 4, sata: 6 } },
    { connectors: { eps8: 2, pcie8: 4, pcie16: null, sata: 6 } },
  ],
  ["no SATA port", "motherboard", { storage_devices: { sata_6_gb_s: 0 } }, { sataPorts: null }],
  ["a screen of 0 Hz", "monitors", { refresh_rate: 0 }, { refreshHz: null }],
  ["a radiator of 0 mm", "cooler", { water_cooled: true, radiator_size: 0 }, { type: "liquid", radiatorMm: null }],
  [
    "a liquid cooler's height",
    "cooler",
    { water_cooled: true, radiator_size: 360, height: 54 },
    { radiatorMm: 360, heightMm: null },
  ],
  ["an air cooler", "cooler", {}, { heightMm: 155, radiatorMm: "none", sockets: ["AM5"] }],
  [
    "a card without plugs above 75 W",
    "card",
    { power_connectors: { pcie_8_pin: 0 } },
    { powerConnectors: null, boardPower: null },
  ],
  ["plugs that cannot carry the card", "card", { power_connectors: { pcie_8_pin: 1 } }, { powerConnectors: null }],
  [
    "plugs that just carry the card",
    "card",
    { chipset: "GeForce GT 1", tdp: 300, power_connectors: { pcie_6_pin: 1, pcie_8_pin: 1 } },
    { powerConnectors: { pcie6: 1, pcie8: 1, pcie16: 0 }, boardPower: false },
  ],
  [
    "one watt more than they carry",
    "card",
    { chipset: "GeForce GT 1", tdp: 301, power_connectors: { pcie_6_pin: 1, pcie_8_pin: 1 } },
    { powerConnectors: null },
  ],
  [
    "a card of 75 W without plugs",
    "card",
    { chipset: "GeForce GT 1", tdp: 75, power_connectors: {} },
    { powerConnectors: { pcie6: 0, pcie8: 0, pcie16: 0 } },
  ],
  [
    "less power than the chip draws",
    "card",
    { chipset: "Radeon RX 9070 XT", tdp: 240 },
    { tdpWatts: 304, memoryBandwidthGbS: 640 },
  ],
  ["more power than the chip needs", "card", { tdp: 400 }, { tdpWatts: 400 }],
  ["a card whose slots are 0", "card", { total_slot_width: 0 }, { slots: null }],
  [
    "a card's sockets by version",
    "card",
    {},
    {
      outputs: [
        { kind: "HDMI 2.1", count: 1 },
        { kind: "DisplayPort 2.1", count: 3 },
      ],
      pcieGeneration: 5,
      pcieLanes: 16,
    },
  ],
  ["an AMD limit of 0", "processor", { specifications: { tdp: 120, ppt: 0 } }, { maxWatts: 162 }],
  [
    "an Intel limit of 0",
    "processor",
    {
      metadata: { name: "Intel Core i5-13600K", manufacturer: "Intel" },
      socket: "LGA 1700",
      specifications: { tdp: 125, ppt: 0 },
    },
    { maxWatts: null },
  ],
  [
    "the cores of another generation",
    "processor",
    {
      metadata: { name: "Intel Core i5 13600K", manufacturer: "Intel" },
      socket: "LGA 1700",
      microarchitecture: "Raptor Lake Refresh",
    },
    { family: "Core 13", gpuLanes: 16 },
  ],
  [
    "an M.2 slot as a range of sizes",
    "motherboard",
    { m2_slots: [{ size: "2242-2280", key: "M", interface: "PCIe 4.0 x4" }] },
    { m2: null },
  ],
  [
    "eight M.2 slots",
    "motherboard",
    { m2_slots: Array.from({ length: 8 }, () => ({ size: "2280", key: "M", interface: "PCIe 4.0 x4" })) },
    { m2: null },
  ],
  [
    "a Wi-Fi slot among the M.2 slots",
    "motherboard",
    {
      m2_slots: [
        { size: "2230", key: "E" },
        { size: "2280", key: "M", interface: "PCIe 4.0 x4" },
      ],
    },
    { m2: [{ name: "M.2 slot 1", sizes: ["2280"], generation: 4, lanes: 4, sata: false, sharing: null }] },
  ],
  ["a case 279 mm high inside", "case", { max_cpu_cooler_height: 279 }, { maxCoolerMm: null }],
  ["a height of −1", "case", { max_cpu_cooler_height: -1 }, { maxCoolerMm: null }],
  ["a card of 77 mm", "case", { max_video_card_length: 77 }, { maxGpuMm: null }],
  ["no slot in a case", "case", { expansion_slots: 0 }, { expansionSlots: null }],
  ["a kit whose total is another", "memory", { capacity: 64 }, { capacityGb: 32 }],
  [
    "plugs of a maker's own",
    "fans",
    { connector: "Proprietary PWM + 3-pin 5V Addressable RGB" },
    { connector: "maker's own" },
  ],
];

test.each(TRAPS)("%s: what is surely known is kept, and the rest is unknown", (_what, category, changes, read) => {
  expect(factsOf(category, changes)).toMatchObject(read);
});

const FAMILIES: readonly [name: string, family: string | null, lanes: number | null][] = [
  ["AMD Ryzen 7 7800X3D", "Ryzen 7000", 16],
  ["AMD Ryzen 7 9850X3D", "Ryzen 9000 (2026)", 16],
  ["AMD Ryzen 5 8500G", "Ryzen 8000", 4],
  ["AMD Ryzen 7 8700G", "Ryzen 8000", 8],
  ["AMD EPYC 4344P", "EPYC 4004", null],
  ["AMD Threadripper 9980X", null, null],
];

test.each(FAMILIES)("%s is %s with %s lanes for a card, by its model number", (name, family, gpuLanes) => {
  expect(factsOf("processor", named("processor", name))).toMatchObject({ family, gpuLanes });
});

test("a bad row names itself by file, line and field, and blocks nothing else", () => {
  const good = JSON.stringify(SAMPLE_ROWS.processor);
  const text = [
    good,
    "{ not json",
    "",
    JSON.stringify({ ...SAMPLE_ROWS.processor, metadata: {} }),
    JSON.stringify({ ...named("processor", "AMD Ryzen 9 1"), socket: "sTR5" }),
    good,
    JSON.stringify(named("processor", "AMD Ryzen 5 7600")),
  ].join("\n");
  const { parts, errors } = readPartFiles([
    { file: "CPU.jsonl", text },
    { file: "Chair.jsonl", text: good },
    fileOf("drives", SAMPLE_ROWS.drives),
  ]);
  expect(parts.map(({ name }) => name)).toEqual(["AMD Ryzen 5 9600X", "AMD Ryzen 5 7600", "Drive 1"]);
  expect(errors.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`)).toEqual([
    "CPU.jsonl:2 (line): is not a JSON object",
    "CPU.jsonl:4 metadata.name: is missing",
    "CPU.jsonl:5 socket: of AMD Ryzen 9 1 is missing, or not one we know",
    "CPU.jsonl:6 metadata.name: is that of line 1",
    expect.stringContaining("Chair.jsonl:1 (file): is not a file of parts we know: PCCase, CPU"),
  ]);
});
