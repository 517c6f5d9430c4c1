import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import type { Vector } from "../../model.ts";

export interface SeatedMemoryOptions {
  /** Height above the board's face. */
  height?: number;
  /** The part of the palette that its light bar runs through. */
  from?: number;
  to?: number;
}

/** A memory module in its slot: long side along local Y, light bar at local +Z. `center` is the slot's. */
export function seatedMemory(
  kit: Kit,
  [x, y, z]: Vector,
  length: number,
  { height = 0.36, from = 0, to = 0.7 }: SeatedMemoryOptions = {},
): void {
  const { dark, trim, boardEdge, heatsink } = kit.materials;
  kit.box([x, y, z + 0.03], [0.02, length, 0.1], boardEdge, 0);
  kit.box([x, y, z + height / 2 + 0.03], [0.064, length, height - 0.06], dark, 0.012);
  for (const side of [-1, 1]) {
    kit.box([x + side * 0.034, y, z + height * 0.52], [0.006, length * 0.84, height * 0.5], heatsink, 0);
    for (const end of [-1, 1])
      kit.box([x + side * 0.0365, y + end * length * 0.3, z + height * 0.52], [0.004, 0.02, height * 0.5], trim, 0);
  }
  const end = (side: number): Vector => [x, y + side * (length / 2 - 0.03), z + height + 0.012];
  if (kit.palette.on)
    lightBar(kit, end(-1), end(1), 0.05, [0, 0, 1], { strength: 1.25, power: 0.16, emitters: 2, from, to });
  else kit.box([x, y, z + height + 0.005], [0.05, length * 0.96, 0.035], trim, 0.01);
}
