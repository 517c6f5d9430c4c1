import * as THREE from "three";
import { fabric } from "../../kit/textures/surfaces.ts";
import { label } from "../../kit/prints.ts";
import type { WristRestLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** Centimetres a unit stands for. */
const CM = 11;
const DEPTH = 8.6 / CM;
const HEIGHT = 1.8 / CM;

/** A woven cushion on a rubber sole; it is higher at the keyboard's side. */
export const wristRest: Model<WristRestLook> = {
  angles: {
    hero: { azimuth: 34, elevation: 26, fill: 0.84 },
    top: { azimuth: 44, elevation: 62, fill: 0.84 },
    side: { azimuth: 78, elevation: 12 },
    detail: { azimuth: 38, elevation: 30, closeUp: { at: [1.1, 0.1, 0], radius: 0.62 } },
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
      bumpScale: 0.8,
      envMapIntensity: 0.6,
    });
    const piping = kit.material({ color: "#1a1b1f", roughness: 0.85 });
    const cushion = cushionGeometry(width, DEPTH, HEIGHT);
    const uv = cushion.getAttribute("uv");
    const points = cushion.getAttribute("position");
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, points.getX(index) * 3.2, (points.getZ(index) + points.getY(index)) * 3.2);
    kit.add(cushion, cover);
    const outline = edgePoints(width - 0.012, DEPTH - 0.012, 0.05);
    const curve = new THREE.CatmullRomCurve3(outline, true, "catmullrom", 0.1);
    kit.add(new THREE.TubeGeometry(curve, 260, 0.014, 10, true), piping);
    const sole = new THREE.Shape(edgePoints(width - 0.03, DEPTH - 0.03, 0).map(({ x, z }) => new THREE.Vector2(x, z)));
    kit.slab(sole, 0.045, kit.materials.rubber, [0, 0.023, 0], { bevel: 0.008, axis: "y" });
    // A sewn tag at the end says the length.
    const tag = kit.material({ color: "#a8380f", roughness: 0.8 });
    kit.box([width / 2 - 0.32, 0.085, DEPTH / 2 + 0.001], [0.3, 0.1, 0.02], tag, 0.006);
    label(kit, `${look.lengthCm} cm`, [width / 2 - 0.32, 0.083, DEPTH / 2 + 0.013], 0.38, "z", {
      color: "#e3e6ea",
      weight: 700,
    });
  },
};

/** A rounded rectangle's edge in the plane of the floor. */
function edgePoints(width: number, depth: number, y: number): THREE.Vector3[] {
  const radius = depth * 0.24;
  const points: THREE.Vector3[] = [];
  for (const [signX, signZ, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const)
    for (let step = 0; step <= 8; step += 1) {
      const angle = ((from + step / 8) * Math.PI) / 2;
      points.push(
        new THREE.Vector3(
          signX * (width / 2 - radius) + Math.cos(angle) * radius,
          y,
          signZ * (depth / 2 - radius) + Math.sin(angle) * radius,
        ),
      );
    }
  return points;
}

/** A pillow over the rounded rectangle: it bulges fast from the edge and slopes towards the viewer. */
function cushionGeometry(width: number, depth: number, height: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(width, depth, 160, 48).rotateX(-Math.PI / 2);
  const points = geometry.getAttribute("position");
  const radius = depth * 0.24;
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
    const inner = Math.max(
      0,
      Math.min(1, distanceToEdge(points.getX(index), points.getZ(index), width, depth, radius) / 0.2),
    );
    const bulge = Math.sqrt(1 - (1 - inner) ** 2);
    const slope = 1 - 0.16 * (z / depth + 0.5);
    points.setY(index, 0.045 + (height - 0.045) * bulge * slope);
  }
  geometry.computeVertexNormals();
  return geometry;
}

function distanceToEdge(x: number, z: number, width: number, depth: number, radius: number): number {
  const [cornerX, cornerZ] = [Math.abs(x) - (width / 2 - radius), Math.abs(z) - (depth / 2 - radius)];
  if (cornerX > 0 && cornerZ > 0) return radius - Math.hypot(cornerX, cornerZ);
  return radius - Math.max(cornerX, cornerZ);
}
