import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { screenSocket } from "./card-sockets.ts";

/** Tongues of the USB ports by speed. */
const TONGUE = { fast: "#1c5fae", faster: "#a3262b", slow: "#101114" } as const;

export interface RearPorts {
  wifi: boolean;
  /** Height of the plate that the sockets stand in. */
  height: number;
  /** A small board has fewer of them. */
  compact: boolean;
}

/** What a board has room for, from its top: with these steps the last sockets end above the rim of a case's opening. */
const USUAL = {
  rows: [display, usbPair("slow"), usbPair("fast"), usbPair("fast"), network, usbPair("faster"), typeC],
  step: 0.18,
} as const;
const COMPACT = { rows: [display, usbPair("fast"), usbPair("faster"), network, typeC], step: 0.21 } as const;

/** The sockets along the board's rear edge, looking towards local -X, from `top` down. */
export function rearPorts(kit: Kit, top: number, face: number, { wifi, height, compact }: RearPorts): void {
  const { black } = kit.materials;
  kit.box([-0.012, top + 0.01 - height / 2, face + 0.2], [0.02, height, 0.46], black, 0.004);
  const { rows, step } = compact ? COMPACT : USUAL;
  let y = top - 0.09;
  for (const row of rows) {
    row(kit, y, face);
    y -= step;
  }
  if (wifi) antennas(kit, y + 0.02, face);
  audioJacks(kit, y - (wifi ? 0.12 : 0.02), face);
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

function usbPair(speed: keyof typeof TONGUE) {
  return (kit: Kit, y: number, face: number): void => {
    const tongue = kit.shared(`tongue ${speed}`, () => kit.material({ color: TONGUE[speed], roughness: 0.5 }));
    for (const z of [0.1, 0.27])
      for (const up of [-0.04, 0.04]) {
        shell(kit, [-0.03, y + up, face + z + 0.01], 0.075, 0.155);
        kit.box([-0.084, y + up + 0.008, face + z + 0.01], [0.006, 0.018, 0.1], tongue, 0);
      }
  };
}

function network(kit: Kit, y: number, face: number): void {
  const { gap, gold } = kit.materials;
  shell(kit, [-0.03, y, face + 0.19], 0.165, 0.19);
  kit.box([-0.085, y - 0.045, face + 0.19], [0.008, 0.04, 0.07], gap, 0);
  for (let pin = 0; pin < 8; pin += 1)
    kit.box([-0.086, y + 0.045, face + 0.14 + pin * 0.0143], [0.004, 0.03, 0.006], gold, 0);
  for (const [z, color] of [
    [0.12, "#2f9e5c"],
    [0.26, "#b98021"],
  ] as const)
    kit.box([-0.086, y - 0.062, face + z], [0.006, 0.018, 0.026], kit.material({ color, roughness: 0.5 }), 0);
}

function typeC(kit: Kit, y: number, face: number): void {
  const { aluminium, gap, gunmetal } = kit.materials;
  for (const z of [0.12, 0.27]) {
    kit.box([-0.04, y, face + z], [0.08, 0.036, 0.1], aluminium, 0.017);
    kit.box([-0.0795, y, face + z], [0.004, 0.022, 0.082], gap, 0.008);
    kit.box([-0.081, y, face + z], [0.004, 0.006, 0.056], gunmetal, 0);
  }
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
