import * as THREE from "three";
import type { Vector } from "../../model.ts";
import { panel } from "../upholstery/panel.ts";

/** Half of an ear cup's width and height. */
export const CUP = { width: 0.47, height: 0.57 } as const;
const SQUARENESS = 2.5;
/** How often a cover's texture repeats around a cup: the circumference in repeats of 0.36 units, rounded. */
const AROUND_REPEATS = 8;

/** A point of the cup's outline, `inset` towards its middle. */
export function ovalPoint(turn: number, inset: number): [x: number, y: number] {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const power = 2 / SQUARENESS;
  return [
    Math.sign(cosine) * Math.abs(cosine) ** power * Math.max(0, CUP.width - inset),
    Math.sign(sine) * Math.abs(sine) ** power * Math.max(0, CUP.height - inset),
  ];
}

/** A cup-shaped piece: [inset, z] points from its back to its face. */
export function ovalLoft(
  profile: readonly (readonly [inset: number, z: number])[],
  smooth = true,
): THREE.BufferGeometry {
  const steps = profile.length - 1;
  const rows = smooth ? steps * 5 : steps;
  const curve = new THREE.CatmullRomCurve3(
    profile.map(([inset, z]) => new THREE.Vector3(inset, z, 0)),
    false,
    "centripetal",
  );
  return panel(96, rows, (around, along) => {
    const { x: inset, y: z } = smooth ? curve.getPoint(along) : pick(profile, Math.round(along * steps));
    return [...ovalPoint(around * 2 * Math.PI, inset), z];
  });
}

function pick(profile: readonly (readonly [number, number])[], index: number): { x: number; y: number } {
  const [x, y] = profile[index] ?? [0, 0];
  return { x, y };
}

/** A ring that follows the outline; `halfWidth` across it and `halfDepth` along Z. */
export function ovalRing(
  inset: number,
  z: number,
  halfWidth: number,
  halfDepth: number,
  roundness = 1,
): THREE.BufferGeometry {
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** roundness;
  const [columns, rows] = [96, 28];
  const ring = panel(columns, rows, (around, along) => {
    const turn = along * 2 * Math.PI;
    const [x, y] = ovalPoint(around * 2 * Math.PI, inset - squared(Math.cos(turn)) * halfWidth);
    return [x, y, z + squared(Math.sin(turn)) * halfDepth];
  });
  const uv = ring.getAttribute("uv");
  const girth = 4 * (halfWidth + halfDepth);
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(
      index,
      ((index % (columns + 1)) / columns) * AROUND_REPEATS,
      (Math.floor(index / (columns + 1)) / rows) * girth * AROUND_REPEATS * 0.35,
    );
  return ring;
}

/** A flat oval disc facing +Z. */
export const ovalDisc = (inset: number): THREE.ShapeGeometry =>
  new THREE.ShapeGeometry(new THREE.Shape(ovalLine(inset, 0).map(([x, y]) => new THREE.Vector2(x, y))));

export const ovalLine = (inset: number, z: number, points = 72): Vector[] =>
  Array.from({ length: points }, (_, index): Vector => [...ovalPoint((index / points) * 2 * Math.PI, inset), z]);
