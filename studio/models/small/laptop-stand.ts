import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { LaptopStandLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const WIDTH = 2.5;
const SHEET = 0.1;
const FOOT_LIFT = 0.04;
const BEND = 0.09;
/** The fold seen from the side: foot, riser, shelf. The user sits at +X. */
const FOLD = [
  [1.05, FOOT_LIFT + SHEET / 2],
  [-1.2, FOOT_LIFT + SHEET / 2],
  [0.85, 1.3],
  [-1.15, 1.86],
] as const;
const SHELF_TURN = Math.atan2(FOLD[3][1] - FOLD[2][1], FOLD[2][0] - FOLD[3][0]);
const RISER_TURN = Math.atan2(FOLD[2][1] - FOLD[1][1], FOLD[2][0] - FOLD[1][0]);
const RISER_MIDDLE = [(FOLD[1][0] + FOLD[2][0]) / 2, (FOLD[1][1] + FOLD[2][1]) / 2, 0] as const;
/** Radius of the hole in the riser. */
const HOLE = 0.37;
const BEVEL = 0.02;

/** One folded sheet of aluminium: foot, riser and a sloped shelf with two lips that hold the laptop. */
export const laptopStand: Model<LaptopStandLook> = {
  angles: {
    hero: { azimuth: 48, elevation: 16 },
    side: { azimuth: 6, elevation: 5 },
    back: { azimuth: 228, elevation: 10 },
    detail: { azimuth: 58, elevation: 26, closeUp: { at: [0.7, 1.35, 0.75], radius: 0.66 } },
  },
  smallestShadow: 0.02,
  lighting: (look) => (look.metal === "silver" ? {} : { light: 1.2, reflections: DARK_GOODS.reflections }),
  build(kit, look) {
    const silver = look.metal === "silver";
    const metal = kit.material({
      color: silver ? "#989ca3" : "#383b42",
      metalness: 0.55,
      roughness: 0.46,
      roughnessMap: kit.materials.aluminium.roughnessMap,
      envMapIntensity: 0.9,
    });
    sheet(kit, metal);
    foot(kit);
    grommet(kit);
    shelf(kit, metal, silver);
  },
};

/** The folded sheet; both flat faces of its riser give way to pierced ones. */
function sheet(kit: Kit, metal: THREE.Material): void {
  const { geometry } = kit.slab(foldedSheet(), WIDTH, metal, [0, 0, 0], { bevel: BEVEL, curveSegments: 12 });
  const points = geometry.getAttribute("position");
  const triangle = [0, 1, 2].map(() => new THREE.Vector3());
  for (const side of [1, -1]) {
    const face = new THREE.Box2();
    const toRiser = riserFrame(side).invert();
    for (let first = 0; first < points.count; first += 3) {
      for (const [corner, point] of triangle.entries())
        point.fromBufferAttribute(points, first + corner).applyMatrix4(toRiser);
      // The bends' triangles beside it are short.
      const { min, max } = new THREE.Box3().setFromPoints(triangle);
      if (max.x - min.x < 1 || Math.max(max.z, -min.z) > 0.001) continue;
      for (const { x, y } of triangle) face.expandByPoint(new THREE.Vector2(x, y));
      // A triangle without area draws nothing.
      for (const corner of [1, 2])
        points.setXYZ(first + corner, points.getX(first), points.getY(first), points.getZ(first));
    }
    kit.add(pierced(face).applyMatrix4(riserFrame(side)), metal);
  }
}

/** X up along the riser, Z out of its upper (1) or lower (-1) face. */
function riserFrame(side: number): THREE.Matrix4 {
  const along = new THREE.Vector3(Math.cos(RISER_TURN), Math.sin(RISER_TURN), 0);
  const out = new THREE.Vector3(-along.y, along.x, 0).multiplyScalar(side);
  const middle = new THREE.Vector3(...RISER_MIDDLE).addScaledVector(out, SHEET / 2);
  return new THREE.Matrix4().makeBasis(along, out.clone().cross(along), out).setPosition(middle);
}

function pierced({ min, max }: THREE.Box2): THREE.BufferGeometry {
  const face = new THREE.Shape([min, new THREE.Vector2(max.x, min.y), max, new THREE.Vector2(min.x, max.y)]);
  face.holes.push(new THREE.Path().absarc(0, 0, HOLE, 0, 2 * Math.PI, true));
  return new THREE.ShapeGeometry(face, 48);
}

/** The outline of the fold: its middle line with round bends, thickened to both sides. */
function foldedSheet(): THREE.Shape {
  const [toe, heel, knee, back] = FOLD.map(([x, y]) => new THREE.Vector2(x, y));
  if (!toe || !heel || !knee || !back) return new THREE.Shape();
  const line = [toe, ...bend(toe, heel, knee), ...bend(heel, knee, back), back];
  const sides = [1, -1].map((side) =>
    line.map((point, index) => {
      const before = line[Math.max(0, index - 1)] ?? point;
      const after = line[Math.min(line.length - 1, index + 1)] ?? point;
      const along = after.clone().sub(before).normalize();
      return point.clone().add(new THREE.Vector2(-along.y, along.x).multiplyScalar((side * SHEET) / 2));
    }),
  );
  return new THREE.Shape([...(sides[0] ?? []), ...(sides[1] ?? []).toReversed()]);
}

/** Points of a round bend at `corner`, of `BEND` in the middle of the sheet: less, and its inner side would cut itself. */
function bend(from: THREE.Vector2, corner: THREE.Vector2, to: THREE.Vector2): THREE.Vector2[] {
  const back = from.clone().sub(corner).normalize();
  const ahead = to.clone().sub(corner).normalize();
  const half = Math.acos(back.dot(ahead)) / 2;
  const center = corner.clone().addScaledVector(back.clone().add(ahead).normalize(), BEND / Math.sin(half));
  const start = corner.clone().addScaledVector(back, BEND / Math.tan(half));
  const sweep = Math.sign(ahead.cross(back)) * (Math.PI - 2 * half);
  return Array.from({ length: 41 }, (_, step) => start.clone().rotateAround(center, (step / 40) * sweep));
}

function foot(kit: Kit): void {
  for (const x of [-0.72, 0.85])
    for (const z of [-0.98, 0.98]) kit.cylinder([x, FOOT_LIFT / 2, z], 0.13, FOOT_LIFT, kit.materials.rubber, "y");
}

/** The rubber ring in the riser's hole, which leads the cables through. */
function grommet(kit: Kit): void {
  const half = SHEET / 2 + 0.022;
  const ring = [
    [HOLE - 0.03, -half + 0.02],
    [HOLE, -half],
    [HOLE + 0.03, -half + 0.02],
    [HOLE + 0.03, half - 0.02],
    [HOLE, half],
    [HOLE - 0.03, half - 0.02],
    [HOLE - 0.03, -half + 0.02],
  ] as const;
  kit.turned(RISER_MIDDLE, ring, kit.materials.rubber, [-Math.sin(RISER_TURN), Math.cos(RISER_TURN), 0], 96);
}

function shelf(kit: Kit, metal: THREE.Material, silver: boolean): void {
  const { rubber } = kit.materials;
  kit.at(
    [FOLD[2][0], FOLD[2][1] + SHEET / 2, 0],
    null,
    () => {
      for (const z of [-0.86, 0.86]) {
        kit.slab(roundedRectangle(1.5, 0.26, 0.12), 0.035, rubber, [-1.15, 0.012, z], { bevel: 0.01, axis: "y" });
        // Bent back over the laptop's edge: so its front looks up to the light.
        kit.at(
          [-0.24, -0.03, z],
          null,
          () => {
            kit.slab(roundedRectangle(0.56, 0.36, 0.1), 0.09, metal, [0, 0.15, 0], { bevel: 0.025, axis: "x" });
            kit.slab(roundedRectangle(0.46, 0.2, 0.08), 0.03, rubber, [-0.055, 0.19, 0], { bevel: 0.01, axis: "-x" });
          },
          [0, 0, 0.44],
        );
      }
      label(kit, "RIGSMITH", [-1.3, 0.004, 0], 1, "y", {
        color: silver ? "#08090b" : "#c3c8d0",
        weight: 800,
        rotation: [0, 0, Math.PI / 2],
      });
    },
    [0, 0, -SHELF_TURN],
  );
}
