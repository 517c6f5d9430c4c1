import type { Kit } from "../../kit/kit.ts";
import type { InsideLook, TowerLook } from "../../looks/tower-look.ts";
import { cardThickness, uprightSeat } from "../interior/card-seat.ts";
import { bracketSlots } from "../parts/card-ends.ts";
import { screw } from "./case-pieces.ts";
import type { CaseBody, Hull, Room } from "./hull.ts";
import { rearPanel, type RearPlan } from "./rear-panel.ts";
import { slotsBelow, slotsOf, usualSeat } from "./tower-rear.ts";

/** The back of a case with two chambers: the power supply stands on its side behind the board. */
export function dualRear(kit: Kit, look: TowerLook, hull: Hull, room: Room): Pick<CaseBody, "board" | "rearFan"> {
  const board = usualSeat(room);
  const rearFan = { size: 1.2, place: [(board.face + 0.46 + room.glass) / 2, room.ceiling - 1.17] as const };
  const behind = (hull.far + room.tray) / 2 + 0.01;
  const upright = look.inside?.card.upright ? uprightOpening(kit, hull, room, look.inside.card) : undefined;
  rearPanel(kit, hull, {
    board,
    slots: { below: slotsBelow(look), count: 7 },
    taken: slotsOf(look.inside),
    sticker: [upright ? board.face + 0.5 : hull.near - 0.4, hull.bottom + 0.5],
    fan: rearFan,
    supply: { center: [behind, hull.bottom + 1.5], width: 0.8, height: 1.44, fitted: look.inside !== undefined },
    vents: [{ center: [behind, hull.top - 1.05], width: 0.6, height: 1.4 }, ...(upright ? [upright] : [])],
  });
  return { board, rearFan };
}

/** The opening that an upright card's bracket stands in, held by a screw for each slot. */
function uprightOpening(
  kit: Kit,
  hull: Hull,
  room: Room,
  card: InsideLook["card"],
): NonNullable<RearPlan["vents"]>[number] {
  const { back, low, high } = uprightSeat(room, cardThickness(card));
  const slots = bracketSlots(cardThickness(card));
  const width = slots * 0.2;
  for (let slot = 0; slot < slots; slot += 1)
    screw(kit, [hull.rear, high + 0.16, back + 0.2 * (slot + 0.5)], "-x", 0.046);
  return { center: [back + width / 2, (low + high) / 2 - 0.02], width: width - 0.02, height: high - low + 0.1 };
}
