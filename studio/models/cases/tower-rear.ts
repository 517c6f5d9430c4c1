import type { Kit } from "../../kit/kit.ts";
import type { InsideLook, TowerLook } from "../../looks/tower-look.ts";
import { cardThickness } from "../interior/card-seat.ts";
import { boardPlan, type BoardPlan, type BoardSize } from "../parts/board-plan.ts";
import { bracketSlots } from "../parts/card-ends.ts";
import { cardAbove } from "../parts/card-body.ts";
import type { BoardSeat, CaseBody, Hull, Room } from "./hull.ts";
import { rearPanel, type RearPlan } from "./rear-panel.ts";

/** The largest board that a case is made for. */
export const largestBoard = ({ case: silhouette, xl }: TowerLook): BoardSize =>
  silhouette === "sff" ? "Mini-ITX" : xl ? "E-ATX" : "ATX";

/** The board in a case, or the largest that an empty one is made for. */
export const boardPlanOf = (look: TowerLook): BoardPlan => boardPlan(look.inside?.board.size ?? largestBoard(look));

/** Distance of the first slot from the upper edge of a board: where the board's card comes through. */
export function slotsBelow(look: TowerLook): number {
  const { height, cardSlotY } = boardPlanOf(look);
  return height - cardAbove(cardSlotY, 0);
}

/** Where an ATX board comes in a room. */
export const usualSeat = (room: Room): BoardSeat => ({
  left: room.rear + 0.015,
  top: room.ceiling - 0.26,
  face: room.tray + 0.12,
});

/** How many slots have no cover of their own, because a card's bracket closes them. */
export const slotsOf = (inside: InsideLook | undefined): number =>
  inside && !inside.card.upright ? bracketSlots(cardThickness(inside.card)) : 0;

/** The usual back: board above, seven slots, the power supply at the bottom, a fan beside the sockets. */
export function usualRear(
  kit: Kit,
  look: TowerLook,
  hull: Hull,
  room: Room,
  { fanSize = 1.2, slots = 7 }: { fanSize?: number; slots?: number } = {},
): Pick<CaseBody, "board" | "rearFan"> {
  const board = usualSeat(room);
  const rearFan = {
    size: fanSize,
    // Below the radiator under the roof.
    place: [(board.face + 0.46 + room.glass) / 2, room.ceiling - 0.57 - fanSize / 2] as const,
  };
  const plan: RearPlan = {
    board,
    slots: { below: slotsBelow(look), count: slots },
    taken: slotsOf(look.inside),
    sticker: [hull.far + 0.22, hull.bottom + 2.1],
    fan: rearFan,
    supply: {
      center: [hull.far + 0.36 + 0.75, hull.bottom + 0.12 + 0.41],
      width: 1.5,
      height: 0.8,
      fitted: look.inside !== undefined,
    },
  };
  rearPanel(kit, hull, plan);
  return { board, rearFan };
}
