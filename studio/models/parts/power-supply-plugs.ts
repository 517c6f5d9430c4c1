import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { PowerSupplyLook } from "../../looks/part-looks.ts";
import { INSIDE, opening } from "./opening.ts";

/** A plug and its socket: how many contacts each has, and what is printed on it. */
export interface Plug {
  columns: number;
  rows: number;
  name: string;
}

const PLUG = {
  board: { columns: 12, rows: 2, name: "BOARD" },
  processor: { columns: 4, rows: 2, name: "CPU" },
  bigCard: { columns: 6, rows: 2, name: "12V-2x6" },
  card: { columns: 4, rows: 2, name: "CARD" },
  drives: { columns: 3, rows: 2, name: "DRIVES" },
} as const satisfies Record<string, Plug>;

const DRIVES_ON_A_CABLE = 4;
const MOST_IN_A_ROW = 6;

/** A name on a plug: its usual size, and what one of its letters takes of it at most. */
const NAME = { print: 0.46, letter: 0.072, margin: 0.022 } as const;

/** Which plugs hang on fixed cables, and which rows of sockets there are. */
export function plugsOf({ modular, connectors }: PowerSupplyLook): { fixed: Plug[]; rows: Plug[][] } {
  const times = (plug: Plug, count: number): Plug[] => Array.from({ length: count }, () => plug);
  const board = [PLUG.board, ...times(PLUG.processor, connectors.eps8)];
  const cards = [...times(PLUG.bigCard, connectors.pcie16), ...times(PLUG.card, connectors.pcie8)];
  const drives = times(PLUG.drives, Math.ceil(connectors.sata / DRIVES_ON_A_CABLE));
  switch (modular) {
    case "full":
      return { fixed: [], rows: [board, ...inRows(cards), drives] };
    case "semi":
      return { fixed: board, rows: [...inRows(cards), drives] };
    case "no":
      return { fixed: [...board, ...cards, ...drives], rows: [] };
  }
}

function inRows(plugs: readonly Plug[]): Plug[][] {
  return Array.from({ length: Math.ceil(plugs.length / MOST_IN_A_ROW) }, (_, row) =>
    plugs.slice(row * MOST_IN_A_ROW, (row + 1) * MOST_IN_A_ROW),
  );
}

/** Plastic of plugs and inlets: dark, yet lighter than the holes in it. */
export const plugPlastic = (kit: Kit): THREE.MeshStandardMaterial =>
  kit.shared("plug plastic", () => kit.material({ color: "#2b2d33", roughness: 0.55, envMapIntensity: 0.8 }));

/** A socket in the wall z = 0 with its name above, where a plug in it does not hide the name. */
export function plugSocket(kit: Kit, plug: Plug, pitch: number): void {
  const [width, height] = [plug.columns * pitch + 0.02, plug.rows * pitch + 0.02];
  opening(kit, width, height, 0.012, 0.012);
  contacts(kit, plug, pitch, INSIDE);
  kit.box([0, height / 2 + 0.016, 0.008], [0.07, 0.016, 0.016], kit.materials.gunmetal, 0.004);
  label(kit, plug.name, [0, height / 2 + 0.062, 0.003], 0.52, "z", {
    color: kit.isWhite ? "#1f2329" : "#c2c8d2",
    weight: kit.isWhite ? 700 : 600,
  });
}

/** The end of a cable: its face with the contacts looks along +Z, its latch and name are on top. */
export function cablePlug(kit: Kit, plug: Plug, pitch: number, length: number): void {
  const [width, height] = [plug.columns * pitch + 0.03, plug.rows * pitch + 0.03];
  const plastic = plugPlastic(kit);
  kit.box([0, 0, 0], [width, height, length], plastic, 0.01);
  kit.box([0, height / 2 + 0.008, length * 0.3], [0.07, 0.016, length * 0.36], plastic, 0.005);
  const cells = grid(plug, pitch, 0.76);
  kit.add(cells, kit.materials.gap, [0, 0, length / 2 + 0.002], { castsShadow: false });
  contacts(kit, plug, pitch, length / 2 + 0.004);
  const print = Math.min(NAME.print, (width - NAME.margin * 2) / (plug.name.length * NAME.letter));
  label(kit, plug.name, [0, height / 2 + 0.003, -length * 0.2], print, "y", { color: "#c2c8d2", weight: 600 });
}

/** Not as metallic as gold is: a face in the shade would show none of them. */
function contacts(kit: Kit, plug: Plug, pitch: number, z: number): void {
  const metal = kit.shared("plug contacts", () =>
    kit.material({ color: "#c8a45c", metalness: 0.3, roughness: 0.5, envMapIntensity: 0.8 }),
  );
  kit.add(grid(plug, pitch, 0.42), metal, [0, 0, z], { castsShadow: false });
}

/** A square for every contact, `share` of the room between two. */
function grid({ columns, rows }: Plug, pitch: number, share: number): THREE.BufferGeometry {
  const side = pitch * share;
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return new THREE.PlaneGeometry(side, side).translate(
      (column - (columns - 1) / 2) * pitch,
      (row - (rows - 1) / 2) * pitch,
      0,
    );
  });
  return mergeGeometries(squares);
}
