import type { OpenPart } from "./read-part-files.ts";

export type Category = OpenPart["category"];

export const SAMPLE_FILES: Readonly<Record<Category, string>> = {
  case: "PCCase.jsonl",
  processor: "CPU.jsonl",
  motherboard: "Motherboard.jsonl",
  memory: "RAM.jsonl",
  card: "GPU.jsonl",
  supply: "PSU.jsonl",
  cooler: "CPUCooler.jsonl",
  fans: "CaseFan.jsonl",
  drives: "Storage.jsonl",
  monitors: "Monitor.jsonl",
};

/** Rows of the files' own shape, each of a part that does not exist. */
export const SAMPLE_ROWS: Readonly<Record<Category, object>> = {
  case: {
    metadata: { name: "Box 1", manufacturer: "Acme" },
    supported_motherboard_form_factors: ["ATX", "EATX"],
    max_video_card_length: 400,
    max_cpu_cooler_height: 170,
    expansion_slots: 7,
  },
  processor: {
    metadata: { name: "AMD Ryzen 5 9600X", manufacturer: "AMD" },
    socket: "AM5",
    cores: { total: 6, threads: 12 },
    specifications: { tdp: 65, ppt: 88, memory: { types: ["DDR5"], maxSupport: 256 } },
  },
  motherboard: {
    metadata: { name: "Board 1", manufacturer: "Acme" },
    socket: "AM5",
    chipset: "AMD B850",
    form_factor: "ATX",
    memory: { ram_type: "DDR5", slots: 4, max: 256 },
    storage_devices: { sata_6_gb_s: 4 },
    pcie_slots: [{ gen: "5.0", quantity: 1, lanes: 16 }],
    m2_slots: [
      { size: "2242/2280", key: "M", interface: "PCIe 5.0 x4" },
      { size: "2280", key: "M", interface: "PCIe 4.0 x4 / SATA" },
    ],
    power_connectors: { cpu_power: ["8-pin", "4-pin"] },
  },
  memory: {
    metadata: { name: "Kit 1", manufacturer: "Acme" },
    ram_type: "DDR5",
    form_factor: "288-pin DIMM",
    capacity: 32,
    modules: { quantity: 2, capacity_gb: 16 },
    speed: 6000,
    registered: "Unbuffered",
    ecc: "Non-ECC",
  },
  card: {
    metadata: { name: "Card 1", manufacturer: "Acme" },
    chipset: "GeForce RTX 5080",
    chipset_manufacturer: "NVIDIA",
    memory: 16,
    tdp: 360,
    length: 304,
    total_slot_width: 2.5,
    interface: "PCIe x16",
    power_connectors: { pcie_12V_2x6: 1 },
    video_outputs: { hdmi_2_1b: 1, displayport_2_1_b: 3, vga: 0 },
  },
  supply: {
    metadata: { name: "Supply 1 850W ATX 3.1", manufacturer: "Acme" },
    wattage: 850,
    form_factor: "ATX",
    efficiency_rating: "80+ Gold",
    length: 160,
    connectors: { eps_8_pin: 2, pcie_12vhpwr: 1, pcie_6_plus_2_pin: 4, sata: 6 },
  },
  cooler: {
    metadata: { name: "Tower 1", manufacturer: "Acme" },
    water_cooled: false,
    height: 155,
    cpu_sockets: ["AM5", "LGA 1151"],
    fan_quantity: 1,
  },
  fans: {
    metadata: { name: "Fan 1", manufacturer: "Acme" },
    size: 120,
    quantity: 3,
    connector: "4-pin PWM + 3-pin 5V ARGB",
  },
  drives: {
    metadata: { name: "Drive 1", manufacturer: "Acme" },
    capacity: 2000,
    form_factor: "M.2-2280",
    interface: "M.2 PCIe 4.0 x4",
    storage_type: "SSD",
  },
  monitors: {
    metadata: { name: "Screen 1", manufacturer: "Acme" },
    screen_size: 27,
    refresh_rate: 165,
    resolution: { horizontalRes: 2560, verticalRes: 1440 },
    panel_type: "QD-OLED",
  },
};
