import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { CoolingBaseLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const WIDTH = 3.9;
const DEPTH = 2.75;
const TILT = 0.13;

/** A sloped base with a mesh over two 140 mm fans, stops for the laptop, and its USB cable. */
export const coolingBase: Model<CoolingBaseLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 34 },
    top: { azimuth: 0, elevation: 60 },
    back: { azimuth: 208, elevation: 24 },
    detail: { azimuth: 30, elevation: 42, closeUp: { at: [0.95, 0.35, 0.1], radius: 0.9 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    kit.at([0, 0.42, 0], null, () => deck(kit), [TILT, 0, 0]);
    feet(kit);
    cable(kit);
  },
};

function deck(kit: Kit): void {
  const { body, dark, rubber, trim } = kit.materials;
  const mesh = kit.material({ color: "#24262b", metalness: 0.8, roughness: 0.45, envMapIntensity: 0.9 });
  const rim = roundedRectangle(WIDTH, DEPTH, 0.24);
  rim.holes.push(roundedHole(WIDTH - 0.44, DEPTH - 0.62, 0.18, [0, 0.08]));
  kit.slab(rim, 0.26, body, [0, 0, 0], { bevel: 0.05, bevelSegments: 4, axis: "y" });
  kit.box([0, -0.12, -0.08], [WIDTH - 0.4, 0.03, DEPTH - 0.6], dark, 0.01);
  kit.at([0, 0.1, -0.08], "y", () => {
    perforated(kit, [0, 0, 0], WIDTH - 0.4, DEPTH - 0.58, "z", 0.085, mesh, 25);
    for (const x of [-0.9, 0.9]) fan(kit, [x, 0, -0.14]);
  });
  for (const x of [-0.62, 0.62]) kit.box([x * 1.9, 0.24, DEPTH / 2 - 0.13], [0.62, 0.24, 0.1], rubber, 0.04);
  for (const x of [-1.6, 1.6]) kit.box([x, 0.135, -0.1], [0.12, 0.02, 1.7], rubber, 0.008);
  kit.slab(roundedRectangle(0.9, 0.1, 0.05), 0.02, trim, [0, 0.132, DEPTH / 2 - 0.16], { bevel: 0.006, axis: "y" });
  label(kit, "RIGSMITH", [0, -0.01, DEPTH / 2 + 0.002], 0.7, "z", { color: kit.finish.print, weight: 800 });
  lightBar(kit, [-1.75, -0.02, DEPTH / 2 + 0.002], [-1.35, -0.02, DEPTH / 2 + 0.002], 0.026, [0, 0, 1], {
    strength: 1.4,
    power: 0.06,
  });
}

/** A slow fan with a ring and nine swept blades, seen through the mesh. */
function fan(kit: Kit, place: Vector): void {
  const { gap, fan: plastic, trim } = kit.materials;
  kit.at(place, null, () => {
    kit.torus([0, 0, 0.02], 0.72, 0.03, trim, "z");
    for (let blade = 0; blade < 9; blade += 1) {
      kit.add(
        bladeGeometry(),
        kit.shared("blade", () => kit.material({ color: "#3a3e46", roughness: 0.45, side: THREE.DoubleSide })),
        [0, 0, 0],
        {
          rotation: [0, 0, (blade / 9) * 2 * Math.PI],
        },
      );
    }
    kit.cylinder([0, 0, 0.02], 0.22, 0.12, plastic, "z", { segments: 48 });
    kit.cylinder([0, 0, 0.083], 0.14, 0.006, gap, "z", { segments: 40 });
  });
}

function bladeGeometry(): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(1, 1, 8, 6);
  const points = geometry.getAttribute("position");
  for (let index = 0; index < points.count; index += 1) {
    const radius = 0.2 + (points.getX(index) + 0.5) * 0.48;
    const angle = points.getY(index) * 0.6 * (0.75 + radius * 0.5) + (radius - 0.2) * 0.7;
    points.setXYZ(index, Math.cos(angle) * radius, Math.sin(angle) * radius, points.getY(index) * 0.12);
  }
  geometry.computeVertexNormals();
  return geometry;
}

function feet(kit: Kit): void {
  const { body, rubber } = kit.materials;
  for (const x of [-1.55, 1.55]) {
    kit.slab(
      [
        [-DEPTH / 2 + 0.1, 0],
        [DEPTH / 2 - 0.1, 0],
        [DEPTH / 2 - 0.1, 0.1],
        [-DEPTH / 2 + 0.1, 0.5],
      ],
      0.16,
      body,
      [x, 0.02, 0],
      { bevel: 0.03, axis: "-x", rotation: [0, 0, 0] },
    );
    for (const z of [-1.1, 1.1]) kit.box([x, 0.025, z], [0.2, 0.05, 0.3], rubber, 0.015);
  }
}

function cable(kit: Kit): void {
  const { sleeve, black, gunmetal } = kit.materials;
  kit.tube(
    [
      [1.2, 0.5, -DEPTH / 2],
      [1.3, 0.34, -DEPTH / 2 - 0.3],
      [1.7, 0.06, -DEPTH / 2 - 0.32],
      [2.2, 0.05, -0.8],
      [2.3, 0.05, 0.2],
    ],
    0.045,
    sleeve,
    { segments: 80, sides: 10 },
  );
  kit.box([2.3, 0.07, 0.4], [0.22, 0.12, 0.44], black, 0.04);
  kit.box([2.3, 0.07, 0.72], [0.17, 0.07, 0.24], gunmetal, 0.01);
}
