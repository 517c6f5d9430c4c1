import type { CaseLook } from "../looks/tower-look.ts";
import type { Model } from "../model.ts";
import { TOWER_ANGLES, tower } from "./tower.ts";

const { hero, side, front, back } = TOWER_ANGLES;

/** A case as it is sold: with its fans, and nothing built in. */
export const emptyCase: Model<CaseLook> = {
  angles: { hero, side, front, back },
  lighting: (look, angle) => tower.lighting?.(towerOf(look), angle) ?? {},
  build: (kit, look, pose) => tower.build(kit, towerOf(look), pose),
};

const towerOf = (look: CaseLook) => ({ ...look, model: "tower" as const });
