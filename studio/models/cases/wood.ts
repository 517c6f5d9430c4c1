import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { perforated } from "../../kit/panes.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, namePlate, paint } from "./case-pieces.ts";
import { fanPlate } from "./fan-plate.ts";
import { type CaseBody, hullOf } from "./hull.ts";
import { usualRear } from "./tower-rear.ts";
import { roomOverCover, sideGlass, walls } from "./walls.ts";

const SLATS = 11;
const FRONT = 0.3;

/** A quiet tower: upright slats of wood over a felt-backed front, two slow fans behind. */
export function wood(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf({ depth: 4.58, width: 2.25, height: 4.7, foot: 0.16 });
  feet(kit, hull);
  const steel = { ...hull, front: hull.front - FRONT };
  walls(kit, steel, { filter: [0.42, 0.62] });
  sideGlass(kit, steel, { front: steel.front - 0.03 });
  const room = roomOverCover(hull, { front: 0.72 });
  const rear = usualRear(kit, look, hull, room);
  const { front, near, bottom, top, width } = hull;
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const { body, matte, wood: timber } = kit.materials;
  const rows = [middle - 0.72, middle + 0.72];
  for (const [index, y] of rows.entries())
    fan(kit, [front - 0.56, y, 0], "x", 1.4, {
      spin: index - 0.2,
      // Lamps behind the sheet would draw its holes on the slats as splinters, and its fans on the wall inside as stains.
      ringPower: 0,
      backPower: 0.2,
      darkBlades: true,
      ringStrength: 1.2,
    });
  fanPlate(kit, [front - 0.695, middle, 0], [height - 0.12, width - 0.12], { size: 1.4, at: rows });
  perforated(kit, [front - FRONT + 0.06, middle, 0], width - 0.16, height - 0.2, "x", 0.06, matte, 22);
  for (const side of [-1, 1])
    kit.box([front - FRONT / 2, middle, side * (near - 0.035)], [FRONT, height - 0.01, 0.07], paint(kit), 0.03);
  kit.box([front - FRONT / 2, bottom + 0.06, 0], [FRONT, 0.12, width - 0.02], paint(kit), 0.03);
  kit.box([front - FRONT / 2, top - 0.045, 0], [FRONT, 0.09, width - 0.02], paint(kit), 0.03);
  kit.box([front - FRONT - 0.012, middle, near - 0.004], [0.02, height - 0.1, 0.012], body, 0.004);
  const span = width - 0.2;
  for (let slat = 0; slat < SLATS; slat += 1) {
    const z = -span / 2 + (span * (slat + 0.5)) / SLATS;
    const board = kit.box([front - 0.08, middle + 0.012, z], [0.16, height - 0.2, (span / SLATS) * 0.6], timber, 0.03);
    // Every slat shows another part of the tree.
    const uv = board.geometry.getAttribute("uv");
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, uv.getX(index) * 0.16 + slat * 0.137, uv.getY(index));
  }
  // Lines of light in two of the gaps, as if it came from within. Lamps so near to the slats would draw flames on them.
  for (const [line, share] of [3, 8].entries()) {
    const z = -span / 2 + (span * share) / SLATS;
    lightBar(kit, [front - 0.17, bottom + 0.2, z], [front - 0.17, top - 0.2, z], 0.035, [1, 0, 0], {
      strength: 1.5,
      emitters: 0,
      from: line,
      to: 1 - line,
    });
  }
  namePlate(kit, [front - 0.002, bottom + 0.26, 0], "x", look.family, 0.4);
  frontPorts(kit, [front - 0.36 - 0.14, top, 0.28], "y", { usbA: 2, usbC: 1 }, true);
  return { hull, room, ...rear, dual: false, hasCover: true };
}
