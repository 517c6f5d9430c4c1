import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { CardOutputs } from "../../looks/card-outputs.ts";
import { pinHousing } from "./board-sockets.ts";
import type { Card } from "./card-body.ts";

/** Where the light bar and the groove of the label side end, so that neither runs behind the cable's wires. */
export const clearOfSocket = (length: number): number => length * SOCKET_AT - 0.36;

const SOCKET_AT = 0.62;
const SIXTEEN = { columns: 6, pitch: 0.046 } as const;
const EIGHT = { columns: 4, pitch: 0.05 } as const;

/** Power sockets on the label side: 8-pin ones side by side, or one 16-pin socket. */
export function powerSocket(kit: Kit, { length, height, thickness, eightPins }: Card): void {
  const y = thickness / 2 - 0.17;
  const { columns, pitch } = eightPins > 0 ? EIGHT : SIXTEEN;
  const sockets = Math.max(1, eightPins);
  const width = columns * pitch + 0.06;
  for (let socket = 0; socket < sockets; socket += 1) {
    const x = length * SOCKET_AT + (socket - (sockets - 1) / 2) * (width + 0.01);
    kit.box([x, y, height - 0.03], [width, 2 * pitch + 0.06, 0.08], collar(kit), 0.01);
    pinHousing(kit, [x, y, height - 0.08], columns, 2, { pitch, height: 0.1 });
    for (let pin = 0; pin < columns * 2; pin += 1)
      kit.box(
        [x + ((pin % columns) - (columns - 1) / 2) * pitch, y + (pin < columns ? -0.5 : 0.5) * pitch, height + 0.0225],
        [0.014, 0.014, 0.003],
        kit.materials.gold,
        0,
      );
  }
}

function collar(kit: Kit): THREE.Material {
  return kit.shared("card socket collar", () =>
    kit.material({ color: kit.isWhite ? "#9ba0a8" : "#565b64", metalness: 0.1, roughness: 0.6 }),
  );
}

type Outline = readonly (readonly [across: number, along: number])[];

/** A socket's outline in shares of half its size. */
const SCREENS = {
  display: {
    across: 0.078,
    along: 0.19,
    outline: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-0.1, 1],
      [-1, 0.68],
    ] as Outline,
  },
  hdmi: {
    across: 0.074,
    along: 0.18,
    outline: [
      [-1, -1],
      [0, -1],
      [1, -0.66],
      [1, 0.66],
      [0, 1],
      [-1, 1],
    ] as Outline,
  },
} as const;

type Screen = keyof typeof SCREENS;

/** Where the first and the last socket stand along the bracket. */
const [FIRST, LAST] = [0.2, 1];

/** Sockets along the bracket, evenly from its slot edge on: DisplayPort first, then HDMI. */
export function screenSockets({ hdmi, displayPort }: CardOutputs): readonly (readonly [along: number, kind: Screen])[] {
  const count = displayPort + hdmi;
  const step = (LAST - FIRST) / (count - 1);
  return Array.from({ length: count }, (_, place) => [FIRST + place * step, place < displayPort ? "display" : "hdmi"]);
}

/** The outline of a screen's socket around [across, along], `margin` larger on all sides. */
export function screenOutline(kind: Screen, margin: number, [x, y] = [0, 0] as readonly [number, number]) {
  const { across, along, outline } = SCREENS[kind];
  return outline.map(([u, v]) => new THREE.Vector2(x + u * (across / 2 + margin), y + v * (along / 2 + margin)));
}

/** A socket for a screen in a frame whose Y runs along the bracket and whose -Z looks out: shell, dark inside, tongue. */
export function screenSocket(kit: Kit, kind: Screen, [x, y]: readonly [number, number]): void {
  const { aluminium, gap, gunmetal, gold } = kit.materials;
  const shell = new THREE.Shape(screenOutline(kind, 0));
  shell.holes.push(new THREE.Path(screenOutline(kind, -0.01)));
  kit.slab(shell, 0.034, aluminium, [x, y, 0.002], { bevel: 0.003, bevelSegments: 1 });
  kit.slab(new THREE.Shape(screenOutline(kind, -0.006)), 0.004, gap, [x, y, 0.018], { bevel: 0 });
  const long = SCREENS[kind].along - 0.085;
  const tongue = x - (kind === "hdmi" ? 0.004 : 0);
  kit.box([tongue, y, 0.008], [0.018, long, 0.022], gunmetal, 0);
  for (let pin = 0; pin < 8; pin += 1)
    kit.box([tongue, y + long * (pin / 7 - 0.5) * 0.86, -0.0035], [0.008, 0.006, 0.002], gold, 0);
}
