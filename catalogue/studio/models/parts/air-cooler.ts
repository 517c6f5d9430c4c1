import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { fan } from "./fan.ts";

export interface FinTowerOptions {
  /** Size along local Y. */
  width?: number;
  /** Height above the board, along local Z. */
  height?: number;
  /** Size along local X. */
  thickness?: number;
  pipes?: number;
  name?: string;
  /** Pipes leave the base towards local -X instead of +X. */
  mirrored?: boolean;
}

/** A stack of fins on heat pipes: stands on the board's face along local +Z, centred on `position`. */
export function finTower(
  kit: Kit,
  [x, y, z]: Vector,
  {
    width = 1.2,
    height = 1.25,
    thickness = 0.52,
    pipes = 4,
    name = "STILLWIND",
    mirrored = false,
  }: FinTowerOptions = {},
): void {
  const { fins, dark, copper } = kit.materials;
  const foot = 0.28;
  const count = Math.round((height - foot) / 0.037);
  for (let fin = 0; fin < count; fin += 1)
    kit.box([x, y, z + foot + ((height - foot - 0.04) * fin) / count], [thickness, width, 0.012], fins, 0);
  kit.box([x, y, z + height], [thickness + 0.04, width + 0.03, 0.06], dark, 0.02);
  label(kit, name, [x, y, z + height + 0.033], 0.8, "z", { rotation: [0, 0, Math.PI / 2], color: "#9aa1ad" });
  for (let pipe = 0; pipe < pipes; pipe += 1) {
    const across = (pipe / (pipes - 1) - 0.5) * 0.7;
    const inwards = mirrored ? -1 : 1;
    const points: Vector[] = [
      [x, y + across * width, z + height + 0.02],
      [x, y + across * width, z + 0.36],
      [x + inwards * 0.03, y + across * 0.85, z + 0.2],
      [x + inwards * Math.max(0.12, Math.abs(x) * 0.6), y + across * 0.52, z + 0.1],
      [x + inwards * Math.max(0.3, Math.abs(x)), y + across * 0.48, z + 0.09],
    ];
    kit.tube(points, 0.036, copper, { segments: 22 });
  }
}

/** A fan clipped to a fin tower, blowing along local X; its wires and clips included. */
export function towerFan(
  kit: Kit,
  position: Vector,
  size: number,
  { thickness = 0.25, spin = 0 }: { thickness?: number; spin?: number } = {},
): void {
  fan(kit, position, "x", size, { thickness, spin, ringPower: 0.7, ring: kit.palette.on });
  const { aluminium } = kit.materials;
  const [x, y, z] = position;
  for (const side of [-1, 1]) {
    const edge = y + side * (size / 2 + 0.008);
    const hook = x - thickness / 2 - 0.05;
    const clip: Vector[] = [
      [x + thickness / 2 + 0.014, y + side * size * 0.43, z + size * 0.43],
      [x + thickness / 2 + 0.006, edge - side * 0.02, z + size * 0.42],
      [x, edge, z + size * 0.39],
      [hook, edge, z + size * 0.34],
      [hook - 0.01, edge, z + size * 0.3],
      [hook - 0.01, edge, z],
      [hook - 0.01, edge, z - size * 0.3],
      [hook, edge, z - size * 0.34],
      [x, edge, z - size * 0.39],
      [x + thickness / 2 + 0.006, edge - side * 0.02, z - size * 0.42],
      [x + thickness / 2 + 0.014, y + side * size * 0.43, z - size * 0.43],
    ];
    kit.tube(clip, 0.007, aluminium, { segments: 80, sides: 6 });
  }
}

/** A tower cooler with its fan at local +X, on a board whose face looks along local +Z. */
export function towerCooler(
  kit: Kit,
  [x, y, z]: Vector,
  { width = 1.2, height = 1.25 }: { width?: number; height?: number } = {},
): void {
  finTower(kit, [x - 0.12, y + 0.02, z], { width, height });
  fan(kit, [x + 0.28, y + 0.02, z + height * 0.55], "x", Math.min(1.16, height * 0.93), { spin: 0.2, ringPower: 0.7 });
  const edge = (side: number): Vector => [x - 0.36, y + side * width * 0.4, z + height + 0.03];
  lightBar(kit, edge(-1), edge(1), 0.024, [0, 0, 1], { strength: 1.4, power: 0.2, emitters: 2 });
}
