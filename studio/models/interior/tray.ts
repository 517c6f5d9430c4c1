import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { lining } from "../cases/case-pieces.ts";
import type { CaseBody } from "../cases/hull.ts";
import type { BoardPlan, BoardSize } from "../parts/board-plan.ts";

/** Height and place of the slot that the board's cables leave through, beside the board. */
export interface Grommet {
  x: number;
  y: number;
  height: number;
}

/** Openings above a board, right of its left edge; the processor's cable goes through the first. */
export const TRAY_OPENING = {
  above: 0.13,
  height: 0.14,
  at: [
    { x: 0.68, width: 0.56 },
    { x: 1.4, width: 0.36 },
    { x: 2.05, width: 0.36 },
  ],
} as const;

/** Printed on an empty tray: the boards that it takes, by the largest. */
const TAKES: Record<BoardSize, string> = {
  "E-ATX": "E-ATX · ATX · mATX · ITX",
  ATX: "ATX · mATX · ITX",
  "Micro ATX": "mATX · ITX",
  "Mini-ITX": "ITX",
};

/** The steel that the board stands on: openings for cables, rubber lips; where the board is missing standoffs for the largest. */
export function tray(
  kit: Kit,
  { room, board, supplyAt }: CaseBody,
  { width: boardWidth, height: boardHeight, compact }: BoardPlan,
  emptyFor: BoardSize | undefined,
): Grommet {
  const { rubber, gap } = kit.materials;
  const { rear, front, floor, ceiling } = room;
  const sheet = new THREE.Shape();
  sheet.moveTo(rear, floor);
  sheet.lineTo(front, floor);
  sheet.lineTo(front, ceiling);
  sheet.lineTo(rear, ceiling);
  const right = board.left + boardWidth;
  const x = Math.min(right + 0.3, front - 0.14);
  const tall = Math.min(0.92, boardHeight * 0.42);
  const slots = supplyAt ? [] : [{ x, y: board.top - 0.34 - tall / 2, width: 0.17, height: tall }];
  if (boardHeight > 2) slots.push({ x, y: board.top - boardHeight + 0.62, width: 0.17, height: 0.8 });
  const upper = TRAY_OPENING.at.filter(({ x: place }) => board.left + place + 0.2 < right);
  for (const slot of slots) sheet.holes.push(roundedHole(slot.width, slot.height, 0.07, [slot.x, slot.y]));
  const { above, height } = TRAY_OPENING;
  for (const { x: place, width } of upper)
    sheet.holes.push(roundedHole(width, height, 0.06, [board.left + place, board.top + above]));
  if (emptyFor) sheet.holes.push(roundedHole(1.36, 1.2, 0.12, [board.left + 1.05, board.top - 0.86]));
  kit.slab(sheet, 0.04, lining(kit), [0, 0, room.tray - 0.02], { bevel: 0.006, bevelSegments: 1, curveSegments: 10 });
  for (const slot of slots) {
    kit.box([slot.x, slot.y, room.tray - 0.025], [slot.width, slot.height, 0.02], rubber, 0);
    kit.box([slot.x, slot.y, room.tray - 0.012], [0.012, slot.height * 0.92, 0.006], gap, 0);
    const lip = [
      [slot.x - slot.width / 2, slot.y],
      [slot.x + slot.width / 2, slot.y],
    ] as const;
    for (const [side, y] of lip) kit.box([side, y, room.tray], [0.035, slot.height - 0.14, 0.03], rubber, 0.012);
  }
  kit.box([(rear + front) / 2, (floor + ceiling) / 2, room.tray - 0.14], [front - rear, ceiling - floor, 0.02], gap, 0);
  if (emptyFor) {
    standoffs(kit, board.left, board.top, room.tray, compact);
    const [across, down] = compact ? [1.2, 1.63] : [1.75, 2.2];
    label(kit, TAKES[emptyFor], [board.left + across, board.top - down, room.tray + 0.003], 0.9, "z", {
      color: kit.isWhite ? "#5d636d" : "#7a818d",
    });
  }
  return { x, y: slots[0]?.y ?? board.top - 0.8, height: tall };
}

function standoffs(kit: Kit, left: number, top: number, face: number, compact: boolean): void {
  const columns = compact ? [0.063, 1.63] : [0.063, 1.3, 2.28];
  const rows = compact ? [0.1, 1.63] : [0.1, 1.66, 2.95];
  for (const x of columns)
    for (const y of rows)
      kit.cylinder([left + x, top - y, face + 0.05], 0.035, 0.1, kit.materials.gold, "z", { segments: 6 });
}
