import type { Kit } from "../../kit/kit.ts";
import { lightBar, shine } from "../../kit/lights.ts";
import { glass, perforated } from "../../kit/panes.ts";
import { decal, label } from "../../kit/prints.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, meshPaint, paint, thumbScrew } from "./case-pieces.ts";
import { dualRear } from "./dual-rear.ts";
import { type CaseBody, type Hull, hullOf, type Room } from "./hull.ts";
import { stripScreen } from "./strip-screen.ts";
import * as THREE from "three";

const CHAMBER = 0.92;
/** How much the corner pane cuts off both walls. */
const CORNER = 0.62;

/** The showroom's case: three panes around a corner without a pillar, a tall screen beside them, a card on end. */
export function showroom(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf({ depth: 4.7, width: 3.4, height: 4.7, foot: 0.2 });
  const { rear, front, far, near, bottom, top, depth, width } = hull;
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const steel = paint(kit);
  // Drawn in, so that none stands out under the cut corner.
  feet(kit, { ...hull, depth: depth - 0.3, width: width - 0.4 });
  const plan = [
    [rear, far],
    [front, far],
    [front, near - CORNER],
    [front - CORNER, near],
    [rear, near],
  ].map(([x = 0, z = 0]) => [x, -z] as const);
  kit.slab(plan, 0.3, steel, [0, bottom + 0.15, 0], { axis: "y", bevel: 0.04 });
  kit.box([0, middle, far + 0.03], [depth - 0.02, height - 0.02, 0.06], steel, 0.02);
  kit.box([front - 0.05, middle, far + CHAMBER / 2], [0.1, height - 0.06, CHAMBER], steel, 0.03);
  kit.box([rear + 0.05, middle, near - 0.05], [0.1, height - 0.06, 0.1], steel, 0.03);
  const lid = new THREE.Shape(plan.map(([x, y]) => new THREE.Vector2(x, y)));
  const [from, to, half] = [rear + 0.4, front - 1.0, near - 0.3];
  const opening = [
    [from, -half],
    [from, half],
    [to, half],
    [to, -half],
  ].map(([x = 0, y = 0]) => new THREE.Vector2(x, y));
  lid.holes.push(new THREE.Path(opening));
  kit.slab(lid, 0.14, steel, [0, top - 0.07, 0], { axis: "y", bevel: 0.03 });
  perforated(kit, [(from + to) / 2, top - 0.03, 0], to - from, half * 2, "y", 0.066, meshPaint(kit), 23).castShadow =
    false;
  const room: Room = {
    rear: rear + 0.05,
    // What is as wide as the room, such as a radiator, ends where the corner is cut.
    front: front - 0.53,
    floor: bottom + 0.31,
    ceiling: top - 0.15,
    tray: far + CHAMBER,
    glass: near - 0.06,
  };
  const seats = dualRear(kit, look, hull, room);
  panes(kit, hull);
  lights(kit, hull, room);
  fans(kit, hull, room);
  screen(kit, hull);
  label(kit, look.family, [rear + 0.9, bottom + 0.15, near + 0.001], 0.8, "z", {
    color: "#c5cad3",
    weight: 800,
    letterSpacing: 18,
  });
  frontPorts(kit, [front - 0.42, top, -0.1], "y", { usbA: 2, usbC: 1 }, true);
  for (const y of [bottom + 0.55, top - 0.45]) thumbScrew(kit, [rear + 0.07, y, near], "z");
  return { hull, room, ...seats, dual: true, hasCover: false };
}

