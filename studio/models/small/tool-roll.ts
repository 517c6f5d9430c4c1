import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { fabric } from "../../kit/textures/surfaces.ts";
import type { ToolRollLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** From the roll's left: five screwdrivers and a nut driver, then two pairs of tweezers and a cutter. */
const DRIVERS = [
  { x: -1.5, length: 0.95, thickness: 0.1 },
  { x: -1.14, length: 0.9, thickness: 0.1 },
  { x: -0.78, length: 0.84, thickness: 0.075 },
  { x: -0.42, length: 0.88, thickness: 0.1 },
  { x: -0.06, length: 0.82, thickness: 0.085 },
  { x: 0.3, length: 0.86, thickness: 0.11 },
] as const;
const TWEEZERS = [
  { x: 0.62, bend: 0 },
  { x: 0.88, bend: 0.16 },
] as const;
const CUTTER = 1.22;
/** How high the canvas is, and where along it the pockets open. */
const CANVAS = 0.06;
const MOUTH = 0.045;

/** A canvas roll, opened: nine tools in its pockets, hook-and-loop strips and the screw tray beside it. */
export const toolRoll: Model<ToolRollLook> = {
  angles: {
    hero: { azimuth: 20, elevation: 52, fill: 0.84 },
    top: { azimuth: 0, elevation: 74 },
    side: { azimuth: 68, elevation: 24 },
    detail: { azimuth: 10, elevation: 42, closeUp: { at: [-0.6, 0.1, -0.25], radius: 0.75 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    canvasRoll(kit);
    for (const { x, length, thickness } of DRIVERS) screwdriver(kit, x, length, thickness);
    for (const { x, bend } of TWEEZERS) tweezers(kit, x, bend);
    sideCutter(kit, CUTTER);
    strips(kit);
    screwTray(kit);
  },
};

function canvasRoll(kit: Kit): void {
  const waxed = kit.material({
    color: "#4a4630",
    roughness: 0.78,
    bumpMap: fabric(),
    bumpScale: 1.1,
    envMapIntensity: 0.55,
  });
  const lining = kit.material({
    color: "#39362a",
    roughness: 0.9,
    bumpMap: fabric(),
    bumpScale: 0.9,
    envMapIntensity: 0.5,
  });
  const leather = kit.material({ color: "#5e3219", roughness: 0.55 });
  const thread = kit.material({ color: "#a08b5c", roughness: 0.9 });
  kit.slab(roundedRectangle(3.7, 2.3, 0.06), 0.06, waxed, [0.05, 0.03, 0], { bevel: 0.02, axis: "y" });
  kit.slab(roundedRectangle(3.4, 1.0, 0.04), 0.05, lining, [-0.02, 0.085, 0.56], { bevel: 0.02, axis: "y" });
  // The end that is still rolled.
  kit.cylinder([1.98, 0.178, 0], 0.16, 2.28, waxed, "z", { segments: 40 });
  for (const end of [-1, 1]) {
    kit.torus([1.98, 0.178, end * 1.14], 0.1, 0.022, lining, "z");
    kit.torus([1.98, 0.178, end * 1.14], 0.045, 0.022, lining, "z");
  }
  for (const { x, thickness } of DRIVERS) bulge(kit, lining, x, 0.1, thickness + 0.06);
  for (const { x, bend } of TWEEZERS) bulge(kit, lining, x + bend * 0.2, 0.1, 0.095);
  bulge(kit, lining, CUTTER, 0.15, 0.135);
  const edges = [-1.68, -1.32, -0.96, -0.6, -0.24, 0.12, 0.46, 0.76, 1.02, 1.42];
  for (const x of edges) seam(kit, thread, [x, 0.114, 0.1], [x, 0.114, 0.88]);
  seam(kit, thread, [-1.7, 0.114, 0.88], [1.62, 0.114, 0.88]);
  seam(kit, thread, [-1.7, 0.114, 1.02], [1.62, 0.114, 1.02]);
  seam(kit, thread, [-1.76, 0.062, -1.08], [1.8, 0.062, -1.08]);
  // Strap and buckle.
  kit.turned(
    [1.98, 0.178, 0.35],
    [
      [0.158, -0.09],
      [0.172, -0.09],
      [0.178, -0.082],
      [0.178, 0.082],
      [0.172, 0.09],
      [0.158, 0.09],
    ],
    leather,
    "z",
  );
  kit.box([-2.1, 0.035, 0.35], [0.7, 0.03, 0.18], leather, 0.012);
  kit.box([-1.8, 0.07, 0.35], [0.14, 0.02, 0.24], leather, 0.008);
  label(kit, "RIGSMITH", [-1.3, 0.113, 0.952], 0.9, "y", { color: "#b79a5a", weight: 800, opacity: 0.9 });
}

/** The cloth over a tool: open where the tool goes in, flatter towards the pocket's foot. */
function bulge(kit: Kit, lining: THREE.Material, x: number, halfWidth: number, height: number): void {
  const profile = [
    [0, 0.05],
    [0.86, 0.05],
    [0.86, 0],
    [0.95, -0.006],
    [1, 0.01],
    [0.96, 0.1],
    [0.72, 0.34],
    [0.56, 0.66],
    [0.4, 0.76],
    [0, 0.8],
  ] as const;
  const points = profile.map(([radius, along]) => new THREE.Vector2(radius, along));
  const arch = new THREE.LatheGeometry(points, 24, Math.PI / 2, Math.PI).rotateX(Math.PI / 2);
  kit.add(arch.scale(halfWidth, height, 1), lining, [x, CANVAS, MOUTH]);
}

/** A row of stitches. */
function seam(
  kit: Kit,
  thread: THREE.Material,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
) {
  const start = new THREE.Vector3(...from);
  const end = new THREE.Vector3(...to);
  const count = Math.round(start.distanceTo(end) / 0.055);
  const along = end.clone().sub(start).normalize();
  const turn = Math.atan2(-along.z, along.x);
  for (let stitch = 0; stitch < count; stitch += 1) {
    const place = start.clone().lerp(end, (stitch + 0.5) / count);
    kit.box(place.toArray(), [0.034, 0.012, 0.012], thread, 0, { rotation: [0, turn, 0] });
  }
}

/** A driver whose handle lies on the canvas; the blade is in its pocket. */
function screwdriver(kit: Kit, x: number, length: number, thickness: number): void {
  const steel = kit.shared("steel", () => kit.material({ color: "#5d6168", metalness: 0.9, roughness: 0.42 }));
  const accent = kit.shared("grip band", () => kit.material({ color: "#a8380f", roughness: 0.5 }));
  const handle = kit.shared("driver handle", () => kit.material({ color: "#191b1f", roughness: 0.5 }));
  kit.at([x, CANVAS + thickness, MOUTH + 0.12], "-z", () => {
    kit.cylinder([0, 0, 0.16], 0.032, 0.32, steel, "z", { segments: 24 });
    kit.turned(
      [0, 0, 0.28],
      [
        [0, 0],
        [thickness * 0.6, 0],
        [thickness * 0.66, 0.04],
        [thickness * 0.8, 0.1],
        [thickness, 0.2],
        [thickness, length * 0.5],
        [thickness * 0.82, length * 0.66],
        [thickness * 0.86, length * 0.82],
        [thickness * 0.8, length * 0.86],
        [0, length * 0.87],
      ],
      handle,
      "z",
      40,
    );
    kit.cylinder([0, 0, 0.28 + length * 0.88], thickness * 0.78, 0.05, accent, "z", { segments: 40 });
    for (let flute = 0; flute < 8; flute += 1) {
      const angle = (flute / 8) * 2 * Math.PI;
      const [across, up] = [Math.cos(angle) * thickness * 0.93, Math.sin(angle) * thickness * 0.93];
      // Only where the handle is straight: along its taper they would stand off.
      const straight = length * 0.5 - 0.2;
      const rib = new THREE.CapsuleGeometry(thickness * 0.16, straight - thickness * 0.32, 4, 8).rotateX(Math.PI / 2);
      kit.add(rib, kit.materials.gap, [across, up, 0.48 + straight / 2]);
    }
  });
}

function tweezers(kit: Kit, x: number, bend: number): void {
  const steel = kit.shared("black steel", () => kit.material({ color: "#3c4047", metalness: 0.9, roughness: 0.42 }));
  for (const side of [-1, 1])
    kit.tube(
      [
        [x, 0.09, -1.02],
        [x + side * 0.045, 0.088, -0.75],
        [x + side * 0.06, 0.09, -0.3],
        [x + side * 0.045 + bend * 0.2, 0.1, 0.15],
      ],
      0.026,
      steel,
      { segments: 24, sides: 8 },
    );
  kit.box([x, 0.09, -1.0], [0.075, 0.045, 0.12], steel, 0.015);
}

/** Its jaws point into the pocket; the joint with its screw lies before the pocket's mouth. */
function sideCutter(kit: Kit, x: number): void {
  const grip = kit.material({ color: "#a8380f", roughness: 0.6 });
  const forged = kit.material({ color: "#565a61", metalness: 0.55, roughness: 0.58 });
  for (const side of [-1, 1]) {
    kit.tube(
      [
        [x + side * 0.15, 0.125, -1.0],
        [x + side * 0.17, 0.125, -0.76],
        [x + side * 0.12, 0.125, -0.48],
        [x + side * 0.055, 0.125, -0.29],
      ],
      0.06,
      grip,
      { segments: 28, sides: 14 },
    );
    kit.add(new THREE.SphereGeometry(0.06, 20, 12), grip, [x + side * 0.15, 0.125, -1.0]);
    const jaw = [
      [0.004, 0.09],
      [0.1, 0.08],
      [0.13, -0.02],
      [0.11, -0.14],
      [0.04, -0.42],
      [0.004, -0.43],
    ] as const;
    const outline = jaw.map(([across, along]) => [side * across, along] as const);
    kit.slab(outline, 0.09, forged, [x, 0.12, -0.22], { bevel: 0.012, axis: "y" });
  }
  kit.cylinder([x, 0.122, -0.24], 0.105, 0.104, forged, "y", { segments: 40 });
  kit.cylinder([x, 0.178, -0.24], 0.05, 0.016, kit.materials.gunmetal, "y", { segments: 28 });
  kit.box([x, 0.186, -0.24], [0.07, 0.004, 0.012], kit.materials.gap, 0, { rotation: [0, 0.6, 0] });
}

/** Hook-and-loop strips, rolled up. */
function strips(kit: Kit): void {
  const hook = kit.material({ color: "#111215", roughness: 0.95, bumpMap: fabric(), bumpScale: 1.4 });
  kit.at([-1.2, 0, 1.62], null, () => {
    for (let turn = 0; turn < 6; turn += 1) kit.torus([0, 0.13, 0], 0.07 + turn * 0.034, 0.018, hook, "y", 7);
    kit.box([0.42, 0.13, 0.22], [0.5, 0.24, 0.02], hook, 0.006, { rotation: [0, -0.35, 0] });
  });
}

/** A magnetic dish with a few screws in it. */
function screwTray(kit: Kit): void {
  const { gunmetal } = kit.materials;
  const tray = kit.material({ color: "#3a3d43", metalness: 0.7, roughness: 0.5 });
  kit.turned(
    [0.2, 0, 1.68],
    [
      [0, 0],
      [0.42, 0],
      [0.46, 0.03],
      [0.52, 0.15],
      [0.535, 0.155],
      [0.53, 0.17],
      [0.5, 0.165],
      [0.43, 0.06],
      [0, 0.055],
    ],
    tray,
    "y",
    80,
  );
  for (let screw = 0; screw < 11; screw += 1) {
    const angle = screw * 2.4;
    const radius = 0.09 + 0.026 * screw;
    kit.at(
      [0.2 + Math.cos(angle) * radius, 0.095, 1.68 + Math.sin(angle) * radius],
      [Math.cos(angle * 3), 0.12, Math.sin(angle * 3)],
      () => {
        kit.cylinder([0, 0, 0], 0.016, 0.12, gunmetal, "z", { segments: 12 });
        kit.cylinder([0, 0, 0.07], 0.04, 0.03, gunmetal, "z", { segments: 20, topRadius: 0.024 });
      },
    );
  }
}
