import * as THREE from "three";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { Kit } from "../../kit/kit.ts";
import { decal } from "../../kit/prints.ts";
import { fabric } from "../../kit/textures/surfaces.ts";
import type { Vector } from "../../model.ts";
import { printSheet, type PrintLine } from "./print-sheet.ts";

/** How far a cloth bends up or down from flat. */
const UNEVEN = 0.012;

/** Folded microfibre cloths in a stack that stands on the floor at `place`. */
export function foldedCloths(
  kit: Kit,
  place: Vector,
  count: number,
  { color = "#2b5f75", size = [1.4, 1.1] as readonly [number, number], turn = 0.12 } = {},
): void {
  const cloth = kit.shared(`cloth ${color}`, () =>
    kit.material({
      // The weave's map takes a third of the light.
      color: new THREE.Color(color).multiplyScalar(1.5),
      map: fabric(),
      roughness: 0.95,
      bumpMap: fabric(),
      bumpScale: 0.8,
      envMapIntensity: 0.5,
    }),
  );
  const seam = kit.shared(`seam ${color}`, () =>
    kit.material({ color: new THREE.Color(color).multiplyScalar(0.6), roughness: 1 }),
  );
  const thickness = 0.15;
  kit.at(
    place,
    null,
    () => {
      for (let index = 0; index < count; index += 1) {
        const y = thickness * (index + 0.5) + UNEVEN;
        const [width, depth] = [size[0] - (index % 2) * 0.04, size[1] - (index % 3) * 0.03];
        kit.at(
          [(index % 2) * 0.015, y, (index % 3) * 0.012],
          null,
          () => {
            for (const layer of [-1, 1])
              kit.add(clothLayer(width, thickness * 0.49, depth), cloth, [0, layer * thickness * 0.235, 0]);
            // The fold is one round edge over both layers.
            kit.cylinder([0, 0, depth / 2 - 0.045], thickness * 0.47, width - 0.02, cloth, "x", { segments: 20 });
            kit.box([0, thickness * 0.5, -depth / 2 + 0.07], [width - 0.1, 0.016, 0.018], seam, 0.004);
            for (const side of [-1, 1])
              kit.box([side * (width / 2 - 0.07), thickness * 0.5, 0], [0.018, 0.016, depth - 0.12], seam, 0.004);
          },
          [0, ((index * 7) % 5) * 0.012, 0],
        );
      }
    },
    [0, turn, 0],
  );
}

/** A layer of cloth with a round edge; layers of one stack bend alike, so that they do not cut each other. */
function clothLayer(width: number, thickness: number, depth: number): THREE.BufferGeometry {
  const geometry = new THREE.BoxGeometry(width, thickness, depth, 36, 4, 30);
  const points = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  const uv = geometry.getAttribute("uv");
  const round = thickness / 2;
  const core = new THREE.Vector3(width / 2 - round, 0, depth / 2 - round);
  const bend = (x: number, z: number) =>
    (UNEVEN / 2) *
    (Math.sin(5 * x + 2 * z) + Math.sin(4.3 * z - 2 * x)) *
    (1 - ((2 * x) / width) ** 4) *
    (1 - ((2 * z) / depth) ** 4);
  for (let index = 0; index < points.count; index += 1) {
    const point = new THREE.Vector3().fromBufferAttribute(points, index);
    const middle = point.clone().clamp(core.clone().negate(), core);
    const normal = point.sub(middle).normalize();
    const { x, y, z } = middle.addScaledVector(normal, round);
    points.setXYZ(index, x, y + bend(x, z), z);
    const [slopeX, slopeZ] = [bend(x + 0.01, z) - bend(x - 0.01, z), bend(x, z + 0.01) - bend(x, z - 0.01)];
    normal.add(new THREE.Vector3(-slopeX, 0, -slopeZ).multiplyScalar(normal.y / 0.02)).normalize();
    normals.setXYZ(index, normal.x, normal.y, normal.z);
    uv.setXY(index, x * 2.2, (z + y) * 2.2);
  }
  return geometry;
}

/** A flat brush that lies along local +X, its bristles at the far end; 2.4 long, `width` wide at the bristles. */
export function flatBrush(kit: Kit, place: Vector, turn: number, { width = 0.36, length = 1.5 } = {}): void {
  const bristle = kit.shared("bristle", () => kit.material({ color: "#1c1612", roughness: 0.8 }));
  kit.at(
    place,
    null,
    () => {
      kit.slab(roundedRectangle(length, 0.2, 0.1), 0.11, kit.materials.body, [-length / 2 + 0.2, 0.09, 0], {
        bevel: 0.04,
        axis: "y",
      });
      kit.slab(roundedRectangle(0.5, width, 0.08), 0.13, kit.materials.body, [0.4, 0.09, 0], {
        bevel: 0.04,
        axis: "y",
      });
      kit.box([0.68, 0.09, 0], [0.14, 0.14, width + 0.02], kit.materials.aluminium, 0.02);
      for (const groove of [0.65, 0.71])
        kit.box([groove, 0.09, 0], [0.014, 0.146, width + 0.026], kit.materials.trim, 0);
      const rows = Math.round(width / 0.0165);
      for (let row = 0; row < rows; row += 1)
        for (let layer = 0; layer < 5; layer += 1) {
          const z = (row / (rows - 1) - 0.5) * (width - 0.02);
          const y = 0.045 + layer * 0.022;
          const reach = 1.04 + (((row * 7 + layer * 3) % 5) - 2) * 0.008;
          kit.tube(
            [
              [0.72, y, z],
              [0.88, y * 0.94, z * 1.04],
              [reach, y * 0.86 + 0.004, z * 1.12],
            ],
            0.009,
            bristle,
            { segments: 3, sides: 5 },
          );
        }
      kit.cylinder([-length + 0.36, 0.09, 0], 0.045, 0.114, kit.materials.gap, "y", { segments: 24 });
    },
    [0, turn, 0],
  );
}

/** A printed card that lies on the floor, its head away from the camera. */
export function lyingCard(
  kit: Kit,
  place: Vector,
  size: readonly [width: number, height: number],
  turn: number,
  background: string,
  lines: readonly PrintLine[],
): void {
  kit.at(
    place,
    null,
    () => {
      const [width, height] = size;
      kit.slab(
        roundedRectangle(width, height, 0.06),
        0.03,
        kit.material({ color: background, roughness: 0.7 }),
        [0, 0.016, 0],
        {
          bevel: 0.006,
          axis: "y",
        },
      );
      const sheet = printSheet(Math.round(width * 500), Math.round(height * 500), background, lines);
      decal(kit, sheet, [0, 0.033, 0], width - 0.05, height - 0.05, "y", { roughness: 0.6 });
    },
    [0, turn, 0],
  );
}
