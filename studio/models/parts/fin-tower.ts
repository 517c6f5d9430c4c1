import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { type FanOptions, fan } from "./fan.ts";

/** From here up there are fins. */
const FOOT = 0.28;
const BEND_STEPS = 10;
/** A pipe is mostly straight, and its segments are spread evenly: few would leave kinks in its bends. */
const PIPE_SEGMENTS = 200;

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
  const metal = kit.isWhite ? dark : heatsink;
  const count = Math.round((height - FOOT) / 0.037);
  for (let fin = 0; fin < count; fin += 1)
    kit.box([x, y, z + FOOT + ((height - FOOT - 0.04) * fin) / count], [thickness, width, 0.012], metal, 0);
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
      { segments: PIPE_SEGMENTS, sides: 16 },
    );
  }
}

/** A pipe of a stack over its base: out of both sides of the base, in two soft bends around its edge, into the fins. */
function bow(across: number, width: number, thickness: number, height: number): readonly Vector[] {
  const [inside, beside] = [thickness * 0.28, 0.34];
  const leg = (side: number): Vector[] => {
    const at = (x: number, spread: number, z: number) => new THREE.Vector3(side * x, across * spread, z);
    const between = 0.56 + (width - 0.56) * 0.35;
    const out = new THREE.CubicBezierCurve3(
      at(0.26, 0.52, 0.1),
      at(0.31, 0.53, 0.1),
      at(beside, 0.55, 0.12),
      at(beside, 0.6, 0.17),
    );
    const up = new THREE.CubicBezierCurve3(
      at(beside, 0.6, 0.17),
      at(beside, between, 0.24),
      at(inside, width, 0.2),
      at(inside, width, 0.33),
    );
    const bends = [...out.getPoints(BEND_STEPS), ...up.getPoints(BEND_STEPS).slice(1)];
    return [
      [side * 0.12, across * 0.5, 0.1],
      ...bends.map((point) => point.toArray()),
      [side * inside, across * width, height + 0.02],
    ];
  };
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

export interface TowerFanOptions extends Pick<FanOptions, "thickness" | "spin" | "stickerTurn" | "plain"> {
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
