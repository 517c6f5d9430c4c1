import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { MouseBungeeLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { usbPlug } from "../keyboard/usb-plug.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { usbCPlug } from "./usb-c.ts";

/** A weighted foot, a sprung arm, and a clip that holds a mouse's cable off the pad. */
export const mouseBungee: Model<MouseBungeeLook> = {
  angles: {
    hero: { azimuth: 38, elevation: 14 },
    top: { azimuth: 40, elevation: 50 },
    back: { azimuth: 216, elevation: 16 },
    detail: { azimuth: 48, elevation: 18, closeUp: { at: [0.3, 2.1, 0], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    foot(kit);
    arm(kit);
    cable(kit);
  },
};

const ARM: readonly Vector[] = [
  [-0.3, 0.38, 0],
  [-0.38, 0.9, 0],
  [-0.34, 1.5, 0],
  [-0.1, 2.0, 0],
  [0.3, 2.2, 0],
];

function foot(kit: Kit): void {
  const { body, rubber, trim } = kit.materials;
  kit.turned(
    [0, 0, 0],
    [
      [0, 0],
      [0.8, 0],
      [0.86, 0.04],
      [0.87, 0.14],
      [0.82, 0.22],
      [0.6, 0.3],
      [0.3, 0.34],
      [0, 0.345],
    ],
    body,
    "y",
    120,
  );
  kit.torus([0, 0.04, 0], 0.85, 0.022, rubber, "y");
  kit.torus([0, 0.19, 0], 0.842, 0.01, trim, "y");
  label(kit, "RIGSMITH", [0.296, 0.32, 0.378], 0.52, [0.0825, 1, 0.106], {
    color: kit.finish.print,
    weight: 800,
    rotation: [0, 0, 0.66],
  });
}

/** Two collars with a coil spring between them, the rod inside it. */
function arm(kit: Kit): void {
  const { body, aluminium, gunmetal, rubber } = kit.materials;
  const curve = new THREE.CatmullRomCurve3(ARM.map((point) => new THREE.Vector3(...point)));
  kit.cylinder([-0.3, 0.38, 0], 0.15, 0.14, gunmetal, "y", { segments: 48 });
  kit.tube(ARM, 0.05, rubber, { segments: 90, sides: 14 });
  const frames = curve.computeFrenetFrames(420, false);
  const coil: THREE.Vector3[] = [];
  for (let step = 20; step <= 400; step += 1) {
    const normal = frames.normals[step];
    const binormal = frames.binormals[step];
    if (!normal || !binormal) continue;
    const angle = step * 0.42;
    coil.push(
      curve
        .getPointAt(step / 420)
        .addScaledVector(normal, Math.cos(angle) * 0.085)
        .addScaledVector(binormal, Math.sin(angle) * 0.085),
    );
  }
  kit.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(coil), 1400, 0.02, 8), aluminium);
  kit.at([0.34, 2.21, 0], [1, 0.3, 0], () => {
    kit.cylinder([0, 0, 0], 0.12, 0.16, gunmetal, "z", { segments: 40 });
    // The clip: a soft block with a slot for the cable.
    kit.box([0, 0, 0.2], [0.3, 0.24, 0.34], body, 0.07);
    for (const side of [-1, 1]) kit.box([side * 0.085, 0.15, 0.2], [0.09, 0.16, 0.28], rubber, 0.035);
  });
}

/** The charging cable of a wireless mouse, a plug at each end. */
function cable(kit: Kit): void {
  kit.tube(
    [
      [-1.42, 0.06, 0.55],
      [-1.42, 0.05, 0.2],
      [-1.3, 0.05, -0.35],
      [-0.98, 0.12, -0.6],
      [-0.72, 0.45, -0.35],
      [-0.55, 1.1, -0.12],
      [-0.3, 1.9, -0.04],
      [0.15, 2.32, 0],
      [0.55, 2.42, 0],
      [0.98, 2.25, 0.06],
      [1.28, 1.75, 0.18],
      [1.42, 1.0, 0.34],
      [1.4, 0.4, 0.55],
      [1.18, 0.09, 0.85],
      [0.75, 0.05, 1.12],
      [0.1, 0.05, 1.2],
      [-0.6, 0.06, 1.12],
    ],
    0.045,
    kit.materials.sleeve,
    { segments: 160, sides: 12, textureRepeat: 14 },
  );
  kit.at([-1.42, 0.06, 0.55], "z", () => usbPlug(kit));
  kit.at([-0.6, 0.06, 1.12], [-1, 0, -0.12], () => usbCPlug(kit));
}
