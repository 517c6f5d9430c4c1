import type { SceneLook } from "../looks/scene-looks.ts";
import type { Model } from "../model.ts";
import { arrange, lightingOf } from "./scene/arrangement.ts";

/** Wide art for the head of a page. */
export const scene: Model<SceneLook> = {
  angles: { hero: { azimuth: 0, elevation: 9, fill: 0.88, aspect: 2.5 } },
  smallestShadow: 0.04,
  lighting: lightingOf,
  build: arrange,
};
