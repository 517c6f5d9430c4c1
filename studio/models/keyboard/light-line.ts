import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit, glow } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { Vector } from "../../model.ts";

/** The case that the line runs around: its middle, its size, and where its wall is round. */
export interface LitCase {
  middle: Vector;
  width: number;
  depth: number;
  corner: number;
}

const POINTS_AROUND = 400;
const STRENGTH = 1.25;
/** Lamps that stand for the line: so near each other, and so far above it and before the wall, that the floor shows one strip. */
const [LAMP_PITCH, ABOVE, AWAY] = [0.3, 0.12, 0.12];
/** How deep the line lies in the wall, and how far from the rear wall its ends dive into the case. */
const [SUNK, FROM_REAR] = [0.006, 0.08];

/** A line of light around a case's sides and front, in one piece, through the palette from left to right. */
export function lightLine(kit: Kit, { middle: [x, y, z], width, depth, corner }: LitCase, radius: number): void {
  const outline = roundedRectangle(width - SUNK * 2, depth - SUNK * 2, corner - SUNK).getSpacedPoints(POINTS_AROUND);
  const line = outline.filter((point) => point.y > FROM_REAR - depth / 2);
  const inside = (point: THREE.Vector2 | undefined): Vector[] =>
    point ? [[x + point.x - Math.sign(point.x) * 0.04, y, z + point.y]] : [];
  const points: Vector[] = [
    ...inside(line[0]),
    ...line.map((point): Vector => [x + point.x, y, z + point.y]),
    ...inside(line.at(-1)),
  ];
  if (!kit.palette.on) {
    kit.tube(points, radius, kit.materials.black, { segments: points.length, sides: 8 });
    return;
  }
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)));
  const colorAt = (place: number) => kit.palette.at((place - x) / width + 0.5);
  glow(kit, new THREE.TubeGeometry(curve, points.length, radius, 8), (point) => colorAt(point.x), STRENGTH);
  const shine = (place: Vector, direction: Vector, power: number) =>
    emit(kit, place, direction, colorAt(place[0]), power);
  const FRONT = Math.round(width / LAMP_PITCH);
  for (let light = 0; light < FRONT; light += 1)
    shine([x + width * ((light + 0.5) / FRONT - 0.5), y + ABOVE, z + depth / 2 + AWAY], [0, -0.25, 1], 0.8 / FRONT);
  const SIDE = Math.round(depth / LAMP_PITCH);
  for (const side of [-1, 1])
    for (let light = 0; light < SIDE; light += 1)
      shine(
        [x + side * (width / 2 + AWAY), y + ABOVE, z + depth * ((light + 0.5) / SIDE - 0.5)],
        [side, -0.25, 0],
        0.3 / SIDE,
      );
}
