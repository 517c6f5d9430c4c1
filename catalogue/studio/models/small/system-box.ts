import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { decal, label } from "../../kit/prints.ts";
import type { SystemBoxLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { printSheet, rings } from "./print-sheet.ts";

const WIDTH = 1.9;
const HEIGHT = 2.5;
const DEPTH = 0.5;

/** A slim carton with the edition in plain words, and the recovery stick before it. */
export const systemBox: Model<SystemBoxLook> = {
  angles: {
    hero: { azimuth: 28, elevation: 13 },
    top: { azimuth: 34, elevation: 44 },
    back: { azimuth: 152, elevation: 14 },
    detail: { azimuth: 34, elevation: 46, closeUp: { at: [1.18, 0.08, 0.56], radius: 0.76 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ bloom: 0.4 }),
  build(kit, look) {
    kit.at([-0.25, 0, -0.25], null, () => carton(kit, look));
    stick(kit, look);
  },
};

function carton(kit: Kit, look: SystemBoxLook): void {
  const board = kit.material({ color: "#12171f", roughness: 0.5 });
  const [accent = "#12c8ff"] = kit.palette.colors;
  kit.box([0, HEIGHT / 2, 0], [WIDTH, HEIGHT, DEPTH], board, 0.012);
  const front = printSheet(
    1140,
    1500,
    "#12171f",
    [
      { text: look.title, size: 0.13, y: 0.66, weight: 800 },
      { text: look.edition, size: 0.13, y: 0.77, weight: 800, color: accent },
      { text: "Installed and updated on the test day", size: 0.044, y: 0.83, weight: 500, color: "#aab3c0" },
      { text: "RIGSMITH", size: 0.05, y: 0.945, weight: 800 },
    ],
    (context) => rings(context, [570, 490], 32, kit.palette.colors, 11),
  );
  decal(kit, front, [0, HEIGHT / 2, DEPTH / 2 + 0.002], WIDTH - 0.014, HEIGHT - 0.014, "z", { roughness: 0.4 });
  const back = printSheet(1140, 1500, "#12171f", [
    { text: "In this box", size: 0.075, y: 0.2, weight: 800 },
    { text: "A recovery stick", size: 0.05, y: 0.29, weight: 500, color: "#aab3c0" },
    { text: "The license card of this PC", size: 0.05, y: 0.34, weight: 500, color: "#aab3c0" },
    { text: "A sheet for the first evening", size: 0.05, y: 0.39, weight: 500, color: "#aab3c0" },
    { text: "On the PC", size: 0.075, y: 0.53, weight: 800 },
    { text: `${look.title} ${look.edition}`, size: 0.05, y: 0.62, weight: 500, color: "#aab3c0" },
    { text: "Every driver, no trial software", size: 0.05, y: 0.67, weight: 500, color: "#aab3c0" },
    { text: "RIGSMITH", size: 0.05, y: 0.945, weight: 800, color: accent },
  ]);
  decal(kit, back, [0, HEIGHT / 2, -DEPTH / 2 - 0.002], WIDTH - 0.014, HEIGHT - 0.014, "-z", { roughness: 0.4 });
  for (const [x, axis] of [
    [WIDTH / 2 + 0.003, "x"],
    [-WIDTH / 2 - 0.003, "-x"],
  ] as const)
    label(kit, `${look.title} ${look.edition}`, [x, HEIGHT / 2, 0], 1.7, axis, {
      color: "#dfe4ea",
      weight: 700,
      rotation: [0, 0, Math.PI / 2],
    });
  // The lid's edge, with a thumb cut.
  kit.box([0, HEIGHT - 0.3, 0], [WIDTH + 0.012, 0.006, DEPTH + 0.012], kit.materials.gap, 0);
}

function stick(kit: Kit, look: SystemBoxLook): void {
  const { body, aluminium, gap, trim } = kit.materials;
  kit.at(
    [0.98, 0.075, 0.62],
    null,
    () => {
      const outline = roundedRectangle(0.9, 0.36, 0.09);
      outline.holes.push(new THREE.Path().absarc(-0.32, 0, 0.05, 0, 2 * Math.PI, true));
      kit.slab(outline, 0.13, body, [0, 0, 0], { bevel: 0.03, axis: "y" });
      kit.slab(roundedRectangle(0.34, 0.26, 0.02), 0.09, aluminium, [0.6, 0, 0], { bevel: 0.01, axis: "y" });
      for (const z of [-0.06, 0.06]) kit.box([0.63, 0.046, z], [0.07, 0.004, 0.06], gap, 0);
      const [accent = "#aab3c0"] = kit.palette.colors;
      label(kit, "RIGSMITH", [0.06, 0.067, -0.06], 0.5, "y", { color: "#aab3c0", weight: 800 });
      label(kit, `${look.title} ${look.edition}`, [0.06, 0.067, 0.06], 0.56, "y", { color: accent, weight: 700 });
      kit.torus([-0.32, 0.062, 0], 0.078, 0.014, trim, "y");
    },
    [0, 0.5, 0],
  );
}
