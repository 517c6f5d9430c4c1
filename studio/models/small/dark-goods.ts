import type { Lighting } from "../../model.ts";

/** Small black things need more light than a tower to stand out from the dark backdrop. */
export const DARK_GOODS = { light: 1.45, reflections: 1.35 } satisfies Lighting;
