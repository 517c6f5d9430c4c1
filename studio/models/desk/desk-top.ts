import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { smudge } from "../../kit/textures/surfaces.ts";
import type { Vector } from "../../model.ts";
import type { DeskLook } from "../../looks/furniture-looks.ts";
import { cableHole, deskCableTray } from "./desk-cables.ts";
import { tableTopGrain, type Wood } from "./wood-grain.ts";

/** A wooden board lying flat with its grain along X; `center` is its middle. */
export function woodenBoard(
  kit: Kit,
  wood: Wood,
  [width, thickness, depth]: Vector,
  center: Vector,
  bevel = 0.014,
): void {
  // Oiled: with a plain material's sheen the grain is gone where one looks along the board.
  const material = kit.shared(
    `board ${wood}`,
    () =>
      new THREE.MeshPhysicalMaterial({
        map: tableTopGrain(wood),
        roughness: 0.58,
        roughnessMap: smudge(),
        envMapIntensity: 0.3,
        specularIntensity: 0.4,
      }),
  );
  const board = kit.slab(roundedRectangle(width, depth, Math.min(0.1, depth * 0.05)), thickness, material, center, {
    bevel,
    axis: "y",
  });
  const { normal, position, uv } = board.geometry.attributes;
  if (!(position instanceof THREE.BufferAttribute) || !(uv instanceof THREE.BufferAttribute) || !normal) return;
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(
      index,
      position.getX(index) / width + 0.5,
      (position.getY(index) + position.getZ(index) * (1 - normal.getX(index) ** 2)) / depth / 1.2 + 0.5,
    );
}

const CM_A_UNIT = 30;
const THICKNESS = 0.085;

/** A desk's top with its cable holes and tray, `heightCm` above the floor. */
export function deskTop(
  kit: Kit,
  look: Pick<DeskLook, "widthCm" | "depthCm" | "top">,
  heightCm: number,
): { width: number; depth: number; underside: number } {
  const [width, depth] = [look.widthCm / CM_A_UNIT, look.depthCm / CM_A_UNIT];
  const underside = heightCm / CM_A_UNIT - THICKNESS;
  woodenBoard(kit, look.top, [width, THICKNESS, depth], [0, underside + THICKNESS / 2, 0]);
  const [holeX, holeZ] = [width / 2 - 0.36, -depth / 2 + 0.3];
  for (const side of [-1, 1]) cableHole(kit, side * holeX, underside + THICKNESS, holeZ);
  deskCableTray(kit, width * 0.5, [0, underside, -depth / 2 + 0.42], [holeX, underside, holeZ + 0.05]);
  return { width, depth, underside };
}