function panes(kit: Kit, { rear, front, far, near, bottom, top }: Hull): void {
  const [low, high] = [bottom + 0.29, top - 0.13];
  const [y, height] = [(low + high) / 2, high - low];
  const sideEnd = front - CORNER;
  glass(kit, [(rear + sideEnd) / 2 + 0.02, y, near - 0.01], sideEnd - rear - 0.06, height, "z");
  glass(kit, [front - CORNER / 2 - 0.007, y, near - CORNER / 2 - 0.007], CORNER * Math.SQRT2, height, [1, 0, 1], {
    streak: 0.02,
  });
  const inner = far + CHAMBER;
  glass(kit, [front - 0.01, y, (inner + near - CORNER) / 2], near - CORNER - inner, height, "x", { streak: 0.02 });
  const edge = kit.shared("pane edge", () => kit.material({ color: "#3d4a4c", roughness: 0.2, metalness: 0.1 }));
  for (const place of [
    [sideEnd, y, near - 0.012],
    [front - 0.012, y, near - CORNER],
  ] as const)
    kit.box(place, [0.016, height, 0.016], edge, 0.004);
}

/** A line of light along the floor's edge, around the corner. */
function lights(kit: Kit, { rear, front, near, bottom }: Hull, room: Room): void {
  const y = bottom + 0.315;
  const inset = 0.1;
  const bend = CORNER + inset * 0.42;
  const strong = { strength: 1.7, power: 0.5, emitters: 8 };
  lightBar(kit, [rear + 0.2, y, near - inset], [front - bend, y, near - inset], 0.03, [0, 1, -0.4], {
    ...strong,
    to: 0.6,
  });
  lightBar(kit, [front - bend, y, near - inset], [front - inset, y, near - bend], 0.03, [-0.3, 1, -0.3], {
    ...strong,
    power: 0.1,
    emitters: 1,
    from: 0.6,
    to: 0.75,
  });
  lightBar(kit, [front - inset, y, near - bend], [front - inset, y, room.tray + 0.12], 0.03, [-0.4, 1, 0], {
    ...strong,
    power: 0.25,
    emitters: 4,
    from: 0.75,
  });
}

/** Three fans beside the board, and three on the floor that the lowest of those stands clear of. */
function fans(kit: Kit, { front }: Hull, room: Room): void {
  const { inner } = kit.materials;
  const size = 1.2;
  const x = front - 0.92;
  const low = room.floor + 0.34;
  kit.box([x, low + size * 1.5, room.tray + 0.015], [size + 0.12, size * 3 + 0.1, 0.03], inner, 0.01);
  kit.box(
    [front - 0.32, (room.floor + room.ceiling) / 2, room.tray - 0.02],
    [0.46, room.ceiling - room.floor, 0.04],
    inner,
    0,
  );
  for (let index = 0; index < 3; index += 1)
    fan(kit, [x, low + size * (index + 0.5), room.tray + 0.155], "z", size * 0.985, {
      spin: 0.25 * index,
      ringPower: 0.7,
      phase: index * 0.15,
    });
  const z = room.tray + 0.72;
  for (let index = 0; index < 3; index += 1)
    fan(kit, [front - 0.62 - size * (index + 0.5), room.floor + 0.14, z], "y", size * 0.985, {
      spin: index * 0.4,
      ringPower: 0.6,
      phase: index / 4,
    });
}

/** The screen that stands in the closed part of the front. */
function screen(kit: Kit, { front, far, bottom, top }: Hull): void {
  const { gloss, black } = kit.materials;
  const z = far + CHAMBER / 2;
  const [width, height] = [CHAMBER - 0.2, top - bottom - 0.56];
  const y = (bottom + top) / 2 + 0.06;
  kit.box([front + 0.004, y, z], [0.03, height + 0.1, width + 0.1], kit.isWhite ? black : gloss, 0.014);
  decal(kit, stripScreen(kit.palette.colors), [front + 0.0205, y, z], width, height, "x", {
    glow: 0.9,
    transparent: false,
  });
  const color = new THREE.Color(kit.palette.colors[0] ?? "#9aa3b0");
  for (const share of [0.25, 0.75])
    shine(kit, [front + 0.1, bottom + (top - bottom) * share, z], [1, -0.1, 0], color, 0.2);
}
