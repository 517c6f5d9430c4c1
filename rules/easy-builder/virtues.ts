import type { Build } from "../build/build-of-parts.ts";
import { sustainedOf } from "../build/plan-power.ts";

/** What makes room to grow. */
export const VIRTUES = ["socket", "drive", "memory", "watts"] as const;
export type Virtue = (typeof VIRTUES)[number];

/** Sockets whose makers still bring processors out. A row goes when they stop. */
const CURRENT_SOCKETS: ReadonlySet<string> = new Set(["AM5", "LGA 1851"]);
/** A supply has this much to spare. */
const SPARE = 1.3;
const FREE_MEMORY_SLOTS = 2;

/** Whether a build has it as far as it is chosen: false only where no further part could change that. */
export function mayHave(virtue: Virtue, build: Build): boolean {
  const { processor, motherboard, memory, drives, supply } = build;
  switch (virtue) {
    case "socket":
      return !processor || CURRENT_SOCKETS.has(processor.facts.socket ?? "");
    case "drive": {
      if (!motherboard) return true;
      const sticks = drives.filter(({ facts }) => facts.formFactor?.startsWith("M.2") ?? false);
      return (motherboard.facts.m2?.length ?? 0) > sticks.reduce((sum, { quantity }) => sum + quantity, 0);
    }
    case "memory": {
      if (!motherboard) return true;
      const modules = memory.reduce((sum, { quantity, facts }) => sum + quantity * (facts.modules ?? 0), 0);
      return (motherboard.facts.memorySlots ?? 0) >= modules + FREE_MEMORY_SLOTS;
    }
    case "watts":
      return !supply || (supply.facts.watts ?? 0) >= SPARE * sustainedOf(build).atLeast;
  }
}

export const virtuesOf = (build: Build): Virtue[] => VIRTUES.filter((virtue) => mayHave(virtue, build));

/** Every choice of so many of them. */
export function virtuesBy(count: number): Virtue[][] {
  return subsets(VIRTUES).filter((some) => some.length === count);
}

function subsets([first, ...rest]: readonly Virtue[]): Virtue[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without.map((some) => [first, ...some]), ...without];
}
