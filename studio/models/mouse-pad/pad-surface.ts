import * as THREE from "three";

export interface PadShape {
  width: number;
  depth: number;
  thickness: number;
}
export type PadBend = "flat" | "curled" | "rolled";

const CORNER = 0.14;
/** How far the cloth ends inside the pad's outline, covered by its cord. */
const HEM = 0.015;
/** The near left corner is at this place whatever the size, so that close-ups find it. */
export const NEAR_LEFT = [-0.82, 0.82] as const;

interface Place {
  point: THREE.Vector3;
  normal: THREE.Vector3;
}

/** Where a point of the flat pad comes to lie: `x` from the left, `z` from the far edge, of its lower face. */
type Bending = (x: number, z: number) => Place;

const UP = new THREE.Vector3(0, 1, 0);

function bendingOf({ width, depth, thickness }: PadShape, bend: PadBend): Bending {
  const offset = [NEAR_LEFT[0], NEAR_LEFT[1] - depth] as const;
  const flat: Bending = (x, z) => ({ point: new THREE.Vector3(x + offset[0], 0, z + offset[1]), normal: UP.clone() });
  if (bend === "flat") return flat;
  if (bend === "curled") return curled(flat, width, depth);
  return rolled(width, thickness, offset);
}

/** The far right corner turns up in a wide roll. */
function curled(flat: Bending, width: number, depth: number): Bending {
  const radius = 0.22;
  const reach = Math.min(width, depth) * 0.5;
  const towards = new THREE.Vector3(1, 0, -0.9).normalize();
  return (x, z) => {
    const place = flat(x, z);
    // How far beyond the line at which the roll begins.
    const fromCorner = (width - x) * towards.x - (z - 0) * towards.z;
    const beyond = reach - fromCorner;
    if (beyond <= 0) return place;
    const turn = Math.min(beyond / radius, 2.95);
    const rest = beyond - turn * radius;
    const forth = Math.sin(turn) * radius + Math.cos(turn) * rest - beyond;
    const lift = (1 - Math.cos(turn)) * radius + Math.sin(turn) * rest;
    return {
      point: place.point.addScaledVector(towards, forth).addScaledVector(UP, lift),
      normal: UP.clone().multiplyScalar(Math.cos(turn)).addScaledVector(towards, -Math.sin(turn)),
    };
  };
}

/** Rolled up from the left, cloth inside, with the last part still flat. */
function rolled(width: number, thickness: number, offset: readonly [number, number]): Bending {
  const open = width * 0.54;
  const layer = thickness * 1.35;
  // A spiral: the radius falls by a layer each turn, inwards.
  const length = width - open;
  const inner = 0.16;
  const turns = (-inner + Math.sqrt(inner ** 2 + (layer * length) / Math.PI)) / layer;
  const outer = inner + turns * layer;
  return (x, z) => {
    const depthPlace = z + offset[1];
    const edge = length;
    if (x >= edge) return { point: new THREE.Vector3(x - edge, 0, depthPlace), normal: UP.clone() };
    const along = edge - x;
    // Solves along = outer·angle − layer·angle²/4π.
    const half = layer / (4 * Math.PI);
    const angle = (outer - Math.sqrt(Math.max(1e-6, outer ** 2 - 4 * half * along))) / (2 * half);
    const radius = outer - (layer * angle) / (2 * Math.PI);
    const centre = outer;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return {
      point: new THREE.Vector3(-sine * radius, centre - cosine * radius, depthPlace),
      normal: new THREE.Vector3(sine, cosine, 0),
    };
  };
}

/** Both faces of the pad; the upper one carries the edge with it. */
export function padSurface(
  shape: PadShape,
  bend: PadBend,
): { upper: THREE.BufferGeometry; lower: THREE.BufferGeometry } {
  const bending = bendingOf(shape, bend);
  return {
    upper: sheet(shape, bending, shape.thickness, 1),
    lower: sheet(shape, bending, 0.002, -1),
  };
}

