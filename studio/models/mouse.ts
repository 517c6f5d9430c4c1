import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import type { MouseLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { mouseBottom } from "./mouse/mouse-bottom.ts";
import { mouseCable } from "./mouse/mouse-cable.ts";
import { mouseLights } from "./mouse/mouse-lights.ts";
import { MouseShape, shellPatch } from "./mouse/mouse-shape.ts";
import { thumbButtons } from "./mouse/thumb-buttons.ts";
import { scrollWheel } from "./mouse/scroll-wheel.ts";
import { usbCSocket } from "./small/usb-c.ts";

/** Where the top shell ends and the sides begin. */
const SHOULDER = 0.47;
const SPINE = 0.075;
const BUTTONS_END = 0.49;

/** How far the mouse is turned in each pose, so that a left-handed one can show the same side mirrored. */
const TURNS: Readonly<Record<string, number>> = {
  nose: -0.72,
  thumb: 0.06 - Math.PI / 2,
  tail: -Math.PI * 0.86,
  above: -0.5,
  underside: 0.55 - Math.PI,
};
/** Scenes lay it on a desk without a pose: seen from behind, their turn shows the thumb's side. */
const USUAL_TURN = 0.72;

/** A gaming mouse: split buttons, a lit wheel and waist, thumb buttons on one side. The camera stays, the mouse turns. */
export const mouse: Model<MouseLook> = {
  angles: {
    hero: { azimuth: 0, elevation: 33, fill: 0.82, pose: "nose" },
    side: { azimuth: 0, elevation: 9, fill: 0.86, pose: "thumb" },
    top: { azimuth: 0, elevation: 74, pose: "above" },
    back: { azimuth: 0, elevation: 22, pose: "tail" },
    underside: { azimuth: 0, elevation: 58, pose: "underside" },
  },
  smallestShadow: 0.03,
  lighting: () => ({ mirror: 0.11 }),
  build(kit, look, pose) {
    const shape = new MouseShape(look.size === "mini" ? 2.72 : 3);
    const mirrored = look.hand === "left" ? -1 : 1;
    const turn = mirrored * (TURNS[pose ?? ""] ?? USUAL_TURN);
    const isUpsideDown = pose === "underside";
    kit.at(
      isUpsideDown ? [0, topOf(shape), 0] : [0, 0, 0],
      null,
      () => {
        kit.at([0, 0, 0], null, () => {
          kit.frame.scale.x = mirrored;
          build(kit, look, shape, isUpsideDown);
        });
      },
      isUpsideDown ? [0, turn, Math.PI] : [0, turn, 0],
    );
  },
};

function build(kit: Kit, look: MouseLook, shape: MouseShape, isUpsideDown: boolean): void {
  shell(kit, shape);
  scrollWheel(kit, shape);
  thumbButtons(kit, shape, look.thumbButtons);
  mouseLights(kit, shape);
  mouseBottom(kit, shape, look);
  if (look.cable) mouseCable(kit, shape, isUpsideDown ? topOf(shape) : undefined);
  else chargingSocket(kit, shape);
}

function topOf(shape: MouseShape): number {
  const heights = Array.from({ length: 101 }, (_, step) => shape.at({ along: step / 100, across: 0 }).y);
  return Math.max(...heights);
}

function shell(kit: Kit, shape: MouseShape): void {
  const top = kit.shared("top", () => coat(kit, kit.isWhite ? "#dfe1e4" : undefined));
  const sides = kit.shared("sides", () =>
    kit.material({
      color: kit.isWhite ? "#b9bcc1" : "#131417",
      roughness: 0.78,
      bumpMap: kit.materials.key.bumpMap,
      bumpScale: 0.5,
    }),
  );
  const core = kit.material({ color: "#060607", roughness: 0.9, envMapIntensity: 0.2 });
  kit.add(shellPatch(shape, { along: [0, 1], across: [-1, 1], lift: -0.045 }), core);
  // The core's halves do not quite meet at the nose.
  kit.box([0, 0.27, shape.length / 2 - 0.2], [0.12, 0.2, 0.1], core, 0);
  kit.add(shellPatch(shape, { along: [BUTTONS_END, 1], across: [-SHOULDER, SHOULDER] }), top);
  for (const side of [-1, 1]) {
    const between = (from: number, to: number) => (side < 0 ? ([-to, -from] as const) : ([from, to] as const));
    kit.add(
      shellPatch(shape, { along: [0.008, BUTTONS_END - 0.004], across: between(SPINE, SHOULDER), lift: 0.006 }),
      top,
    );
    kit.add(shellPatch(shape, { along: [0, 1], across: between(SHOULDER + 0.012, 1) }), sides);
  }
  const spine = kit.material({ color: "#0b0c0e", roughness: 0.3, envMapIntensity: 0.7 });
  kit.add(
    shellPatch(shape, { along: [0.36, BUTTONS_END - 0.004], across: [-SPINE + 0.01, SPINE - 0.01], lift: -0.012 }),
    spine,
  );
  kit.add(shellPatch(shape, { along: [0, 0.1], across: [-SPINE + 0.01, SPINE - 0.01], lift: -0.012 }), spine);
}

/** USB-C in the nose of one without a cable. */
function chargingSocket(kit: Kit, shape: MouseShape): void {
  kit.at([0, 0.2, shape.length / 2 - 0.045], "z", () => usbCSocket(kit));
}

/** Smooth coated plastic in the finish's colour. */
function coat(kit: Kit, color: string | undefined): THREE.MeshStandardMaterial {
  const material = kit.material({
    color: color ?? kit.materials.body.color,
    metalness: kit.isWhite ? 0 : 0.12,
    roughness: 0.44,
    roughnessMap: kit.materials.body.roughnessMap,
    envMapIntensity: 0.85,
  });
  if (!color) material.color.multiplyScalar(kit.finish.body === "#3a3d43" ? 0.5 : 0.85);
  return material;
}
