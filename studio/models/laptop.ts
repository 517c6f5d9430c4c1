import type { LaptopLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { bodyOf } from "./laptop/laptop-body.ts";
import { chassis } from "./laptop/laptop-chassis.ts";
import { deck } from "./laptop/laptop-deck.ts";
import { lid } from "./laptop/laptop-lid.ts";
import { sides } from "./laptop/laptop-sides.ts";

/** A laptop of one of three bodies; its lid is open, `ajar` or `closed`. */
export const laptop: Model<LaptopLook> = {
  angles: {
    hero: { azimuth: 27, elevation: 21 },
    front: { azimuth: 0, elevation: 15 },
    keyboard: { azimuth: -10, elevation: 54, closeUp: { at: [-0.07, 0.2, -0.1], radius: 1.74 } },
    back: { azimuth: 206, elevation: 22, pose: "ajar" },
    closed: { azimuth: 28, elevation: 38, fill: 0.86, pose: "closed" },
    ports: { azimuth: -60, elevation: 19, closeUp: { at: [-1.6, 0.36, -0.2], radius: 0.86 } },
    side: { azimuth: 64, elevation: 10 },
  },
  smallestShadow: 0.03,
  lighting: (look) => ({ mirror: 0.14, light: look.silver ? 1.1 : 1 }),
  build(kit, look, pose) {
    const body = bodyOf(look);
    chassis(kit, look, body);
    deck(kit, look, body);
    sides(kit, look, body);
    lid(kit, look, body, pose);
  },
};
