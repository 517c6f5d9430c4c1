import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { fabric } from "../../kit/textures/surfaces.ts";
import type { ToolRollLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** Where the tools stick in the roll, from its left: five screwdrivers, a nut driver, two tweezers, a cutter. */
const POCKETS = [-1.5, -1.14, -0.78, -0.42, -0.06, 0.3, 0.62, 0.88, 1.2] as const;
const POCKET_TOP = -0.12;

/** A canvas roll, opened: nine tools in its pockets, hook-and-loop strips and the screw tray beside it. */
export const toolRoll: Model<ToolRollLook> = {
  angles: {
    hero: { azimuth: 20, elevation: 52, fill: 0.84 },
    top: { azimuth: 0, elevation: 74 },
    side: { azimuth: 68, elevation: 24 },
    detail: { azimuth: 10, elevation: 42, closeUp: { at: [-0.78, 0.1, -0.35], radius: 0.75 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    canvasRoll(kit);
    const [phillips, torx, small, flat, hex, nut, straight, bent, cutter] = POCKETS;
    for (const [x, length, thickness] of [
      [phillips, 1.05, 0.1],
      [torx, 1.0, 0.1],
      [small, 0.92, 0.075],
      [flat, 0.98, 0.1],
      [hex, 0.9, 0.085],
      [nut, 0.95, 0.11],
    ] as const)
      screwdriver(kit, x, length, thickness);
    tweezers(kit, straight, 0);
    tweezers(kit, bent, 0.16);
    sideCutter(kit, cutter);
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
  kit.cylinder([1.98, 0.16, 0], 0.16, 2.28, waxed, "z", { segments: 40 });
  for (const end of [-1, 1]) {
    kit.torus([1.98, 0.16, end * 1.14], 0.1, 0.022, lining, "z");
    kit.torus([1.98, 0.16, end * 1.14], 0.045, 0.022, lining, "z");
  }
  // Where a tool is inside, the pocket bulges.
  for (const [index, x] of POCKETS.entries()) {
    const blade = new THREE.CapsuleGeometry(index < 6 ? 0.075 : 0.1, index < 6 ? 0.62 : 0.5, 8, 24).rotateX(
      Math.PI / 2,
    );
    kit.add(blade.scale(1, 0.9, 1), lining, [x, 0.09, 0.46]);
  }
  const edges = [-1.68, -1.32, -0.96, -0.6, -0.24, 0.12, 0.46, 0.76, 1.02, 1.42];
  for (const x of edges) seam(kit, thread, [x, 0.114, 0.1], [x, 0.114, 1.02]);
  seam(kit, thread, [-1.7, 0.114, 1.02], [1.62, 0.114, 1.02]);
  seam(kit, thread, [-1.76, 0.062, -1.08], [1.8, 0.062, -1.08]);
  // Strap and buckle.
  kit.box([2.02, 0.17, 0.35], [0.36, 0.36, 0.18], leather, 0.16);
  kit.box([-2.1, 0.035, 0.35], [0.7, 0.03, 0.18], leather, 0.012);
  kit.box([-1.8, 0.07, 0.35], [0.14, 0.02, 0.24], leather, 0.008);
  label(kit, "RIGSMITH", [-1.38, 0.063, -0.98], 0.6, "y", { color: "#b79a5a", weight: 800, opacity: 0.9 });
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

/** A driver whose handle stands out of its pocket; the blade is inside. */
function screwdriver(kit: Kit, x: number, length: number, thickness: number): void {
  const steel = kit.shared("steel", () => kit.material({ color: "#5d6168", metalness: 0.9, roughness: 0.42 }));
  const accent = kit.shared("grip band", () => kit.material({ color: "#a8380f", roughness: 0.5 }));
  const handle = kit.shared("driver handle", () => kit.material({ color: "#191b1f", roughness: 0.5 }));
  kit.at([x, 0.07 + thickness, POCKET_TOP + 0.32], "-z", () => {
    kit.cylinder([0, 0, 0.02], 0.032, 0.5, steel, "z", { segments: 24 });
    kit.turned(
      [0, 0, 0.22],
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
    kit.cylinder([0, 0, 0.22 + length * 0.88], thickness * 0.78, 0.05, accent, "z", { segments: 40 });
    for (let flute = 0; flute < 8; flute += 1) {
      const angle = (flute / 8) * 2 * Math.PI;
      const [across, up] = [Math.cos(angle) * thickness, Math.sin(angle) * thickness];
      kit.add(new THREE.CapsuleGeometry(thickness * 0.16, length * 0.3, 4, 8).rotateX(Math.PI / 2), kit.materials.gap, [
        across,
        up,
        0.3 + length * 0.22,
      ]);
    }
  });
}

function tweezers(kit: Kit, x: number, bend: number): void {
  const steel = kit.shared("black steel", () => kit.material({ color: "#3c4047", metalness: 0.9, roughness: 0.42 }));
  for (const side of [-1, 1])
    kit.tube(
      [
        [x, 0.13, -1.02],
        [x + side * 0.045, 0.135, -0.75],
        [x + side * 0.06, 0.13, -0.3],
        [x + side * 0.045 + bend * 0.2, 0.12, 0.15],
      ],
      0.026,
      steel,
      { segments: 24, sides: 8 },
    );
  kit.box([x, 0.13, -1.0], [0.075, 0.045, 0.12], steel, 0.015);
}

function sideCutter(kit: Kit, x: number): void {
  const grip = kit.material({ color: "#a8380f", roughness: 0.6 });
  const steel = kit.shared("steel", () => kit.material({ color: "#5d6168", metalness: 0.9, roughness: 0.42 }));
  for (const side of [-1, 1])
    kit.tube(
      [
        [x + side * 0.16, 0.17, -1.02],
        [x + side * 0.17, 0.17, -0.7],
        [x + side * 0.1, 0.16, -0.3],
        [x + side * 0.03, 0.15, 0.02],
      ],
      0.06,
      grip,
      { segments: 28, sides: 14 },
    );
  for (const side of [-1, 1]) kit.add(new THREE.SphereGeometry(0.06, 20, 12), grip, [x + side * 0.16, 0.17, -1.02]);
  kit.cylinder([x, 0.155, 0.12], 0.13, 0.09, steel, "y", { segments: 36 });
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
