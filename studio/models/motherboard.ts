import type { MotherboardLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { boardPlan } from "./parts/board-plan.ts";
import { motherboard as board } from "./parts/board-body.ts";

/** The upper left corner of every board lies here in the flat pose, so that close-ups find sockets and processor. */
const LEFT = -1.22;
const BACK = -1.5;
const LEAN = 0.24;
const THICKNESS = 0.052;
/** How high the side behind lies when a board rests on its tallest parts. */
const FACE_DOWN = 0.435;
/** Its plugs stand along the edges: made smaller, they come into the close-up's frame. */
const TURNED = { scale: 0.74, right: LEFT + 2.36, back: BACK + 0.5 } as const;

/** A board that leans on a stand, or lies flat; near, one with its plugs behind shows that side. */
export const motherboard: Model<MotherboardLook> = {
  angles: {
    hero: { azimuth: -24, elevation: 16, fill: 0.82 },
    ports: { azimuth: -70, elevation: 24, pose: "flat", closeUp: { at: [LEFT + 0.3, 0.2, BACK + 0.92], radius: 1.06 } },
    detail: { azimuth: 20, elevation: 38, pose: "near", closeUp: { at: [LEFT + 1.28, 0.1, BACK + 1.3], radius: 1.02 } },
    top: { azimuth: 0, elevation: 60, pose: "flat", fill: 0.84 },
  },
  smallestShadow: 0.02,
  lighting: ({ finish }) => ({
    light: finish === "white" ? 1.05 : 2.3,
    bloom: 0.1,
    reflections: finish === "white" ? 0.75 : 1.2,
    samples: 8,
  }),
  build(kit, look, pose) {
    const { size, mark, memorySlots, driveSlots, cardSlots, wifi, rear, processorPlugs, sataSockets, plugsBehind } =
      look;
    const { width, height } = boardPlan(size);
    const options = {
      size,
      mark,
      memorySlots,
      driveSlots,
      cardSlots,
      wifi,
      rear,
      processorPlugs,
      sataSockets,
      // What it would lie on is left out.
      plugsBehind: plugsBehind && pose === "flat" ? ("unseen" as const) : plugsBehind,
      name: "NORVANE",
    };
    if (pose === "near" && plugsBehind) {
      const { scale, right, back } = TURNED;
      const place = [right, FACE_DOWN * scale, back + height * scale] as const;
      const group = kit.at(place, null, () => board(kit, [0, 0, 0], options), [-Math.PI / 2, Math.PI, 0]);
      group.scale.setScalar(scale);
      return;
    }
    if (pose !== undefined) {
      kit.at([LEFT, THICKNESS, BACK + height], null, () => board(kit, [0, 0, 0], options), [-Math.PI / 2, 0, 0]);
      return;
    }
    const foot = 0.14;
    kit.at([0, foot + THICKNESS, 0], null, () => board(kit, [-width / 2, 0, 0], options), [-LEAN, 0, 0]);
    const { gloss, trim, dark } = kit.materials;
    kit.box([0, foot / 2, -0.06], [width * 0.66, foot, 0.5], gloss, 0.04);
    kit.box([0, foot + 0.03, 0.1], [width * 0.5, 0.09, 0.05], trim, 0.02);
    const prop = height * 0.5;
    kit.box([0, prop / 2 + 0.04, -prop * LEAN - 0.13], [0.5, prop, 0.04], dark, 0.012, { rotation: [-LEAN, 0, 0] });
  },
};
