import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { type FanOptions, fan } from "./fan.ts";

/** From here up there are fins. */
const FOOT = 0.28;

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
  const { heatsink, dark, copper } = kit.materials;
  const count = Math.round((height - FOOT) / 0.037);
  for (let fin = 0; fin < count; fin += 1)
    kit.box([x, y, z + FOOT + ((height - FOOT - 0.04) * fin) / count], [thickness, width, 0.012], heatsink, 0);
  kit.box([x, y, z + height], [thickness + 0.04, width + 0.03, 0.06], dark, 0.02);
  label(kit, name, [x, y, z + height + 0.033], 0.8, "z", {
    rotation: [0, 0, Math.PI / 2],
    color: kit.isWhite ? "#3d424b" : "#b4bac4",
  });
  for (let pipe = 0; pipe < pipes; pipe += 1) {
    const across = (pipe / (pipes - 1) - 0.5) * 0.7;
    const overBase = Math.abs(x) < thickness / 2;
    const path = overBase ? bow(across, width, thickness, height) : bend(x, across, width, height, mirrored);
    kit.tube(
      path.map(([px, py, pz]): Vector => [x + px, y + py, z + pz]),
      0.036,
      copper,
      { segments: 72, sides: 14 },
    );
  }
}

/** A pipe of a stack over its base: out of both sides of the base and up into the fins. */
function bow(across: number, width: number, thickness: number, height: number): readonly Vector[] {
  const inside = thickness * 0.28;
  const leg = (side: number): Vector[] => [
    [side * 0.12, across * 0.5, 0.1],
    [side * 0.27, across * 0.54, 0.1],
    [side * 0.32, across * 0.64, 0.135],
    [side * 0.24, across * 0.85, 0.21],
    [side * inside, across * width, 0.31],
    [side * inside, across * width, 0.6],
    [side * inside, across * width, height + 0.02],
  ];
  return [...leg(-1).toReversed(), ...leg(1)];
}

/** A pipe of a stack `x` beside its base: down from the fins and sideways into the base. */
function bend(x: number, across: number, width: number, height: number, mirrored: boolean): readonly Vector[] {
  const inwards = mirrored ? -1 : 1;
  return [
    [0, across * width, height + 0.02],
    [0, across * width, 0.36],
    [inwards * 0.03, across * 0.85, 0.2],
    [inwards * Math.abs(x) * 0.6, across * 0.52, 0.1],
    [inwards * Math.abs(x), across * 0.48, 0.09],
  ];
}

export interface TowerFanOptions extends Pick<FanOptions, "thickness" | "spin" | "stickerTurn"> {
  /** On which side of the fan, along local X, the fins are that its wires grip. */
  finsAt?: -1 | 1;
}

/** A fan clipped to a fin tower, blowing along local X; its wires and clips included. */
export function towerFan(
  kit: Kit,
  position: Vector,
  size: number,
  { thickness = 0.25, finsAt = -1, ...options }: TowerFanOptions = {},
): void {
  fan(kit, position, "x", size, { ...options, thickness, ringPower: 0.7, ring: kit.palette.on });
  const { aluminium } = kit.materials;
  const [x, y, z] = position;
  for (const side of [-1, 1]) {
    const edge = y + side * (size / 2 + 0.008);
    const hook = x + finsAt * (thickness / 2 + 0.05);
    const held = hook + finsAt * 0.01;
    const [corner, bent] = [x - finsAt * (thickness / 2 + 0.014), x - finsAt * (thickness / 2 + 0.006)];
    const clip: Vector[] = [
      [corner, y + side * size * 0.43, z + size * 0.43],
      [bent, edge - side * 0.02, z + size * 0.42],
      [x, edge, z + size * 0.39],
      [hook, edge, z + size * 0.34],
      [held, edge, z + size * 0.3],
      [held, edge, z],
      [held, edge, z - size * 0.3],
      [hook, edge, z - size * 0.34],
      [x, edge, z - size * 0.39],
      [bent, edge - side * 0.02, z - size * 0.42],
      [corner, y + side * size * 0.43, z - size * 0.43],
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
