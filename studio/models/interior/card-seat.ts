import type { Kit } from "../../kit/kit.ts";
import type { InsideLook } from "../../looks/tower-look.ts";
import type { Vector } from "../../model.ts";
import type { CaseBody, Room } from "../cases/hull.ts";
import { ribbon } from "../parts/cables.ts";
import { cardAbove, graphicsCard, type GraphicsCardOptions } from "../parts/card-body.ts";
import type { BoardPlaces } from "../parts/board-body.ts";

const HEIGHT = 1.3;

/** Where a card's power socket ends up, and how it was cut. */
export interface SeatedCard {
  socket: Vector;
  wires: number;
  /** Lowest point of the card. */
  below: number;
  end: number;
  /** Where the cable of an upright card goes through the tray. */
  leaves?: Vector;
}

export const cardThickness = ({ slots }: Pick<InsideLook["card"], "slots">): number => slots * 0.2;

/** Where an upright card stands: the plane of its back, which looks away from the glass, and its edges. */
export const uprightSeat = (room: Room, thickness: number) => ({
  back: room.glass - 0.1 - thickness,
  low: room.floor + 0.42,
  high: room.floor + 0.42 + HEIGHT,
});

export function seatCard(
  kit: Kit,
  { room, hull }: CaseBody,
  places: BoardPlaces,
  plan: InsideLook["card"],
): SeatedCard {
  const thickness = cardThickness(plan);
  const base = places.face + 0.08;
  const length = Math.min(plan.lengthMm / 100, room.front - room.rear - 0.08);
  const height = Math.min(HEIGHT, room.glass - base - 0.16);
  const options: GraphicsCardOptions = {
    length,
    height,
    thickness,
    fans: plan.fans,
    name: plan.name,
    maker: plan.maker,
    eightPins: plan.eightPins,
    outputs: plan.outputs,
    fanRings: plan.upright,
  };
  const left = hull.rear + 0.04;
  const y = cardAbove(places.cardSlotY, thickness);
  if (plan.upright) return upright(kit, places, options, room, left);
  kit.at([left, y, base], null, () => graphicsCard(kit, options));
  return {
    socket: [left + length * 0.62, y + thickness / 2 - 0.17, base + height],
    wires: plan.eightPins > 0 ? plan.eightPins * 4 : 6,
    below: y - thickness / 2,
    end: left + length,
  };
}

/** Fans towards the glass, on a bracket over the floor. */
function upright(kit: Kit, places: BoardPlaces, options: GraphicsCardOptions, room: Room, left: number): SeatedCard {
  const { dark, gunmetal } = kit.materials;
  const { length = 3, thickness = 0.6, height = HEIGHT } = options;
  const { back, low } = uprightSeat(room, thickness);
  const z = back + thickness / 2;
  kit.at([left, low, z], null, () => graphicsCard(kit, options), [-Math.PI / 2, 0, 0]);
  kit.box([left + length * 0.45, low - 0.08, z - 0.02], [length * 0.86, 0.05, 0.42], dark, 0.015);
  for (const share of [0.14, 0.78]) {
    kit.box(
      [left + length * share, (room.floor + low) / 2 - 0.05, z - 0.02],
      [0.1, low - room.floor - 0.06, 0.34],
      dark,
      0.015,
    );
    kit.box([left + length * share, room.floor + 0.015, z - 0.02], [0.22, 0.03, 0.44], gunmetal, 0.01);
  }
  ribbon(
    kit,
    [
      [places.left + 0.95, places.cardSlotY, places.face + 0.12],
      [places.left + 1.0, places.cardSlotY - 0.2, (places.face + z) / 2],
      [left + 0.95, low - 0.02, back - 0.14],
    ],
    12,
    [1, 0, 0],
    { radius: 0.02, pitch: 0.07, material: kit.materials.black },
  );
  return {
    socket: [left + length * 0.62, low + height, back + 0.17],
    wires: 6,
    below: low,
    end: left + length,
    leaves: [places.right + 0.3, places.bottom + 0.62, room.tray],
  };
}

/** A post under the card's far end, standing on the cover. */
export function cardPost(kit: Kit, { room }: CaseBody, { end, below, socket }: SeatedCard): void {
  const { gunmetal, black } = kit.materials;
  const [x, z] = [end - 0.22, socket[2] - 0.3];
  const height = below - room.floor;
  if (height < 0.1) return;
  kit.cylinder([x, room.floor + height / 2, z], 0.035, height, gunmetal, "y", { segments: 24 });
  kit.cylinder([x, room.floor + 0.02, z], 0.11, 0.04, gunmetal, "y", { segments: 32 });
  kit.cylinder([x, below - 0.02, z], 0.08, 0.04, black, "y", { segments: 32 });
}
