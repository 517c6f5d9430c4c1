import type { Kit } from "../kit/kit.ts";
import { smudge } from "../kit/textures/surfaces.ts";
import type { ChairLook } from "../looks/furniture-looks.ts";
import type { Model } from "../model.ts";
import { chairArmrest } from "./chair/chair-armrest.ts";
import { chairBase } from "./chair/chair-base.ts";
import { chairMechanism } from "./chair/chair-mechanism.ts";
import { chairBack, type ChairCovers, chairSeat } from "./chair/chair-upholstery.ts";
import { leatherLook, suede, woven } from "./upholstery/covers.ts";

const TRIM: Record<ChairLook["trim"], { cord: string; thread: string; badge: string }> = {
  ember: { cord: "#9c3810", thread: "#b9481a", badge: "#e0622a" },
  black: { cord: "#1a1b1e", thread: "#4a4c52", badge: "#d6d9de" },
  grey: { cord: "#7d828b", thread: "#9a9fa8", badge: "#b9bec6" },
};

/** One unit is 30 cm. */
export const chair: Model<ChairLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 10, fill: 0.84 },
    front: { azimuth: 0, elevation: 6, fill: 0.84 },
    side: { azimuth: 90, elevation: 5, fill: 0.84 },
    back: { azimuth: 166, elevation: 10, fill: 0.84 },
    detail: { azimuth: 26, elevation: 20, fill: 0.8, closeUp: { at: [0.04, 2.2, -0.3], radius: 1.25 } },
    base: { azimuth: 40, elevation: 6, fill: 0.8, closeUp: { at: [0, 0.72, 0], radius: 1.2 } },
  },
  smallestShadow: 0.03,
  lighting: ({ trim }) => (trim === "black" ? { light: 1.3, reflections: 1.5 } : { light: 1.12, reflections: 1.2 }),
  build(kit, look) {
    const tall = look.size === "tall";
    const wide = tall ? 1.07 : 1;
    const seatY = tall ? 1.72 : 1.5;
    const covers = coversOf(kit, look);
    chairBase(kit, seatY - 0.3, look.trim === "black" ? kit.materials.gunmetal : castMetal(kit));
    chairMechanism(kit, seatY, -0.7, 0.72 * wide);
    kit.at([0, seatY, -0.78], "y", () => chairSeat(kit, covers, wide), [0, 0, Math.PI]);
    kit.at([0, seatY + 0.1, -0.72], null, () => chairBack(kit, covers, wide, tall ? 1.08 : 1), [-0.17, 0, 0]);
    for (const side of [-1, 1]) chairArmrest(kit, side, seatY, 1.04 * wide, seatY + 0.64);
  },
};

/** Cast and blasted, so duller than the kit's drawn aluminium. */
const castMetal = (kit: Kit) =>
  kit.material({ color: "#7d8188", metalness: 1, roughness: 0.52, roughnessMap: smudge(), envMapIntensity: 0.6 });

function coversOf(kit: Kit, look: ChairLook): ChairCovers {
  const { cord, thread, badge } = TRIM[look.trim];
  const middleColor = look.finish === "graphite" ? "#777c85" : "#5a5d64";
  const middle = look.cover === "woven" ? woven(kit, middleColor) : leatherLook(kit, "#151619");
  const sides = look.cover === "woven" ? woven(kit, "#303238") : leatherLook(kit, "#121316");
  return {
    middle,
    sides,
    back: sides,
    pillow: look.cover === "woven" ? suede(kit, "#1d1e22") : leatherLook(kit, "#1c1d20"),
    cord: suede(kit, cord),
    thread: suede(kit, thread),
    badge,
  };
}
