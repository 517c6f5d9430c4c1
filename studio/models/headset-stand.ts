import type { Kit } from "../kit/kit.ts";
import { roundedRectangle } from "../kit/outlines.ts";
import { label } from "../kit/prints.ts";
import { brushed } from "../kit/textures/surfaces.ts";
import type { HeadsetLook, HeadsetStandLook } from "../looks/furniture-looks.ts";
import type { Model, Vector } from "../model.ts";
import { headsetBody } from "./headset.ts";
import { strap } from "./headset/strap.ts";

const CRADLE_Y = 2.95;
/** How far a hanging headset stands over the floor. */
const HANGING = 0.69;
const GUEST: HeadsetLook = {
  model: "headset",
  finish: "black",
  palette: "off",
  backs: "closed",
  pads: "leather",
  cable: "none",
  trim: "graphite",
};

/** An aluminium post on a rubber foot with two USB ports. One unit is about 9 cm. */
export const headsetStand: Model<HeadsetStandLook> = {
  angles: {
    hero: { azimuth: 32, elevation: 14 },
    "in-use": { azimuth: 26, elevation: 10, pose: "in use" },
    side: { azimuth: 90, elevation: 6 },
    back: { azimuth: 210, elevation: 14 },
    detail: { azimuth: 24, elevation: 24, closeUp: { at: [0, 0.2, 0.15], radius: 0.8 } },
    cradle: { azimuth: 40, elevation: 24, closeUp: { at: [0, 2.85, 0], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ reflections: 0.8, mirror: 0.1 }),
  build(kit, _look, pose) {
    foot(kit);
    post(kit);
    if (pose === "in use") kit.at([0, HANGING, 0], null, () => headsetBody(kit, GUEST));
  },
};

function foot(kit: Kit): void {
  const { aluminium, black, gap, matte, rubber, sleeve } = kit.materials;
  kit.slab(roundedRectangle(1.5, 1.24, 0.34), 0.05, rubber, [0, 0.025, 0], { bevel: 0.012, axis: "y" });
  kit.slab(roundedRectangle(1.52, 1.26, 0.34), 0.25, matte, [0, 0.165, 0], {
    bevel: 0.03,
    bevelSegments: 5,
    axis: "y",
  });
  kit.slab(roundedRectangle(1.4, 1.14, 0.29), 0.03, rubber, [0, 0.292, 0], { bevel: 0.012, axis: "y" });
  kit.slab(roundedRectangle(1.525, 1.265, 0.34), 0.02, aluminium, [0, 0.08, 0], { bevel: 0.004, axis: "y" });
  for (const x of [-0.2, 0.2]) usbSocket(kit, [x, 0.18, 0.632]);
  label(kit, "5 Gb/s", [0, 0.18, 0.632], 0.15, "z", { color: "#8a8e96" });
  kit.box([0, 0.18, -0.628], [0.16, 0.07, 0.02], gap, 0.01);
  kit.turned(
    [0, 0.18, -0.66],
    [
      [0, -0.05],
      [0.06, -0.05],
      [0.05, 0.05],
      [0.03, 0.1],
      [0, 0.1],
    ],
    black,
    "-z",
    24,
  );
  kit.tube(
    [
      [0, 0.18, -0.72],
      [0.02, 0.12, -0.88],
      [0.12, 0.035, -1.02],
      [0.5, 0.03, -1.08],
      [0.8, 0.03, -0.92],
    ],
    0.028,
    sleeve,
  );
  kit.box([0.87, 0.045, -0.86], [0.2, 0.08, 0.11], black, 0.02, { rotation: [0, -0.65, 0] });
  kit.box([1.0, 0.045, -0.765], [0.13, 0.045, 0.12], aluminium, 0.006, { rotation: [0, -0.65, 0] });
}

/** A USB-A socket that faces +Z: a steel frame and its tongue. */
function usbSocket(kit: Kit, center: Vector): void {
  const { aluminium, black, gap } = kit.materials;
  kit.at(center, null, () => {
    kit.box([0, 0, -0.012], [0.23, 0.115, 0.03], aluminium, 0.01);
    kit.box([0, 0, 0.001], [0.196, 0.082, 0.008], gap, 0);
    kit.box(
      [0, 0.016, 0.004],
      [0.17, 0.026, 0.008],
      kit.shared("usb 3 tongue", () => kit.material({ color: "#2a5f9e", roughness: 0.6 })),
      0,
    );
    kit.box([0, -0.03, 0.005], [0.17, 0.004, 0.004], black, 0);
  });
}

function post(kit: Kit): void {
  const { dark, rubber } = kit.materials;
  const aluminium = kit.shared("satin aluminium", () =>
    kit.material({ color: "#858990", metalness: 0.5, roughness: 0.62, roughnessMap: brushed(), envMapIntensity: 0.35 }),
  );
  const tall = 2.6;
  kit.slab(roundedRectangle(0.3, 0.16, 0.075), tall, aluminium, [0, 0.3 + tall / 2, 0], { bevel: 0.01, axis: "y" });
  kit.slab(roundedRectangle(0.42, 0.28, 0.12), 0.05, dark, [0, 0.32, 0], { bevel: 0.015, axis: "y" });
  const arc = (along: number): [number, number] => {
    const turn = Math.PI * (0.22 + 0.56 * along);
    return [Math.cos(turn) * 0.72, CRADLE_Y - 0.72 + Math.sin(turn) * 0.72];
  };
  kit.add(
    strap({
      path: arc,
      halfWidth: (along) => 0.2 + 0.03 * Math.abs(along * 2 - 1) ** 2,
      halfThickness: () => 0.035,
      roundness: 0.45,
    }),
    aluminium,
    [0, -0.055, 0],
  );
  kit.add(strap({ path: arc, halfWidth: () => 0.17, halfThickness: () => 0.025, roundness: 0.5 }), rubber, [0, 0, 0]);
  kit.box([0, CRADLE_Y - 0.12, 0], [0.34, 0.09, 0.22], aluminium, 0.03);
}
