import type { Kit } from "../../kit/kit.ts";
import type { RearSockets } from "../../looks/rear-sockets.ts";
import type { Vector } from "../../model.ts";
import { screenSocket } from "./card-sockets.ts";

/** Tongues of the USB-A sockets by speed. */
const TONGUE = { "480 Mb/s": "#101114", "5 Gb/s": "#1c5fae", "10 Gb/s": "#a3262b" } as const;
type Usb = keyof typeof TONGUE | "USB-C";

export interface RearPorts {
  wifi: boolean;
  /** Height of the plate that the sockets stand in. */
  height: number;
  /** A small board's plate is shorter. */
  compact: boolean;
  sockets: RearSockets;
}

/** Height for sockets above those of Wi-Fi and sound, so that the last end above the rim of a case's opening. */
const SPACE = { usual: 1.26, compact: 1.05 } as const;
/** Further apart they look lost. */
const WIDEST_STEP = 0.25;
/** z of the two columns of sockets over the board's face, and of a socket that has no neighbour. */
const COLUMNS = [0.11, 0.28] as const;
const MIDDLE = 0.195;

/** Draws sockets around a height and a z. */
type Cell = (kit: Kit, y: number, z: number) => void;

/** The sockets along the board's rear edge, looking towards local -X, from `top` down. */
export function rearPorts(kit: Kit, top: number, face: number, { wifi, height, compact, sockets }: RearPorts): void {
  const { black } = kit.materials;
  kit.box([-0.012, top + 0.01 - height / 2, face + 0.2], [0.02, height, 0.46], black, 0.004);
  const rows = inPairs(cellsOf(sockets));
  const step = Math.min(WIDEST_STEP, SPACE[compact ? "compact" : "usual"] / (rows.length + 1));
  let y = top - 0.09;
  display(kit, y, face);
  for (const [left, right] of rows) {
    y -= step;
    left(kit, y, face + (right ? COLUMNS[0] : MIDDLE));
    right?.(kit, y, face + COLUMNS[1]);
  }
  y -= step;
  if (wifi) antennas(kit, y + 0.02, face);
  audioJacks(kit, y - (wifi ? 0.12 : 0.02), face);
}

/** Slow USB on top, as on most boards, two sockets in a stack; network below. */
function cellsOf({ usbA, usbC, ethernet }: RearSockets): Cell[] {
  const speeds = Object.keys(TONGUE) as (keyof typeof TONGUE)[];
  const usb = [...speeds.flatMap((speed) => copies<Usb>(speed, usbA[speed])), ...copies<Usb>("USB-C", usbC)];
  return [...inPairs(usb).map(usbStack), ...copies(network, ethernet)];
}

const copies = <Item>(item: Item, length: number): Item[] => Array.from({ length }, () => item);

function inPairs<Item>(items: readonly Item[]): [Item, Item?][] {
  const pairs: [Item, Item?][] = [];
  for (const item of items) {
    const last = pairs.at(-1);
    if (last?.length === 1) last.push(item);
    else pairs.push([item]);
  }
  return pairs;
}

function shell(kit: Kit, center: Vector, height: number, width: number): void {
  kit.box(center, [0.1, height, width], kit.materials.aluminium, 0.01);
  kit.box([center[0] - 0.05, center[1], center[2]], [0.006, height - 0.03, width - 0.03], kit.materials.gap, 0);
}

/** DisplayPort above HDMI, both lying flat on the board: a card's sockets, smaller and reaching out of the plate. */
function display(kit: Kit, y: number, face: number): void {
  for (const [kind, z] of [
    ["display", 0.28],
    ["hdmi", 0.12],
  ] as const)
    kit.at([-0.0545, y, face + z], "x", () => screenSocket(kit, kind, [0, 0])).scale.set(0.95, 0.85, 1.7);
}

function usbStack([upper, lower]: [Usb, Usb?]): Cell {
  return (kit, y, z) => {
    usbSocket(kit, upper, y + (lower ? 0.04 : 0), z);
    if (lower) usbSocket(kit, lower, y - 0.04, z);
  };
}

function usbSocket(kit: Kit, kind: Usb, y: number, z: number): void {
  if (kind === "USB-C") return typeC(kit, y, z);
  const tongue = kit.shared(`tongue ${kind}`, () => kit.material({ color: TONGUE[kind], roughness: 0.5 }));
  shell(kit, [-0.03, y, z], 0.075, 0.155);
  kit.box([-0.084, y + 0.008, z], [0.006, 0.018, 0.1], tongue, 0);
}

function typeC(kit: Kit, y: number, z: number): void {
  const { aluminium, gap, gunmetal } = kit.materials;
  kit.box([-0.04, y, z], [0.08, 0.036, 0.1], aluminium, 0.017);
  kit.box([-0.0795, y, z], [0.004, 0.022, 0.082], gap, 0.008);
  kit.box([-0.081, y, z], [0.004, 0.006, 0.056], gunmetal, 0);
}

function network(kit: Kit, y: number, z: number): void {
  const { gap, gold } = kit.materials;
  shell(kit, [-0.03, y, z], 0.165, 0.16);
  kit.box([-0.085, y - 0.045, z], [0.008, 0.04, 0.07], gap, 0);
  for (let pin = 0; pin < 8; pin += 1)
    kit.box([-0.086, y + 0.045, z - 0.05 + pin * 0.0143], [0.004, 0.03, 0.006], gold, 0);
  for (const [beside, color] of [
    [-0.054, "#2f9e5c"],
    [0.054, "#b98021"],
  ] as const)
    kit.box([-0.086, y - 0.062, z + beside], [0.006, 0.018, 0.026], kit.material({ color, roughness: 0.5 }), 0);
}

function antennas(kit: Kit, y: number, face: number): void {
  const { gold, gunmetal } = kit.materials;
  for (const z of [0.11, 0.27]) {
    kit.cylinder([-0.03, y, face + z], 0.045, 0.05, gunmetal, "-x", { segments: 6 });
    kit.cylinder([-0.08, y, face + z], 0.03, 0.12, gold, "-x", { segments: 24 });
  }
}

function audioJacks(kit: Kit, y: number, face: number): void {
  const { black, gap } = kit.materials;
  const colors = ["#3f8f5a", "#4f86b8", "#b0637f"] as const;
  for (let row = 0; row < 2; row += 1)
    for (const [column, z] of [0.11, 0.27].entries()) {
      const color = colors[row * 2 + column] ?? "#2a2c31";
      const center: Vector = [-0.03, y - row * 0.11, face + z];
      kit.box(center, [0.08, 0.1, 0.12], black, 0.008);
      kit.cylinder([-0.074, center[1], center[2]], 0.034, 0.014, kit.material({ color, roughness: 0.5 }), "-x");
      kit.cylinder([-0.08, center[1], center[2]], 0.02, 0.006, gap, "-x", { segments: 20 });
    }
}
