import type { Kit } from "../../kit/kit.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import type { Vector } from "../../model.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, namePlate, paint } from "./case-pieces.ts";
import { fanPlate } from "./fan-plate.ts";
import { type CaseBody, type Hull, hullOf, type Room } from "./hull.ts";
import { rearPanel } from "./rear-panel.ts";
import { slotsBelow, slotsOf } from "./tower-rear.ts";
import { sideGlass, walls } from "./walls.ts";

const SLATS = 17;
/** The radiator is as wide as the case: the board begins below it and its fans. */
const UNDER_RADIATOR = 0.62;

/** A compact body to carry: slanting louvres over one large fan, a grip that runs along the roof. */
export function smallFormFactor(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf({ depth: 3.45, width: 1.9, height: 3.3, foot: 0.12 });
  feet(kit, hull);
  const steel = { ...hull, front: hull.front - 0.1 };
  walls(kit, steel, { filter: [0.4, 0.62], pillar: 0.12 });
  sideGlass(kit, steel, { front: steel.front - 0.04 });
  const room: Room = {
    rear: hull.rear + 0.05,
    front: hull.front - 0.49,
    floor: hull.bottom + 0.12,
    ceiling: hull.top - 0.08,
    tray: hull.far + 0.3,
    glass: hull.near - 0.06,
  };
  const board = { left: room.rear + 0.015, top: room.ceiling - UNDER_RADIATOR, face: room.tray + 0.12 };
  const rearFan = { size: 0.92, place: [(board.face + 0.46 + room.glass) / 2, board.top - 0.56] as const };
  rearPanel(kit, hull, {
    board,
    slots: { below: slotsBelow(look), count: 3 },
    taken: slotsOf(look.inside),
    inlet: [hull.near - 0.5, hull.top - 0.27],
    sticker: [hull.far + 0.2, hull.bottom + 0.9],
    fan: rearFan,
  });
  frontOf(kit, hull, look.family);
  handle(kit, hull);
  frontPorts(kit, [hull.front - 0.3, hull.top, 0.22], "y", { usbA: 1, usbC: 1 }, true);
  const supplyAt = [room.front - 0.5, room.ceiling - UNDER_RADIATOR - 0.7, room.tray + 0.37] as const;
  return { hull, room, board, rearFan, dual: true, hasCover: false, supplyAt };
}

function frontOf(kit: Kit, { front, near, bottom, top, width }: Hull, family: string): void {
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const steel = paint(kit);
  fan(kit, [front - 0.34, middle + 0.1, 0], "x", 1.4, { spin: 0.2, ringPower: 1.2, backPower: 1, ringStrength: 1.9 });
  fanPlate(kit, [front - 0.475, middle, 0], [height - 0.12, width - 0.1], { size: 1.4, at: [middle + 0.1] });
  for (const side of [-1, 1]) {
    kit.box([front - 0.06, middle, side * (near - 0.05)], [0.14, height, 0.1], steel, 0.045);
    kit.box([front - 0.22, middle, side * (near - 0.03)], [0.3, height - 0.1, 0.06], steel, 0.015);
  }
  kit.box([front - 0.06, bottom + 0.07, 0], [0.14, 0.14, width], steel, 0.045);
  kit.box([front - 0.06, top - 0.06, 0], [0.14, 0.12, width], steel, 0.045);
  const [low, high] = [bottom + 0.15, top - 0.13];
  for (let slat = 0; slat < SLATS; slat += 1) {
    const y = low + ((high - low) * (slat + 0.5)) / SLATS;
    kit.box([front - 0.06, y, 0], [0.11, ((high - low) / SLATS) * 0.4, width - 0.16], steel, 0.014, {
      rotation: [0, 0, 0.42],
    });
  }
  namePlate(kit, [front + 0.004, bottom + 0.26, 0], "x", family, 0.38);
}

/** Two machined arms and a wrapped grip between them. */
function handle(kit: Kit, { front, top }: Hull): void {
  const { gunmetal, aluminium, sleeve } = kit.materials;
  const metal = kit.isWhite ? aluminium : gunmetal;
  const reach = front - 0.62;
  for (const side of [-1, 1]) {
    const x = side * reach;
    kit.box([x, top + 0.025, 0], [0.4, 0.05, 0.42], metal, 0.02);
    for (const z of [-0.13, 0.13])
      kit.cylinder([x + side * 0.0, top + 0.054, z], 0.04, 0.012, kit.materials.black, "y", { segments: 24 });
    const arm: Vector[] = [
      [x, top + 0.03, 0],
      [x, top + 0.2, 0],
      [x - side * 0.05, top + 0.34, 0],
      [x - side * 0.2, top + 0.4, 0],
      [x - side * 0.34, top + 0.41, 0],
    ];
    kit.tube(arm, 0.075, metal, { segments: 36, sides: 24 });
    kit.cylinder([x - side * 0.3, top + 0.41, 0], 0.112, 0.05, metal, "x", { segments: 40 });
  }
  const grip: Vector[] = [
    [-reach + 0.3, top + 0.41, 0],
    [0, top + 0.42, 0],
    [reach - 0.3, top + 0.41, 0],
  ];
  kit.tube(grip, 0.1, sleeve, { segments: 40, sides: 26, textureRepeat: 10 });
}
