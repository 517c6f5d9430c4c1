import type { LiftDeskLook } from "../looks/furniture-looks.ts";
import type { Model } from "../model.ts";
import { deskTop } from "./desk/desk-top.ts";
import { liftFrame, liftPanel } from "./desk/lift-frame.ts";

const SITTING_CM = 74;
const STANDING_CM = 118;

/** A desk on two telescopic columns. One unit is 30 cm. */
export const liftDesk: Model<LiftDeskLook> = {
  angles: {
    hero: { azimuth: 33, elevation: 17, fill: 0.84 },
    raised: { azimuth: -32, elevation: 13, fill: 0.84, pose: "standing" },
    front: { azimuth: 0, elevation: 13, fill: 0.84 },
    side: { azimuth: 76, elevation: 8, fill: 0.8, pose: "standing" },
    back: { azimuth: 154, elevation: 13, fill: 0.84 },
    detail: { azimuth: 24, elevation: 12, closeUp: { at: [1.72, 2.32, 1.2], radius: 0.62 } },
    tray: { azimuth: -27, elevation: -6, closeUp: { at: [-0.16, 2.2, -0.9], radius: 0.8 } },
  },
  smallestShadow: 0.03,
  lighting: () => ({ light: 1.15, reflections: 1.5 }),
  build(kit, look, pose) {
    const heightCm = pose === "standing" ? STANDING_CM : SITTING_CM;
    const { width, depth, underside } = deskTop(kit, look, heightCm);
    liftFrame(kit, width, depth, underside);
    liftPanel(kit, width / 2 - 0.95, underside, depth / 2 - 0.04, heightCm);
  },
};
