import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";

/** The boom with its foam, from the front of the cup on +X. */
export function microphone(kit: Kit, cupX: number): void {
  const { dark, gunmetal, matte, sleeve } = kit.materials;
  kit.cylinder([cupX - 0.02, 0.36, 0.41], 0.062, 0.12, dark, [0, -0.35, 0.94]);
  kit.cylinder([cupX - 0.02, 0.335, 0.48], 0.042, 0.06, gunmetal, [0, -0.35, 0.94]);
  kit.tube(
    [
      [cupX - 0.02, 0.325, 0.5],
      [cupX - 0.03, 0.26, 0.68],
      [cupX - 0.12, 0.19, 0.9],
      [cupX - 0.3, 0.16, 1.05],
    ],
    0.024,
    sleeve,
    { textureRepeat: 18 },
  );
  kit.at([cupX - 0.4, 0.155, 1.1], [-0.87, 0, 0.42], () => {
    kit.turned(
      [0, 0, -0.03],
      [
        [0, -0.1],
        [0.06, -0.09],
        [0.078, -0.03],
        [0.08, 0.06],
        [0.066, 0.12],
        [0, 0.14],
      ],
      matte,
      "z",
      40,
    );
    kit.cylinder([0, 0, -0.12], 0.04, 0.05, gunmetal, "z");
  });
}

const FLOOR = 0.034;

/** The cord on the floor, from under the cup on +X around to a plug in front; a long one lies in a coil. */
export function headsetCable(kit: Kit, cupX: number, long: boolean): void {
  const { dark, gold, sleeve } = kit.materials;
  const radius = long ? 0.034 : 0.026;
  kit.cylinder([cupX, 0.13, -0.32], 0.05, 0.16, dark, [0.05, -0.55, -0.8], { topRadius: 0.036 });
  const out: Vector[] = [
    [cupX, 0.15, -0.3],
    [cupX + 0.02, 0.07, -0.42],
    [cupX - 0.02, FLOOR, -0.6],
    [0.45, FLOOR, -0.92],
    [-0.25, FLOOR, -0.95],
    [-0.95, FLOOR, -0.62],
  ];
  const end: Vector[] = long
    ? coil()
    : [
        [-1.4, FLOOR, 0],
        [-1.56, FLOOR, 0.42],
        [-1.36, FLOOR, 0.82],
        [-0.9, FLOOR, 0.84],
        [-0.42, FLOOR, 0.68],
        [-0.08, FLOOR, 0.98],
        [-0.3, FLOOR, 1.44],
        [-0.74, FLOOR, 1.54],
      ];
  kit.tube([...out, ...end], radius, sleeve, { segments: 90 + end.length * 6, textureRepeat: 18 });
  const last = end[end.length - 1] ?? [0, FLOOR, 0];
  const before = end[end.length - 2] ?? [-1, FLOOR, 0];
  kit.at([last[0], 0.05, last[2]], [last[0] - before[0], 0, last[2] - before[2]], () => {
    kit.turned(
      [0, 0, 0.1],
      [
        [0, -0.16],
        [0.03, -0.15],
        [0.05, -0.08],
        [0.05, 0.12],
        [0, 0.12],
      ],
      dark,
      "z",
      32,
    );
    kit.cylinder([0, 0, 0.235], 0.042, 0.02, gold, "z");
    for (const [at, thick] of [
      [0.28, 0.026],
      [0.345, 0.026],
      [0.4, 0.026],
    ] as const)
      kit.cylinder([0, 0, at], thick, 0.05, gold, "z");
    kit.cylinder([0, 0, 0.33], 0.022, 0.2, dark, "z");
    kit.turned(
      [0, 0, 0.43],
      [
        [0.026, 0],
        [0.026, 0.02],
        [0.01, 0.05],
        [0, 0.052],
      ],
      gold,
      "z",
      24,
    );
  });
  if (long) kit.box([COIL.x + COIL.radius, 0.12, COIL.z], [0.17, 0.24, 0.14], dark, 0.03);
}

/** Beside the cup and in front of it, clear of both. */
const COIL = { x: -1.34, z: 0.94, radius: 0.36 } as const;

/** Four turns lying on each other, and the end that comes out of them to the front. */
function coil(): Vector[] {
  const [turns, steps] = [4, 12];
  const loops = Array.from({ length: turns * steps + 1 }, (_, step): Vector => {
    const angle = Math.PI + (step / steps) * 2 * Math.PI + 0.3;
    const radius = COIL.radius - 0.026 * (step % (steps * 2) > steps ? 1 : 0);
    return [COIL.x + Math.cos(angle) * radius, FLOOR + 0.044 * (step / steps), COIL.z - Math.sin(angle) * radius];
  });
  return [
    [-1.42, FLOOR, -0.1],
    [-1.66, FLOOR, 0.45],
    ...loops,
    [-1.5, 0.14, 1.34],
    [-1.24, 0.05, 1.52],
    [-0.92, FLOOR, 1.5],
  ];
}
