import type { Kit } from "../kit/kit.ts";
import type { StoolLook } from "../looks/furniture-looks.ts";
import type { Model, Vector } from "../model.ts";
import { suede, woven } from "./upholstery/covers.ts";
import { panel, straighten } from "./upholstery/panel.ts";
import { piping, stitches } from "./upholstery/seams.ts";

const SEAT_Y = 2.3;
const CORD = "#8f3a16";

/** A stool that tilts with its sitter: a weighted domed foot, a gas spring and a saddle. One unit is 30 cm. */
export const stool: Model<StoolLook> = {
  angles: {
    hero: { azimuth: 32, elevation: 14, fill: 0.82 },
    side: { azimuth: 90, elevation: 6, fill: 0.82 },
    tilted: { azimuth: 0, elevation: 8, fill: 0.82, pose: "tilted" },
    top: { azimuth: 40, elevation: 52, fill: 0.78 },
    detail: { azimuth: 28, elevation: 16, closeUp: { at: [0, 2.28, 0], radius: 0.68 } },
  },
  smallestShadow: 0.03,
  lighting: () => ({ light: 1.12 }),
  build(kit, _look, pose) {
    const lean = pose === "tilted" ? 0.16 : 0;
    foot(kit);
    kit.at(
      [0, 0.2, 0],
      null,
      () => {
        column(kit);
        kit.at([0, SEAT_Y - 0.2, 0], null, () => saddle(kit));
      },
      [0, 0, -lean],
    );
  },
};

function foot(kit: Kit): void {
  const { black, body, gunmetal, rubber } = kit.materials;
  kit.turned(
    [0, 0, 0],
    [
      [0, 0],
      [0.6, 0],
      [0.64, 0.03],
      [0.64, 0.06],
      [0, 0.06],
    ],
    rubber,
    "y",
    96,
  );
  kit.turned(
    [0, 0.05, 0],
    [
      [0, 0],
      [0.63, 0],
      [0.645, 0.02],
      [0.62, 0.06],
      [0.42, 0.14],
      [0.2, 0.2],
      [0.12, 0.24],
      [0, 0.24],
    ],
    body,
    "y",
    96,
  );
  kit.torus([0, 0.185, 0], 0.225, 0.012, gunmetal, "y");
  kit.turned(
    [0, 0.2, 0],
    [
      [0.2, 0],
      [0.2, 0.02],
      [0.17, 0.05],
      [0.18, 0.08],
      [0.15, 0.11],
      [0.155, 0.14],
      [0.12, 0.17],
      [0, 0.17],
    ],
    black,
    "y",
    48,
  );
}

function column(kit: Kit): void {
  const { aluminium, black, body, gunmetal } = kit.materials;
  kit.turned(
    [0, 0.02, 0],
    [
      [0, 0],
      [0.1, 0],
      [0.105, 0.02],
      [0.095, 1.05],
      [0.088, 1.08],
      [0, 1.08],
    ],
    body,
    "y",
    48,
  );
  kit.cylinder([0, 1.5, 0], 0.06, 0.96, aluminium);
  kit.turned(
    [0, 1.08, 0],
    [
      [0.06, 0.03],
      [0.09, 0.03],
      [0.095, 0],
      [0.06, 0],
    ],
    black,
    "y",
    48,
  );
  kit.turned(
    [0, 1.8, 0],
    [
      [0, 0],
      [0.1, 0],
      [0.14, 0.05],
      [0.34, 0.14],
      [0.34, 0.17],
      [0, 0.17],
    ],
    black,
    "y",
    64,
  );
  kit.torus([0, 1.76, 0], 0.3, 0.02, gunmetal, "y");
  for (let arm = 0; arm < 3; arm += 1) {
    const angle = (arm / 3) * 2 * Math.PI + 0.5;
    kit.tube(
      [
        [Math.cos(angle) * 0.08, 1.84, Math.sin(angle) * 0.08],
        [Math.cos(angle) * 0.2, 1.79, Math.sin(angle) * 0.2],
        [Math.cos(angle) * 0.3, 1.76, Math.sin(angle) * 0.3],
      ],
      0.014,
      gunmetal,
      { segments: 8 },
    );
  }
}

