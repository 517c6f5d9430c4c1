import * as THREE from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { UprightMountLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";

/** A bracket that stands a card upright, and the riser that leads to it: slot, ribbon and edge connector. */
export const uprightMount: Model<UprightMountLook> = {
  angles: {
    hero: { azimuth: 32, elevation: 22 },
    top: { azimuth: 24, elevation: 58 },
    back: { azimuth: 214, elevation: 24 },
    detail: { azimuth: 30, elevation: 38, closeUp: { at: [0.1, 0.5, 0.1], radius: 0.8 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ light: 1.8, reflections: 1.9 }),
  build(kit) {
    base(kit);
    slotPlate(kit);
    slot(kit, [0.35, 0.42, 0.08]);
    ribbon(kit);
  },
};

function base(kit: Kit): void {
  const { body, gunmetal } = kit.materials;
  const floor = roundedRectangle(3.1, 0.95, 0.08);
  for (const x of [-0.95, -0.25, 0.45, 1.15]) floor.holes.push(roundedHole(0.46, 0.16, 0.08, [x, -0.26]));
  kit.slab(floor, 0.06, body, [0.1, 0.03, 0.1], { bevel: 0.015, axis: "y" });
  // The shelf that carries the slot, with its folded flank.
  kit.slab(roundedRectangle(2.5, 0.42, 0.05), 0.05, body, [0.35, 0.33, 0.08], { bevel: 0.012, axis: "y" });
  for (const x of [-0.82, 1.52]) kit.box([x, 0.18, 0.08], [0.06, 0.3, 0.42], body, 0.012);
  for (const [x, z] of [
    [-1.25, 0.42],
    [1.54, 0.44],
    [1.45, -0.22],
  ] as const) {
    kit.cylinder([x, 0.075, z], 0.07, 0.04, gunmetal, "y", { segments: 28 });
    kit.cylinder([x, 0.098, z], 0.03, 0.006, kit.materials.gap, "y", { segments: 6 });
  }
  label(kit, "RIGSMITH", [0.1, 0.062, 0.5], 0.55, "y", { color: kit.finish.print, weight: 800 });
}

/** The end that the card's own bracket screws to: three slots wide. */
function slotPlate(kit: Kit): void {
  const { body, gunmetal } = kit.materials;
  const plate = roundedRectangle(1.0, 2.5, 0.06);
  for (let slotNumber = 0; slotNumber < 3; slotNumber += 1)
    plate.holes.push(roundedHole(0.2, 2.0, 0.03, [-0.3 + slotNumber * 0.3, -0.06]));
  kit.slab(plate, 0.06, body, [-1.42, 1.27, 0.1], { bevel: 0.014, axis: "x" });
  kit.box([-1.28, 2.5, 0.1], [0.34, 0.06, 1.0], body, 0.014);
  for (let screw = 0; screw < 3; screw += 1) {
    kit.cylinder([-1.24, 2.56, -0.2 + screw * 0.3], 0.085, 0.07, gunmetal, "y", { segments: 32 });
    kit.torus([-1.24, 2.575, -0.2 + screw * 0.3], 0.083, 0.012, kit.materials.trim, "y");
  }
}

/** Middle and width of the slot's two openings, on both sides of the key. */
const OPENINGS = [
  [-0.78, 0.3],
  [0.2, 1.52],
] as const;

/** A sixteen-lane slot: long, with the key and a latch. */
function slot(kit: Kit, place: Vector): void {
  const { black, gold, gap, trim, boardEdge } = kit.materials;
  kit.at(place, null, () => {
    kit.box([0, -0.045, 0], [2.36, 0.05, 0.4], boardEdge, 0.01);
    kit.box([0, 0.1, 0], [2.1, 0.26, 0.22], trim, 0.02);
    // The body around the two openings that a card's edge goes into, its key between them.
    const body = roundedRectangle(2.06, 0.21, 0.02);
    for (const [x, width] of OPENINGS) body.holes.push(roundedHole(width, 0.09, 0.01, [x, 0]));
    kit.slab(body, 0.14, black, [0, 0.2, 0], { bevel: 0.008, axis: "y" });
    for (const [x, width] of OPENINGS) {
      kit.box([x, 0.232, 0], [width, 0.004, 0.09], gap, 0);
      const pins = Math.floor(width / 0.031);
      for (let pin = 0; pin < pins; pin += 1)
        for (const side of [-1, 1])
          kit.box([x + (pin - (pins - 1) / 2) * 0.031, 0.242, side * 0.036], [0.014, 0.05, 0.016], gold, 0);
    }
    kit.box([1.12, 0.14, 0], [0.14, 0.36, 0.18], black, 0.03, { rotation: [0, 0, -0.18] });
  });
}

/** A flat shielded ribbon that leaves under the slot, bends behind the mount and ends in an edge connector. */
function ribbon(kit: Kit): void {
  const shield = kit.material({ color: "#25272c", roughness: 0.55, metalness: 0.3 });
  const { black, gold, boardEdge } = kit.materials;
  const path: Vector[] = [
    [0, 0.3, -0.1],
    [0, 0.27, -0.4],
    [0, 0.1, -0.72],
    [0, 0.05, -1.05],
    [0, 0.2, -1.42],
    [0, 0.5, -1.55],
  ];
  for (let strand = 0; strand < 4; strand += 1) {
    const x = -0.45 + strand * 0.53;
    const lift = strand * 0.004;
    kit.add(
      band(
        path.map(([, y, z]) => [x, y + lift, z] as const),
        0.5,
        0.035,
      ),
      shield,
    );
    kit.box([x, 0.115 + lift, -0.72], [0.5, 0.02, 0.08], black, 0.006, { rotation: [0.5, 0, 0] });
  }
  // Its shadow on the ribbon below would be a staircase of hard edges.
  const noShadow = { castsShadow: false };
  kit.box([0.35, 0.62, -1.57], [2.2, 0.3, 0.09], black, 0.02, noShadow);
  kit.box([0.35, 0.84, -1.57], [2.0, 0.2, 0.035], boardEdge, 0.005, noShadow);
  for (let finger = 0; finger < 62; finger += 1)
    for (const side of [-1, 1])
      kit.box([-0.6 + finger * 0.031, 0.87, -1.57 + side * 0.0185], [0.018, 0.13, 0.002], gold, 0);
}

/** A strip of `width` along X that follows a path in YZ. */
function band(path: readonly Vector[], width: number, thickness: number): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(path.map((point) => new THREE.Vector3(...point)));
  const cross = new THREE.Shape([
    new THREE.Vector2(-width / 2, -thickness / 2),
    new THREE.Vector2(width / 2, -thickness / 2),
    new THREE.Vector2(width / 2, thickness / 2),
    new THREE.Vector2(-width / 2, thickness / 2),
  ]);
  const steps = new THREE.ExtrudeGeometry(cross, { steps: 40, extrudePath: curve, bevelEnabled: false });
  // Smooth along the bend, and still sharp at the strip's edges.
  return toCreasedNormals(steps, Math.PI / 5);
}
