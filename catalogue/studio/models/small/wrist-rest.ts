import * as THREE from "three";
import { fabric } from "../../kit/textures/surfaces.ts";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { canvasTexture } from "../../kit/textures/canvas.ts";
import type { WristRestLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { printSheet } from "./print-sheet.ts";

/** Centimetres a unit stands for. */
const CM = 11;
const DEPTH = 8.6 / CM;
const HEIGHT = 1.8 / CM;
const CORNER = DEPTH * 0.24;
/** Height of the seam between the cushion and its sole. */
const SEAM = 0.045;

/** A woven cushion on a rubber sole; it is higher at the keyboard's side. */
export const wristRest: Model<WristRestLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 26, fill: 0.84 },
    top: { azimuth: 44, elevation: 62, fill: 0.84 },
    side: { azimuth: 78, elevation: 12 },
    detail: { azimuth: 38, elevation: 30, closeUp: { at: [1.4, 0.1, 0.1], radius: 0.82 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit, look) {
    const width = look.lengthCm / CM;
    const cover = kit.material({
      color: "#2f3238",
      map: fabric(),
      roughness: 0.94,
      bumpMap: fabric(),
      bumpScale: 0.5,
      envMapIntensity: 0.6,
    });
    const piping = kit.material({ color: "#1a1b1f", roughness: 0.85 });
    const cushion = cushionGeometry(width, DEPTH);
    const uv = cushion.getAttribute("uv");
    const points = cushion.getAttribute("position");
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, points.getX(index) * 1.9, (points.getZ(index) + points.getY(index)) * 1.9);
    kit.add(cushion, cover);
    const outline = roundedRectangle(width - 0.012, DEPTH - 0.012, CORNER)
      .getSpacedPoints(240)
      .slice(1);
    const edge = outline.map(({ x, y }) => [x, 0.05, y] as const);
    kit.tube(edge, 0.014, piping, { segments: 480, closed: true });
    const sole = roundedRectangle(width - 0.03, DEPTH - 0.03, CORNER);
    kit.slab(sole, 0.045, kit.materials.rubber, [0, 0.023, 0], { bevel: 0.008, axis: "y" });
    tag(kit, width, `${look.lengthCm} cm`);
  },
};

/** A woven tag says the length: sewn in at the piping, it lies on the bulge of the cushion. */
function tag(kit: Kit, width: number, size: string): void {
  const [left, right] = [width / 2 - 0.5, width / 2 - 0.14];
  const sheet = printSheet(720, 260, "#a8380f", [
    { text: size, size: 0.2, y: 0.63, x: 0.5, align: "center", color: "#e3e6ea" },
  ]);
  const woven = kit.material({ map: canvasTexture(sheet, { srgb: true }), roughness: 0.85 });
  const geometry = new THREE.PlaneGeometry(right - left, 1, 1, 20);
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < points.count; index += 1) {
    const inset = 0.004 + 0.076 * uv.getY(index) ** 1.6;
    const z = DEPTH / 2 - inset;
    const x = left + uv.getX(index) * (right - left);
    points.setXYZ(index, x, heightAt(x, z, width) + 0.004, z + 0.004);
  }
  geometry.computeVertexNormals();
  kit.add(geometry, woven);
}

/** A pillow over the rounded rectangle: it bulges fast from the edge and slopes towards the viewer. */
function cushionGeometry(width: number, depth: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(width, depth, 160, 48).rotateX(-Math.PI / 2);
  const points = geometry.getAttribute("position");
  const radius = CORNER;
  for (let index = 0; index < points.count; index += 1) {
    const [x, z] = [points.getX(index), points.getZ(index)];
    const [cornerX, cornerZ] = [Math.abs(x) - (width / 2 - radius), Math.abs(z) - (depth / 2 - radius)];
    // Points of the grid's corners are drawn in to the round edge.
    if (cornerX > 0 && cornerZ > 0) {
      const reach = Math.hypot(cornerX, cornerZ);
      const pull = Math.max(cornerX, cornerZ) / (reach || 1);
      points.setX(index, Math.sign(x) * (width / 2 - radius + cornerX * pull));
      points.setZ(index, Math.sign(z) * (depth / 2 - radius + cornerZ * pull));
    }
    points.setY(index, heightAt(points.getX(index), points.getZ(index), width));
  }
  geometry.computeVertexNormals();
  return geometry;
}

function heightAt(x: number, z: number, width: number): number {
  const inner = Math.max(0, Math.min(1, distanceToEdge(x, z, width) / 0.2));
  const bulge = Math.sqrt(1 - (1 - inner) ** 2);
  const slope = 1 - 0.16 * (z / DEPTH + 0.5);
  return SEAM + (HEIGHT - SEAM) * bulge * slope;
}

function distanceToEdge(x: number, z: number, width: number): number {
  const [cornerX, cornerZ] = [Math.abs(x) - (width / 2 - CORNER), Math.abs(z) - (DEPTH / 2 - CORNER)];
  if (cornerX > 0 && cornerZ > 0) return CORNER - Math.hypot(cornerX, cornerZ);
  return CORNER - Math.max(cornerX, cornerZ);
}
