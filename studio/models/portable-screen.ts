import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { shine } from "../kit/lights.ts";
import { roundedRectangle } from "../kit/outlines.ts";
import { paletteOf } from "../kit/palettes.ts";
import { label } from "../kit/prints.ts";
import { fabric } from "../kit/textures/surfaces.ts";
import { screenArt } from "../kit/textures/screen-art.ts";
import type { PortableScreenLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { INSIDE, opening } from "./parts/opening.ts";

const WIDTH = 3.66;
const HEIGHT = 2.36;
const THICKNESS = 0.08;
const LEAN = -0.36;
/** The cover on the desk, and how far before its far edge the screen stands. */
const COVER = 0.035;
const COVER_DEPTH = 2.1;
const STANDS_AT = 0.45;

/** A flat screen for the bag that stands in its folded cover. */
export const portableScreen: Model<PortableScreenLook> = {
  angles: {
    hero: { azimuth: 25, elevation: 17 },
    front: { azimuth: 0, elevation: 10 },
    back: { azimuth: 204, elevation: 20 },
    side: { azimuth: -76, elevation: 12 },
    detail: { azimuth: -58, elevation: 20, closeUp: { at: [-1.7, 0.62, 0.1], radius: 0.75 } },
  },
  smallestShadow: 0.03,
  lighting: () => ({ mirror: 0.13 }),
  build(kit, look) {
    cover(kit);
    kit.at([0, COVER + 0.01, 0.35], null, () => screen(kit, look), [LEAN, 0, 0]);
  },
};

function screen(kit: Kit, look: PortableScreenLook): void {
  const metal = kit.material({ color: "#54575d", metalness: 0.7, roughness: 0.42 });
  kit.slab(roundedRectangle(WIDTH, HEIGHT, 0.1), THICKNESS, metal, [0, HEIGHT / 2, 0], { bevel: 0.02 });
  // Light of the studio's lamps would make a black frame grey.
  const black = new THREE.MeshBasicMaterial({ color: "#050506" });
  const face = THICKNESS / 2;
  kit.add(
    new THREE.ShapeGeometry(roundedRectangle(WIDTH - 0.03, HEIGHT - 0.03, 0.09), 12),
    black,
    [0, HEIGHT / 2, face + 0.002],
    {
      castsShadow: false,
    },
  );
  const [width, height] = [WIDTH - 0.13, HEIGHT - 0.26];
  const { colors, at } = paletteOf(look.screen ?? look.palette);
  const picture = new THREE.MeshBasicMaterial({
    map: screenArt(width, height, colors, look.art),
    color: new THREE.Color(0.84, 0.84, 0.84),
  });
  picture.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(width, height), picture, [0, HEIGHT / 2 + 0.065, face + 0.005]);
  label(kit, "ARC 16", [0, 0.1, face + 0.005], 0.58, "z", { color: "#8f96a3", weight: 600, letterSpacing: 14 });
  for (let light = 0; light < 5; light += 1)
    shine(kit, [(light / 4 - 0.5) * WIDTH * 0.8, HEIGHT * 0.4, 0.2], [0, -0.5, 1], at(light / 4), 0.08);
  ports(kit);
  label(kit, "RIGSMITH", [0, HEIGHT * 0.62, -face - 0.002], 0.7, "-z", {
    color: "#8f96a3",
    weight: 700,
    letterSpacing: 18,
  });
}

/** Two USB-C and a small HDMI on the left edge, two buttons above them. */
function ports(kit: Kit): void {
  const { gunmetal } = kit.materials;
  for (const [y, tall, radius] of [
    [0.42, 0.09, 0.0145],
    [0.66, 0.09, 0.0145],
    [0.92, 0.12, 0.008],
  ] as const)
    kit.at([-WIDTH / 2, y, 0], "-x", () => {
      opening(kit, 0.03, tall, radius, 0.005);
      kit.box([0, 0, INSIDE - 0.002], [0.007, tall * 0.62, 0.004], gunmetal, 0.001);
    });
  for (const y of [1.3, 1.52]) kit.box([-WIDTH / 2 - 0.004, y, 0], [0.016, 0.14, 0.036], gunmetal, 0.007);
}

/** The cover: a flat half before and under the screen, a raised half behind that it leans on, folded at a seam. */
function cover(kit: Kit): void {
  const weave = fabric();
  const cloth = kit.material({
    color: "#3a3d44",
    roughness: 0.92,
    bumpMap: weave,
    bumpScale: 0.4,
    envMapIntensity: 0.5,
  });
  const lining = kit.material({ color: "#1b1c20", roughness: 0.9, envMapIntensity: 0.4 });
  const front = STANDS_AT + 0.25;
  kit.slab(
    roundedRectangle(WIDTH + 0.06, COVER_DEPTH, 0.1),
    COVER,
    cloth,
    [0, COVER / 2, front - COVER_DEPTH / 2 + 0.2],
    {
      bevel: 0.014,
      axis: "y",
    },
  );
  kit.slab(
    roundedRectangle(WIDTH - 0.02, COVER_DEPTH - 0.08, 0.08),
    0.008,
    lining,
    [0, COVER + 0.002, front - COVER_DEPTH / 2 + 0.2],
    {
      bevel: 0.002,
      axis: "y",
    },
  );
  // The ridge that keeps the screen's foot from sliding.
  kit.box([0, COVER + 0.03, STANDS_AT + 0.04], [WIDTH - 0.1, 0.06, 0.07], lining, 0.028);
  // The flap behind: from the far edge of the cover up to the middle of the screen's back.
  const far = front - COVER_DEPTH + 0.24;
  const [leanY, leanZ] = [1.28, 0.35 - Math.tan(-LEAN) * 1.28 - THICKNESS * 0.62];
  const length = Math.hypot(leanY - COVER, leanZ - far);
  const slope = Math.atan2(leanZ - far, leanY - COVER);
  kit.at(
    [0, COVER * 0.6, far],
    null,
    () => {
      kit.slab(roundedRectangle(WIDTH + 0.04, length, 0.06), 0.035, cloth, [0, length / 2, 0], { bevel: 0.014 });
      for (const x of [-1, 1])
        kit.box([x * (WIDTH / 2 - 0.06), length / 2, -0.018], [0.012, length - 0.12, 0.004], lining, 0);
    },
    [slope, 0, 0],
  );
  kit.cylinder([0, COVER * 0.55, far - 0.005], COVER * 0.55, WIDTH + 0.04, cloth, "x", { segments: 20 });
}
