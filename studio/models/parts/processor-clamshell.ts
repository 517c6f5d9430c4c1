import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";

/** How far a half reaches beyond the processor on each side, flange included. */
const BEYOND = 0.15;
/** Of each half. */
const DEPTH = 0.13;
const FLANGE = 0.05;
const WALL = 0.014;
const ROUND = 0.08;
const FOAM = { thickness: 0.085, room: 0.02 } as const;
/** How far the upright half leans back. */
const LEAN = -0.3;

/**
 * A clear clamshell, open like a laptop on y = 0: one half lies, the other stands behind it with a processor in its
 * foam. `processor` builds that around the origin, `width` × `height` and `thickness` of its board, facing +Z.
 */
export function processorClamshell(
  kit: Kit,
  { width, height, thickness }: { width: number; height: number; thickness: number },
  processor: () => void,
): void {
  const outer = { width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  const clear = kit.material({
    color: "#aab4bd",
    roughness: 0.12,
    transparent: true,
    opacity: 0.13,
    depthWrite: false,
    envMapIntensity: 1.4,
  });
  clear.userData["castsNoShadow"] = true;
  const half = () => shell(kit, outer, clear);
  kit.at([0, DEPTH, outer.height / 2], null, half, [-Math.PI / 2, 0, 0]);
  kit.at(
    [0, DEPTH, 0],
    null,
    () =>
      kit.at([0, outer.height / 2, 0], null, () => {
        half();
        foam(kit, outer, [width, height]);
        kit.at([0, 0, WALL - DEPTH + thickness / 2], null, processor);
      }),
    [LEAN, 0, 0],
  );
}

interface Size {
  width: number;
  height: number;
}

/** One half with its open side on z = 0, towards +Z. */
function shell(kit: Kit, { width, height }: Size, clear: THREE.Material): void {
  const [inside, high] = [width - 2 * FLANGE, height - 2 * FLANGE];
  const flange = roundedRectangle(width, height, ROUND);
  flange.holes.push(roundedHole(inside, high, ROUND));
  const wall = roundedRectangle(inside, high, ROUND);
  wall.holes.push(roundedHole(inside - 2 * WALL, high - 2 * WALL, ROUND - WALL));
  kit.slab(flange, WALL, clear, [0, 0, -WALL / 2], { bevel: 0.004, bevelSegments: 2 });
  kit.slab(wall, DEPTH, clear, [0, 0, -DEPTH / 2], { bevel: 0.003, bevelSegments: 2 });
  kit.slab(roundedRectangle(inside, high, ROUND), WALL, clear, [0, 0, WALL / 2 - DEPTH], { bevel: 0.004 });
}

/** Black foam around the processor, its board just below the foam's face. */
function foam(kit: Kit, { width, height }: Size, [across, high]: readonly [number, number]): void {
  const inset = 2 * (FLANGE + WALL);
  const pad = roundedRectangle(width - inset, height - inset, ROUND - WALL);
  pad.holes.push(roundedHole(across + FOAM.room, high + FOAM.room, 0.012));
  const black = kit.material({ color: "#15171b", roughness: 1 });
  kit.slab(pad, FOAM.thickness, black, [0, 0, WALL - DEPTH + FOAM.thickness / 2], { bevel: 0.012 });
}
