import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { decal, label } from "../../kit/prints.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { KeyboardCareKitLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { flatBrush, foldedCloths } from "./care-pieces.ts";
import { printSheet } from "./print-sheet.ts";

/** Six pieces: a wire puller for caps, a puller for switches, a brush, putty, a cloth and a dish for the caps. */
export const keyboardCareKit: Model<KeyboardCareKitLook> = {
  angles: {
    hero: { azimuth: 16, elevation: 44, fill: 0.82 },
    top: { azimuth: 6, elevation: 66 },
    back: { azimuth: 204, elevation: 30 },
    detail: { azimuth: -10, elevation: 38, closeUp: { at: [-0.6, 0.5, -0.5], radius: 0.82 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    puttyTub(kit, [-0.72, 0, -0.62]);
    foldedCloths(kit, [0.82, 0, -0.6], 1, { size: [1.25, 1], turn: -0.14 });
    dish(kit, [1.62, 0, 0.38]);
    capPuller(kit, [-1.52, 0, 0.6]);
    switchPuller(kit, [-1.36, 0, 1.3], 0.06);
    flatBrush(kit, [0.62, 0, 1.22], 0.04, { width: 0.4, length: 1.0 });
  },
};

/** An open tub of cleaning putty, its lid against it. */
function puttyTub(kit: Kit, place: Vector): void {
  const putty = kit.material({ color: "#5f9a1f", roughness: 0.34, envMapIntensity: 0.8 });
  const tub = kit.material({ color: "#16181c", roughness: 0.42 });
  kit.at(place, null, () => {
    kit.turned(
      [0, 0, 0],
      [
        [0, 0],
        [0.5, 0],
        [0.54, 0.03],
        [0.56, 0.5],
        [0.575, 0.52],
        [0.56, 0.54],
        [0.53, 0.52],
        [0.52, 0.4],
        [0, 0.4],
      ],
      tub,
      "y",
      80,
    );
    const surface = new THREE.SphereGeometry(0.53, 72, 32, 0, 2 * Math.PI, 0, Math.PI / 2).scale(1, 0.34, 1);
    const points = surface.getAttribute("position");
    for (let index = 0; index < points.count; index += 1) {
      const [x, z] = [points.getX(index), points.getZ(index)];
      const swirl = Math.sin(Math.atan2(z, x) * 2 + Math.hypot(x, z) * 13) * 0.028;
      points.setY(index, points.getY(index) + swirl * Math.max(0, 1 - Math.hypot(x, z) / 0.52));
    }
    surface.computeVertexNormals();
    kit.add(surface, putty, [0, 0.4, 0]);
    // The lid leans against the tub.
    kit.at([0.387, 0.53, 0.417], [0.62, 0.42, 0.66], () => {
      kit.turned(
        [0, 0, 0],
        [
          [0, 0],
          [0.56, 0],
          [0.575, 0.02],
          [0.575, 0.12],
          [0.55, 0.14],
          [0, 0.14],
        ],
        tub,
        "z",
        80,
      );
      const sheet = printSheet(600, 600, "rgba(0,0,0,0)", [
        { text: "Putty", size: 0.2, y: 0.48, x: 0.5, align: "center", weight: 800, color: "#a6de5a" },
        { text: "for keyboards", size: 0.09, y: 0.61, x: 0.5, align: "center", weight: 500, color: "#b4bcc8" },
      ]);
      decal(kit, sheet, [0, 0, 0.142], 0.74, 0.74, "z");
    });
  });
}

/** A grip with a wire loop that reaches around a cap and hooks below it. */
function capPuller(kit: Kit, place: Vector): void {
  const half: Vector[] = [
    [0.26, 0.08, 0.1],
    [0.55, 0.1, 0.24],
    [0.95, 0.1, 0.25],
    [1.06, 0.06, 0.2],
    [1.02, 0.03, 0.08],
  ];
  const hook: Vector = [0.99, 0.03, 0];
  const otherHalf = half.toReversed().map(([x, y, z]) => [x, y, -z] as const);
  kit.at(place, null, () => {
    kit.slab(roundedRectangle(0.62, 0.34, 0.1), 0.16, kit.materials.body, [0, 0.08, 0], { bevel: 0.04, axis: "y" });
    for (const rib of [-0.12, 0, 0.12]) kit.box([rib, 0.163, 0], [0.03, 0.012, 0.22], kit.materials.gap, 0.005);
    kit.tube([...half, hook, ...otherHalf], 0.018, kit.materials.aluminium, { segments: 120, sides: 10 });
  });
}

/** Sprung steel tweezers with hooked tips, for switches. */
function switchPuller(kit: Kit, place: Vector, turn: number): void {
  const steel = kit.material({ color: "#7c8087", metalness: 1, roughness: 0.34 });
  kit.at(
    place,
    null,
    () => {
      for (const side of [-1, 1]) {
        const arm = new THREE.Shape();
        const points = [
          [-0.5, 0.0],
          [0, 0.07],
          [0.5, 0.12],
          [0.78, 0.13],
          [0.82, 0.07],
          [0.86, 0.07],
          [0.86, 0.165],
          [0.5, 0.16],
          [0, 0.11],
          [-0.5, 0.04],
        ] as const;
        arm.setFromPoints(points.map(([x, y]) => new THREE.Vector2(x, y * side)));
        kit.slab(arm, 0.2, steel, [0, 0.105, 0], { bevel: 0.006, axis: "y" });
      }
      kit.cylinder([-0.5, 0.105, 0], 0.045, 0.2, steel, "y", { segments: 28 });
      for (const side of [-1, 1])
        kit.box([0.12, 0.105, side * 0.117], [0.4, 0.14, 0.03], kit.materials.rubber, 0.01, {
          rotation: [0, side * -0.1, 0],
        });
    },
    [0, turn, 0],
  );
}

function dish(kit: Kit, place: Vector): void {
  kit.turned(
    place,
    [
      [0, 0],
      [0.4, 0],
      [0.46, 0.04],
      [0.52, 0.2],
      [0.5, 0.215],
      [0.475, 0.19],
      [0.42, 0.05],
      [0, 0.045],
    ],
    kit.materials.body,
    "y",
    80,
  );
  const cap = kit.material({ color: "#6d7178", roughness: 0.6 });
  const top = kit.material({ color: "#8b8f96", roughness: 0.55 });
  for (const [letter, x, z, turn] of [
    ["W", -0.14, 0.05, 0.4],
    ["A", 0.15, 0.13, -0.35],
    ["D", 0.05, -0.18, 0.1],
  ] as const)
    kit.at(
      [place[0] + x, place[1] + 0.045, place[2] + z],
      null,
      () => {
        const shape = new THREE.CylinderGeometry(0.108, 0.15, 0.14, 4, 1).rotateY(Math.PI / 4).toNonIndexed();
        shape.computeVertexNormals();
        kit.add(shape, cap, [0, 0.07, 0]);
        kit.slab(roundedRectangle(0.14, 0.14, 0.03), 0.02, top, [0, 0.137, 0], { bevel: 0.006, axis: "y" });
        label(kit, letter, [0, 0.149, 0], 0.95, "y", { color: "#16181c", weight: 700 });
      },
      [0, turn, 0],
    );
}
