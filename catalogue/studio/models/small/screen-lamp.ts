import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { glow, shine } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { ScreenLampLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

const HALF = 2.25;
const SCREEN_TOP = 1.7;
const WARM = "#ffd9a0";

/** A light bar that sits on the upper edge of a screen, its wheel on the desk. Half a screen stands in for one. */
export const screenLamp: Model<ScreenLampLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 16, fill: 0.82 },
    side: { azimuth: 82, elevation: 9 },
    back: { azimuth: 206, elevation: 18, fill: 0.82 },
    detail: { azimuth: 24, elevation: 26, closeUp: { at: [1.55, 0.24, 0.95], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ light: 0.8, bloom: 0.6 }),
  build(kit) {
    screen(kit);
    bar(kit);
    clip(kit);
    wheel(kit);
  },
};

/** The upper half of a dark monitor on a block. */
function screen(kit: Kit): void {
  const { black, gloss, dark } = kit.materials;
  kit.box([0, SCREEN_TOP / 2 + 0.05, 0], [5.0, SCREEN_TOP - 0.1, 0.12], black, 0.03);
  kit.box([0, SCREEN_TOP / 2 + 0.05, 0.062], [4.9, SCREEN_TOP - 0.2, 0.006], gloss, 0.002);
  kit.slab(roundedRectangle(1.9, 0.9, 0.2), 0.1, dark, [0, 0.05, -0.1], { bevel: 0.03, axis: "y" });
  kit.box([0, 0.6, -0.2], [0.8, 1.1, 0.3], dark, 0.05);
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
    for (let lamp = 0; lamp < 7; lamp += 1) shine(kit, [(lamp - 3) * 0.62, 0, 0.24], [0, 0, 1], warm, 0.26);
  });
  label(kit, "RIGSMITH", [-HALF + 0.6, SCREEN_TOP + 0.22, 0.262], 0.8, [0, 0.45, 1], {
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
      [0.1, 0.9, -0.42],
      [0.5, 0.3, -0.55],
      [1.1, 0.05, -0.6],
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
