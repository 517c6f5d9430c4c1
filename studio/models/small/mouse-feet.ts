import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { decal } from "../../kit/prints.ts";
import type { MouseFeetLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { GLIDES } from "../mouse/mouse-bottom.ts";
import { printSheet } from "./print-sheet.ts";

/** How large the carton shows the glides. */
const PX_A_UNIT = 300;

/** Two sets of glides on their carrier sheets, one printed card behind, a wipe in front. */
export const mouseFeet: Model<MouseFeetLook> = {
  angles: {
    hero: { azimuth: 22, elevation: 34 },
    top: { azimuth: 4, elevation: 60 },
    side: { azimuth: 66, elevation: 26 },
    detail: { azimuth: 16, elevation: 42, closeUp: { at: [-0.75, 0.06, 0.35], radius: 0.72 } },
  },
  smallestShadow: 0.012,
  build(kit) {
    packCard(kit);
    carrier(kit, [-0.78, 0, 0.42], 0.14);
    carrier(kit, [0.78, 0, 0.5], -0.1);
  },
};

function packCard(kit: Kit): void {
  const board = kit.material({ color: "#141a22", roughness: 0.55 });
  const [accent = "#12c8ff"] = kit.palette.colors;
  kit.at([0, 0, -0.75], null, () => {
    kit.box([0, 0.9, 0], [2.1, 1.8, 0.34], board, 0.02);
    const sheet = printSheet(
      1050,
      900,
      "#141a22",
      [
        { text: "Mouse feet", size: 0.13, y: 0.34, weight: 800 },
        { text: "for Heron", size: 0.09, y: 0.47, weight: 600, color: accent },
        { text: "PTFE, two sets", size: 0.06, y: 0.6, weight: 500, color: "#aab3c0" },
        { text: "RIGSMITH", size: 0.055, y: 0.88, weight: 800 },
      ],
      (context) => {
        context.strokeStyle = accent;
        context.lineWidth = 6;
        context.globalAlpha = 0.85;
        for (const [[width, height, corner], y] of [
          [GLIDES.front, 500],
          [GLIDES.rear, 790],
        ] as const) {
          const [wide, high] = [width * PX_A_UNIT, height * PX_A_UNIT];
          context.beginPath();
          context.roundRect(800 - wide / 2, y - high / 2, wide, high, corner * PX_A_UNIT);
          context.stroke();
        }
        for (const radius of [GLIDES.ring.inner, GLIDES.ring.outer]) {
          context.beginPath();
          context.arc(800, 640, radius * PX_A_UNIT, 0, 7);
          context.stroke();
        }
      },
    );
    decal(kit, sheet, [0, 0.9, 0.172], 2.07, 1.77, "z", { roughness: 0.45 });
  });
}

/** A sheet of film with one set: the front and the rear glide, and the ring around the sensor. */
function carrier(kit: Kit, place: Vector, turn: number): void {
  const film = kit.shared("film", () => kit.material({ color: "#1b5273", roughness: 0.55, envMapIntensity: 0.5 }));
  const glide = kit.shared("glide", () => kit.material({ color: "#a9adb2", roughness: 0.34, envMapIntensity: 0.9 }));
  kit.at(
    place,
    null,
    () => {
      kit.slab(roundedRectangle(1.3, 1.5, 0.06), 0.02, film, [0, 0.011, 0], { bevel: 0.004, axis: "y" });
      const lay = (shape: THREE.Shape, x: number, z: number) =>
        kit.slab(shape, 0.05, glide, [x, 0.046, z], { bevel: 0.018, bevelSegments: 4, curveSegments: 48, axis: "y" });
      const { inner, outer } = GLIDES.ring;
      lay(roundedRectangle(...GLIDES.front), 0, -0.46);
      lay(roundedRectangle(...GLIDES.rear), 0, 0.5);
      const ring = new THREE.Shape().absarc(0, 0, outer, 0, 2 * Math.PI, false);
      ring.holes.push(new THREE.Path().absarc(0, 0, inner, 0, 2 * Math.PI, true));
      lay(ring, 0, 0.02);
      // The tab that lifts it off.
      kit.box([0.58, 0.03, -0.62], [0.2, 0.006, 0.2], film, 0, { rotation: [0, 0, 0.3] });
    },
    [0, turn, 0],
  );
}
