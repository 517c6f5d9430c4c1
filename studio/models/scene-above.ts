import type { SceneAboveLook } from "../looks/scene-looks.ts";
import type { Model } from "../model.ts";
import { arrange, lightingOf } from "./scene/arrangement.ts";

/** Wide art of flat things, seen from above. */
export const sceneAbove: Model<SceneAboveLook> = {
  angles: { hero: { azimuth: 0, elevation: 34, fill: 0.88, aspect: 2.5 } },
  smallestShadow: 0.03,
  lighting: lightingOf,
  build: arrange,
};
