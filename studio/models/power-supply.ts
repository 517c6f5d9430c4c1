import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../kit/outlines.ts";
import { decal, label } from "../kit/prints.ts";
import type { PowerSupplyLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { fanBlade } from "./parts/fan-blade.ts";
import { solidBlades } from "./parts/fan-blades.ts";
import { mainsSide, plugSide } from "./parts/power-supply-sides.ts";
import { powerSupplyLabel } from "./parts/power-supply-label.ts";

/** Millimetres to units. */
const MM = 1 / 75;
const SHEET = 0.03;
const FEET = 0.012;

/** A power supply: fan on top, plugs towards +Z, mains towards -Z, its label to both sides. */
export const powerSupply: Model<PowerSupplyLook> = {
  angles: {
    // The key light stands on the camera's left: there is the label, which tells the supplies apart.
    hero: { azimuth: -50, elevation: 26 },
    plugs: { azimuth: 24, elevation: 16 },
    back: { azimuth: 205, elevation: 22 },
    top: { azimuth: -36, elevation: 52 },
  },
  smallestShadow: 0.02,
  lighting: ({ finish }) => ({
    light: finish === "white" ? 1 : 1.45,
    reflections: finish === "white" ? 1 : 1.35,
    bloom: 0.1,
    // Sheet metal mirrors the soft boxes themselves towards the floor: more would outshine the wall above it.
    mirror: 0.022,
  }),
  build(kit, look) {
    const small = look.formFactor === "SFX";
    const width = (small ? 125 : 150) * MM;
    const height = (small ? 63.5 : 86) * MM;
    const depth = look.lengthMm * MM;
    const size = { width, height, depth };
    kit.at([0, FEET, 0], null, () => {
      housing(kit, size);
      fanUnderGrille(kit, Math.min(width, depth) * 0.45, height);
      plugSide(kit, size, look);
      mainsSide(kit, size);
      sideLabels(kit, size, look);
    });
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        kit.cylinder([x * width * 0.42, FEET, z * depth * 0.42], 0.06, FEET * 2, kit.materials.rubber, "y");
  },
};

export interface SupplySize {
  width: number;
  height: number;
  depth: number;
}

function housing(kit: Kit, { width, height, depth }: SupplySize): void {
  const { body, gap, aluminium } = kit.materials;
  for (const side of [-1, 1]) {
    kit.box([side * (width / 2 - SHEET / 2), height / 2, 0], [SHEET, height, depth], body, 0.012);
    kit.box([0, height / 2, side * (depth / 2 - SHEET / 2)], [width, height, SHEET], body, 0.012);
  }
  kit.box([0, SHEET / 2, 0], [width, SHEET, depth], body, 0.012);
  kit.box([0, height * 0.3, 0], [width - 0.08, height * 0.5, depth - 0.08], gap, 0);
  const lid = roundedRectangle(width, depth, 0.03);
  const radius = Math.min(width, depth) * 0.45;
  lid.holes.push(roundedHole(radius * 2, radius * 2, radius - 0.001));
  kit.slab(lid, SHEET, body, [0, height - SHEET / 2, 0], { bevel: 0.008, axis: "y", curveSegments: 72 });
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const place = [x * (width / 2 - 0.09), z * (depth / 2 - 0.09)] as const;
      kit.cylinder([place[0], height, place[1]], 0.032, 0.016, kit.isWhite ? body : aluminium, "y", { segments: 24 });
      kit.cylinder([place[0], height + 0.008, place[1]], 0.014, 0.002, gap, "y", { segments: 6 });
    }
}

/** The rotor turns below the sheet; wires hold fingers off. */
function fanUnderGrille(kit: Kit, radius: number, height: number): void {
  const { matte, gunmetal, fan: plastic, gloss, trim } = kit.materials;
  kit.at([0, height - 0.16, 0], "y", () => {
    kit.turned(
      [0, 0, 0],
      [
        [radius * 1.0, 0.13],
        [radius * 0.97, 0.1],
        [radius * 0.97, -0.2],
      ],
      matte,
      "z",
      80,
    );
    const blades = 11;
    for (let blade = 0; blade < blades; blade += 1)
      kit.add(fanBlade(radius, blades, { to: 0.94, pitch: 34, sweep: 0.7, from: 0.3 }), solidBlades(kit), [0, 0, 0], {
        rotation: [0, 0, (2 * Math.PI * blade) / blades],
      });
    const hub = [
      [0, 0.06],
      [radius * 0.27, 0.06],
      [radius * 0.31, 0.02],
      [radius * 0.31, -0.12],
      [0, -0.12],
    ] as const;
    kit.turned([0, 0, 0], hub, plastic, "z");
  });
  kit.at([0, height + 0.004, 0], "y", () => {
    kit.torus([0, 0, 0], radius * 0.985, 0.014, trim);
    // Their thin shadows would be blots on the blades.
    const wires: THREE.Mesh[] = [];
    const rings = 6;
    for (let ring = 1; ring < rings; ring += 1)
      wires.push(kit.torus([0, 0, 0], radius * (0.26 + (0.72 * ring) / rings), 0.011, gunmetal));
    for (let spoke = 0; spoke < 4; spoke += 1) {
      const angle = (spoke * Math.PI) / 2 + Math.PI / 4;
      const along = (distance: number) => [Math.cos(angle) * distance, Math.sin(angle) * distance, 0.006] as const;
      const points = [along(radius * 0.24), along(radius * 0.6), along(radius * 0.98)];
      wires.push(kit.tube(points, 0.013, gunmetal, { segments: 4, sides: 8 }));
    }
    for (const wire of wires) wire.castShadow = false;
    kit.turned(
      [0, 0, 0],
      [
        [0, 0.026],
        [radius * 0.25, 0.026],
        [radius * 0.265, 0.018],
        [radius * 0.265, -0.01],
      ],
      gloss,
      "z",
    );
    label(kit, "SOLVANE", [0, 0, 0.028], radius * 0.4, "z", {
      color: kit.isWhite ? "#3b4048" : "#cfd4dc",
      weight: 800,
      letterSpacing: 4,
    });
  });
}

function sideLabels(kit: Kit, { width, height, depth }: SupplySize, look: PowerSupplyLook): void {
  const labelHeight = height * 0.84;
  const labelWidth = Math.min(depth * 0.9, labelHeight * 1.9);
  for (const side of [1, -1]) {
    const print = powerSupplyLabel(look, labelWidth / labelHeight, kit.isWhite, look.display && side < 0);
    decal(kit, print, [side * (width / 2 + 0.002), height / 2, 0], labelWidth, labelHeight, side > 0 ? "x" : "-x", {
      roughness: 0.4,
    });
  }
  if (!look.display) return;
  const [x, y, z] = [-width / 2, height * 0.5, depth * 0.3];
  kit.box([x - 0.01, y, z], [0.02, height * 0.36, depth * 0.26], kit.materials.black, 0.008);
  label(kit, "386 W", [x - 0.022, y, z], depth * 0.62, "-x", { color: "#ffb347", glow: 0.95, weight: 700 });
}
