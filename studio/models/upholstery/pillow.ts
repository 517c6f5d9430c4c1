import type * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { panel } from "./panel.ts";
import { piping } from "./seams.ts";

export interface PillowOptions {
  /** 2 is an ellipse, 4 and more nearly a box. */
  squareness?: number;
  /** How hollow the sides are between the corners, as a sewn pillow's are. */
  pinch?: number;
  /** Bend around the vertical axis: how far the ends come forward. */
  bow?: number;
  cord?: THREE.Material;
}

/** A stuffed pillow around the frame's origin: two covers sewn together around its outline, perhaps with a cord. */
export function pillow(
  kit: Kit,
  [width, height, depth]: Vector,
  material: THREE.Material,
  { squareness = 4, pinch = 0.05, bow = 0, cord }: PillowOptions = {},
): void {
  const edge = (turn: number): [number, number] => {
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    const radius = (Math.abs(cosine) ** squareness + Math.abs(sine) ** squareness) ** (-1 / squareness);
    const hollow = 1 - pinch * Math.cos(turn * 2) ** 2;
    return [(cosine * radius * hollow * width) / 2, (sine * radius * hollow * height) / 2];
  };
  const bend = (x: number) => bow * ((x * 2) / width) ** 2;
  const cover = (front: number) =>
    panel(96, 20, (around, share) => {
      const out = Math.cos((share * Math.PI) / 2);
      const [x, y] = edge(front * around * 2 * Math.PI);
      const puffed = Math.sin((share * Math.PI) / 2) ** 0.9;
      return [x * out, y * out, front * puffed * (depth / 2) + bend(x * out)];
    });
  kit.add(cover(1), material);
  kit.add(cover(-1), material);
  if (!cord) return;
  const ring = Array.from({ length: 64 }, (_, step): Vector => {
    const [x, y] = edge((step / 64) * 2 * Math.PI);
    return [x, y, bend(x)];
  });
  piping(kit, ring, cord, 0.012, true);
}
