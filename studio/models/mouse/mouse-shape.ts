import * as THREE from "three";
import { spline } from "../upholstery/spline.ts";

/** Where a point of the shell is: `along` 0 at the nose, 1 at the tail; `across` -1 at the left foot, 0 on top, 1 right. */
export interface Spot {
  along: number;
  across: number;
}

/** Half the width and the height from nose to tail, before the ends are rounded. */
const WIDTH = spline([
  [0, 0.735],
  [0.16, 0.72],
  [0.4, 0.655],
  [0.62, 0.74],
  [0.8, 0.8],
  [1, 0.8],
]);
const HEIGHT = spline([
  [0, 0.5],
  [0.2, 0.68],
  [0.42, 0.91],
  [0.6, 1],
  [0.78, 0.93],
  [0.92, 0.74],
  [1, 0.62],
]);
/** From the top to the foot: how far out, as a share of half the width, and how high, as a share of the height. */
const OUT = spline([
  [-0.25, -0.46],
  [0, 0],
  [0.25, 0.46],
  [0.45, 0.8],
  [0.6, 0.965],
  [0.72, 0.985],
  [0.86, 0.92],
  [1, 0.885],
]);
const UP = spline([
  [-0.25, 0.965],
  [0, 1],
  [0.25, 0.965],
  [0.45, 0.84],
  [0.6, 0.6],
  [0.72, 0.4],
  [0.86, 0.17],
  [1, 0],
]);
const FLOOR = 0.07;

/** The shell of a mouse as a smooth surface, nose towards +Z. */
export class MouseShape {
  readonly length: number;

  constructor(length = 3) {
    this.length = length;
  }

  at({ along, across }: Spot): THREE.Vector3 {
    const side = Math.abs(across);
    // Both ends close: the nose almost square, the tail round.
    const nose = ease(along / 0.2);
    const tail = ease((1 - along) / 0.42);
    const width = WIDTH(along) * nose ** 0.28 * tail ** 0.62;
    const height = HEIGHT(along) * (0.62 + 0.38 * ease(along / 0.12) ** 0.5) * (0.3 + 0.7 * tail ** 0.66);
    const x = Math.sign(across) * OUT(side) * width;
    const y = FLOOR + UP(side) * height;
    // The nose leans back towards its top, the tail overhangs its foot a little.
    const z = this.length * (0.5 - along);
    const lean = (1 - nose) * UP(side) * 0.1 - (1 - tail) * 0.05 * (1 - UP(side));
    return new THREE.Vector3(x, y, z - lean);
  }

  normal({ along, across }: Spot): THREE.Vector3 {
    const step = 0.004;
    const held = (value: number, low: number) => Math.min(1 - step, Math.max(low + step, value));
    const [t, v] = [held(along, 0), held(across, -1)];
    const forth = this.at({ along: t + step, across: v }).sub(this.at({ along: t - step, across: v }));
    const over = this.at({ along: t, across: v + step }).sub(this.at({ along: t, across: v - step }));
    return over.cross(forth).normalize();
  }

  /** The outline of the foot, clockwise from the nose, drawn in by `inward`. */
  foot(inward: number, steps = 64): THREE.Vector2[] {
    const side = (across: number) =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const along = 0.002 + 0.996 * (0.5 - 0.5 * Math.cos((step / steps) * Math.PI));
        const { x, z } = this.at({ along, across });
        const shrink = 1 - (inward * 2) / this.length;
        return new THREE.Vector2(x * (1 - inward / 0.75), z * shrink);
      });
    return [...side(1), ...side(-1).toReversed()];
  }
}

/** From 0 to 1 like a quarter of a circle, so that an end closes round. */
function ease(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return Math.sqrt(1 - (1 - held) ** 2);
}

export type Range = readonly [from: number, to: number];

export interface PatchOptions {
  along: Range;
  /** Left and right border; they may change along the way. */
  across: Range | ((along: number) => Range);
  /** How far above the shell it lies. */
  lift?: number;
  /** Width of its rounded border, in units, and how deep it falls there. */
  edge?: number;
  fall?: number;
  steps?: readonly [along: number, across: number];
}

/** A piece of the shell with rounded borders, so that gaps between pieces catch light as on a real one. */
export function shellPatch(
  shape: MouseShape,
  { along, across, lift = 0, edge = 0.03, fall = 0.035, steps = [64, 40] }: PatchOptions,
): THREE.BufferGeometry {
  const [rows, columns] = steps;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const bordersAt = typeof across === "function" ? across : () => across;
  const middle = (along[0] + along[1]) / 2;
  const size = { along: (along[1] - along[0]) * shape.length, across: breadth(shape, bordersAt(middle), middle) };
  for (let row = 0; row <= rows; row += 1) {
    const rowShare = spread(row / rows);
    const t = along[0] + (along[1] - along[0]) * rowShare;
    const [left, right] = bordersAt(t);
    for (let column = 0; column <= columns; column += 1) {
      const columnShare = spread(column / columns);
      const spot = { along: t, across: left + (right - left) * columnShare };
      const toEnd = Math.min(
        along[0] <= 0 ? Infinity : rowShare * size.along,
        along[1] >= 1 ? Infinity : (1 - rowShare) * size.along,
      );
      const toSide = Math.min(
        left <= -1 ? Infinity : columnShare * size.across,
        right >= 1 ? Infinity : (1 - columnShare) * size.across,
      );
      // Corners are round: what is beyond their arc falls on below the shell.
      const outside = Math.hypot(Math.max(0, 1 - toEnd / edge), Math.max(0, 1 - toSide / edge));
      const depth = outside <= 1 ? fall * (1 - Math.sqrt(1 - outside ** 2)) : fall * (1 + 2 * (outside - 1));
      const point = shape.at(spot).addScaledVector(shape.normal(spot), lift - depth);
      positions.push(...point.toArray());
      uvs.push(columnShare, 1 - rowShare);
    }
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corner = row * (columns + 1) + column;
      const below = corner + columns + 1;
      index.push(corner, corner + 1, below, corner + 1, below + 1, below);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

function breadth(shape: MouseShape, [left, right]: Range, along: number): number {
  const STEPS = 12;
  let length = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const spot = (share: number) => shape.at({ along, across: left + (right - left) * share });
    length += spot(step / STEPS).distanceTo(spot((step + 1) / STEPS));
  }
  return length;
}

/** More steps near the borders, where the surface bends. */
function spread(share: number): number {
  return 0.5 - 0.5 * Math.cos(share * Math.PI) * (0.55 + 0.45 * Math.abs(Math.cos(share * Math.PI)));
}
