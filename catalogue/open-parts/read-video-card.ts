import type { ScreenSocket, ScreenSockets } from "#rules/build/facts/standards.ts";
import type { VideoCardFacts } from "#rules/build/facts/video-card-facts.ts";
import { CHIPS } from "./card-chips.ts";
import { at, countKnown, countOf, figure, isRow, type Row, WATTS, word } from "./row-fields.ts";

const MAKERS = ["AMD", "Intel", "NVIDIA"] as const;

/** What the slot gives, and what each plug may carry: PCI-SIG's card electromechanical specification. */
const SLOT_WATTS = 75;
const PLUG_WATTS = { pcie6: 75, pcie8: 150, pcie16: 600 } as const;

/** Cards without a cable, fed by a socket of the board, go by these letters. */
const FED_BY_THE_BOARD = /\bBTF\b/i;

export function readVideoCard(row: Row): VideoCardFacts {
  const name = word(row, "metadata.name") ?? "";
  const chip = chipOf(word(row, "chipset") ?? "");
  const known = CHIPS[chip];
  const maker = word(row, "chipset_manufacturer");
  const said = figure(row, "tdp", WATTS);
  // A card draws what its chip does, or more where its maker lets it.
  const tdpWatts = known ? Math.max(known.watts, said ?? 0) : said;
  const powerConnectors = plugsOf(row, tdpWatts);
  const [, generation, lanes] = /PCIe(?: (\d)\.0)? x(\d+)/.exec(word(row, "interface") ?? "") ?? [];
  return {
    chip: chip || null,
    maker: MAKERS.find((one) => one === maker) ?? null,
    memoryGb: figure(row, "memory", [1, 256]),
    memoryType: word(row, "memory_type"),
    memoryBandwidthGbS: known?.bandwidthGbS ?? null,
    lengthMm: figure(row, "length", [100, 600]),
    heightMm: null,
    slots: figure(row, "total_slot_width", [1, 5]),
    tdpWatts,
    powerConnectors,
    boardPower: powerConnectors === null || FED_BY_THE_BOARD.test(name) ? null : false,
    radiatorMm: /fan|blower/i.test(word(row, "cooling") ?? "") ? "none" : null,
    radiatorThickMm: null,
    outputs: screenSockets(at(row, "video_outputs")),
    pcieGeneration: generation === undefined ? (known?.pcieGeneration ?? null) : Number(generation),
    pcieLanes: lanes === undefined ? null : Number(lanes),
    advisedPsuWatts: known?.advisedPsuWatts ?? null,
  };
}

/** Without the memory that some rows put behind it. */
function chipOf(chip: string): string {
  return chip.replace(/ \d+ ?GB$/, "").replace(/^Arc /, "Intel Arc ");
}

/** Null where the row names none for a card that needs one, and where its plugs could not carry the card. */
function plugsOf(row: Row, tdpWatts: number | null): VideoCardFacts["powerConnectors"] {
  const plugs = {
    pcie6: countOf(row, "power_connectors.pcie_6_pin") ?? 0,
    pcie8: countOf(row, "power_connectors.pcie_8_pin") ?? 0,
    pcie16: (countOf(row, "power_connectors.pcie_12VHPWR") ?? 0) + (countOf(row, "power_connectors.pcie_12V_2x6") ?? 0),
  };
  const carried = Object.entries(PLUG_WATTS).reduce(
    (sum, [plug, watts]) => sum + plugs[plug as keyof typeof plugs] * watts,
    SLOT_WATTS,
  );
  return tdpWatts === null || carried < tdpWatts ? null : plugs;
}

const SOCKETS: readonly [ScreenSocket, string[]][] = [
  ["HDMI 2.0", ["hdmi_2_0", "hdmi_2_0a", "hdmi_2_0b"]],
  ["HDMI 2.1", ["hdmi_2_1", "hdmi_2_1a", "hdmi_2_1b"]],
  ["DisplayPort 1.4", ["displayport_1_4a"]],
  ["DisplayPort 2.1", ["displayport_2_1", "displayport_2_1a", "displayport_2_1_b"]],
  ["USB-C", ["usb_c"]],
  ["DVI", ["dvi_d"]],
  ["VGA", ["vga"]],
];

/** The sockets of a card or a monitor; null where the row counts none. */
export function screenSockets(sockets: unknown): ScreenSockets[] | null {
  if (!isRow(sockets)) return null;
  const found = SOCKETS.flatMap(([kind, fields]) => {
    const count = fields.reduce((sum, field) => sum + (countKnown(sockets, field) ?? 0), 0);
    return count > 0 ? [{ kind, count }] : [];
  });
  return found.length > 0 ? found : null;
}
