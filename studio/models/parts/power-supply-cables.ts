import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { cablePlug, type Plug } from "./power-supply-plugs.ts";

const PITCH = 0.05;
const PLUG_LENGTH = 0.22;
const WIRE = 0.02;
const RIM = 0.045;
/** How far out of the hole its middle wires bend aside. */
const BEND = 0.17;
const MOST_WIRES_OF_A_NARROW_FAN = 24;
/**
 * How many layers of wires fill the hole, the room between two plugs, the length of cable for each radian the fan
 * opens, and by how much it lies turned aside: the supply hides a wide fan from behind.
 */
const NARROW = { layers: 3, gap: 0.09, perRadian: 1.3, turned: 0 } as const;
const WIDE = { layers: 4, gap: 0.06, perRadian: 2.1, turned: 0.2 } as const;

interface Fan {
  exit: Vector;
  wires: number;
  layers: number;
  /** How far from the hole the plugs lie. */
  reach: number;
}

/** Cables that cannot be unplugged: out of one hole in layers, down to the floor, and spread like a fan. */
export function fixedCables(kit: Kit, exit: Vector, plugs: readonly Plug[]): void {
  const { rubber, gunmetal, gap: dark } = kit.materials;
  const wires = plugs.reduce((sum, { columns }) => sum + columns, 0);
  const { layers, gap, perRadian, turned } = wires > MOST_WIRES_OF_A_NARROW_FAN ? WIDE : NARROW;
  const widths = plugs.map(({ columns }) => columns * PITCH + gap);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const reach = Math.max(0.95, all / perRadian);
  const hole = Math.hypot((wires / layers) * PITCH, layers * PITCH) / 2 + RIM;
  kit.cylinder([exit[0], exit[1], exit[2] + 0.015], hole, 0.05, rubber, "z");
  kit.torus([exit[0], exit[1], exit[2] + 0.04], hole, 0.02, gunmetal, "z", 0.6);
  kit.cylinder([exit[0], exit[1], exit[2] + 0.038], hole - 0.02, 0.008, dark, "z");
  let [along, first] = [reach * turned - all / 2, 0];
  plugs.forEach((plug, index) => {
    const width = widths[index] ?? 0;
    cable(kit, { exit, wires, layers, reach }, plug, (along + width / 2) / reach, first);
    along += width;
    first += plug.columns;
  });
}

/** `first` is the number of its first wire among all wires of the fan. */
function cable(kit: Kit, fan: Fan, plug: Plug, angle: number, first: number): void {
  const { exit, reach } = fan;
  const plugHeight = (plug.rows * PITCH + 0.03) / 2;
  const direction: Vector = [Math.sin(angle), 0, Math.cos(angle)];
  kit.at([exit[0] + direction[0] * reach, plugHeight, exit[2] + direction[2] * reach], direction, () =>
    cablePlug(kit, plug, PITCH, PLUG_LENGTH),
  );
  for (let column = 0; column < plug.columns; column += 1) {
    const across = (column - (plug.columns - 1) / 2) * PITCH;
    const points = wirePath(fan, first + column, angle, across, plugHeight);
    kit.tube(points, WIRE, wireMaterial(kit), { segments: 48, sides: 8 });
  }
}

const wireMaterial = (kit: Kit) =>
  kit.shared("supply wires", () =>
    kit.material({ color: kit.isWhite ? "#d8dade" : "#222429", roughness: 0.42, envMapIntensity: 0.9 }),
  );

/** No two wires run through one another: the closer they come towards the hole, the farther apart are their layers. */
function wirePath(
  { exit, wires, layers, reach }: Fan,
  wire: number,
  angle: number,
  across: number,
  plugHeight: number,
): Vector[] {
  const [x, y, face] = exit;
  const [ahead, aside] = [Math.cos(angle), Math.sin(angle)];
  const inHole = ((wire - (wires - 1) / 2) * PITCH) / layers;
  const layer = ((wire % layers) - (layers - 1) / 2) * PITCH;
  /** Wires farther aside turn aside earlier, like lanes of a bend. */
  const turnsAt = BEND - Math.abs(inHole) * Math.tan(Math.abs(angle) / 2);
  const end = reach - PLUG_LENGTH * 0.45;
  const plugIn = (out: number): readonly [number, number] => [
    aside * out + ahead * across,
    ahead * out - aside * across,
  ];
  const back = plugIn(reach - PLUG_LENGTH * 0.9);
  /** `share` of the way from the bend to the plug. */
  const between = (share: number, height: number): Vector => [
    x + inHole + (back[0] - inHole) * share,
    height + layer * 1.15 * Math.min(1, (1 - share) * 1.7),
    face + turnsAt + (back[1] - turnsAt) * share,
  ];
  const [endX, endZ] = plugIn(end);
  return [
    [x + inHole, y + layer, face + 0.02],
    between(0, y - 0.01),
    between(0.33, plugHeight + (y - plugHeight) * 0.6),
    between(0.66, plugHeight + (y - plugHeight) * 0.2),
    between(1, plugHeight),
    [x + endX, plugHeight, face + endZ],
  ];
}
