import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { boardSteel } from "./board-sockets.ts";

/** Light print on dark metal, dark print on white. */
export const boardInk = (kit: Kit): string => (kit.isWhite ? "#2b2f35" : "#a2a8b3");

/** The cover above the rear sockets, along the board's left edge; `top` is its upper end. */
export function socketShroud(kit: Kit, top: number, height: number, face: number, name: string): void {
  const { dark, heatsink, trim } = kit.materials;
  const outline = [
    [0, top - height],
    [0.3, top - height],
    [0.42, top - height + 0.16],
    [0.42, top - 0.34],
    [0.34, top - 0.24],
    [0.34, top],
    [0, top],
  ] as const;
  kit.slab(outline, 0.4, dark, [0, 0, face + 0.22], { bevel: 0.035 });
  kit.box([0.17, top - height * 0.52, face + 0.423], [0.2, height * 0.8, 0.008], heatsink, 0.003);
  for (let line = 0; line < 5; line += 1)
    kit.box([0.32, top - height * 0.35 - line * 0.07, face + 0.4215], [0.075, 0.016, 0.006], trim, 0, {
      rotation: [0, 0, 0.5],
    });
  label(kit, name, [0.17, top - height * 0.52, face + 0.43], height * 0.62, "z", {
    color: kit.isWhite ? "#2b2f35" : "#aab0bb",
    rotation: [0, 0, Math.PI / 2],
    weight: 700,
    letterSpacing: 6,
  });
  if (kit.palette.on)
    lightBar(kit, [0.425, top - height + 0.24, face + 0.36], [0.425, top - 0.42, face + 0.36], 0.022, [0.7, 0, 0.7], {
      strength: 1.3,
      power: 0.2,
      emitters: 2,
      from: 0.2,
      to: 0.8,
    });
}

/** A finned block on the voltage converters. Fins stand across its long side. */
export function finnedBlock(kit: Kit, center: Vector, size: Vector): void {
  const { heatsink, gap } = kit.materials;
  const [x, y, z] = center;
  const [width, height, depth] = size;
  const along = width > height;
  const length = along ? width : height;
  kit.box([x, y, z - depth * 0.24], [width, height, depth * 0.5], heatsink, 0.02);
  kit.box([x, y, z], [width * 0.97, height * 0.97, depth * 0.6], gap, 0);
  const fins = Math.max(4, Math.round(length / 0.062));
  for (let fin = 0; fin < fins; fin += 1) {
    const shift = -length / 2 + (length * (fin + 0.5)) / fins;
    kit.box(
      [x + (along ? shift : 0), y + (along ? 0 : shift), z + depth * 0.08],
      along ? [0.034, height, depth * 0.84] : [width, 0.034, depth * 0.84],
      heatsink,
      0.006,
    );
  }
}

/** A metal cover over a drive slot: bevelled, with its screw, a groove and a printed number. */
export function driveCover(kit: Kit, center: Vector, width: number, height: number, name: string): void {
  if (width < height) {
    kit.at(center, null, () => driveCover(kit, [0, 0, 0], height, width, name), [0, 0, Math.PI / 2]);
    return;
  }
  const { heatsink, gap, gunmetal } = kit.materials;
  const [x, y, z] = center;
  kit.box([x, y, z + 0.06], [width, height, 0.1], heatsink, 0.022);
  const screw = kit.isWhite ? gunmetal : boardSteel(kit);
  kit.cylinder([x + width / 2 - 0.07, y, z + 0.112], 0.032, 0.012, screw, "z", { segments: 24 });
  kit.box([x + width / 2 - 0.07, y, z + 0.119], [0.04, 0.009, 0.004], gap, 0);
  for (let line = 0; line < 4; line += 1)
    kit.box([x - width / 2 + 0.12 + line * 0.055, y, z + 0.1102], [0.016, height * 0.7, 0.004], gap, 0, {
      rotation: [0, 0, -0.45],
    });
  label(kit, name, [x + width * 0.12, y, z + 0.1125], Math.min(0.8, width * 0.72), "z", {
    color: boardInk(kit),
    weight: 600,
  });
}

/** The block on the chipset with the board's mark. */
export function chipsetBlock(kit: Kit, [x, y, z]: Vector, size: number, mark: string): void {
  const { heatsink, gap } = kit.materials;
  const half = size / 2;
  const outline = [
    [-half, -half],
    [half - 0.1, -half],
    [half, -half + 0.1],
    [half, half],
    [-half + 0.1, half],
    [-half, half - 0.1],
  ] as const;
  kit.slab(outline, 0.14, heatsink, [x, y, z + 0.09], { bevel: 0.026 });
  for (let line = 0; line < 4; line += 1)
    kit.box(
      [x + (line * 0.085 - 0.28) * size, y + size * 0.1, z + 0.161],
      [size * 0.034, size * 0.5, 0.005],
      line === 3 ? boardSteel(kit) : gap,
      0,
      { rotation: [0, 0, -0.5] },
    );
  label(kit, mark, [x + half * 0.3, y - half * 0.4, z + 0.164], size * 1.9, "z", {
    color: boardInk(kit),
    weight: 800,
  });
}
