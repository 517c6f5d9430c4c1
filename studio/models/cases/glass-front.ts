import type { Kit } from "../../kit/kit.ts";
import { glass, perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import { fan } from "../parts/fan.ts";
import { feet, frontPorts, glassFrame, meshPaint, paint } from "./case-pieces.ts";
import { lightBlock } from "./light-block.ts";
import { type CaseBody, hullOf } from "./hull.ts";
import { usualRear } from "./tower-rear.ts";
import { roomOverCover, sideGlass, walls } from "./walls.ts";

const FRONT = 0.26;

/** A show tower: smoked glass a finger's width before three large fans, air from the sides. */
export function glassFront(kit: Kit, look: TowerLook): CaseBody {
  const hull = hullOf({ depth: 4.52, width: 2.28, height: 4.66, foot: 0.16 });
  feet(kit, hull);
  const steel = { ...hull, front: hull.front - FRONT };
  walls(kit, steel, { filter: [0.42, 0.6] });
  sideGlass(kit, steel, { front: steel.front - 0.02 });
  const room = roomOverCover(hull, { front: 0.66 });
  const rear = usualRear(kit, look, hull, room);
  const { front, near, bottom, top, width } = hull;
  const height = top - bottom;
  const middle = (bottom + top) / 2;
  const { trim } = kit.materials;
  for (let index = 0; index < 3; index += 1) {
    const y = middle + 1.42 * (index - 1);
    lightBlock(kit, [front - 0.63, y, 0], 1.4, 1.4, "x");
    fan(kit, [front - 0.44, y, 0], "x", 1.4, {
      spin: 0.3 * index,
      ringPower: 0.9,
      backPower: 0.8,
      ringStrength: 2.1,
      phase: index * 0.2,
      blades: 7,
    });
  }
  for (const side of [-1, 1]) {
    const inner = side * (near - 0.03);
    kit.box([front - FRONT - 0.14, middle, inner], [0.28, height - 0.12, 0.06], glassFrame(kit), 0.015);
    // The air gap: a strip of fine mesh between the side and the glass frame.
    perforated(
      kit,
      [front - FRONT / 2 - 0.02, middle, side * (near - 0.035)],
      FRONT - 0.08,
      height - 0.3,
      side > 0 ? "z" : "-z",
      0.055,
      meshPaint(kit),
      23,
    );
    kit.box([front - 0.04, middle, side * (near - 0.06)], [0.1, height, 0.12], paint(kit), 0.035);
    kit.box([front + 0.012, middle, side * (near - 0.125)], [0.012, height - 0.26, 0.012], trim, 0.004);
    kit.box(
      [front - 0.32, middle, side * (near - 0.16)],
      [0.06, height - 0.2, 0.2],
      kit.isWhite ? paint(kit) : kit.materials.matte,
      0.01,
    );
  }
  for (const y of [bottom + 0.07, top - 0.06]) {
    kit.box([front - 0.04, y, 0], [0.1, 0.14, width], paint(kit), 0.035);
    kit.box([front - FRONT / 2 - 0.06, y, 0], [FRONT, 0.12, width - 0.02], paint(kit), 0.02);
  }
  glass(kit, [front - 0.012, middle, 0], width - 0.24, height - 0.26, "x", { streak: 0.05, tint: 0.24 });
  label(kit, look.family, [front + 0.012, bottom + 0.075, 0], 0.5, "x", {
    color: kit.isWhite ? "#5a6069" : "#c5cad3",
    weight: 800,
    letterSpacing: 14,
  });
  frontPorts(kit, [front - 0.42, top, 0.28], "y", { usbA: 2, usbC: 1 }, true);
  return { hull, room, ...rear, dual: false, hasCover: true };
}
