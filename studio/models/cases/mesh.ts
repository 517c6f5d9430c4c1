import type { Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, glassFrame, meshPaint, namePlate, paint } from "./case-pieces.ts";
import { fanPlate } from "./fan-plate.ts";
import { type CaseBody, hullOf } from "./hull.ts";
import { roomOverCover, sideGlass, walls } from "./walls.ts";
import { usualRear } from "./tower-rear.ts";

const SIZES = {
  usual: { depth: 4.62, width: 2.3, height: 4.78, foot: 0.16 },
  xl: { depth: 5.1, width: 2.48, height: 5.35, foot: 0.17 },
} as const;
/** The front's middle stands out by so much, with slanting sides. */
const BOW = 0.16;
/** The fans stand higher by so much than the middle, clear of the name plate. */
const ABOVE_PLATE = 0.05;

/** An airflow tower: a folded sheet of mesh from floor to lid over its front fans. */
export function mesh(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf(look.xl ? SIZES.xl : SIZES.usual);
  const steel = { ...hull, front: hull.front - BOW };
  feet(kit, hull);
  walls(kit, steel, { filter: [0.42, 0.66] });
  sideGlass(kit, steel, { front: steel.front - 0.02 });
  const room = roomOverCover(hull, { front: 0.62 });
  const rear = usualRear(kit, look, hull, room, { fanSize: look.xl ? 1.4 : 1.2, slots: look.xl ? 8 : 7 });

  const { front, near, bottom, top, width } = hull;
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const [count, size] = look.xl ? [4, 1.25] : [3, 1.42];
  const rows = Array.from({ length: count }, (_, index) => middle + ABOVE_PLATE + size * (index - (count - 1) / 2));
  for (const [index, y] of rows.entries())
    fan(kit, [front - 0.42, y, 0], "x", size * 0.985, {
      spin: 0.3 * index,
      ringPower: 0.8,
      backPower: 0.8,
      ringStrength: 1.9,
      phase: index * 0.12,
    });
  fanPlate(kit, [front - 0.555, middle, 0], [height - 0.12, width - 0.12], { size, at: rows });
  const fold = width * 0.3;
  const outline = [
    [-0.1, -near],
    [0.02, -near],
    [BOW, -fold],
    [BOW, fold],
    [0.02, near],
    [-0.1, near],
  ] as const;
  for (const y of [bottom + 0.06, top - 0.06])
    kit.slab(outline, 0.12, paint(kit), [front - BOW, y, 0], { bevel: 0.02, axis: "y" });
  const sheet = meshPaint(kit);
  perforated(kit, [front - 0.012, middle, 0], fold * 2, height - 0.2, "x", 0.08, sheet, 24);
  const slant = Math.hypot(BOW - 0.02, near - fold);
  for (const side of [-1, 1]) {
    const place = [front - (BOW - 0.02) / 2 - 0.012, middle, (side * (near + fold)) / 2] as const;
    perforated(kit, place, slant - 0.02, height - 0.2, [near - fold, 0, side * (BOW - 0.02)], 0.08, sheet, 24);
    kit.box([front - 0.01, middle, side * fold], [0.022, height - 0.22, 0.03], paint(kit), 0.008);
    kit.box([front - BOW + 0.0, middle, side * (near - 0.02)], [0.08, height - 0.2, 0.04], paint(kit), 0.012);
    kit.box([front - BOW - 0.12, middle, side * (near - 0.03)], [0.24, height - 0.16, 0.06], glassFrame(kit), 0.015);
  }
  namePlate(kit, [front - 0.004, bottom + 0.18, 0], "x", look.family, 0.36);
  frontPorts(kit, [front - BOW - 0.34, top, 0.28], "y", { usbA: look.xl ? 4 : 2, usbC: 1 }, true);
  return { hull, room, ...rear, dual: false, hasCover: true };
}
