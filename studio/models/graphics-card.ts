import type { GraphicsCardLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { graphicsCard as card } from "./parts/card-body.ts";

/** The bracket of every card stands here, so that close-ups find it. */
const BRACKET_X = -1.5;
const HEIGHT = 1.28;
/** Millimetres of a slot's width over 100. */
const SLOT = 0.2;
const REST = 0.16;

/** A card alone: it stands on a rest that ends before its slot contacts, fans towards the camera. */
export const graphicsCard: Model<GraphicsCardLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 20, fill: 0.84 },
    back: { azimuth: 214, elevation: 18, fill: 0.84 },
    outputs: { azimuth: -64, elevation: 14, closeUp: { at: [BRACKET_X + 0.16, 0.82, 0], radius: 0.9 } },
    top: { azimuth: 16, elevation: 58, fill: 0.84 },
  },
  smallestShadow: 0.04,
  lighting: ({ palette, finish }) => ({
    light: finish === "white" ? 0.9 : palette === "off" ? 1.4 : 1,
    mirror: 0.11,
  }),
  build(kit, { lengthMm, slots, fans, eightPins, outputs }) {
    const length = lengthMm / 100;
    const thickness = slots * SLOT - 0.02;
    kit.at(
      [BRACKET_X, REST, 0],
      null,
      () =>
        card(kit, {
          length,
          height: HEIGHT,
          thickness,
          fans,
          // Sold under a real maker's name, so it wears no coined one.
          name: "",
          maker: "",
          eightPins,
          outputs,
          fanRings: true,
          standsAlone: true,
        }),
      [-Math.PI / 2, 0, 0],
    );
    const { gloss, trim } = kit.materials;
    const rest = { z: 0.06 - thickness * 0.05, depth: thickness * 0.9 - 0.12 };
    kit.box([BRACKET_X + length * 0.56, REST / 2, rest.z], [length * 0.6, REST, rest.depth], gloss, 0.03);
    kit.box([BRACKET_X + length * 0.56, 0.03, thickness * 0.4], [length * 0.56, 0.03, 0.02], trim, 0.008);
  },
};
