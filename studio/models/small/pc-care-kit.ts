import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { PcCareKitLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { flatBrush, foldedCloths, lyingCard } from "./care-pieces.ts";

/** Nine pieces: a blower bulb, three brushes, four cloths and the card that says in which order. */
export const pcCareKit: Model<PcCareKitLook> = {
  angles: {
    hero: { azimuth: 20, elevation: 27 },
    top: { azimuth: 8, elevation: 62 },
    back: { azimuth: 200, elevation: 26 },
    detail: { azimuth: 30, elevation: 22, closeUp: { at: [-0.8, 1.08, -0.45], radius: 1.16 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    blowerBulb(kit, [-0.85, 0, -0.45]);
    foldedCloths(kit, [0.78, 0, -0.66], 4, { size: [1.35, 1.1], turn: -0.16 });
    flatBrush(kit, [0.2, 0, 0.42], 0.1, { width: 0.44 });
    flatBrush(kit, [-0.02, 0, 1], 0.03, { width: 0.24, length: 1.35 });
    cornerBrush(kit, [-1.05, 0, 1.3]);
    lyingCard(kit, [1.45, 0, 1.5], [0.95, 0.7], -0.14, "#10151c", [
      { text: "In this order", size: 0.105, y: 0.24, weight: 800 },
      { text: "1  Unplug, wait a minute", size: 0.062, y: 0.42, weight: 500, color: "#b4bcc8" },
      { text: "2  Hold the fans, blow", size: 0.062, y: 0.54, weight: 500, color: "#b4bcc8" },
      { text: "3  Brush what stays", size: 0.062, y: 0.66, weight: 500, color: "#b4bcc8" },
      { text: "4  Wipe the glass last", size: 0.062, y: 0.78, weight: 500, color: "#b4bcc8" },
    ]);
  },
};

/** A rubber bulb on its flat foot, with finger ribs and a long nozzle. */
function blowerBulb(kit: Kit, place: Vector): void {
  const rubber = kit.material({ color: "#16171a", roughness: 0.62, envMapIntensity: 0.8 });
  const nozzle = kit.material({ color: "#a8380f", roughness: 0.5 });
  const accent = kit.material({ color: "#a8380f", roughness: 0.6 });
  kit.at(place, null, () => {
    const profile: [number, number][] = [
      [0, 0],
      [0.42, 0],
      [0.47, 0.025],
    ];
    for (let step = 0; step <= 40; step += 1) {
      const share = step / 40;
      const bulge = Math.sin(Math.PI * (0.16 + 0.76 * share)) ** 0.85;
      const rib = share > 0.28 && share < 0.72 ? 0.012 * Math.cos(share * 2 * Math.PI * 12) : 0;
      profile.push([0.2 + 0.4 * bulge + rib, 0.06 + share * 1.2]);
    }
    profile.push([0.2, 1.3], [0.2, 1.36], [0, 1.36]);
    kit.turned([0, 0, 0], profile, rubber, "y", 96);
    kit.turned(
      [0, 1.34, 0],
      [
        [0, 0],
        [0.23, 0],
        [0.23, 0.1],
        [0.16, 0.16],
        [0.1, 0.34],
        [0.06, 0.72],
        [0.05, 0.8],
        [0.032, 0.81],
        [0.03, 0.7],
        [0, 0.7],
      ],
      nozzle,
      "y",
      56,
    );
    kit.torus([0, 0.055, 0], 0.462, 0.016, accent, "y");
    // The valve on the shoulder keeps dust from being sucked in; it looks out square to the bulb there.
    kit.at([0.36, 1.02, 0.322], [0.656, 0.473, 0.587], () => {
      kit.cylinder([0, 0, 0.005], 0.1, 0.05, kit.materials.rubber, "z", { segments: 40 });
      kit.cylinder([0, 0, 0.03], 0.072, 0.03, nozzle, "z", { segments: 36, topRadius: 0.066 });
      for (const slot of [-0.026, 0, 0.026])
        kit.box([slot, 0, 0.044], [0.011, 0.084, 0.006], kit.materials.gap, 0, { castsShadow: false });
    });
  });
}

/** A round brush like a pen, for corners. */
function cornerBrush(kit: Kit, place: Vector): void {
  const bristle = kit.material({ color: "#c9b48a", roughness: 0.8 });
  kit
    .at(place, "x", () => {
      kit.turned(
        [0, 0.075, 0],
        [
          [0, 0],
          [0.05, 0],
          [0.072, 0.05],
          [0.075, 0.4],
          [0.06, 0.9],
          [0.065, 1],
          [0, 1],
        ],
        kit.materials.body,
        "z",
        40,
      );
      kit.cylinder([0, 0.075, 1.1], 0.068, 0.22, kit.materials.aluminium, "z", { segments: 36, topRadius: 0.06 });
      for (let index = 0; index < 60; index += 1) {
        const angle = index * 2.39996;
        const radius = 0.052 * Math.sqrt(index / 60);
        const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        kit.tube(
          [
            [x, 0.075 + y, 1.18],
            [x * 1.4, 0.075 + y * 1.3, 1.34],
            [x * 1.1, 0.07 + y, 1.46 - radius * 0.9],
          ],
          0.007,
          bristle,
          { segments: 3, sides: 5 },
        );
      }
    })
    .rotateOnWorldAxis(new THREE.Vector3(0, 1, 0), -0.12);
}
