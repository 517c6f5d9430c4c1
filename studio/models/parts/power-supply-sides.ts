import type { Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { PowerSupplyLook } from "../../looks/part-looks.ts";
import type { Vector } from "../../model.ts";
import type { SupplySize } from "../power-supply.ts";
import { INSIDE, opening } from "./opening.ts";
import { fixedCables } from "./power-supply-cables.ts";
import { plugPlastic, plugSocket, plugsOf } from "./power-supply-plugs.ts";

const WIDEST_PITCH = 0.052;
/** Least room for the rims of two sockets and for their names. */
const BETWEEN = 0.09;

/** Where cables leave: sockets, fixed cables, or both. */
export function plugSide(kit: Kit, { width, height, depth }: SupplySize, look: PowerSupplyLook): void {
  const face = depth / 2;
  const { fixed, rows } = plugsOf(look);
  if (look.modular === "semi") fixedCables(kit, [width * 0.34, height * 0.5, face], fixed);
  if (look.modular === "no") {
    fixedCables(kit, [width * 0.14, height * 0.5, face], fixed);
    vent(kit, [-width * 0.24, height * 0.52, face], "z", width * 0.4, height * 0.7);
  }
  const room = look.modular === "semi" ? width * 0.62 : width * 0.9;
  const columnsOf = (row: typeof fixed) => row.reduce((sum, { columns }) => sum + columns, 0);
  const fits = rows.map((row) => (room - row.length * BETWEEN) / columnsOf(row));
  const pitch = Math.min(WIDEST_PITCH, ...fits);
  const rowHeight = (height - 0.08) / rows.length;
  rows.forEach((row, line) => {
    // Its name is above each socket.
    const y = height - 0.04 - (line + 0.5) * rowHeight - 0.04;
    const gap = (room - columnsOf(row) * pitch) / row.length;
    let x = -width * 0.45;
    for (const plug of row) {
      kit.at([x + (plug.columns * pitch + gap) / 2, y, face], "z", () => plugSocket(kit, plug, pitch));
      x += plug.columns * pitch + gap;
    }
  });
}

/** Holes for air, in a frame that covers the cut ones at the edge. */
function vent(kit: Kit, center: Vector, axis: "z" | "-z", width: number, height: number): void {
  const sheet = kit.isWhite
    ? kit.materials.body
    : kit.shared("vent", () => kit.material({ color: "#565a62", metalness: 0.35, roughness: 0.5 }));
  kit.at(center, axis, () => {
    opening(kit, width, height, 0.03, 0.022);
    perforated(kit, [0, 0, 0.0035], width, height, "z", 0.085, sheet, 27);
  });
}

/** Inlet, switch and vent. */
export function mainsSide(kit: Kit, { width, height, depth }: SupplySize): void {
  const face = -depth / 2;
  vent(kit, [width * 0.15, height / 2, face], "-z", width * 0.62, height * 0.8);
  const x = -width * 0.33;
  kit.at([x, height * 0.62, face], "-z", () => inlet(kit));
  kit.at([x, height * 0.24, face], "-z", () => rocker(kit));
}

function inlet(kit: Kit): void {
  kit.box([0, 0, 0.006], [0.44, 0.34, 0.03], plugPlastic(kit), 0.012);
  kit.at([0, 0, 0.021], "z", () => {
    opening(kit, 0.32, 0.22, 0.04, 0.014);
    for (const pin of [-0.09, 0, 0.09])
      kit.box([pin, pin === 0 ? 0.04 : -0.03, INSIDE], [0.026, 0.085, 0.014], kit.materials.aluminium, 0.004);
  });
}

function rocker(kit: Kit): void {
  const plastic = plugPlastic(kit);
  kit.box([0, 0, 0.004], [0.3, 0.2, 0.03], plastic, 0.012);
  kit.at([0, 0, 0.019], "z", () => opening(kit, 0.23, 0.14, 0.02, 0.01));
  kit.at(
    [0, 0, 0.028],
    "z",
    () => {
      kit.box([0, 0, 0], [0.21, 0.12, 0.03], plastic, 0.01);
      label(kit, "I", [-0.06, 0, 0.017], 0.32, "z", { color: "#e6e9ee" });
      label(kit, "O", [0.06, 0, 0.017], 0.32, "z", { color: "#e6e9ee" });
    },
    [0, 0.16, 0],
  );
}
