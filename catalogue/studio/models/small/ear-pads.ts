import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import { fabric, grain } from "../../kit/textures/surfaces.ts";
import type { EarPadsLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

const HALF_WIDTH = 0.78;
const HALF_HEIGHT = 0.98;
const THICKNESS = 0.42;

/** A pair: one lies on its back, the other leans on it. Cloth is woven and dull, coated fabric is smooth and stitched. */
export const earPads: Model<EarPadsLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 22 },
    top: { azimuth: 18, elevation: 58 },
    back: { azimuth: 208, elevation: 22 },
    detail: { azimuth: 34, elevation: 30, closeUp: { at: [0.75, 0.35, 0.6], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    kit.at([0.5, THICKNESS / 2 + 0.08, 0.45], "y", () => pad(kit, look.cover, "R"), [0, 0, 1.2]);
    // It stands on its rim and leans back onto the first one's edge.
    kit.at([-0.55, 1.0, -0.35], [0.16, 0.36, 1], () => pad(kit, look.cover, "L"));
  },
};

/** A cushion ring that looks along +Z, with the speaker cloth inside and the snap plate behind. */
function pad(kit: Kit, cover: EarPadsLook["cover"], side: "L" | "R"): void {
  const coated = cover === "coated";
  const skin = kit.shared("skin", () =>
    kit.material(
      coated
        ? { color: "#191a1d", roughness: 0.46, bumpMap: grain(), bumpScale: 0.35, envMapIntensity: 0.9 }
        : { color: "#33363c", roughness: 0.97, bumpMap: fabric(), bumpScale: 1.1, envMapIntensity: 0.5 },
    ),
  );
  const screen = kit.shared("screen", () =>
    kit.material({ color: "#1b1c20", roughness: 1, bumpMap: fabric(), bumpScale: 0.8 }),
  );
  const { black, gap } = kit.materials;
  kit.add(cushion(coated ? 0 : 0.0022), skin);
  kit.add(seamLine(0.74), coated ? thread(kit, "#a8380f") : thread(kit, "#4b4f57"));
  const hole = new THREE.Shape().absellipse(0, 0, HALF_WIDTH - 0.36, HALF_HEIGHT - 0.36, 0, 2 * Math.PI, false);
  kit.slab(hole, 0.03, screen, [0, 0, -0.08], { bevel: 0.01, curveSegments: 64 });
  label(kit, side, [0, 0, -0.06], 1.3, "z", { color: "#5a606a", weight: 700 });
  const plate = new THREE.Shape().absellipse(0, 0, HALF_WIDTH - 0.07, HALF_HEIGHT - 0.07, 0, 2 * Math.PI, false);
  plate.holes.push(new THREE.Path().absellipse(0, 0, HALF_WIDTH - 0.38, HALF_HEIGHT - 0.38, 0, 2 * Math.PI, true));
  kit.slab(plate, 0.07, black, [0, 0, -THICKNESS / 2 - 0.02], { bevel: 0.012, curveSegments: 64 });
  for (let snap = 0; snap < 6; snap += 1) {
    const angle = ((snap + 0.5) / 6) * 2 * Math.PI;
    const place = [
      Math.cos(angle) * (HALF_WIDTH - 0.2),
      Math.sin(angle) * (HALF_HEIGHT - 0.2),
      -THICKNESS / 2 - 0.06,
    ] as const;
    kit.box(place, [0.1, 0.06, 0.06], gap, 0.015, { rotation: [0, 0, angle + Math.PI / 2] });
  }
}

/** An oval ring with a full face and a flatter back; soft wrinkles for cloth. */
function cushion(wrinkle: number): THREE.BufferGeometry {
  const geometry = new THREE.TorusGeometry(1, 0.5, 40, 180);
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < points.count; index += 1) {
    const around = uv.getX(index) * 2 * Math.PI;
    const section = uv.getY(index) * 2 * Math.PI;
    const width = 0.215;
    const soften = 1 + wrinkle * 3 * Math.sin(around * 23 + Math.cos(section * 2) * 2) * Math.max(0, Math.sin(section));
    const across = Math.sign(Math.cos(section)) * Math.abs(Math.cos(section)) ** 0.75 * width * soften;
    const height = Math.sign(Math.sin(section)) * Math.abs(Math.sin(section)) ** 0.8 * (THICKNESS / 2) * soften;
    const slant = 1 + 0.16 * Math.sin(around);
    points.setXYZ(
      index,
      Math.cos(around) * (HALF_WIDTH - width + across),
      Math.sin(around) * (HALF_HEIGHT - width + across),
      height > 0 ? height * slant : height,
    );
    uv.setXY(index, uv.getX(index) * 11, uv.getY(index) * 3);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Where the two halves of the cover meet, at a share of the half width. */
function seamLine(share: number): THREE.BufferGeometry {
  const width = 0.215;
  const points = Array.from({ length: 96 }, (_, step) => {
    const angle = (step / 96) * 2 * Math.PI;
    const inset = width - width * share - 0.002;
    return new THREE.Vector3(
      Math.cos(angle) * (HALF_WIDTH - inset * 0.2 - 0.012),
      Math.sin(angle) * (HALF_HEIGHT - inset * 0.2 - 0.012),
      (THICKNESS / 2) * 0.4,
    );
  });
  return new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points, true), 240, 0.012, 8, true);
}

const thread = (kit: Kit, color: string) => kit.shared("thread", () => kit.material({ color, roughness: 0.8 }));
