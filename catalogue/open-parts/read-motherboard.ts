import type { M2Slot, MotherboardFacts } from "#rules/build/facts/motherboard-facts.ts";
import { type BoardFormFactor, M2_SIZES, MEMORY_TYPES, SOCKETS } from "#rules/build/facts/standards.ts";
import { countKnown, countOf, figure, flag, knownOf, type Row, rowsOf, word, wordsOf } from "./row-fields.ts";

const FORMS: Readonly<Record<string, BoardFormFactor>> = {
  ATX: "ATX",
  "Micro ATX": "Micro ATX",
  "Mini-ITX": "Mini-ITX",
  EATX: "E-ATX",
};

/** More than any board has: the file counts a slot once for each size that it takes. */
const MOST_M2_SLOTS = 7;

export function boardFormOf(form: string): BoardFormFactor | null {
  return FORMS[form] ?? null;
}

export function readMotherboard(row: Row): MotherboardFacts {
  const slots = rowsOf(row, "pcie_slots") ?? [];
  const wide = slots.filter((slot) => slot["lanes"] === 16);
  const cardSlot = fastest(wide);
  return {
    socket: knownOf([word(row, "socket") ?? ""], SOCKETS)?.[0] ?? null,
    chipset: word(row, "chipset"),
    formFactor: boardFormOf(word(row, "form_factor") ?? ""),
    widthMm: null,
    backConnect: flag(row, "back_connect_connectors"),
    memoryType: knownOf([word(row, "memory.ram_type") ?? ""], MEMORY_TYPES)?.[0] ?? null,
    memorySlots: countKnown(row, "memory.slots"),
    maxMemoryGb: figure(row, "memory.max", [1, 4096]),
    ecc: flag(row, "ecc_support"),
    m2: m2Of(row),
    sataPorts: countKnown(row, "storage_devices.sata_6_gb_s"),
    pcieX16Slots: wide.reduce((sum, slot) => sum + (countOf(slot, "quantity") ?? 0), 0) || null,
    pcieGeneration: cardSlot && generationOf(cardSlot),
    gpuSlotLanes: cardSlot ? 16 : null,
    wifi: wifiOf(row),
    ethernetGbps: ethernetOf(row),
    epsPlugs: epsOf(row),
    caseFanHeaders: countOf(row, "fan_headers.case_fan"),
    pumpHeaders: countOf(row, "fan_headers.pump"),
    argbHeaders: countOf(row, "rgb_headers.argb_5v"),
    usbTypeE: ["usb_3_2_gen_2", "usb_3_2_gen_2x2"].some((header) => countKnown(row, `usb_headers.${header}`)) || null,
    biosFlashback: flag(row, "bios_features.flashback"),
    biosOnBoxSupports: null,
  };
}

/** Null where the file lists a slot twice or as a range of sizes: how many there are is then nobody's to say. */
function m2Of(row: Row): M2Slot[] | null {
  // Key E is the Wi-Fi card's.
  const slots = rowsOf(row, "m2_slots")?.filter(({ key }) => key !== "E");
  if (!slots || slots.length === 0 || slots.length > MOST_M2_SLOTS) return null;
  const read = slots.map(readM2);
  return read.every((slot) => slot !== null) ? read : null;
}

function readM2(slot: Row, at: number): M2Slot | null {
  const size = word(slot, "size") ?? "";
  const sizes = knownOf(
    size.split("/").map((one) => one.trim()),
    M2_SIZES,
  );
  if (size.includes("-") || !sizes) return null;
  const speed = word(slot, "interface") ?? "";
  const lanes = /PCIe (\d)\.0 ?x(\d+)/.exec(speed);
  return {
    name: `M.2 slot ${at + 1}`,
    sizes,
    generation: lanes ? Number(lanes[1]) : null,
    lanes: lanes ? Number(lanes[2]) : null,
    sata: speed === "" ? null : speed.includes("SATA"),
    sharing: null,
  };
}

function fastest(slots: readonly Row[]): Row | null {
  return slots.toSorted((a, b) => (generationOf(b) ?? 0) - (generationOf(a) ?? 0))[0] ?? null;
}

function generationOf(slot: Row): number | null {
  const generation = Number.parseInt(word(slot, "gen") ?? "", 10);
  return generation >= 3 && generation <= 6 ? generation : null;
}

/** `Wi-Fi 7`, however the file writes it. */
function wifiOf(row: Row): string | null {
  const words = word(row, "wireless_networking");
  if (words === "None") return "none";
  const version = /wi-?fi (\d\w?)/i.exec(words ?? "")?.[1];
  return version ? `Wi-Fi ${version.toUpperCase()}` : null;
}

function ethernetOf(row: Row): number | null {
  const speeds = (rowsOf(row, "onboard_ethernet") ?? []).map((port) => Number.parseFloat(word(port, "speed") ?? ""));
  const known = speeds.filter((speed) => speed >= 0.1 && speed <= 100);
  return known.length > 0 ? Math.max(...known) : null;
}

function epsOf(row: Row): MotherboardFacts["epsPlugs"] {
  const plugs = wordsOf(row, "power_connectors.cpu_power")?.map((plug) => Number.parseInt(plug, 10));
  if (!plugs || plugs.length === 0) return null;
  return { eight: plugs.filter((pins) => pins === 8).length, four: plugs.filter((pins) => pins === 4).length };
}
