import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import type { DustFiltersLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

type Size = readonly [width: number, height: number];

/** A unit is 10 cm. */
const CUT: Record<DustFiltersLook["fits"], Record<"front" | "top" | "floor", Size>> = {
  Forge: { front: [2.1, 3.6], top: [3.1, 1.5], floor: [1.7, 1.35] },
  Lumen: { front: [1.5, 3.1], top: [2.9, 1.9], floor: [2.6, 1.3] },
  Slate: { front: [1.75, 3.9], top: [2.7, 1.45], floor: [1.55, 1.55] },
};
const THICKNESS = 0.03;
const BORDER = 0.13;
const GAP = 0.2;
/** The nearest floor filter's near left corner, the same for every case so that the detail finds its name. */
const FLOOR_CORNER = { x: -0.4, z: 1.75 } as const;
/** Length of a filter that one period of the weave covers. */
const WEAVE = 0.56;

/**
 * Two sets of three magnetic meshes, cut for one case. Each lies alone: one weave over another makes a pattern that
 * neither has.
 */
export const dustFilters: Model<DustFiltersLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 52, fill: 0.84 },
    top: { azimuth: 0, elevation: 76 },
    side: { azimuth: 62, elevation: 34 },
    detail: {
      azimuth: 14,
      elevation: 46,
      closeUp: { at: [FLOOR_CORNER.x + 0.72, 0.03, FLOOR_CORNER.z - 0.46], radius: 0.8 },
    },
  },
  smallestShadow: 0.015,
  lighting: () => ({ light: 2, reflections: 1.8 }),
  build(kit, look) {
    const { front, top, floor } = CUT[look.fits];
    const { x, z } = FLOOR_CORNER;
    const left = x - (front[0] + GAP) * 2;
    const behind = z - Math.max(front[1], floor[1] * 2 + GAP) - GAP;
    const topLeft = (left + x + floor[0]) / 2 - top[0] - GAP / 2;
    const name = look.fits.toUpperCase();
    for (const nth of [0, 1] as const) {
      lay(kit, [left + nth * (front[0] + GAP), z], front, `${name}  front`, nth);
      lay(kit, [x, z - nth * (floor[1] + GAP)], floor, `${name}  floor`, nth);
      lay(kit, [topLeft + nth * (top[0] + GAP), behind], top, `${name}  top`, nth);
    }
  },
};

/** Lays a filter down by its near left corner, a little askew: the two of one size not alike. */
function lay(kit: Kit, [x, z]: readonly [x: number, z: number], size: Size, name: string, nth: 0 | 1): void {
  const at = [x + size[0] / 2, THICKNESS / 2, z - size[1] / 2] as const;
  kit.at(at, "y", () => filter(kit, size, name), [0, 0, [0.008, -0.01][nth] ?? 0]);
}

/** A fine mesh in a magnetic frame, lying in XY and looking along +Z. */
function filter(kit: Kit, [width, height]: Size, name: string): void {
  const magnet = kit.shared("magnet", () =>
    kit.material({ color: "#24282f", metalness: 0.75, roughness: 0.5, envMapIntensity: 1 }),
  );
  const weave = kit.shared("weave", () => weaveMaterial(kit));
  const outline = roundedRectangle(width, height, 0.1);
  outline.holes.push(roundedHole(width - BORDER * 2, height - BORDER * 2, 0.05));
  kit.slab(outline, THICKNESS, magnet, [0, 0, 0], { bevel: 0.008 });
  kit.add(mesh(width - BORDER * 1.6, height - BORDER * 1.6), weave, [0, 0, 0], { castsShadow: false });
  stitch(kit, width - BORDER * 2, height - BORDER * 2);
  kit.slab(roundedRectangle(0.34, 0.1, 0.04), 0.02, magnet, [width / 2 - 0.4, height / 2 + 0.02, 0], { bevel: 0.006 });
  const place = [-width / 2 + 0.55, -height / 2 + BORDER / 2, THICKNESS / 2 + 0.002] as const;
  label(kit, name, place, 0.8, "z", { color: "#aab1bc", weight: 600, align: "left" });
}

function weaveMaterial(kit: Kit): THREE.Material {
  return kit.material({
    map: weaveTexture(),
    transparent: true,
    depthWrite: false,
    metalness: 0.5,
    roughness: 0.7,
    envMapIntensity: 0.6,
  });
}

/** Sixteen crossing threads and nothing between them. */
function weaveTexture(): THREE.Texture {
  const texture = canvasTexture(
    canvas(256, 256, (context) => {
      for (let thread = 0; thread < 16; thread += 1) {
        context.fillStyle = "#24272c";
        context.fillRect(thread * 16 + 5, 0, 6, 256);
        context.fillStyle = "#1b1e22";
        context.fillRect(0, thread * 16 + 5, 256, 6);
      }
    }),
    { srgb: true, wrap: true },
  );
  texture.anisotropy = 8;
  return texture;
}

/** The weave is finer than holes could be cut, and keeps its size on every filter. */
function mesh(width: number, height: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(width, height);
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(index, (uv.getX(index) * width) / WEAVE, (uv.getY(index) * height) / WEAVE);
  return geometry;
}

/** The welded seam that holds the mesh in its frame. */
function stitch(kit: Kit, width: number, height: number): void {
  const seam = kit.shared("seam", () => kit.material({ color: "#101216", roughness: 0.5 }));
  const points = roundedRectangle(width + 0.03, height + 0.03, 0.06)
    .getSpacedPoints(200)
    .slice(0, -1)
    .map(({ x, y }) => new THREE.Vector3(x, y, THICKNESS / 2 - 0.004));
  const curve = new THREE.CatmullRomCurve3(points, true);
  kit.add(new THREE.TubeGeometry(curve, 400, 0.008, 6, true), seam);
}