function sheet({ width, depth }: PadShape, bending: Bending, height: number, side: 1 | -1): THREE.BufferGeometry {
  const [columns, rows] = [180, 100];
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const [x, z] = roundedPlace((column / columns) * width, (row / rows) * depth, width, depth);
      const { point, normal } = bending(hemmed(x, width), hemmed(z, depth));
      positions.push(...point.addScaledVector(normal, height).toArray());
      uvs.push(x / width, 1 - z / depth);
    }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corner = row * (columns + 1) + column;
      const below = corner + columns + 1;
      if (side > 0) index.push(corner, below, corner + 1, corner + 1, below, below + 1);
      else index.push(corner, corner + 1, below, corner + 1, below + 1, below);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

const hemmed = (place: number, size: number) => HEM + (place * (size - 2 * HEM)) / size;

/** Pulls points of a corner's square into its quarter circle. */
function roundedPlace(x: number, z: number, width: number, depth: number): [number, number] {
  const [centreX, centreZ] = [
    Math.min(width - CORNER, Math.max(CORNER, x)),
    Math.min(depth - CORNER, Math.max(CORNER, z)),
  ];
  const [outX, outZ] = [x - centreX, z - centreZ];
  const away = Math.hypot(outX, outZ);
  if (away === 0 || outX === 0 || outZ === 0) return [x, z];
  const reach = Math.max(Math.abs(outX), Math.abs(outZ)) / away;
  return [centreX + outX * reach, centreZ + outZ * reach];
}

/** Thread around the edge: a cord of slanted stitches that covers the pad's side. */
export function stitches(shape: PadShape, bend: PadBend): THREE.BufferGeometry {
  const { width, depth, thickness } = shape;
  const bending = bendingOf(shape, bend);
  const path: THREE.Vector2[] = [];
  const rim = new THREE.Shape();
  rim.absarc(width - CORNER, depth - CORNER, CORNER, 0, Math.PI / 2);
  rim.absarc(CORNER, depth - CORNER, CORNER, Math.PI / 2, Math.PI);
  rim.absarc(CORNER, CORNER, CORNER, Math.PI, Math.PI * 1.5);
  rim.absarc(width - CORNER, CORNER, CORNER, Math.PI * 1.5, Math.PI * 2);
  rim.closePath();
  const length = rim.getLength();
  const STITCH = 0.034;
  const count = Math.round(length / STITCH);
  rim.arcLengthDivisions = 2000;
  path.push(...rim.getSpacedPoints(count * 6));
  const SIDES = 10;
  const positions: number[] = [];
  const index: number[] = [];
  const last = path.length - 1;
  for (const [step, place] of path.entries()) {
    const before = path[step === 0 ? last - 1 : step - 1] ?? place;
    const after = path[step === last ? 1 : step + 1] ?? place;
    const out = new THREE.Vector2(after.y - before.y, before.x - after.x).normalize();
    const { point, normal } = bending(place.x, place.y);
    const beyond = bending(place.x + out.x * 0.01, place.y + out.y * 0.01)
      .point.sub(point)
      .normalize();
    for (let side = 0; side <= SIDES; side += 1) {
      const angle = (side / SIDES) * 2 * Math.PI;
      // Each stitch swells, and runs at a slant around the edge: one stitch further a turn, so that the ring closes.
      const swell = 0.88 + 0.12 * Math.abs(Math.sin((step / 6 + side / SIDES) * Math.PI));
      const across = Math.cos(angle) * (thickness * 0.35 + 0.008) * swell;
      const up = thickness / 2 + Math.sin(angle) * (thickness / 2 + 0.014) * swell;
      positions.push(
        ...point
          .clone()
          .addScaledVector(beyond, across - 0.012)
          .addScaledVector(normal, Math.max(0, up))
          .toArray(),
      );
    }
    if (step === last) continue;
    for (let side = 0; side < SIDES; side += 1) {
      const here = step * (SIDES + 1) + side;
      const next = here + SIDES + 1;
      index.push(here, here + 1, next, here + 1, next + 1, next);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
