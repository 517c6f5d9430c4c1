import type { Kit } from "../../kit/kit.ts";
import { woodenBoard } from "../desk/desk-top.ts";

export const TABLE_TOP = 1.01;

/** A piece of a table on a plinth; its back edge, where clamps hold, stands free. */
export function tablePiece(kit: Kit, width: number): void {
  const { black, rubber } = kit.materials;
  kit.box([0, 0.02, 0.2], [width - 0.6, 0.04, 1.1], rubber, 0.01);
  kit.box([0, 0.4, 0.2], [width - 0.5, 0.74, 1.2], black, 0.03);
  woodenBoard(kit, "walnut", [width, 0.25, 2.1], [0, 0.885, -0.08], 0.025);
}

/** A clamp over the table's back edge with a screw from below; `top` is the table's top. */
export function tableClamp(kit: Kit, top: number): void {
  const { aluminium, black, body, gunmetal, rubber } = kit.materials;
  kit.box([0, top + 0.008, -0.72], [1.02, 0.016, 0.8], rubber, 0.006);
  kit.box([0, top + 0.06, -0.74], [1.06, 0.09, 0.86], body, 0.035);
  kit.box([0, top - 0.31, -1.18], [0.62, 0.82, 0.06], body, 0.025);
  kit.box([0, top - 0.68, -0.98], [0.46, 0.07, 0.46], body, 0.02);
  kit.cylinder([0, top - 0.56, -0.9], 0.055, 0.44, aluminium, "y", { segments: 24 });
  for (let thread = 0; thread < 9; thread += 1)
    kit.torus([0, top - 0.76 + thread * 0.045, -0.9], 0.054, 0.008, gunmetal, "y");
  kit.turned(
    [0, top - 0.315, -0.9],
    [
      [0, 0],
      [0.16, 0],
      [0.18, 0.02],
      [0.18, 0.05],
      [0, 0.06],
    ],
    black,
    "y",
    40,
  );
  kit.cylinder([0, top - 0.8, -0.9], 0.12, 0.08, black, "y", { segments: 8 });
  for (const x of [-0.4, 0.4]) kit.cylinder([x, top + 0.108, -0.5], 0.04, 0.012, aluminium, "y", { segments: 6 });
}
