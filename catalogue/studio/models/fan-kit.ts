import type { FanKitLook } from "../looks/part-looks.ts";
import type { Kit } from "../kit/kit.ts";
import type { Model, Vector } from "../model.ts";
import { coolantTube } from "./parts/cables.ts";
import { fan } from "./parts/fan.ts";

interface Place {
  at: Vector;
  turn: number;
}

/** Case fans: one, two side by side, or two with a third on top. */
export const fanKit: Model<FanKitLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 16, fill: 0.82 },
    back: { azimuth: 206, elevation: 14 },
    detail: { azimuth: -28, elevation: 14, closeUp: { at: [-0.62, 0.62, 0.1], radius: 0.66 } },
    top: { azimuth: 32, elevation: 46 },
  },
  smallestShadow: 0.02,
  lighting: ({ palette }) => ({ light: palette === "off" ? 1.45 : 1, bloom: 0.12, spill: 0.6, mirror: 0.12 }),
  build(kit, { sizeMm, quantity }) {
    const size = sizeMm / 100;
    places(quantity, size).forEach(({ at, turn }, index) => {
      kit.at(
        at,
        null,
        () => {
          corners(kit, size);
          fan(kit, [0, 0, 0], "z", size, {
            spin: 0.3 * index,
            ringPower: 0.8,
            ringStrength: 1.8,
            phase: index / 3,
            blades: sizeMm === 140 ? 7 : 9,
            ring: kit.palette.on,
          });
        },
        [0, turn, 0],
      );
    });
  },
};

function places(quantity: 1 | 2 | 3, size: number): Place[] {
  const half = size / 2 + 0.012;
  if (quantity === 1) return [{ at: [-0.62, half, 0.1], turn: 0 }];
  if (quantity === 2)
    return [
      { at: [-0.62, half, 0.1], turn: 0.1 },
      { at: [0.5, half, -0.75], turn: 0.42 },
    ];
  const gap = size / 2 + 0.02;
  return [
    { at: [-0.62, half, 0.1], turn: 0 },
    { at: [-0.62 + gap * 2, half, 0.1], turn: 0 },
    { at: [-0.62 + gap, half + size + 0.024, 0.1], turn: 0 },
  ];
}

/** Rubber corners against rattling, a little proud of the frame. */
function corners(kit: Kit, size: number): void {
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const side of [-1, 1])
        kit.box(
          [x * size * 0.434, y * size * 0.434, side * 0.115],
          [size * 0.138, size * 0.138, 0.045],
          kit.materials.rubber,
          0.02,
        );
  const lead: Vector[] = [
    [size * 0.3, -size * 0.46, -0.1],
    [size * 0.34, -size * 0.49, -0.24],
    [size * 0.1, -size * 0.49, -0.42],
    [-size * 0.24, -size * 0.49, -0.36],
  ];
  coolantTube(kit, lead, 0.022);
}