/** The saddle's depth, as a share of its width. */
const ROUND_Z = 0.95;

/** Outline of the saddle: a rounded triangle, its point to the front. */
function outline(turn: number, scale = 1): [x: number, z: number] {
  const radius = 0.6 * (1 + 0.055 * Math.sin(3 * turn)) * scale;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius * ROUND_Z];
}

/** Where the outline's right half is `x` from its middle, towards the front (1) or the back (-1). */
function rimTurn(x: number, towards: 1 | -1): number {
  let [inner, outer] = [0, Math.PI / 2];
  for (let halving = 0; halving < 30; halving += 1) {
    const turn = (inner + outer) / 2;
    if (outline(towards * turn)[0] > x) inner = turn;
    else outer = turn;
  }
  return towards * inner;
}

/** Higher at the back, lower where the legs come over. */
const swing = (x: number, z: number): number => 0.12 * z ** 2 - 0.05 * z - x ** 2 * (0.1 + 0.12 * z);

function saddle(kit: Kit): void {
  const cover = woven(kit, "#5a5d64");
  const side = woven(kit, "#303238");
  const cord = suede(kit, CORD);
  const edgeY = 0.1;
  const onTop = (turn: number, share: number): Vector => {
    const [x, z] = outline(turn, Math.cos((share * Math.PI) / 2));
    return [x, edgeY + 0.1 * Math.sin((share * Math.PI) / 2) ** 0.8 + swing(x, z), z];
  };
  const top = panel(120, 28, (around, share) => onTop(-around * 2 * Math.PI, share));
  kit.add(
    straighten(top, (x, _y, z) => [x, -z]),
    cover,
  );
  const onSide = (turn: number, share: number): Vector => {
    const [x, z] = outline(turn, 1 + 0.045 * Math.sin(share * Math.PI) - 0.1 * (1 - share) ** 2);
    return [x, -0.14 + share * (edgeY + 0.14) + swing(x, z) * share, z];
  };
  kit.add(
    panel(120, 12, (around, share) => onSide(-around * 2 * Math.PI, share)),
    side,
  );
  kit.add(
    panel(120, 6, (around, share) => {
      const [x, z] = outline(around * 2 * Math.PI, 0.9 * (1 - share));
      return [x, -0.14 - 0.02 * share, z];
    }),
    kit.materials.black,
  );
  const ring = (share: (turn: number) => Vector) =>
    Array.from({ length: 72 }, (_, step) => share((step / 72) * 2 * Math.PI));
  piping(
    kit,
    ring((turn) => onTop(turn, 0)),
    cord,
    0.01,
    true,
  );
  stitches(
    kit,
    ring((turn) => onTop(turn, 0.09)),
    suede(kit, "#a8481f"),
    { closed: true },
  );
  piping(
    kit,
    ring((turn) => onSide(turn, 0.02)),
    suede(kit, "#1d1e22"),
    0.012,
    true,
  );
  const across = (x: number) => {
    const [front, back] = [rimTurn(Math.abs(x), 1), rimTurn(Math.abs(x), -1)];
    return Array.from({ length: 61 }, (_, step): Vector => {
      const turn = back + ((front - back) * (1 - Math.cos((step / 60) * Math.PI))) / 2;
      const out = Math.min(1, Math.abs(x) / outline(turn)[0]);
      const [, y, z] = onTop(turn, (2 / Math.PI) * Math.acos(out));
      return [x, y + 0.003, z];
    });
  };
  for (const x of [-0.2, 0.2]) stitches(kit, across(x), suede(kit, "#a8481f"));
}
