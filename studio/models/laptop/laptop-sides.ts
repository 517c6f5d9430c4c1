import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { LaptopLook } from "../../looks/desk-looks.ts";
import { INSIDE, opening } from "../parts/opening.ts";
import { type LaptopBody, sideMiddle, WIDTH } from "./laptop-body.ts";
import { edgeBar } from "./laptop-chassis.ts";

type Port = "usb-a" | "usb-c" | "hdmi" | "ethernet" | "headset" | "card";

/** Along each side, from the hinge to the user: port and distance from the first port's place. None are behind. */
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
      ["hdmi", 0.27],
      ["usb-a", 0.53],
      ["usb-c", 0.75],
      ["headset", 0.91],
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
  const y = sideMiddle(body);
  const isSmall = look.inches === 14;
  const rows = SIDES[isSmall ? "small" : "large"];
  const hinge = -body.depth / 2 + body.hingeInset;
  const first = hinge + (isSmall ? 0.4 : OUTLET + 0.18);
  for (const [side, row] of [
    [-1, rows.left],
    [1, rows.right],
  ] as const) {
    const [x, axis] = [(side * WIDTH) / 2, side < 0 ? "-x" : "x"] as const;
    for (const [port, z] of row) kit.at([x, y, first + z], axis, () => portOf(kit, port, body.height));
    if (isSmall) continue;
    kit.at([x, y, hinge + 0.06 + OUTLET / 2], axis, () =>
      outlet(kit, { width: OUTLET, tall: body.height * 0.42, fins: 14, fin: 0.012, lean: 0 }),
    );
  }
  rear(kit, look, body, y);
}

function portOf(kit: Kit, port: Port, height: number): void {
  const { aluminium, gunmetal, gold } = kit.materials;
  const tall = Math.min(0.05, height * 0.32);
  const inside = (center: readonly [x: number, y: number], size: readonly [number, number], material: THREE.Material) =>
    kit.box([...center, INSIDE - 0.002], [...size, 0.004], material, 0.001);
  switch (port) {
    case "usb-a":
      opening(kit, 0.135, tall, 0.006);
      inside([0, tall * 0.2], [0.115, tall * 0.3], blue(kit));
      break;
    case "usb-c":
      opening(kit, 0.09, 0.032, 0.0155);
      inside([0, 0], [0.058, 0.008], gunmetal);
      break;
    case "hdmi":
      opening(kit, 0.148, tall * 0.86, 0.012);
      inside([0, 0.003], [0.108, 0.01], aluminium);
      break;
    case "ethernet":
      opening(kit, 0.15, height * 0.4, 0.006);
      inside([0, -height * 0.17], [0.06, 0.012], gunmetal);
      for (let pin = 0; pin < 8; pin += 1) inside([(pin - 3.5) * 0.013, height * 0.13], [0.006, 0.02], gold);
      break;
    case "headset":
      opening(kit, 0.044, 0.044, 0.0219);
      break;
    case "card":
      opening(kit, 0.22, 0.018, 0.006);
      break;
  }
}

function blue(kit: Kit): THREE.Material {
  return kit.shared("port tongue", () => kit.material({ color: "#1d4a8f", roughness: 0.5 }));
}

interface Outlet {
  width: number;
  tall: number;
  fins: number;
  /** How wide one fin is. */
  fin: number;
  lean: number;
}

/** A slot for warm air: fins before darkness. */
function outlet(kit: Kit, { width, tall, fins, fin, lean }: Outlet): void {
  opening(kit, width, tall, 0.008);
  const metal = kit.shared("laptop fin", () => kit.material({ color: "#6a6e76", metalness: 0.85, roughness: 0.42 }));
  for (let index = 0; index < fins; index += 1)
    kit.box([((index + 0.5) / fins - 0.5) * width, 0, INSIDE - 0.002], [fin, tall, 0.004], metal, 0.001, {
      rotation: [0, 0, lean],
    });
}

function rear(kit: Kit, look: LaptopLook, body: LaptopBody, y: number): void {
  const z = -body.depth / 2;
  const isSlim = look.body === "slim";
  for (const side of [-1, 1])
    kit.at([side * (isSlim ? 0.62 : 0.86), y, z], "-z", () =>
      outlet(
        kit,
        isSlim
          ? { width: 0.9, tall: body.height * 0.32, fins: 22, fin: 0.014, lean: 0 }
          : { width: 1.05, tall: body.height * 0.42, fins: 18, fin: 0.02, lean: side * -0.35 },
      ),
    );
  if (look.body === "wing") edgeBar(kit, body, -1);
}
