import type { Kit } from "../kit/kit.ts";
import type { DeskLook } from "../looks/furniture-looks.ts";
import type { Model } from "../model.ts";
import { deskTop } from "./desk/desk-top.ts";
import { fixedFrame } from "./desk/fixed-frame.ts";

const HEIGHT_CM = 74;

/** A desk of one height. One unit is 30 cm. */
export const desk: Model<DeskLook> = {
  angles: {
    hero: { azimuth: 33, elevation: 17, fill: 0.84 },
    front: { azimuth: 0, elevation: 13, fill: 0.84 },
    back: { azimuth: 154, elevation: 13, fill: 0.84 },
    top: { azimuth: 24, elevation: 46, fill: 0.84 },
    detail: { azimuth: 38, elevation: 20, closeUp: { at: [1.4, 2.2, 0.15], radius: 1.2 } },
    tray: { azimuth: 27, elevation: -6, closeUp: { at: [-0.12, 2.2, -0.75], radius: 0.62 } },
  },
  smallestShadow: 0.03,
  lighting: () => ({ light: 1.15, reflections: 1.5 }),
  build(kit: Kit, look) {
    const { width, depth, underside } = deskTop(kit, look, HEIGHT_CM);
    fixedFrame(kit, width, depth, underside);
  },
};
