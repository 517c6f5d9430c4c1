import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import { fabric, grain } from "../../kit/textures/surfaces.ts";
import type { EarPadsLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const HALF_WIDTH = 0.78;
const HALF_HEIGHT = 0.98;
const THICKNESS = 0.42;

/** A pair: one lies on its back, the other stands behind it. Cloth is woven and dull, coated fabric is smooth and stitched. */
export const earPads: Model<EarPadsLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 30 },
    top: { azimuth: 18, elevation: 58 },
    back: { azimuth: 208, elevation: 22 },
    detail: { azimuth: 34, elevation: 30, closeUp: { at: [0.75, 0.35, 0.6], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  lighting: ({ cover }) => (cover === "coated" ? { reflections: DARK_GOODS.reflections } : {}),
  build(kit, look) {
    kit.at([0.55, THICKNESS / 2 + 0.08, 0.6], "y", () => pad(kit, look.cover, "R"), [0, 0, 0.62]);
    // It stands on its rim, clear of the first one's edge.
    kit.at([-0.55, 0.958, -0.6], [0.16, 0.3, 1], () => pad(kit, look.cover, "L"));
  },
};

/** A cushion ring that looks along +Z, with the speaker cloth inside and the snap plate behind. */
function pad(kit: Kit, cover: EarPadsLook["cover"], side: "L" | "R"): void {
  const coated = cover === "coated";
  const skin = kit.shared("skin", () =>
    kit.material(
      coated
        ? { color: "#191a1d", roughness: 0.46, bumpMap: grain(), bumpScale: 0.35, envMapIntensity: 0.9 }
        : { color: "#24262b", map: fabric(), roughness: 0.97, bumpMap: fabric(), bumpScale: 1.1, envMapIntensity: 0.5 },
    ),
  );
  const screen = kit.shared("screen", () =>
    kit.material({ color: "#1d1f23", map: fabric(), roughness: 1, bumpMap: fabric(), bumpScale: 0.8 }),
  );
  const shell = kit.shared("shell", () => kit.material({ color: "#2c2f35", roughness: 0.5 }));
  const wrinkle = coated ? 0 : 0.0013;
  kit.add(cushion(wrinkle), skin);
  kit.add(piping(wrinkle), coated ? thread(kit, "#a8380f") : thread(kit, "#26282d"));
  const hole = new THREE.Shape().absellipse(0, 0, HALF_WIDTH - 0.36, HALF_HEIGHT - 0.36, 0, 2 * Math.PI, false);
  kit.slab(hole, 0.03, screen, [0, 0, -0.08], { bevel: 0.01, curveSegments: 64 });
  label(kit, side, [0, 0.12, -0.06], 1.3, "z", { color: "#777e89", weight: 700 });
  const plate = new THREE.Shape().absellipse(0, 0, HALF_WIDTH - 0.07, HALF_HEIGHT - 0.07, 0, 2 * Math.PI, false);
  plate.holes.push(new THREE.Path().absellipse(0, 0, HALF_WIDTH - 0.38, HALF_HEIGHT - 0.38, 0, 2 * Math.PI, true));
  kit.slab(plate, 0.07, shell, [0, 0, -THICKNESS / 2 - 0.02], { bevel: 0.012, curveSegments: 64 });
  for (let snap = 0; snap < 6; snap += 1) {
    const angle = ((snap + 0.5) / 6) * 2 * Math.PI;
    const place = [
      Math.cos(angle) * (HALF_WIDTH - 0.2),
      Math.sin(angle) * (HALF_HEIGHT - 0.2),
      -THICKNESS / 2 - 0.06,
    ] as const;
    kit.box(place, [0.1, 0.06, 0.06], kit.materials.gap, 0.015, { rotation: [0, 0, angle + Math.PI / 2] });
  }
}

/** An oval ring with a full face and a flatter back; soft wrinkles for cloth. */
function cushion(wrinkle: number): THREE.BufferGeometry {
  const geometry = new THREE.TorusGeometry(1, 0.5, 64, 420);
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < points.count; index += 1) {
    const [around, section] = [uv.getX(index) * 2 * Math.PI, uv.getY(index) * 2 * Math.PI];
    const { x, y, z } = onCushion(around, section, wrinkle);
    points.setXYZ(index, x, y, z);
    uv.setXY(index, uv.getX(index) * 11, uv.getY(index) * 3);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A point of the cover: its angle around the ear, and its angle around the foam from the outer rim to the face. */
function onCushion(around: number, section: number, wrinkle: number): THREE.Vector3 {
  const width = 0.215;
  const soften = 1 + wrinkle * 3 * Math.sin(around * 23 + Math.cos(section * 2) * 2) * Math.max(0, Math.sin(section));
  const across = Math.sign(Math.cos(section)) * Math.abs(Math.cos(section)) ** 0.75 * width * soften;
  const height = Math.sign(Math.sin(section)) * Math.abs(Math.sin(section)) ** 0.8 * (THICKNESS / 2) * soften;
  const slant = 1 + 0.16 * Math.sin(around);
  return new THREE.Vector3(
    Math.cos(around) * (HALF_WIDTH - width + across),
    Math.sin(around) * (HALF_HEIGHT - width + across),
    height > 0 ? height * slant : height,
  );
}

/** Where the two halves of the cover meet: a cord on the foam, above the outer rim. */
function piping(wrinkle: number): THREE.BufferGeometry {
  const points = Array.from({ length: 240 }, (_, step) => onCushion((step / 240) * 2 * Math.PI, 0.55, wrinkle));
  return new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points, true), 360, 0.013, 10, true);
}

const thread = (kit: Kit, color: string) => kit.shared("thread", () => kit.material({ color, roughness: 0.8 }));
