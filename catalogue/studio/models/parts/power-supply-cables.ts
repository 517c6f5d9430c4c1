import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { cablePlug, type Plug } from "./power-supply-plugs.ts";

const PITCH = 0.05;
const PLUG_LENGTH = 0.22;
const WIRE = 0.024;
const GAP = 0.09;

/** Cables that cannot be unplugged: out of one hole, down to the floor, and spread like a fan. */
export function fixedCables(kit: Kit, exit: Vector, plugs: readonly Plug[]): void {
  const { rubber, gunmetal, gap } = kit.materials;
  const hole = plugs.length > 4 ? 0.25 : 0.2;
  kit.cylinder([exit[0], exit[1], exit[2] + 0.015], hole, 0.05, rubber, "z");
  kit.torus([exit[0], exit[1], exit[2] + 0.04], hole, 0.02, gunmetal, "z", 0.6);
  kit.cylinder([exit[0], exit[1], exit[2] + 0.038], hole - 0.03, 0.008, gap, "z");
  const widths = plugs.map(({ columns }) => columns * PITCH + GAP);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const reach = Math.max(0.95, all / 2.6);
  let along = -all / 2;
  plugs.forEach((plug, index) => {
    const width = widths[index] ?? 0;
    const place = index - (plugs.length - 1) / 2;
    cable(kit, exit, plug, (along + width / 2) / reach, reach, (place / plugs.length) * hole * 1.5);
    along += width;
  });
}

/** `leaves` is where in the hole, left or right of its middle. */
function cable(kit: Kit, exit: Vector, plug: Plug, angle: number, reach: number, leaves: number): void {
  const [x, y, face] = exit;
  const [ahead, aside] = [Math.cos(angle), Math.sin(angle)];
  const plugHeight = (plug.rows * PITCH + 0.03) / 2;
  kit.at([x + aside * reach, plugHeight, face + ahead * reach], [aside, 0, ahead], () =>
    cablePlug(kit, plug, PITCH, PLUG_LENGTH),
  );
  for (let wire = 0; wire < plug.columns; wire += 1) {
    const across = (wire - (plug.columns - 1) / 2) * PITCH;
    /** So far out from the hole and so high; `spread` is how flat the wires lie beside one another. */
    const point = (out: number, height: number, spread: number): Vector => [
      x + leaves * (1 - out / reach) + aside * out + ahead * across * spread,
      height,
      face + 0.05 + ahead * out - aside * across * spread,
    ];
    const start: Vector = [x + leaves + across * 0.2, y + (wire % 2 === 0 ? 0.05 : -0.05), face + 0.02];
    const near: Vector = [x + leaves + across * 0.25 + aside * 0.05, y + (wire % 2 === 0 ? 0.03 : -0.05), face + 0.16];
    const path = [
      start,
      near,
      point(reach * 0.42, y * 0.56, 0.5),
      point(reach * 0.66, 0.13, 0.9),
      point(reach - PLUG_LENGTH * 0.9, plugHeight, 1),
      point(reach - PLUG_LENGTH * 0.6, plugHeight, 1),
    ];
    kit.tube(path, WIRE, kit.materials.sleeve, { segments: 40, sides: 8, textureRepeat: 18 });
  }
}
