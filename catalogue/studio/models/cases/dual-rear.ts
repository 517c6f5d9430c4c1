import type { Kit } from "../../kit/kit.ts";
import type { TowerLook } from "../../looks/tower-look.ts";
import type { CaseBody, Hull, Room } from "./hull.ts";
import { rearPanel } from "./rear-panel.ts";
import { SLOT_BELOW, slotsOf, usualSeat } from "./tower-rear.ts";

/** The back of a case with two chambers: the power supply stands on its side behind the board. */
export function dualRear(kit: Kit, look: TowerLook, hull: Hull, room: Room): Pick<CaseBody, "board" | "rearFan"> {
  const board = usualSeat(room);
  const rearFan = { size: 1.2, place: [(board.face + 0.46 + room.glass) / 2, room.ceiling - 1.17] as const };
  const behind = (hull.far + room.tray) / 2 + 0.01;
  rearPanel(kit, hull, {
    board,
    slots: { below: SLOT_BELOW.usual, count: 7 },
    taken: slotsOf(look.inside),
    sticker: [hull.near - 0.4, hull.bottom + 0.5],
    fan: rearFan,
    supply: { center: [behind, hull.bottom + 1.5], width: 0.8, height: 1.44, fitted: !look.empty },
    vents: [{ center: [behind, hull.top - 1.05], width: 0.6, height: 1.4 }],
  });
  return { board, rearFan };
}
