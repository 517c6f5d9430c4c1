import type { StageLook } from "../looks/scene-looks.ts";
import type { Model } from "../model.ts";
import { arrange, lightingOf } from "./scene/arrangement.ts";

/** One product on a wide floor, turned as in its own first picture. */
export const stage: Model<StageLook> = {
  angles: { hero: { azimuth: 36, elevation: 11, fill: 0.8, aspect: 1.5 } },
  lighting: lightingOf,
  build: arrange,
};
