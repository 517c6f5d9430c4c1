import type { Kit } from "../../kit/kit.ts";
import type { InsideLook } from "../../looks/tower-look.ts";
import type { BoardPlan } from "../parts/board-plan.ts";
import { seatedMemory } from "../parts/memory-module.ts";
import type { BoardPlaces } from "../parts/board-body.ts";

/** How deep a module sits in its slot, above the board's face. */
const SEAT = 0.07;

/** The memory in a board's slots: two modules leave the slots between them free where there are four. */
export function memory(
  kit: Kit,
  { memory: [x, y], face }: BoardPlaces,
  { memory: { length, pitch }, compact }: BoardPlan,
  { modules, board }: InsideLook,
): void {
  const slots = compact ? 2 : board.memorySlots;
  const [first, step] = modules < slots ? [1, 2] : [0, 1];
  for (let module = 0; module < modules; module += 1) {
    const across = (first + step * module - (slots - 1) / 2) * pitch;
    seatedMemory(kit, [x + across, y, face + SEAT], length * 0.96);
  }
}
