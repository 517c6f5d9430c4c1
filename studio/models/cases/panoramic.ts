import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { glass, perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, lining, meshPaint, paint, thumbScrew } from "./case-pieces.ts";
import { dualRear } from "./dual-rear.ts";
import { type CaseBody, type Hull, hullOf, type Room } from "./hull.ts";
import { roof } from "./walls.ts";

/** Width of the chamber behind the board. */
const CHAMBER = 0.92;

/** Two glass walls that meet without a post, the power supply in a second chamber behind the board. */
export function panoramic(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf({ depth: 4.5, width: 2.88, height: 4.62, foot: 0.17 });
  const { rear, front, far, near, bottom, top, depth, width } = hull;
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const steel = paint(kit);
  feet(kit, hull);
  kit.box([0, bottom + 0.12, 0], [depth, 0.24, width], steel, 0.05);
  kit.box([0, middle, far + 0.03], [depth - 0.02, height - 0.02, 0.06], steel, 0.02);
  chamberFront(kit, hull);
  kit.box([rear + 0.05, middle, near - 0.05], [0.1, height - 0.06, 0.1], steel, 0.03);
  roof(kit, hull, [0.36, 0.3], steel);
  kit.box([0, top - 0.11, near - 0.05], [depth, 0.1, 0.09], steel, 0.025);
  kit.box([front - 0.05, top - 0.11, near / 2], [0.09, 0.1, near], steel, 0.025);
  const room: Room = {
    rear: rear + 0.05,
    front: front - 0.08,
    floor: bottom + 0.25,
    ceiling: top - 0.1,
    tray: far + CHAMBER,
    glass: near - 0.06,
  };
  const seats = dualRear(kit, look, hull, room);
  floorOf(kit, hull, room);
  fansOf(kit, room);
  panes(kit, hull);
  label(kit, look.family, [front + 0.001, bottom + 0.125, 0.62], 0.62, "x", {
    color: kit.isWhite ? "#70767f" : "#aab0bb",
    weight: 800,
    letterSpacing: 14,
  });
  frontPorts(kit, [front - 0.32, top, -0.2], "y", { usbA: 2, usbC: 1 }, true);
  for (const y of [bottom + 0.5, top - 0.4]) thumbScrew(kit, [rear + 0.07, y, near], "z");
  return { hull, room, ...seats, dual: true, hasCover: false };
}

/** The second chamber's front breathes through a tall field of holes. */
function chamberFront(kit: Kit, { front, far, bottom, top }: Hull): void {
  const [x, y, z] = [front - 0.035, (bottom + top) / 2, far + CHAMBER / 2];
  const [width, height] = [CHAMBER - 0.02, top - bottom - 0.06];
  const [across, along] = [width - 0.36, height - 0.62];
  const wall = roundedRectangle(width, height, 0.03);
  wall.holes.push(roundedHole(across, along, 0.06));
  kit.slab(wall, 0.07, paint(kit), [x, y, z], { axis: "x", bevel: 0.02 });
  perforated(kit, [x + 0.008, y, z], across + 0.04, along + 0.04, "x", 0.066, meshPaint(kit), 23);
  kit.box([x - 0.028, y, z], [0.01, along, across], kit.materials.gap, 0);
}

/** A perforated floor over the lower fans, with a line of light along both panes. */
function floorOf(kit: Kit, { rear, front, near, bottom }: Hull, room: Room): void {
  const y = bottom + 0.245;
  kit.box([0, y, (room.tray + near) / 2], [front - rear - 0.1, 0.012, near - room.tray - 0.08], lining(kit), 0.004);
  for (let column = 0; column < 3; column += 1)
    perforated(
      kit,
      [front - 0.9 - 1.22 * column, y + 0.0085, (room.tray + near) / 2 - 0.02],
      1.1,
      1.1,
      "y",
      0.07,
      meshPaint(kit),
      24,
    );
  // Many weak lamps that lean away from the fans: a few strong ones draw blobs on the fans' flanks.
  const options = { strength: 1.6, power: 0.5, emitters: 10 };
  lightBar(kit, [rear + 0.2, y + 0.02, near - 0.1], [front - 0.12, y + 0.02, near - 0.1], 0.028, [0, 1, 0.2], options);
  lightBar(kit, [front - 0.1, y + 0.02, near - 0.14], [front - 0.1, y + 0.02, room.tray + 0.1], 0.028, [0.2, 1, 0], {
    ...options,
    power: 0.3,
    emitters: 6,
    from: 1,
    to: 0.4,
  });
}

/** Thin enough to leave a long card its place in front of them. */
const SLIM_FAN = 0.15;

/** Three slim fans beside the board and three on the floor, each row on its bracket. */
function fansOf(kit: Kit, room: Room): void {
  const { dark } = kit.materials;
  const size = 1.2;
  const x = room.front - 0.72;
  const low = room.floor + 0.14;
  kit.box([x, low + size * 1.5 + 0.02, room.tray + 0.01], [size + 0.12, size * 3 + 0.12, 0.02], lining(kit), 0.008);
  for (let index = 0; index < 3; index += 1)
    fan(kit, [x, low + 0.02 + size * (index + 0.5), room.tray + 0.02 + SLIM_FAN / 2], "z", size * 0.985, {
      thickness: SLIM_FAN,
      spin: 0.25 * index,
      ringPower: 0.7,
      phase: index * 0.15,
      ringStrength: 1.7,
    });
  const z = (room.tray + room.glass) / 2 + 0.02;
  kit.box([room.front - 0.34 - size * 1.5, room.floor + 0.02, z], [size * 3 + 0.06, 0.04, size * 0.94], dark, 0.01);
  for (let index = 0; index < 3; index += 1)
    fan(kit, [room.front - 0.34 - size * (index + 0.5), room.floor + 0.165, z], "y", size * 0.985, {
      spin: index * 0.4,
      ringPower: 0.6,
      phase: index / 4,
      ringStrength: 1.6,
    });
}

/** Side and front pane, meeting at a polished edge. */
function panes(kit: Kit, { rear, front, far, near, bottom, top }: Hull): void {
  const [low, high] = [bottom + 0.22, top - 0.07];
  const [y, height] = [(low + high) / 2, high - low];
  glass(kit, [(rear + front) / 2 + 0.02, y, near - 0.004], front - rear - 0.06, height, "z");
  const inner = far + CHAMBER;
  glass(kit, [front - 0.004, y, (inner + near) / 2], near - inner - 0.01, height, "x", { streak: 0.02 });
  const edge = kit.shared("pane edge", () =>
    kit.material({ color: kit.isWhite ? "#9fb0b0" : "#3d4a4c", roughness: 0.2 }),
  );
  kit.box([front - 0.009, y, near - 0.009], [0.018, height, 0.018], edge, 0.005);
}
