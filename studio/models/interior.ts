import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { shine } from "../kit/lights.ts";
import type { CommonLook } from "../looks/common-look.ts";
import type { InsideLook, TowerLook } from "../looks/tower-look.ts";
import type { CaseBody } from "./cases/hull.ts";
import { boardPlanOf, largestBoard } from "./cases/tower-rear.ts";
import { boardCable, cardCable, cardCableSlot, processorCable, processorPlugs } from "./interior/cabling.ts";
import { cardPost, seatCard } from "./interior/card-seat.ts";
import { cooler } from "./interior/cooling.ts";
import { inFinish } from "./interior/in-finish.ts";
import { memory } from "./interior/memory.ts";
import { smallSupply } from "./interior/small-supply.ts";
import { supplyCover } from "./interior/supply-cover.ts";
import { tray } from "./interior/tray.ts";
import { fan } from "./parts/fan.ts";
import { motherboard } from "./parts/board-body.ts";

/** A case that is dark inside needs more light to be seen into, and most where nothing in it shines; white parts do not. */
const FILL = { white: 0.22, blackInWhite: 0.35, dark: 0.6, unlit: 0.8, whiteInDark: 0.25 } as const;

/** Fills a case: tray, cover and rear fan always; board, card, cooler and cables as the look tells. */
export function fillTower(kit: Kit, body: CaseBody, look: TowerLook): void {
  const { room, rearFan, hasCover, supplyAt } = body;
  const { inside } = look;
  const plan = boardPlanOf(look);
  const grommet = tray(kit, body, plan, inside ? undefined : largestBoard(look));
  if (rearFan)
    fan(kit, [room.rear + 0.15, rearFan.place[1], rearFan.place[0]], "x", rearFan.size * 0.985, {
      spin: 0.2,
      ringPower: 0.6,
    });
  softFill(kit, body, fillOf(kit, look));
  if (!inside) {
    if (hasCover) supplyCover(kit, body, { name: look.family });
    return;
  }

  const { board, card } = inside;
  const corner = [body.board.left, body.board.top - plan.height, body.board.face] as const;
  const places = inFinish(kit, partLook(look, { ...board, lit: inside.memoryLit }), (other) =>
    motherboard(other, corner, {
      size: board.size,
      name: board.name,
      mark: board.mark,
      memorySlots: board.memorySlots,
      processorPlugs: processorPlugs(plan.compact),
      driveSlots: board.driveSlots,
      wifi: board.wifi,
      rear: board.rear,
    }),
  );
  const { memoryFinish = board.finish, memoryLit: lit } = inside;
  inFinish(kit, partLook(look, { finish: memoryFinish, lit }), (other) => memory(other, places, plan, inside));
  const seated = inFinish(kit, partLook(look, card), (other) => seatCard(other, body, places, card));
  if (hasCover) {
    supplyCover(kit, body, { name: look.family, watts: inside.watts, slot: cardCableSlot(body, seated) });
    cardPost(kit, body, seated);
  }
  if (supplyAt) smallSupply(kit, supplyAt, inside.watts);
  inFinish(kit, partLook(look, inside.cooler), (other) => cooler(other, body, places, inside.cooler));
  boardCable(kit, body, places, grommet);
  processorCable(kit, body, places);
  cardCable(kit, body, seated);
}

/** A part's finish and lights: the case's, where the part does not have its own. */
function partLook(look: TowerLook, part: Pick<InsideLook["card"], "finish" | "lit">): CommonLook {
  return { finish: part.finish ?? look.finish, palette: part.lit ? look.palette : "off" };
}

function fillOf(kit: Kit, { inside }: TowerLook): number {
  if (kit.isWhite) return inside?.board.finish === "black" ? FILL.blackInWhite : FILL.white;
  const parts = inside ? [inside.board, inside.card, inside.cooler] : [];
  if (parts.some(({ finish }) => finish === "white")) return FILL.whiteInDark;
  return kit.palette.on ? FILL.dark : FILL.unlit;
}

/** Soft white light from behind the glass's frame, as a photographer hides it. */
function softFill(kit: Kit, { room }: CaseBody, power: number): void {
  const color = new THREE.Color(0.86, 0.92, 1);
  const middle = (room.floor + room.ceiling) / 2 + 0.5;
  for (const [share, y, down] of [
    // Above the cooler, which would mirror it.
    [0.2, room.ceiling + 0.2, 0.5],
    [0.5, middle, 0.1],
    [0.8, middle, 0.1],
  ] as const) {
    const x = room.rear + (room.front - room.rear) * share;
    shine(kit, [x, y, room.glass + 1.3], [0, -down, -1], color, power);
  }
}
