import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { DustFiltersLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** A unit is 10 cm. The largest stands at the back, the others lean and lie in front of it. */
const CUT: Record<
  DustFiltersLook["fits"],
  { front: readonly [number, number]; top: readonly [number, number]; foot: readonly [number, number] }
> = {
  Forge: { front: [2.1, 3.6], top: [3.1, 1.5], foot: [1.7, 1.35] },
  Lumen: { front: [1.5, 3.1], top: [2.9, 1.9], foot: [2.6, 1.3] },
  Slate: { front: [1.75, 3.9], top: [2.7, 1.45], foot: [1.55, 1.55] },
};
const THICKNESS = 0.06;

/** Two sets of three magnetic meshes, cut for one case. */
export const dustFilters: Model<DustFiltersLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 52, fill: 0.82 },
    top: { azimuth: 0, elevation: 76 },
    side: { azimuth: 62, elevation: 34 },
    detail: { azimuth: 14, elevation: 46, closeUp: { at: [0.4, 0.1, 1.1], radius: 0.85 } },
  },
  smallestShadow: 0.015,
  lighting: () => DARK_GOODS,
  build(kit, look) {
    const { front, top, foot } = CUT[look.fits];
    const lying = (place: Vector, turn: number, size: readonly [number, number], name: string) =>
      kit.at([place[0], place[1] + THICKNESS / 2, place[2]], "y", () => filter(kit, size, look.fits, name), [
        0,
        0,
        turn,
      ]);
    // Each lies across the one below, so all six show.
    lying([-0.75, 0, -0.35], 0.1, front, "front");
    lying([-0.55, THICKNESS, -0.3], -0.04, front, "front");
    lying([0.95, THICKNESS * 2, -0.75], -0.16, top, "top");
    lying([1.0, THICKNESS * 3, -0.62], -0.3, top, "top");
    lying([0.75, THICKNESS * 4, 0.72], 0.12, foot, "floor");
    lying([0.85, THICKNESS * 5, 0.86], -0.08, foot, "floor");
  },
};

/** A fine mesh in a magnetic frame, standing in XY and looking along +Z. */
function filter(kit: Kit, [width, height]: readonly [number, number], fits: string, name: string): void {
  const magnet = kit.shared("magnet", () => kit.material({ color: "#1e2024", roughness: 0.6, envMapIntensity: 0.7 }));
  const weave = kit.shared("weave", () =>
    kit.material({ color: "#4a4e56", metalness: 0.5, roughness: 0.55, envMapIntensity: 0.8 }),
  );
  const border = 0.13;
  const outline = roundedRectangle(width, height, 0.1);
  outline.holes.push(roundedHole(width - border * 2, height - border * 2, 0.05));
  kit.slab(outline, THICKNESS, magnet, [0, 0, 0], { bevel: 0.012 });
  perforated(kit, [0, 0, 0], width - border * 1.6, height - border * 1.6, "z", 0.075, weave, 24);
  stitch(kit, width - border * 2, height - border * 2);
  label(
    kit,
    `${fits.toUpperCase()}  ${name}`,
    [-width / 2 + 0.55, -height / 2 + border / 2, THICKNESS / 2 + 0.002],
    0.8,
    "z",
    {
      color: "#8b929d",
      weight: 600,
      align: "left",
    },
  );
  kit.slab(roundedRectangle(0.34, 0.1, 0.04), 0.03, magnet, [width / 2 - 0.4, height / 2 + 0.02, 0], { bevel: 0.01 });
}

/** The welded seam that holds the mesh in its frame. */
function stitch(kit: Kit, width: number, height: number): void {
  const seam = kit.shared("seam", () => kit.material({ color: "#23262b", roughness: 0.5 }));
  const corners = roundedRectangle(width + 0.03, height + 0.03, 0.06).getPoints(6);
  const points = corners.map((point) => new THREE.Vector3(point.x, point.y, THICKNESS / 2 - 0.008));
  const curve = new THREE.CatmullRomCurve3(points, true, "catmullrom", 0);
  kit.add(new THREE.TubeGeometry(curve, 120, 0.012, 6, true), seam);
}
