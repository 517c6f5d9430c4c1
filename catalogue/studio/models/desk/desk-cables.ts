import type { Kit } from "../../kit/kit.ts";

/** A steel tray under the back of a desk with a socket strip in it; `y` is the underside of the top. */
export function deskCableTray(kit: Kit, width: number, y: number, z: number): void {
  const { black, gap, gunmetal, sleeve } = kit.materials;
  const [depth, height, steel] = [0.4, 0.3, 0.016];
  kit.box([0, y - height, z], [width, steel, depth], gunmetal, 0.004);
  for (const [side, tall] of [
    [-1, height - 0.05],
    [1, height * 0.55],
  ] as const)
    kit.box([0, y - height + tall / 2, z + (side * depth) / 2], [width, tall, steel], gunmetal, 0.004);
  const slots = Math.floor(width / 0.16);
  for (let slot = 0; slot < slots; slot += 1)
    kit.box(
      [(slot - (slots - 1) / 2) * 0.16, y - height * 0.55, z - depth / 2 - steel / 2],
      [0.1, 0.05, 0.003],
      gap,
      0,
    );
  for (const end of [-1, 1]) {
    kit.box([end * (width / 2 - 0.08), y - height * 0.5, z - depth / 2 + 0.02], [0.1, height, 0.02], gunmetal, 0.004);
    kit.box([end * (width / 2 - 0.08), y - 0.01, z - depth / 2 + 0.1], [0.1, 0.02, 0.16], gunmetal, 0.004);
  }
  kit.box([-width * 0.08, y - height + 0.07, z], [width * 0.55, 0.11, 0.16], black, 0.025);
  for (let socket = 0; socket < 6; socket += 1)
    kit.cylinder([-width * 0.08 + (socket - 2.5) * width * 0.085, y - height + 0.127, z], 0.045, 0.006, gap, "y", {
      segments: 24,
    });
  kit.tube(
    [
      [width * 0.2, y - height + 0.07, z],
      [width * 0.36, y - height + 0.08, z + 0.06],
      [width * 0.42, y - height + 0.06, z - 0.06],
      [width * 0.45, y - height + 0.1, z],
    ],
    0.022,
    sleeve,
  );
}

/** A round cable hole in the top: a ring and a lid with a slot. */
export function cableHole(kit: Kit, x: number, y: number, z: number): void {
  const { black, dark, gap } = kit.materials;
  kit.turned(
    [x, y, z],
    [
      [0.1, 0.006],
      [0.125, 0.01],
      [0.14, 0.006],
      [0.144, 0],
      [0.1, 0],
    ],
    black,
    "y",
    48,
  );
  kit.cylinder([x, y + 0.003, z], 0.1, 0.006, dark, "y");
  kit.box([x, y + 0.005, z - 0.07], [0.09, 0.006, 0.06], gap, 0);
}
