import type { Kit } from "../kit/kit.ts";
import type { HeadsetLook } from "../looks/furniture-looks.ts";
import type { Lighting, Model } from "../model.ts";
import { earCup } from "./headset/ear-cup.ts";
import { headBand } from "./headset/head-band.ts";
import { headsetCable, microphone } from "./headset/headset-cable.ts";
import { CUP } from "./headset/oval.ts";

/** Middle of a cup: its outline stands on the floor. */
const CUP_AT = { x: 0.84, y: 0.569, lean: -0.06 } as const;

const LIGHTING: Partial<Record<HeadsetLook["finish"], Lighting>> = { white: {}, graphite: { reflections: 0.62 } };

/** Standing on its cups. One unit is about 9 cm. */
export const headset: Model<HeadsetLook> = {
  angles: {
    hero: { azimuth: 32, elevation: 12, fill: 0.82 },
    front: { azimuth: 0, elevation: 6 },
    side: { azimuth: 90, elevation: 7 },
    back: { azimuth: 158, elevation: 22 },
    detail: { azimuth: 58, elevation: 12, closeUp: { at: [0.8, 0.62, 0], radius: 0.72 } },
    pads: { azimuth: -47, elevation: 8, closeUp: { at: [0.88, 0.56, 0.2], radius: 0.88 } },
  },
  smallestShadow: 0.02,
  lighting: ({ finish }) => LIGHTING[finish] ?? { light: 1.08 },
  build(kit, look) {
    headsetBody(kit, look);
    microphone(kit, CUP_AT.x);
    if (look.cable !== "none") headsetCable(kit, CUP_AT.x, look.cable === "long");
  },
};

/** Band and cups, without microphone and cord. */
export function headsetBody(kit: Kit, look: HeadsetLook): void {
  for (const side of [-1, 1])
    kit.at([side * CUP_AT.x, CUP_AT.y, 0], [side, CUP_AT.lean, 0], () => earCup(kit, look, side > 0 ? "L" : "R"));
  headBand(kit, look, [CUP_AT.x + 0.04, CUP_AT.y + CUP.height + 0.06]);
}
