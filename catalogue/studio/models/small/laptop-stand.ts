import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { LaptopStandLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

const WIDTH = 2.5;
const SHEET = 0.1;
const FOOT_LIFT = 0.04;
/** The fold seen from the side: foot, riser, shelf. The user sits at +X. */
const FOLD = [
  [1.05, FOOT_LIFT + SHEET / 2],
  [-1.05, FOOT_LIFT + SHEET / 2],
  [0.85, 1.3],
  [-1.15, 1.86],
] as const;
const SHELF_TURN = Math.atan2(FOLD[3][1] - FOLD[2][1], FOLD[2][0] - FOLD[3][0]);
const RISER_TURN = Math.atan2(FOLD[2][1] - FOLD[1][1], FOLD[2][0] - FOLD[1][0]);

/** One folded sheet of aluminium: foot, riser and a sloped shelf with two lips that hold the laptop. */
export const laptopStand: Model<LaptopStandLook> = {
  angles: {
    hero: { azimuth: 48, elevation: 16 },
    side: { azimuth: 6, elevation: 5 },
    back: { azimuth: 228, elevation: 20 },
    detail: { azimuth: 58, elevation: 26, closeUp: { at: [0.7, 1.35, 0.75], radius: 0.66 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    const silver = look.metal === "silver";
    const metal = kit.material({
      color: silver ? "#84888f" : "#34373d",
      metalness: silver ? 0.55 : 0.8,
      roughness: 0.46,
      roughnessMap: kit.materials.aluminium.roughnessMap,
      envMapIntensity: 0.9,
    });
    kit.slab(foldedSheet(), WIDTH, metal, [0, 0, 0], { bevel: 0.02, curveSegments: 12 });
    foot(kit);
    riser(kit, silver);
    shelf(kit, metal, silver);
  },
};

/** The outline of the fold: its middle line with round bends, thickened to both sides. */
function foldedSheet(): THREE.Shape {
  const [toe, heel, knee, back] = FOLD.map(([x, y]) => new THREE.Vector2(x, y));
  if (!toe || !heel || !knee || !back) return new THREE.Shape();
  const line = [toe, ...bend(toe, heel, knee, 0.3), ...bend(heel, knee, back, 0.22), back];
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

/** Points of a round bend at `corner` that begins `reach` before it. */
function bend(from: THREE.Vector2, corner: THREE.Vector2, to: THREE.Vector2, reach: number): THREE.Vector2[] {
  const start = corner.clone().add(from.clone().sub(corner).setLength(reach));
  const end = corner.clone().add(to.clone().sub(corner).setLength(reach));
  return new THREE.QuadraticBezierCurve(start, corner, end).getPoints(18);
}

function foot(kit: Kit): void {
  for (const x of [-0.8, 0.85])
    for (const z of [-0.98, 0.98]) kit.cylinder([x, FOOT_LIFT / 2, z], 0.13, FOOT_LIFT, kit.materials.rubber, "y");
}

/** A grommet in the riser leads the cables through. */
function riser(kit: Kit, silver: boolean): void {
  const [x, y] = [(FOLD[1][0] + FOLD[2][0]) / 2, (FOLD[1][1] + FOLD[2][1]) / 2];
  for (const side of [1, -1]) {
    const direction = [side * Math.sin(RISER_TURN), -side * Math.cos(RISER_TURN), 0] as const;
    kit.at([x, y, 0], direction, () => {
      kit.cylinder([0, 0, SHEET / 2], 0.36, 0.006, kit.materials.gap, "z", { segments: 72 });
      kit.torus([0, 0, SHEET / 2 + 0.004], 0.37, 0.026, kit.materials.rubber, "z");
    });
  }
  kit.at([0.72, FOOT_LIFT + SHEET + 0.002, 0], "y", () =>
    label(kit, "RIGSMITH", [0, 0, 0.001], 0.62, "z", {
      color: silver ? "#1c1e22" : "#aab0b9",
      weight: 800,
      rotation: [0, 0, Math.PI / 2],
    }),
  );
}

function shelf(kit: Kit, metal: THREE.Material, silver: boolean): void {
  const { rubber } = kit.materials;
  kit.at(
    [FOLD[2][0], FOLD[2][1] + SHEET / 2, 0],
    null,
    () => {
      for (const z of [-0.86, 0.86]) {
        kit.slab(roundedRectangle(1.5, 0.26, 0.12), 0.035, rubber, [-1.15, 0.012, z], { bevel: 0.01, axis: "y" });
        kit.slab(roundedRectangle(0.56, 0.34, 0.1), 0.09, metal, [-0.06, 0.13, z], {
          bevel: 0.025,
          axis: "x",
        });
        kit.slab(roundedRectangle(0.46, 0.2, 0.08), 0.03, rubber, [-0.115, 0.16, z], { bevel: 0.01, axis: "-x" });
      }
      label(kit, "RIGSMITH", [-1.3, 0.004, 0], 0.7, "y", {
        color: silver ? "#1c1e22" : "#aab0b9",
        weight: 800,
        rotation: [0, 0, Math.PI / 2],
      });
    },
    [0, 0, -SHELF_TURN],
  );
}
