import type { Kit } from "../kit/kit.ts";
import { label } from "../kit/prints.ts";
import type { MonitorArmLook } from "../looks/furniture-looks.ts";
import type { Model, Vector } from "../model.ts";
import { armLink } from "./monitor-arm/arm-link.ts";
import { screenMount } from "./monitor-arm/screen-mount.ts";
import { TABLE_TOP, tableClamp, tablePiece } from "./monitor-arm/table-piece.ts";

const POST_Z = -0.72;
/** The upper arm's sizes, and how long the cover below it is. */
const UPPER = { from: [0.15, 0.23], to: [0.12, 0.15], cover: 1.5 } as const;

/** Spring arms clamped to a piece of a table. One unit is 10 cm. */
export const monitorArm: Model<MonitorArmLook> = {
  angles: {
    hero: { azimuth: 27, elevation: 14, fill: 0.82 },
    front: { azimuth: 0, elevation: 8, fill: 0.82 },
    side: { azimuth: 90, elevation: 8, fill: 0.82 },
    back: { azimuth: 150, elevation: 16, fill: 0.82 },
    top: { azimuth: 38, elevation: 52, fill: 0.82 },
    detail: { azimuth: 146, elevation: 14, closeUp: { at: [0.02, 1.12, -0.85], radius: 1.25 } },
  },
  smallestShadow: 0.03,
  lighting: ({ finish }) => ({
    mirror: 0.08,
    ...(finish === "white" ? {} : { light: 1.3, reflections: 1.6 }),
  }),
  build(kit, look) {
    tablePiece(kit, look.arms === 2 ? 3.4 : 3);
    tableClamp(kit, TABLE_TOP);
    const foot = TABLE_TOP + 0.1;
    post(kit, foot, look.arms === 2 ? 1.15 : 0.72);
    if (look.arms === 1) springArm(kit, foot + 0.5, { elbow: [1.25, 0.1], hand: [-0.35, 1.75], rise: 1.55, yaw: -0.1 });
    else
      for (const side of [-1, 1])
        springArm(kit, foot + (side > 0 ? 0.48 : 0.86), {
          elbow: [side * 1.4, -0.7],
          hand: [side * 2.95, 0.4],
          rise: side > 0 ? 1.5 : 1.12,
          yaw: side * -0.1,
        });
  },
};

function post(kit: Kit, foot: number, height: number): void {
  const { black, body, gunmetal } = kit.materials;
  kit.turned(
    [0, foot, POST_Z],
    [
      [0, 0],
      [0.36, 0],
      [0.38, 0.02],
      [0.37, 0.07],
      [0.24, 0.12],
      [0, 0.12],
    ],
    body,
    "y",
    64,
  );
  kit.cylinder([0, foot + height / 2, POST_Z], 0.15, height, gunmetal, "y", { segments: 48 });
  kit.turned(
    [0, foot + height, POST_Z],
    [
      [0, 0.05],
      [0.12, 0.05],
      [0.15, 0.02],
      [0.155, 0],
    ],
    black,
    "y",
    48,
  );
}

interface Reach {
  /** Where the elbow and the screen's joint are, x and z. */
  elbow: readonly [number, number];
  hand: readonly [number, number];
  /** How far the joint is above the lower arm. */
  rise: number;
  yaw: number;
}

function springArm(kit: Kit, y: number, { elbow, hand, rise, yaw }: Reach): void {
  const { aluminium, black, body, dark, gunmetal } = kit.materials;
  const shoulder: Vector = [0, y, POST_Z];
  const elbowAt: Vector = [elbow[0], y, elbow[1]];
  kit.cylinder(shoulder, 0.24, 0.34, body, "y", { segments: 64 });
  for (const edge of [-1, 1]) kit.torus([0, y + edge * 0.17, POST_Z], 0.2, 0.03, black, "y");
  armLink(kit, shoulder, elbowAt, { from: [0.15, 0.15], to: [0.13, 0.13] }, body);
  kit.cylinder([elbow[0], y + 0.06, elbow[1]], 0.2, 0.46, body, "y", { segments: 64 });
  kit.cylinder([elbow[0], y + 0.3, elbow[1]], 0.17, 0.03, gunmetal, "y");
  kit.cylinder([elbow[0], y - 0.18, elbow[1]], 0.17, 0.03, black, "y");
  const low: Vector = [elbow[0], y + 0.5, elbow[1]];
  const handAt: Vector = [hand[0], y + rise, hand[1]];
  const flat: Vector = [hand[0] - elbow[0], 0, hand[1] - elbow[1]];
  const side: Vector = [flat[2], 0, -flat[0]];
  kit.cylinder(low, 0.23, 0.34, body, side, { segments: 64 });
  kit.cylinder(low, 0.13, 0.37, dark, side, { segments: 48 });
  kit.cylinder([elbow[0], y + 0.38, elbow[1]], 0.15, 0.2, body, "y");
  armLink(kit, low, handAt, UPPER, body);
  const taper = (UPPER.from[1] - UPPER.to[1]) / Math.hypot(...flat, rise - 0.5);
  kit.at(middle(low, handAt), [handAt[0] - low[0], handAt[1] - low[1], handAt[2] - low[2]], () => {
    // A cover over the cables that lies along the arm's tapered underside.
    kit.box([0, -0.185, 0], [0.13, 0.07, UPPER.cover], dark, 0.02, { rotation: [-taper, 0, 0] });
    for (const edge of [-1, 1])
      label(kit, "REACH", [edge * 0.141, 0.01, -0.4], 0.62, edge > 0 ? "x" : "-x", {
        color: kit.finish.print,
        weight: 800,
        letterSpacing: 14,
      });
  });
  kit.cylinder(handAt, 0.19, 0.32, body, side, { segments: 56 });
  kit.cylinder(handAt, 0.1, 0.35, aluminium, side, { segments: 6 });
  const length = Math.hypot(flat[0], flat[2]);
  const ahead: Vector = [hand[0] + (flat[0] / length) * 0.28, y + rise + 0.02, hand[1] + (flat[2] / length) * 0.28];
  armLink(kit, handAt, ahead, { from: [0.1, 0.1], to: [0.1, 0.1] }, dark);
  screenMount(kit, ahead, yaw);
  outlet(kit, y);
}

/** Where the cables that run inside an arm come out: a grommet at the back of its shoulder. */
function outlet(kit: Kit, y: number): void {
  const { gap, rubber } = kit.materials;
  kit.cylinder([0, y, POST_Z - 0.23], 0.085, 0.04, rubber, "z", { segments: 36 });
  kit.torus([0, y, POST_Z - 0.25], 0.07, 0.018, rubber, "z");
  kit.cylinder([0, y, POST_Z - 0.25], 0.056, 0.01, gap, "z", { segments: 36 });
}

const middle = (from: Vector, to: Vector): Vector => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
  (from[2] + to[2]) / 2,
];
