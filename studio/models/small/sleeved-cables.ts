import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import type { SleevedCablesLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

interface Cable {
  wires: number;
  rows: number;
  /** How far it bows towards the viewer, and where it lies. */
  z: number;
  bow: number;
  reach: number;
}

/** A 24-pin cable, two for the processor and two for the graphics card, 30 cm each, from the back to the front. */
const CABLES: readonly Cable[] = [
  { wires: 12, rows: 2, z: -0.95, bow: 0.55, reach: 1.62 },
  { wires: 4, rows: 2, z: -0.1, bow: 0.5, reach: 1.55 },
  { wires: 4, rows: 2, z: 0.42, bow: 0.5, reach: 1.6 },
  { wires: 4, rows: 2, z: 0.96, bow: 0.46, reach: 1.5 },
  { wires: 4, rows: 2, z: 1.48, bow: 0.46, reach: 1.56 },
];
const PITCH = 0.078;
/** Height of the lower wires. */
const BASE = 0.07;

export const sleevedCables: Model<SleevedCablesLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 40 },
    top: { azimuth: 0, elevation: 72 },
    side: { azimuth: 66, elevation: 24 },
    detail: { azimuth: 46, elevation: 32, closeUp: { at: [1.35, 0.15, -0.85], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  lighting: (look) => (look.finish === "white" ? { light: 1.6 } : DARK_GOODS),
  build(kit) {
    for (const cable of CABLES) sleevedCable(kit, cable);
  },
};

function sleevedCable(kit: Kit, cable: Cable): void {
  const sleeve = kit.shared("bright sleeve", () => {
    const cloth = kit.materials.sleeve.clone();
    cloth.color.set(kit.isWhite ? "#ffffff" : "#191b1f");
    if (!kit.isWhite) cloth.envMapIntensity = 0.6;
    return cloth;
  });
  const { wires, rows, z, reach } = cable;
  for (let row = 0; row < rows; row += 1)
    for (let wire = 0; wire < wires; wire += 1)
      kit.tube(path(cable, wire, row), 0.036, sleeve, { segments: 56, sides: 10, textureRepeat: 15 });
  for (const end of [-1, 1]) connector(kit, [end * reach, 0.14, z], end, wires, end < 0);
  for (const share of [-0.56, 0, 0.56]) comb(kit, cable, share * reach);
}

/** Where the middle of a cable runs, and how far it goes towards the viewer there for each step to the right. */
function middle({ z, bow, reach }: Cable, x: number): { z: number; slope: number } {
  const straight = reach - 0.12;
  const turn = (Math.PI / straight) * Math.max(-straight, Math.min(straight, x));
  return { z: z + bow * 0.39 * (1 + Math.cos(turn)), slope: -bow * 0.39 * (Math.PI / straight) * Math.sin(turn) };
}

/** Wires lie side by side across the cable's own direction, a little uneven between the combs. */
function path(cable: Cable, wire: number, row: number): Vector[] {
  const offset = (wire - (cable.wires - 1) / 2) * PITCH;
  return Array.from({ length: 29 }, (_, step) => {
    const turn = (step / 28) * 2 * Math.PI;
    const x = (step / 14 - 1) * cable.reach;
    const { z, slope } = middle(cable, x);
    const long = Math.hypot(1, slope);
    const lift = 0.03 * ((1 + Math.cos(turn)) / 2) ** 2 + 0.01 * Math.sin(wire * 1.7 + row) * Math.sin(turn) ** 2;
    return [x - (slope / long) * offset, BASE + row * PITCH + lift, z + offset / long];
  });
}

/** The plug: a keyed block with a latch, its sockets at the end. */
function connector(kit: Kit, place: Vector, end: number, wires: number, plug: boolean): void {
  const shell = kit.shared("plug", () =>
    kit.material({ color: kit.isWhite ? "#bbb9b5" : "#070809", roughness: 0.4, envMapIntensity: 0.7 }),
  );
  const width = wires * PITCH + 0.05;
  kit.at(place, end > 0 ? "x" : "-x", () => {
    kit.box([0, 0, 0.1], [width, 0.2, 0.3], shell, 0.02);
    kit.box([0, 0, 0.295], [width - 0.03, 0.17, 0.17], shell, 0.012);
    kit.box([0, 0, 0.382], [width - 0.05, 0.15, 0.004], kit.materials.gap, 0);
    const face = roundedRectangle(width - 0.03, 0.17, 0.015);
    for (let row = 0; row < 2; row += 1)
      for (let wire = 0; wire < wires; wire += 1) {
        const [x, y] = [(wire - (wires - 1) / 2) * PITCH, (row - 0.5) * PITCH];
        face.holes.push(roundedHole(0.056, 0.056, 0.012, [x, y]));
        kit.box([x, y, 0.41], [0.026, 0.026, 0.054], kit.materials.gold, 0);
      }
    kit.slab(face, 0.07, shell, [0, 0, 0.41], { bevel: 0.005, bevelSegments: 1, curveSegments: 4 });
    // The latch of the plug is the thicker one.
    const latch = plug ? 0.065 : 0.05;
    kit.box([0, 0.095 + latch / 2, 0.2], [0.16, latch, 0.34], shell, 0.015);
    for (let rib = 0; rib < 4; rib += 1)
      kit.box([0, 0.096 + latch, 0.06 + rib * 0.035], [0.14, 0.012, 0.014], shell, 0.004);
  });
}

/** A comb keeps the wires side by side. */
function comb(kit: Kit, cable: Cable, x: number): void {
  const { z, slope } = middle(cable, x);
  const clear = kit.shared("comb", () =>
    kit.material({ color: kit.isWhite ? "#83827f" : "#2b2e34", roughness: 0.3, envMapIntensity: 0.9 }),
  );
  const height = cable.rows * PITCH + 0.05;
  kit.at([x, BASE + ((cable.rows - 1) * PITCH) / 2 + 0.004, z], [1, 0, slope], () => {
    kit.box([0, 0, 0], [cable.wires * PITCH + 0.06, height, 0.05], clear, 0.014);
  });
}
