import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { ElectricDusterLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** A rechargeable blower with a grip that stands on its battery; a narrow nozzle lies beside it. */
export const electricDuster: Model<ElectricDusterLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 14 },
    side: { azimuth: -4, elevation: 6 },
    back: { azimuth: 222, elevation: 18 },
    detail: { azimuth: 236, elevation: 20, closeUp: { at: [-0.62, 1.9, 0], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    barrel(kit);
    grip(kit);
    spareNozzle(kit);
  },
};

/** The barrel's round contour towards its nozzle, as points of [radius, height]. */
const NOSE = new THREE.SplineCurve(
  (
    [
      [0.46, 0.06],
      [0.46, 0.28],
      [0.43, 0.5],
      [0.345, 0.72],
      [0.25, 0.84],
    ] as const
  ).map(([radius, height]) => new THREE.Vector2(radius, height)),
)
  .getPoints(40)
  .map(({ x, y }) => [x, y] as const);

function barrel(kit: Kit): void {
  const { body, black, trim, gap } = kit.materials;
  kit.at([-0.1, 1.95, 0], "x", () => {
    kit.turned(
      [0, 0, 0],
      [
        [0, -0.72],
        [0.4, -0.72],
        [0.425, -0.71],
        [0.443, -0.69],
        [0.453, -0.65],
        [0.458, -0.58],
        [0.46, -0.5],
        ...NOSE,
        [0.24, 0.86],
        [0, 0.86],
      ],
      body,
      "z",
      96,
    );
    kit.torus([0, 0, 0.84], 0.235, 0.03, trim, "z");
    kit.turned(
      [0, 0, 0.84],
      [
        [0, 0],
        [0.23, 0],
        [0.22, 0.06],
        [0.14, 0.24],
        [0.12, 0.62],
        [0.125, 0.66],
        [0.095, 0.67],
        [0.09, 0.4],
        [0, 0.4],
      ],
      black,
      "z",
      64,
    );
    for (let slot = 0; slot < 12; slot += 1) {
      const angle = (slot / 12) * 2 * Math.PI;
      kit.box([Math.cos(angle) * 0.447, Math.sin(angle) * 0.447, -0.4], [0.03, 0.07, 0.34], gap, 0.012, {
        rotation: [0, 0, angle],
      });
    }
    kit.torus([0, 0, -0.14], 0.458, 0.018, trim, "z");
  });
  intake(kit);
  label(kit, "RIGSMITH", [0.02, 1.99, 0.462], 0.5, [0, 0.1, 1], { color: kit.finish.print, weight: 800 });
  lightBar(kit, [-0.12, 1.84, 0.45], [0.16, 1.84, 0.45], 0.022, [0, 0, 1], { strength: 1.4, power: 0.05 });
}

/** The impeller behind its grille at the back. */
function intake(kit: Kit): void {
  const { gap, trim, fan } = kit.materials;
  kit.at([-0.825, 1.95, 0], "-x", () => {
    kit.cylinder([0, 0, -0.02], 0.38, 0.04, gap, "z", { segments: 64 });
    for (let blade = 0; blade < 13; blade += 1) {
      const angle = (blade / 13) * 2 * Math.PI;
      kit.at(
        [Math.cos(angle) * 0.22, Math.sin(angle) * 0.22, 0.01],
        null,
        () => {
          kit.box([0, 0, 0], [0.24, 0.1, 0.012], fan, 0.004, { rotation: [0.7, 0, 0] });
        },
        [0, 0, angle],
      );
    }
    kit.cylinder([0, 0, 0.015], 0.1, 0.05, fan, "z", { segments: 40 });
    // The grille sits in a rim, clear of the blades.
    kit.turned(
      [0, 0, 0],
      [
        [0.355, -0.02],
        [0.41, -0.02],
        [0.41, 0.065],
        [0.395, 0.085],
        [0.37, 0.085],
        [0.355, 0.07],
        [0.355, -0.02],
      ],
      trim,
      "z",
      96,
    );
    for (const radius of [0.29, 0.22, 0.15]) kit.torus([0, 0, 0.07], radius, 0.01, trim, "z");
    for (let spoke = 0; spoke < 6; spoke += 1)
      kit.box([0, 0, 0.07], [0.73, 0.016, 0.016], trim, 0.004, { rotation: [0, 0, (spoke / 6) * Math.PI] });
    kit.cylinder([0, 0, 0.07], 0.075, 0.03, trim, "z", { segments: 40 });
  });
}

function grip(kit: Kit): void {
  const { body, black, dark, rubber, trim, gap } = kit.materials;
  const outline = new THREE.Shape();
  // Both ends run on into the barrel and the battery, where their bevels are not seen.
  outline.moveTo(-0.44, 0.12);
  outline.quadraticCurveTo(-0.36, 0.9, -0.28, 1.8);
  outline.lineTo(0.24, 1.8);
  outline.quadraticCurveTo(0.04, 1.36, 0.04, 1.0);
  outline.quadraticCurveTo(0.04, 0.6, 0.0, 0.12);
  kit.slab(outline, 0.42, dark, [0, 0, 0], { bevel: 0.12, bevelSegments: 8 });
  for (let rib = 0; rib < 9; rib += 1)
    kit.box([-0.364 + rib * 0.0071, 0.62 + rib * 0.075, 0], [0.08, 0.028, 0.3], rubber, 0.014, {
      rotation: [0, 0, -0.1],
    });
  const trigger = new THREE.Shape();
  trigger.moveTo(0.02, 1.44);
  trigger.quadraticCurveTo(0.18, 1.36, 0.13, 1.08);
  trigger.lineTo(0.0, 1.06);
  kit.slab(trigger, 0.2, trim, [0, 0, 0], { bevel: 0.035 });
  // The battery is the foot.
  kit.slab(roundedRectangle(1.02, 0.66, 0.2), 0.3, body, [-0.16, 0.17, 0], { bevel: 0.05, axis: "y" });
  kit.slab(roundedRectangle(0.96, 0.6, 0.18), 0.04, rubber, [-0.16, 0.02, 0], { bevel: 0.008, axis: "y" });
  kit.box([0.355, 0.17, 0], [0.02, 0.07, 0.2], gap, 0.03);
  kit.box([-0.16, 0.33, 0], [0.7, 0.04, 0.44], black, 0.018);
  for (let level = 0; level < 4; level += 1)
    lightBar(kit, [-0.3 + level * 0.1, 0.2, 0.334], [-0.25 + level * 0.1, 0.2, 0.334], 0.024, [0, 0, 1], {
      strength: level < 3 ? 1.5 : 0.15,
      power: 0.01,
      emitters: 1,
    });
}

function spareNozzle(kit: Kit): void {
  const { black, trim } = kit.materials;
  kit.at([0.42, 0.24, 0.78], [0.92, -0.19, 0.32], () => {
    kit.turned(
      [0, 0, 0],
      [
        [0, 0],
        [0.23, 0],
        [0.235, 0.02],
        [0.22, 0.12],
        [0.13, 0.3],
        [0.075, 0.62],
        [0.06, 0.98],
        [0.04, 0.985],
        [0, 0.9],
      ],
      black,
      "z",
      56,
    );
    kit.torus([0, 0, 0.1], 0.225, 0.014, trim, "z");
  });
}
