import type { BundleLook } from "../looks/scene-looks.ts";
import type { Model } from "../model.ts";
import { arrange, lightingOf } from "./scene/arrangement.ts";

/** What a bundle holds, together on one floor. */
export const bundle: Model<BundleLook> = {
  angles: {
    hero: { azimuth: 14, elevation: 25, fill: 0.86 },
    side: { azimuth: -34, elevation: 16, fill: 0.84 },
    top: { azimuth: 8, elevation: 52, fill: 0.84 },
    back: { azimuth: 196, elevation: 22, fill: 0.84 },
  },
  smallestShadow: 0.03,
  lighting: lightingOf,
  build: arrange,
};
