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
/** Where every length ends on the right: the tag's close-up fits them all. */
const RIGHT_END = 2;
const CELLS = { across: 160, deep: 48 } as const;
/** Repeats of the weave per unit of cloth. */
const WEAVE = 1.5;

/** A woven cushion on a rubber sole; it is higher at the keyboard's side. */
export const wristRest: Model<WristRestLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 26, fill: 0.84 },
    top: { azimuth: 44, elevation: 62, fill: 0.84 },
    side: { azimuth: 78, elevation: 12 },
    detail: { azimuth: 38, elevation: 30, closeUp: { at: [RIGHT_END - 0.6, 0.08, 0.12], radius: 0.8 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ light: 1.1, reflections: DARK_GOODS.reflections }),
  build(kit, look) {
    const width = look.lengthCm / CM;
    kit.at([RIGHT_END - width / 2, 0, 0], null, () => {
      cushion(kit, width);
      tag(kit, width, `${look.lengthCm} cm`);
    });
  },
};

function cushion(kit: Kit, width: number): void {
  const weave = fabric().clone();
  weave.anisotropy = 8;
  // Cloth has little sheen; with a plain material's it would be grey.
  const cover = new THREE.MeshPhysicalMaterial({
    color: "#15171a",
    map: weave,
    roughness: 0.94,
    bumpMap: weave,
    bumpScale: 0.4,
    envMapIntensity: 0.6,
    specularIntensity: 0.45,
  });
  const piping = kit.material({ color: "#1a1b1f", roughness: 0.85 });
  kit.add(cushionGeometry(width, DEPTH), cover);
  const outline = roundedRectangle(width - 0.012, DEPTH - 0.012, CORNER)
    .getSpacedPoints(240)
    .slice(1);
  const edge = outline.map(({ x, y }) => [x, 0.05, y] as const);
  kit.tube(edge, 0.014, piping, { segments: 480, closed: true });
  const sole = roundedRectangle(width - 0.03, DEPTH - 0.03, CORNER);
  kit.slab(sole, 0.045, kit.materials.rubber, [0, 0.023, 0], { bevel: 0.008, axis: "y" });
}

/** A woven tag says the length: sewn in at the piping, it lies on the bulge of the cushion. */
function tag(kit: Kit, width: number, size: string): void {
  const right = width / 2 - CORNER - 0.03;
  const left = right - 0.36;
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
  const geometry = new THREE.PlaneGeometry(width, depth, CELLS.across, CELLS.deep).rotateX(-Math.PI / 2);
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
  layWeave(geometry);
  return geometry;
}

/** The weave keeps its size where the cloth slopes down: its place is measured along the cloth, from the middle outwards. */
function layWeave(geometry: THREE.BufferGeometry): void {
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  const columns = CELLS.across + 1;
  const [middleColumn, middleRow] = [CELLS.across / 2, CELLS.deep / 2];
  const [here, before] = [new THREE.Vector3(), new THREE.Vector3()];
  const way = (index: number, towardsMiddle: number) =>
    here.fromBufferAttribute(points, index).distanceTo(before.fromBufferAttribute(points, towardsMiddle));
  for (const side of [-1, 1]) {
    for (let row = 0; row <= CELLS.deep; row += 1)
      for (let step = 0, along = 0; step <= middleColumn; step += 1) {
        const index = row * columns + middleColumn + side * step;
        if (step > 0) along += way(index, index - side);
        uv.setX(index, side * along * WEAVE);
      }
    for (let column = 0; column < columns; column += 1)
      for (let step = 0, along = 0; step <= middleRow; step += 1) {
        const index = (middleRow + side * step) * columns + column;
        if (step > 0) along += way(index, index - side * columns);
        uv.setY(index, side * along * WEAVE);
      }
  }
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
