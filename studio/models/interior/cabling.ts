import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import type { CaseBody } from "../cases/hull.ts";
import { ribbon } from "../parts/cables.ts";
import type { BoardPlaces } from "../parts/board-body.ts";
import type { SeatedCard } from "./card-seat.ts";
import { SMALL_SUPPLY } from "./small-supply.ts";
import type { CoverSlot } from "./supply-cover.ts";
import { type Grommet, TRAY_OPENING } from "./tray.ts";

/** Wires from the board's power plug into the slot of the tray beside it, or straight to a small power supply. */
export function boardCable(
  kit: Kit,
  { room, supplyAt }: CaseBody,
  { powerPlug, face }: BoardPlaces,
  grommet: Grommet,
): void {
  const [x, y] = powerPlug;
  const end: Vector = supplyAt
    ? [supplyAt[0] - SMALL_SUPPLY.x - 0.04, y - 0.05, face + 0.24]
    : [grommet.x + 0.01, y - 0.02, room.tray - 0.06];
  const reach = end[0] - x;
  kit.box([x, y, face + 0.2], [0.17, 0.66, 0.12], kit.materials.matte, 0.012);
  const path: Vector[] = [
    [x, y, face + 0.2],
    [x + reach * 0.18, y, face + 0.42],
    [x + reach * 0.6, y - 0.02, face + 0.42],
    [x + reach * 0.92, y - 0.02, face + (supplyAt ? 0.3 : 0.14)],
    end,
  ];
  ribbon(kit, path, 12, [0, 1, 0], {
    radius: 0.024,
    pitch: 0.052,
    combs: [[x + reach * 0.4, y - 0.01, face + 0.44]],
  });
}

/** Plugs for the processor's power on a board that fits a case: a small one has room for one. */
export const processorPlugs = (compact: boolean): 1 | 2 => (compact ? 1 : 2);
/** How far their housings reach over the board's face. */
const PLUG_HEIGHT = 0.15;

/** From each of the processor's power plugs over the board's upper edge into the tray, below what hangs under the roof. */
export function processorCable(kit: Kit, { room }: CaseBody, { top, face, processorPlugs: plugs }: BoardPlaces): void {
  const hole = top + TRAY_OPENING.above;
  const out = face + PLUG_HEIGHT;
  for (const [x, y] of plugs) {
    kit.box([x, y, out + 0.025], [0.2, 0.11, 0.06], kit.materials.matte, 0.01);
    const path: Vector[] = [
      [x, y, out + 0.03],
      [x, y + 0.012, out + 0.095],
      [x, y + 0.06, out + 0.11],
      [x, top + 0.04, out],
      [x, hole - 0.02, face + 0.03],
      [x, hole, room.tray],
      [x, hole, room.tray - 0.1],
    ];
    ribbon(kit, path, 4, [1, 0, 0], { radius: 0.022, pitch: 0.05 });
  }
}

export function cardCable(kit: Kit, body: CaseBody, card: SeatedCard): void {
  if (card.leaves) cableBehind(kit, card, card.leaves);
  else cableInFront(kit, body, card);
}

const CARD_CABLE_PITCH = 0.07;
/** As many wires as look like a cable with so many poles. */
const cardWires = (wires: number): number => Math.min(wires, 8);

/** Where the card's cable goes down through the cover: between its grille and the glass. */
export function cardCableSlot({ room, dual }: CaseBody, { socket, wires }: SeatedCard): CoverSlot | undefined {
  if (dual) return undefined;
  return {
    x: socket[0] + 0.12,
    z: room.glass - 0.24,
    width: cardWires(wires) * CARD_CABLE_PITCH + 0.1,
    depth: 0.15,
  };
}

/** Out to the glass, down in an arc and away through the cover or the tray. */
function cableInFront(kit: Kit, body: CaseBody, card: SeatedCard): void {
  const { room } = body;
  const { socket, wires, below } = card;
  const [x, y, z] = socket;
  const out = Math.min(z + 0.24, room.glass - 0.05);
  const start: Vector[] = [
    [x, y, z - 0.03],
    [x, y + 0.02, z + 0.1],
    [x + 0.03, y - 0.12, out],
    [x + 0.06, below - 0.02, out - 0.03],
  ];
  const slot = cardCableSlot(body, card);
  const away: Vector[] = !slot
    ? [
        [x + 0.12, below - 0.2, z - 0.2],
        [x + 0.26, below - 0.22, (z + room.tray) / 2],
        [x + 0.3, below - 0.2, room.tray - 0.05],
      ]
    : [
        [slot.x - 0.02, (below + room.floor) / 2 - 0.1, slot.z + 0.02],
        [slot.x, room.floor + 0.06, slot.z],
        [slot.x, room.floor - 0.08, slot.z],
      ];
  kit.box([x, y, z + 0.02], [wires * 0.055 + 0.03, 0.14, 0.1], kit.materials.matte, 0.01);
  ribbon(kit, [...start, ...away], cardWires(wires), [1, 0, 0], {
    radius: 0.032,
    pitch: CARD_CABLE_PITCH,
    combs: [[x + 0.045, (y + below) / 2 - 0.12, out + 0.02]],
  });
}

/** Up from an upright card's socket, back over the card and down behind it; two halves meet in the tray's slot. */
function cableBehind(kit: Kit, { socket, wires }: SeatedCard, [endX, endY, tray]: Vector): void {
  const [x, y, z] = socket;
  const pitch = 0.06;
  kit.box([x, y + 0.02, z], [wires * 0.055 + 0.03, 0.1, 0.14], kit.materials.matte, 0.01);
  for (const half of [-1, 1]) {
    const beside = (half * wires * pitch) / 4;
    const path: Vector[] = [
      [x + beside, y, z],
      [x + beside, y + 0.15, z],
      [x + 0.04 + beside, y + 0.22, z - 0.2],
      [x + 0.14 + beside, y + 0.06, z - 0.48],
      [endX - 0.12 + beside / 2, endY + 0.12 + half * 0.03, tray + 0.5],
      [endX, endY + half * 0.035, tray + 0.18],
      [endX, endY + half * 0.035, tray - 0.06],
    ];
    ribbon(kit, path, wires / 2, [1, 0, 0], { radius: 0.027, pitch, combs: [[x + beside, y + 0.14, z]] });
  }
}
