import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { glow, shine } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { screenArt } from "../../kit/textures/screen-art.ts";
import type { ScreenLampLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { woodenBoard } from "../desk/desk-top.ts";

const HALF = 2.25;
/** A 24-inch screen. */
const SCREEN = { width: 5.4, height: 3.2, thickness: 0.14, rim: 0.06 } as const;
const SCREEN_TOP = 3.95;
const NECK_TOP = 2.7;
const WARM = "#ffd9a0";

/** A light bar that sits on the upper edge of a screen, its wheel on the desk it lights. */
export const screenLamp: Model<ScreenLampLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 16, fill: 0.82 },
    side: { azimuth: 62, elevation: 12 },
    back: { azimuth: 206, elevation: 18, fill: 0.82 },
    detail: { azimuth: 24, elevation: 26, closeUp: { at: [1.55, 0.24, 0.95], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ light: 0.8, spill: 6, bloom: 0.6, mirror: 0.06 }),
  build(kit) {
    woodenBoard(kit, "walnut", [5.9, 0.1, 3.3], [0, -0.05, 0.8], 0.03);
    screen(kit);
    bar(kit);
    clip(kit);
    wheel(kit);
  },
};

/** A grey screen, so that the black lamp stands out from it; dim, so that it is not what is seen first. */
function screen(kit: Kit): void {
  const { width, height, thickness, rim } = SCREEN;
  const shell = kit.material({ color: "#6d727b", metalness: 0.4, roughness: 0.5 });
  const middle = SCREEN_TOP - height / 2;
  kit.box([0, middle, 0], [width, height, thickness], shell, 0.03);
  const [pictureWidth, pictureHeight] = [width - rim * 2, height - rim * 2];
  const picture = new THREE.MeshBasicMaterial({
    map: screenArt(pictureWidth, pictureHeight, ["#2b4a78", "#5d6f96"], "contours"),
    color: new THREE.Color(0.3, 0.3, 0.3),
  });
  picture.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(pictureWidth, pictureHeight), picture, [0, middle, thickness / 2 + 0.002]);
  kit.slab(roundedRectangle(2.2, 1.4, 0.2), 0.1, shell, [0, 0.05, -0.2], { bevel: 0.03, axis: "y" });
  kit.box([0, NECK_TOP / 2, -0.26], [0.6, NECK_TOP, 0.16], shell, 0.05);
  kit.box([0, NECK_TOP - 0.3, -0.14], [0.9, 0.7, 0.2], shell, 0.05);
}

function bar(kit: Kit): void {
  const { body, black, trim } = kit.materials;
  kit.cylinder([0, SCREEN_TOP + 0.16, 0.14], 0.13, HALF * 2, body, "x", { segments: 64 });
  for (const end of [-1, 1]) {
    kit.turned(
      [end * HALF, SCREEN_TOP + 0.16, 0.14],
      [
        [0, 0],
        [0.132, 0],
        [0.132, 0.05],
        [0.11, 0.085],
        [0, 0.09],
      ],
      black,
      end > 0 ? "x" : "-x",
      48,
    );
    kit.torus([end * (HALF - 0.02), SCREEN_TOP + 0.16, 0.14], 0.131, 0.01, trim, "x");
  }
  const warm = new THREE.Color(WARM);
  kit.at([0, SCREEN_TOP + 0.16, 0.14], [0, -0.75, 0.66], () => {
    kit.box([0, 0, 0.115], [HALF * 2 - 0.2, 0.12, 0.03], black, 0.01);
    glow(kit, new THREE.BoxGeometry(HALF * 2 - 0.26, 0.07, 0.02), () => warm.clone(), 1.9, [0, 0, 0.128]);
  });
  // The lens throws its light steeper than it looks: onto the desk before the screen.
  for (let lamp = 0; lamp < 7; lamp += 1)
    shine(kit, [(lamp - 3) * 0.62, SCREEN_TOP, 0.32], [0, -0.93, 0.36], warm, 0.26);
  label(kit, "RIGSMITH", [-HALF + 0.75, SCREEN_TOP + 0.22, 0.262], 1.15, [0, 0.45, 1], {
    color: kit.finish.print,
    weight: 800,
  });
}

/** The hook over the screen's edge and the weight behind that holds it. */
function clip(kit: Kit): void {
  const { body, rubber, gunmetal, sleeve } = kit.materials;
  kit.box([0, SCREEN_TOP + 0.14, 0.02], [0.62, 0.3, 0.3], body, 0.07);
  kit.box([0, SCREEN_TOP + 0.03, 0.09], [0.5, 0.1, 0.05], rubber, 0.015);
  kit.box([0, SCREEN_TOP - 0.12, -0.2], [0.6, 0.62, 0.2], body, 0.08);
  kit.cylinder([0, SCREEN_TOP - 0.3, -0.33], 0.22, 0.14, gunmetal, "-z", { segments: 56 });
  kit.torus([0, SCREEN_TOP - 0.3, -0.4], 0.16, 0.014, kit.materials.trim, "-z");
  kit.tube(
    [
      [0, SCREEN_TOP - 0.4, -0.3],
      [0.5, 2.6, -0.34],
      [0.9, 1.1, -0.42],
      [1.2, 0.2, -0.5],
      [1.4, 0.05, -0.45],
      [1.7, 0.05, -0.2],
      [1.62, 0.05, 0.55],
    ],
    0.035,
    sleeve,
    { segments: 90, sides: 10 },
  );
}

/** The wheel that dims it and turns it from warm to cool. */
function wheel(kit: Kit): void {
  const { body, rubber, trim, black } = kit.materials;
  kit.at([1.55, 0, 0.95], null, () => {
    kit.cylinder([0, 0.03, 0], 0.4, 0.06, rubber, "y", { segments: 72 });
    kit.turned(
      [0, 0.05, 0],
      [
        [0, 0],
        [0.4, 0],
        [0.41, 0.02],
        [0.41, 0.26],
        [0.38, 0.3],
        [0, 0.3],
      ],
      body,
      "y",
      96,
    );
    for (let groove = 0; groove < 60; groove += 1) {
      const angle = (groove / 60) * 2 * Math.PI;
      kit.box([Math.cos(angle) * 0.41, 0.2, Math.sin(angle) * 0.41], [0.014, 0.18, 0.014], trim, 0, {
        rotation: [0, -angle, 0],
      });
    }
    kit.cylinder([0, 0.352, 0], 0.3, 0.01, black, "y", { segments: 72 });
    const warm = new THREE.Color(WARM);
    const cool = new THREE.Color("#a8cbff");
    const ring = new THREE.TorusGeometry(0.3, 0.014, 10, 80).rotateX(Math.PI / 2);
    glow(kit, ring, ({ x }) => warm.clone().lerp(cool, x / 0.6 + 0.5), 1.3, [0, 0.358, 0]);
  });
}
