import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import type { Vector } from "../../model.ts";

const SOCKETS = 6;
const TRAY = { depth: 0.4, height: 0.3, steel: 0.016, lip: 0.03, slot: 0.16 } as const;

/**
 * A steel tray under the back of a desk; `[x, y, z]` is its middle at the underside of the top. The socket strip in it
 * looks at the sitter, and a cord runs from it up to `hole`.
 */
export function deskCableTray(kit: Kit, width: number, [x, y, z]: Vector, hole: Vector): void {
  const { aluminium, gap, sleeve } = kit.materials;
  const { depth, height, steel, lip } = TRAY;
  kit.box([x, y - height, z], [width, steel, depth], aluminium, 0.004);
  kit.box([x, y - height + lip / 2, z + depth / 2], [width, lip, steel], aluminium, 0.004);
  const wall = height - 0.05;
  kit.slab(slotted(width, wall), steel, aluminium, [x, y - height + wall / 2, z - depth / 2], { bevel: 0.003 });
  for (const end of [-1, 1]) {
    kit.box(
      [x + end * (width / 2 - 0.08), y - height / 2, z - depth / 2 + 0.02],
      [0.1, height, 0.02],
      aluminium,
      0.004,
    );
    kit.box([x + end * (width / 2 - 0.08), y - 0.01, z - depth / 2 + 0.1], [0.1, 0.02, 0.16], aluminium, 0.004);
  }
  // Light, since it lies in the shadow of the top.
  const plastic = kit.material({ color: "#d3d6da", roughness: 0.5 });
  const strip = { length: width * 0.55, x: x - width * 0.08, y: y - height + 0.09, z: z - 0.02 } as const;
  kit.box([strip.x, strip.y, strip.z], [strip.length, 0.12, 0.12], plastic, 0.02);
  for (let socket = 0; socket < SOCKETS; socket += 1) {
    const at = strip.x + ((socket + 0.5) / SOCKETS - 0.5) * strip.length * 0.94;
    kit.cylinder([at, strip.y, strip.z + 0.06], 0.046, 0.006, gap, "z", { segments: 24 });
    for (const pin of [-1, 1])
      kit.cylinder([at + pin * 0.018, strip.y, strip.z + 0.064], 0.007, 0.004, aluminium, "z", { segments: 12 });
  }
  const trayEnd = x + width / 2;
  kit.tube(
    [
      [strip.x + strip.length / 2 - 0.02, strip.y, strip.z],
      [trayEnd - width * 0.14, strip.y + 0.01, z + 0.06],
      [trayEnd - 0.04, strip.y - 0.01, z],
      [trayEnd + (hole[0] - trayEnd) * 0.5, y - 0.2, (z + hole[2]) / 2],
      [hole[0] - 0.05, y - 0.11, hole[2]],
      [hole[0], y - 0.03, hole[2]],
      [hole[0], y + 0.02, hole[2]],
    ],
    0.022,
    sleeve,
    { segments: 64 },
  );
}

/** The tray's rear wall, with slots through it. */
function slotted(width: number, height: number): THREE.Shape {
  const wall = new THREE.Shape();
  wall.moveTo(-width / 2, -height / 2);
  wall.lineTo(width / 2, -height / 2);
  wall.lineTo(width / 2, height / 2);
  wall.lineTo(-width / 2, height / 2);
  const slots = Math.floor(width / TRAY.slot) - 1;
  for (let slot = 0; slot < slots; slot += 1)
    wall.holes.push(roundedHole(0.1, 0.05, 0.02, [(slot - (slots - 1) / 2) * TRAY.slot, 0.03]));
  return wall;
}

/** A round cable hole in the top: a ring and a lid with a slot. */
export function cableHole(kit: Kit, x: number, y: number, z: number): void {
  const { black, gap, trim } = kit.materials;
  kit.turned(
    [x, y, z],
    [
      [0.1, 0.006],
      [0.125, 0.01],
      [0.14, 0.006],
      [0.144, 0],
      [0.1, 0],
    ],
    black,
    "y",
    48,
  );
  kit.cylinder([x, y + 0.003, z], 0.1, 0.006, trim, "y");
  kit.box([x, y + 0.005, z - 0.07], [0.09, 0.006, 0.06], gap, 0);
}
