import { createHash } from "node:crypto";
import type { Look } from "../looks/look.ts";
import type { Angle, Lighting } from "../model.ts";
import { modelOf, SOURCE_OF } from "../models/models.ts";
import { STUDIO_VERSION } from "../studio-version.ts";
import { ModelSources } from "./model-sources.ts";

/** A picture that the catalogue needs: one look from one angle. */
export interface PlannedPicture {
  /** The set's name for its hero, `<set>--<angle>` for the others. */
  name: string;
  set: string;
  angleName: string;
  look: Look;
  angle: Angle;
  lighting: Lighting;
  /** What it is made from, before how: see `madeFrom`. */
  ingredients: string;
}

/** Every picture of the looks, in the order of the looks and of each model's angles. */
export function planPictures(looks: ReadonlyMap<string, Look>, modelsFolder: string): PlannedPicture[] {
  const sources = new ModelSources(modelsFolder);
  return [...looks].flatMap(([set, look]) => {
    const model = modelOf(look);
    const things = "things" in look ? look.things : [];
    const source = sources.hash(SOURCE_OF[look.model], ...things.map((thing) => SOURCE_OF[thing.look.model]));
    return Object.entries(model.angles).map(([angleName, angle]) => {
      const lighting = model.lighting?.(look, angleName) ?? {};
      return {
        name: angleName === "hero" ? set : `${set}--${angleName}`,
        set,
        angleName,
        look,
        angle,
        lighting,
        ingredients: JSON.stringify([look, angle, lighting, source]),
      };
    });
  });
}

/** Raised when the scene, the samples or the denoiser of the Cycles heroes change. */
const CYCLES_VERSION = 3;

/** What the manifest says a picture was made from: 16 hex digits. */
export function madeFrom({ ingredients }: PlannedPicture, madeBy: "raster" | "cycles"): string {
  const how = madeBy === "cycles" ? `cycles ${CYCLES_VERSION}` : `raster ${STUDIO_VERSION}`;
  return createHash("sha256").update(`${how}\n${ingredients}`).digest("hex").slice(0, 16);
}
