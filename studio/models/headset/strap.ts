import * as THREE from "three";
import { panel } from "../upholstery/panel.ts";

export interface StrapShape {
  /** The middle line, in the XY plane. */
  path: (along: number) => readonly [x: number, y: number];
  /** Half of its width, along Z. */
  halfWidth: (along: number) => number;
  halfThickness: (along: number) => number;
  /** 1 for a round cross-section, towards 0 for a square one. */
  roundness?: number;
  rows?: number;
}

const STEP = 0.001;

/** A bent strap: a rounded cross-section swept along a flat line, with round ends. Left of the line is +thickness. */
export function strap({
  path,
  halfWidth,
  halfThickness,
  roundness = 0.5,
  rows = 72,
}: StrapShape): THREE.BufferGeometry {
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** roundness;
  return panel(32, rows, (around, share) => {
    const along = (1 - Math.cos(share * Math.PI)) / 2;
    const [x, y] = path(along);
    const [beforeX, beforeY] = path(Math.max(0, along - STEP));
    const [afterX, afterY] = path(Math.min(1, along + STEP));
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const turn = around * 2 * Math.PI;
    const end = Math.sqrt(Math.max(0, 1 - Math.abs(along * 2 - 1) ** 40));
    const out = squared(Math.cos(turn)) * halfThickness(along) * end;
    return [
      x - ((afterY - beforeY) / length) * out,
      y + ((afterX - beforeX) / length) * out,
      squared(Math.sin(turn)) * halfWidth(along) * end,
    ];
  });
}
