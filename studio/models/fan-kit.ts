import type { FanKitLook } from "../looks/part-looks.ts";
import type { Kit } from "../kit/kit.ts";
import type { Model, Vector } from "../model.ts";
import { roundedHole, roundedRectangle } from "../kit/outlines.ts";
import { coolantTube } from "./parts/cables.ts";
import { fan } from "./parts/fan.ts";

interface Place {
  at: Vector;
  turn: number;
}

/** Every fan is built this large, whatever it is sold as: the camera fits itself, and close-ups find their place. */
const SIZE = 1.2;
/** Where the frames stand: their rubber corners reach to the floor. */
const FLOOR = 0.012;

/** Case fans: one, two side by side, or two with a third on top. */
export const fanKit: Model<FanKitLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 16, fill: 0.82 },
    back: { azimuth: 206, elevation: 14 },
    detail: { azimuth: -28, elevation: 14, closeUp: { at: [-0.62, 0.62, 0.1], radius: 0.76 } },
    top: { azimuth: 32, elevation: 46 },
  },
  smallestShadow: 0.02,
  lighting: ({ palette }) => ({ light: palette === "off" ? 1.9 : 1, bloom: 0.12, spill: 0.6, mirror: 0.12 }),
  build(kit, { sizeMm, quantity }) {
    const size = sizeMm / 100;
    kit.at([0, 0, 0], null, () => {
      kit.frame.scale.setScalar(SIZE / size);
      const fans = places(quantity, size);
      fans.forEach(({ at, turn }, index) => {
        kit.at(
          at,
          null,
          () => {
            corners(kit, size);
            if (quantity < 3 || index === 0) lead(kit, size / 2, FLOOR - at[1]);
            fan(kit, [0, 0, 0], "z", size, {
              spin: 0.3 * index,
              ringPower: 0.8,
              ringStrength: 1.8,
              phase: index / 3,
              blades: sizeMm === 140 ? 7 : 9,
              ring: kit.palette.on,
              plain: true,
            });
          },
          [0, turn, 0],
        );
      });
      const [left, right, top] = fans;
      if (!left || !right || !top) return;
      link(kit, size / 2, [top.at, BELOW], [right.at, ABOVE]);
      link(kit, size / 2, [right.at, LEFT], [left.at, RIGHT]);
    });
  },
};

/** Places of fans as they are sold; a set of three stands as a pyramid: left, right, top. */
function places(quantity: 1 | 2 | 3, size: number): Place[] {
  const half = size / 2 + FLOOR;
  const first: Vector = [-0.517 * size, half, 0.083 * size];
  if (quantity === 1) return [{ at: first, turn: 0 }];
  if (quantity === 2)
    return [
      { at: first, turn: 0.1 },
      { at: [0.3 * size, half, -0.62 * size], turn: 0.4 },
    ];
  const [x, y, z] = first;
  const gap = size / 2 + 0.02;
  return [
    { at: first, turn: 0 },
    { at: [x + gap * 2, y, z], turn: 0 },
    { at: [x + gap, y + size + 0.024, z], turn: 0 },
  ];
}

/** Directions of the struts that carry a motor, in radians around local +Z. */
const [RIGHT, ABOVE, LEFT, BELOW] = [0.7, 2.27, 3.84, 5.41] as const;

/** The short cable that hands power on: from one motor along its strut to the next fan, and along a strut to that motor. */
function link(
  kit: Kit,
  radius: number,
  [from, leaves]: readonly [Vector, number],
  [to, enters]: readonly [Vector, number],
): void {
  const along = ([x, y, z]: Vector, angle: number, out: number, behind: number): Vector => [
    x + Math.cos(angle) * radius * out,
    y + Math.sin(angle) * radius * out,
    z - behind,
  ];
  coolantTube(
    kit,
    [
      along(from, leaves, 0.28, 0.13),
      along(from, leaves, 0.6, 0.135),
      along(from, leaves, 0.92, 0.15),
      along(to, enters, 0.92, 0.15),
      along(to, enters, 0.6, 0.135),
      along(to, enters, 0.28, 0.13),
    ],
    0.018,
  );
}

/** Rubber corners against rattling, a little proud of the frame, with holes for its screws. */
function corners(kit: Kit, size: number): void {
  const pad = roundedRectangle(size * 0.146, size * 0.146, size * 0.068);
  pad.holes.push(roundedHole(size * 0.066, size * 0.066, size * 0.0329));
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const side of [-1, 1])
        kit.slab(pad, 0.045, kit.materials.rubber, [x * size * 0.43, y * size * 0.43, side * 0.115], { bevel: 0.006 });
}

/** The cable: along a strut from the motor, down to the floor behind the fan, and a plug at its end. */
function lead(kit: Kit, radius: number, floor: number): void {
  const lies = floor + 0.012;
  const hangs = -radius - floor > 0.2;
  const back = hangs ? -0.56 : -0.42;
  const path: Vector[] = [
    [radius * 0.2, -radius * 0.24, -0.135],
    [radius * 0.52, -radius * 0.74, -0.14],
    [radius * 0.5, -radius * 0.98, -0.165],
    ...(hangs ? [[radius * 0.16, (floor - radius) / 2, -0.19] satisfies Vector] : []),
    [radius * (hangs ? 0.06 : 0.36), lies + 0.03, (back - 0.19) / 2],
    [-radius * 0.1, lies, back],
    [-radius * 0.5, lies, back - 0.02],
    [-radius * 0.7, lies + 0.01, back],
  ];
  coolantTube(kit, path, 0.018);
  const plug: Vector = [-radius * 0.7 - 0.07, floor + 0.03, back + 0.008];
  kit.box(plug, [0.15, 0.06, 0.11], kit.materials.black, 0.012);
  kit.box([plug[0], plug[1] + 0.034, plug[2]], [0.13, 0.012, 0.03], kit.materials.gunmetal, 0.004);
}
