import type { Kit } from "../../kit/kit.ts";
import type { InsideLook, TowerLook } from "../../looks/tower-look.ts";
import type { BoardSeat, CaseBody, Hull, Room } from "./hull.ts";
import { rearPanel, type RearPlan } from "./rear-panel.ts";

/** Distance of the first slot from the upper edge of a board. */
export const SLOT_BELOW = { usual: 1.78, compact: 1.55 } as const;

/** Where an ATX board comes in a room. */
export const usualSeat = (room: Room): BoardSeat => ({
  left: room.rear + 0.015,
  top: room.ceiling - 0.26,
  face: room.tray + 0.12,
});

/** How many slots a card's bracket covers. */
export const slotsOf = (inside: InsideLook | undefined): number =>
  inside && !inside.card.upright ? Math.max(2, Math.min(4, Math.round(inside.card.slots))) : 0;

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
    slots: { below: SLOT_BELOW.usual, count: slots },
    taken: slotsOf(look.inside),
    sticker: [hull.far + 0.22, hull.bottom + 2.1],
    fan: rearFan,
    supply: {
      center: [hull.far + 0.36 + 0.75, hull.bottom + 0.12 + 0.41],
      width: 1.5,
      height: 0.8,
      fitted: !look.empty,
    },
  };
  rearPanel(kit, hull, plan);
  return { board, rearFan };
}
