import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { canvas } from "../../kit/textures/canvas.ts";
import { decal } from "../../kit/prints.ts";

/** Lengths of a column's three stages, in units of 30 cm. */
const STAGES = [1.62, 1.5, 1.5] as const;

/** Two telescopic columns on feet, up to `height`, the underside of the top. */
export function liftFrame(kit: Kit, width: number, depth: number, height: number): void {
  const { black, body, dark, gunmetal, rubber } = kit.materials;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.82);
    kit.add(footGeometry(depth - 0.22), body, [x, 0.03, 0]);
    for (const z of [-1, 1])
      kit.cylinder([x, 0.018, z * (depth / 2 - 0.26)], 0.075, 0.036, rubber, "y", { segments: 28 });
    kit.box([x, 0.16, 0], [0.34, 0.05, 0.44], gunmetal, 0.015);
    const [outer, middle, inner] = STAGES;
    const foot = 0.17;
    const travel = height - 0.1 - foot;
    const rise = Math.max(0, travel - outer) / 2;
    kit.box([x, foot + outer / 2, 0], [0.27, outer, 0.36], body, 0.03);
    kit.box([x, foot + outer + rise - middle / 2, 0], [0.235, middle, 0.315], dark, 0.026);
    kit.box([x, foot + outer + 2 * rise - inner / 2, 0], [0.2, inner, 0.27], gunmetal, 0.022);
    kit.box([x, foot + outer - 0.012, 0], [0.282, 0.026, 0.372], black, 0.01);
    if (rise > 0.1) kit.box([x, foot + outer + rise - 0.012, 0], [0.246, 0.024, 0.326], black, 0.01);
    kit.box([x, height - 0.08, 0], [0.44, 0.15, 0.5], dark, 0.03);
    kit.box([x, height - 0.03, 0], [0.2, 0.06, depth - 0.3], body, 0.012);
  }
  for (const z of [-0.2, 0.2]) kit.box([0, height - 0.06, z], [width - 1.9, 0.1, 0.12], body, 0.015);
  kit.box([0.3, height - 0.12, -0.42], [0.9, 0.1, 0.24], black, 0.03);
}

/** A flat steel foot that thins out to its ends. */
function footGeometry(length: number): THREE.BufferGeometry {
  const half = length / 2;
  const side = new THREE.Shape();
  side.moveTo(-half, 0);
  side.lineTo(half, 0);
  side.lineTo(half, 0.05);
  side.quadraticCurveTo(half * 0.5, 0.09, 0.26, 0.12);
  side.lineTo(-0.26, 0.12);
  side.quadraticCurveTo(-half * 0.5, 0.09, -half, 0.05);
  const bevel = 0.014;
  return new THREE.ExtrudeGeometry(side, {
    depth: 0.27 - bevel * 2,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
  })
    .translate(0, 0, -0.135 + bevel)
    .rotateY(Math.PI / 2);
}

/** The hand panel under the front edge: a height in cm, four remembered ones, up and down. */
export function liftPanel(kit: Kit, x: number, y: number, z: number, heightCm: number): void {
  const { black, dark, gunmetal } = kit.materials;
  kit.box([x, y - 0.05, z - 0.2], [0.62, 0.1, 0.16], gunmetal, 0.012);
  kit.at(
    [x, y - 0.075, z],
    null,
    () => {
      kit.slab(roundedRectangle(0.98, 0.13, 0.045), 0.3, black, [0, 0, -0.15], { bevel: 0.012 });
      kit.slab(roundedRectangle(0.94, 0.105, 0.035), 0.012, dark, [0, 0, 0.003], { bevel: 0.004 });
      const face = canvas(1024, 112, (context) => {
        context.fillStyle = "#eef4ff";
        context.textBaseline = "middle";
        context.textAlign = "center";
        context.font = "700 74px Archivo, sans-serif";
        context.fillText(String(heightCm), 512, 60);
        context.fillStyle = "#aab2c0";
        context.font = "600 44px Archivo, sans-serif";
        [90, 190, 290, 390].forEach((at, index) => context.fillText(String(index + 1), at, 60));
        for (const [at, up] of [
          [700, true],
          [860, false],
        ] as const) {
          context.beginPath();
          context.moveTo(at - 30, up ? 74 : 40);
          context.lineTo(at, up ? 36 : 78);
          context.lineTo(at + 30, up ? 74 : 40);
          context.closePath();
          context.fill();
        }
      });
      decal(kit, face, [0, 0, 0.0105], 0.92, 0.1, "z", { glow: 0.85 });
    },
    [-0.22, 0, 0],
  );
}
