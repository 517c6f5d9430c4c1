import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { LaptopLook } from "../../looks/desk-looks.ts";
import { FEET, type LaptopBody, WIDTH } from "./laptop-body.ts";

type Port = "usb-a" | "usb-c" | "hdmi" | "ethernet" | "headset" | "card";

/** Along each side, from the hinge to the user: port and distance from the first port's place. */
type Row = readonly (readonly [port: Port, z: number])[];
const SIDES: Record<"small" | "large", { left: Row; right: Row }> = {
  small: {
    left: [
      ["hdmi", 0],
      ["usb-c", 0.28],
      ["usb-a", 0.54],
      ["headset", 0.8],
    ],
    right: [
      ["usb-c", 0.06],
      ["usb-a", 0.32],
      ["card", 0.62],
    ],
  },
  large: {
    left: [
      ["ethernet", 0],
      ["hdmi", 0.3],
      ["usb-a", 0.6],
      ["usb-c", 0.84],
      ["headset", 1.04],
    ],
    right: [
      ["usb-c", 0.1],
      ["usb-a", 0.36],
      ["usb-a", 0.64],
    ],
  },
};
const OUTLET = 0.56;

/** Ports on both sides, outlets for warm air beside and behind. */
export function sides(kit: Kit, look: LaptopLook, body: LaptopBody): void {
  const y = FEET + body.height * 0.5;
  const isSmall = look.inches === 14;
  const rows = SIDES[isSmall ? "small" : "large"];
  const hinge = -body.depth / 2 + body.hingeInset;
  const first = hinge + (isSmall ? 0.4 : OUTLET + 0.2);
  for (const [side, row] of [
    [-1, rows.left],
    [1, rows.right],
  ] as const) {
    for (const [port, z] of row)
      kit.at([side * (WIDTH / 2 - 0.004), y, first + z], side < 0 ? "-x" : "x", () => portOf(kit, port, body.height));
    if (!isSmall) sideOutlet(kit, body, side, y);
  }
  rearOutlets(kit, look, body, y);
}

function portOf(kit: Kit, port: Port, height: number): void {
  const { gap, aluminium, gunmetal } = kit.materials;
  const tall = Math.min(0.062, height * 0.44);
  const hole = (width: number, tallness: number, radius: number) => {
    kit.slab(roundedRectangle(width + 0.018, tallness + 0.018, radius + 0.008), 0.012, gunmetal, [0, 0, 0], {
      bevel: 0.003,
    });
    kit.slab(roundedRectangle(width, tallness, radius), 0.012, gap, [0, 0, 0.003], { bevel: 0.001 });
  };
  switch (port) {
    case "usb-a":
      hole(0.145, tall, 0.008);
      kit.box([0, tall * 0.18, 0.008], [0.12, tall * 0.28, 0.006], blue(kit), 0.002);
      break;
    case "usb-c":
      hole(0.098, 0.034, 0.017);
      kit.box([0, 0, 0.008], [0.06, 0.008, 0.006], gunmetal, 0.003);
      break;
    case "hdmi":
      hole(0.155, tall * 0.86, 0.014);
      kit.box([0, 0.004, 0.008], [0.11, 0.011, 0.006], aluminium, 0.003);
      break;
    case "ethernet":
      hole(0.17, Math.min(0.13, height * 0.66), 0.01);
      kit.box([0, -height * 0.18, 0.008], [0.1, 0.018, 0.008], aluminium, 0.003);
      for (let pin = 0; pin < 8; pin += 1)
        kit.box([(pin - 3.5) * 0.014, height * 0.2, 0.008], [0.006, 0.03, 0.004], kit.materials.gold, 0);
      break;
    case "headset":
      kit.torus([0, 0, 0.006], 0.026, 0.007, aluminium, "z", 0.6);
      kit.cylinder([0, 0, 0.004], 0.025, 0.008, gap, "z", { segments: 28 });
      break;
    case "card":
      hole(0.22, 0.018, 0.006);
      break;
  }
}

function blue(kit: Kit): THREE.Material {
  return kit.shared("port tongue", () => kit.material({ color: "#1d4a8f", roughness: 0.5 }));
}

/** Upright slots over copper fins. */
function sideOutlet(kit: Kit, body: LaptopBody, side: number, y: number): void {
  const from = -body.depth / 2 + body.hingeInset + 0.06;
  const SLOTS = 13;
  const length = OUTLET;
  const x = side * (WIDTH / 2 - 0.008);
  kit.box([x, y, from + length / 2], [0.02, body.height * 0.56, length], kit.materials.gap, 0.006);
  for (let slot = 0; slot < SLOTS; slot += 1)
    kit.box(
      [x + side * 0.008, y, from + ((slot + 0.5) / SLOTS) * length],
      [0.012, body.height * 0.54, 0.013],
      fin(kit),
      0.003,
    );
}

function fin(kit: Kit): THREE.Material {
  return kit.shared("laptop fin", () => kit.material({ color: "#3b3e44", metalness: 0.9, roughness: 0.4 }));
}

function rearOutlets(kit: Kit, look: LaptopLook, body: LaptopBody, y: number): void {
  const z = -body.depth / 2;
  const isSlim = look.body === "slim";
  const width = isSlim ? 0.9 : 1.05;
  const middle = isSlim ? 0.62 : 0.86;
  const tall = body.height * (isSlim ? 0.42 : 0.56);
  for (const side of [-1, 1]) {
    kit.box([side * middle, y, z + 0.006], [width, tall, 0.02], kit.materials.gap, 0.008);
    const slots = isSlim ? 22 : 16;
    for (let slot = 0; slot < slots; slot += 1)
      kit.box(
        [side * middle + ((slot + 0.5) / slots - 0.5) * width, y, z + 0.002],
        [isSlim ? 0.012 : 0.022, tall, 0.012],
        fin(kit),
        0.003,
        {
          rotation: isSlim ? [0, 0, 0] : [0, 0, side * 0.35],
        },
      );
  }
  if (look.body !== "wing") return;
  const [left, right] = [-0.28, 0.28];
  for (const [port, x] of [
    ["hdmi", -0.16],
    ["usb-c", 0.06],
    ["usb-c", 0.22],
  ] as const)
    kit.at([-x, y, z + 0.004], "-z", () => portOf(kit, port, body.height));
  lightBar(kit, [left - 1.1, FEET + 0.022, z], [right + 1.1, FEET + 0.022, z], 0.03, [0, -0.3, -1], {
    strength: 1.4,
    power: 0.5,
    emitters: 5,
  });
}
