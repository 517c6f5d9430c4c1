import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { DriveEnclosureLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { usbCPlug, usbCSocket } from "./usb-c.ts";

const LENGTH = 2.6;
const WIDTH = 0.98;
const HEIGHT = 0.36;

/** A ribbed aluminium sleeve for an M.2 drive, its tool-free lid, and the cable that comes with it. */
export const driveEnclosure: Model<DriveEnclosureLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 28 },
    top: { azimuth: 6, elevation: 64 },
    back: { azimuth: 214, elevation: 26 },
    detail: { azimuth: 64, elevation: 22, closeUp: { at: [1.15, 0.2, -0.2], radius: 0.6 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ ...DARK_GOODS, bloom: 0.4 }),
  build(kit) {
    kit.at([0, 0.03, -0.28], null, () => shell(kit));
    cable(kit);
  },
};

function shell(kit: Kit): void {
  const metal = kit.material({
    color: "#5f646c",
    metalness: 0.95,
    roughness: 0.42,
    roughnessMap: kit.materials.aluminium.roughnessMap,
  });
  const { black, rubber } = kit.materials;
  // Drawn aluminium: the ribbed cross-section runs the whole length.
  const cross = new THREE.Shape();
  const half = WIDTH / 2;
  cross.moveTo(-half + 0.1, 0);
  cross.lineTo(half - 0.1, 0);
  cross.absarc(half - 0.1, 0.1, 0.1, -Math.PI / 2, 0);
  cross.absarc(half - 0.1, HEIGHT - 0.1, 0.1, 0, Math.PI / 2);
  const ribs = 9;
  for (let rib = 0; rib < ribs; rib += 1) {
    const x = half - 0.14 - (rib * (WIDTH - 0.28)) / (ribs - 1);
    if (Math.abs(x) < 0.18) continue;
    cross.lineTo(x + 0.026, HEIGHT);
    cross.lineTo(x + 0.018, HEIGHT - 0.05);
    cross.lineTo(x - 0.018, HEIGHT - 0.05);
    cross.lineTo(x - 0.026, HEIGHT);
  }
  cross.absarc(-half + 0.1, HEIGHT - 0.1, 0.1, Math.PI / 2, Math.PI);
  cross.absarc(-half + 0.1, 0.1, 0.1, Math.PI, Math.PI * 1.5);
  kit.slab(cross, LENGTH, metal, [0, 0, 0], { bevel: 0.012, axis: "x" });
  for (const end of [-1, 1])
    kit.slab(
      roundedRectangle(WIDTH - 0.02, HEIGHT - 0.02, 0.1),
      0.07,
      black,
      [end * (LENGTH / 2 + 0.03), HEIGHT / 2, 0],
      {
        bevel: 0.02,
        axis: end > 0 ? "x" : "-x",
      },
    );
  kit.at([LENGTH / 2 + 0.066, HEIGHT / 2, 0], "x", () => usbCSocket(kit));
  lightBar(kit, [LENGTH / 2 + 0.062, HEIGHT / 2, 0.3], [LENGTH / 2 + 0.062, HEIGHT / 2, 0.33], 0.024, [1, 0, 0], {
    strength: 1.5,
    power: 0.02,
    emitters: 1,
  });
  // The slide that opens it.
  kit.slab(roundedRectangle(0.36, 0.2, 0.06), 0.04, black, [-LENGTH / 2 + 0.4, HEIGHT + 0.004, 0], {
    bevel: 0.012,
    axis: "y",
  });
  for (const rib of [-0.08, 0, 0.08])
    kit.box([-LENGTH / 2 + 0.4 + rib, HEIGHT + 0.028, 0], [0.03, 0.012, 0.14], black, 0.004);
  // An inlay keeps the name legible whether the metal mirrors a lamp or the dark.
  kit.slab(roundedRectangle(1, 0.2, 0.06), 0.02, black, [0.15, HEIGHT, 0], { bevel: 0.006, axis: "y" });
  label(kit, "RIGSMITH", [0.15, HEIGHT + 0.012, 0], 0.9, "y", { color: "#9aa0a8", weight: 800 });
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder([x * 1.05, -0.014, z * 0.32], 0.07, 0.032, rubber, "y");
}

/** A short braided cable, coiled in front, with a USB-C plug at each end. */
function cable(kit: Kit): void {
  const points: Vector[] = [];
  points.push([-1.25, 0.06, 0.98], [-0.95, 0.06, 0.98]);
  // Two turns lie on each other, and the end leaves along the upper one, so that it meets neither.
  const turns = 2;
  const steps = 28;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * 2 * Math.PI * turns - Math.PI / 2;
    const height = 0.055 + (step / steps) * turns * 0.1;
    points.push([0.1 + Math.cos(angle) * (0.78 - step * 0.003), height, 0.68 - Math.sin(angle) * 0.36]);
  }
  points.push([0.56, 0.2, 1.07], [0.98, 0.085, 1.1], [1.2, 0.06, 1.06], [1.42, 0.06, 1.0]);
  kit.tube(points, 0.045, kit.materials.sleeve, { segments: 260, sides: 12, textureRepeat: 14 });
  kit.at([-1.25, 0.06, 0.98], [-1, 0, 0], () => usbCPlug(kit));
  kit.at([1.42, 0.06, 1.0], [0.95, 0, -0.26], () => usbCPlug(kit));
}
