import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { panel } from "../upholstery/panel.ts";

const WHEEL = { radius: 0.105, y: 0.105, out: 1.13 } as const;

/** Five feet on castors and the gas spring up to `seatY`. */
export function chairBase(kit: Kit, seatY: number, metal: THREE.Material): void {
  const { black } = kit.materials;
  const spoke = spokeGeometry();
  for (let foot = 0; foot < 5; foot += 1) {
    const angle = (foot / 5) * 2 * Math.PI + 0.32;
    kit.at([0, 0, 0], [Math.cos(angle), 0, Math.sin(angle)], () => {
      kit.add(spoke, metal);
      kit.at([0, 0, WHEEL.out], null, () => castor(kit), [0, 0.5 + foot * 1.3, 0]);
    });
  }
  kit.turned(
    [0, 0.3, 0],
    [
      [0, 0],
      [0.15, 0],
      [0.2, 0.03],
      [0.21, 0.08],
      [0.19, 0.2],
      [0.14, 0.25],
      [0, 0.25],
    ],
    metal,
  );
  kit.turned(
    [0, 0.54, 0],
    [
      [0, 0],
      [0.135, 0],
      [0.14, 0.02],
      [0.125, 0.3],
      [0.12, 0.32],
      [0, 0.32],
    ],
    black,
  );
  kit.turned(
    [0, 0.84, 0],
    [
      [0, 0],
      [0.105, 0],
      [0.11, 0.02],
      [0.1, 0.22],
      [0.095, 0.235],
      [0, 0.235],
    ],
    black,
  );
  kit.cylinder([0, (1 + seatY) / 2, 0], 0.062, seatY - 1, kit.materials.aluminium);
}

/** A foot along +Z: wide and high at the hub, flat at its end, with a ridge. */
function spokeGeometry(): THREE.BufferGeometry {
  return panel(28, 40, (around, along) => {
    const turn = around * 2 * Math.PI;
    // Rows lie closer where the foot ends, since it is round there.
    const place = Math.sin((along * Math.PI) / 2);
    const out = 0.08 + place * 1.12;
    const end = Math.cbrt(Math.max(0, 1 - Math.max(0, (place - 0.9) / 0.1) ** 3));
    const half = (0.135 - 0.05 * place) * end;
    const height = (0.13 - 0.075 * place) * end;
    const middle = 0.4 - 0.15 * place ** 1.2;
    const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
    return [squared(Math.cos(turn)) * half, middle + squared(Math.sin(turn)) * height, out] satisfies Vector;
  });
}

/** Two wheels under a hood, trailing behind their stem. */
function castor(kit: Kit): void {
  const { black, gunmetal, rubber, trim } = kit.materials;
  kit.cylinder([0, 0.24, 0], 0.034, 0.1, gunmetal);
  kit.cylinder([0, 0.222, 0], 0.055, 0.03, black);
  const trail = -0.045;
  for (const side of [-1, 1]) {
    kit.at([side * 0.058, WHEEL.y, trail], side > 0 ? "x" : "-x", () => {
      kit.turned(
        [0, 0, 0],
        [
          [0, -0.03],
          [0.09, -0.03],
          [0.1, -0.026],
          [0.105, -0.014],
          [0.105, 0.018],
          [0.098, 0.03],
          [0.078, 0.034],
          [0.07, 0.026],
          [0, 0.026],
        ],
        rubber,
        "z",
        40,
      );
      kit.turned(
        [0, 0, 0.024],
        [
          [0, 0.012],
          [0.045, 0.01],
          [0.062, 0.002],
          [0.066, 0],
        ],
        trim,
        "z",
        32,
      );
    });
  }
  const hood = new THREE.Shape();
  hood.absarc(0, 0, 0.122, -0.15, Math.PI + 0.35, false);
  hood.absarc(0, 0, 0.11, Math.PI + 0.35, -0.15, true);
  kit.slab(hood, 0.17, black, [0, WHEEL.y, trail], { axis: "x", bevel: 0.005, bevelSegments: 2 });
  kit.cylinder([0, WHEEL.y, trail], 0.1, 0.03, black, "x");
  kit.box([0, 0.19, trail / 2], [0.05, 0.06, 0.11], black, 0.015);
}
