import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { panel } from "../upholstery/panel.ts";

export interface LinkSize {
  /** Half of its width and height where it begins and where it ends. */
  from: readonly [halfWidth: number, halfHeight: number];
  to: readonly [halfWidth: number, halfHeight: number];
}

/** A hollow arm between two joints, rounded at both ends and flatter on its sides. */
export function armLink(kit: Kit, start: Vector, end: Vector, { from, to }: LinkSize, material: THREE.Material): void {
  const first = new THREE.Vector3(...start);
  const direction = new THREE.Vector3(...end).sub(first);
  const length = direction.length();
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6;
  const geometry = panel(36, 40, (around, along) => {
    const turn = around * 2 * Math.PI;
    const place = (1 - Math.cos(along * Math.PI)) / 2;
    const rounded = Math.sqrt(Math.max(0, 1 - Math.abs(place * 2 - 1) ** 14));
    const halfWidth = from[0] + (to[0] - from[0]) * place;
    const halfHeight = from[1] + (to[1] - from[1]) * place;
    return [
      squared(Math.cos(turn)) * halfWidth * rounded,
      squared(Math.sin(turn)) * halfHeight * rounded,
      place * length,
    ];
  });
  kit.at(start, direction.normalize().toArray(), () => kit.add(geometry, material));
}
