import type { Build, Fitted } from "./build-of-parts.ts";
import type { Fact } from "./facts/fact.ts";
import type { M2Slot } from "./facts/motherboard-facts.ts";
import type { StorageFacts } from "./facts/storage-facts.ts";
import type { M2Size } from "./facts/standards.ts";
import { isMounted } from "./drive-forms.ts";

/** What a way to place the drives costs, worst first; the sum of the least is what is shown. */
export interface DriveCost {
  /** SATA ports that drives need and that are switched off. */
  lostPorts: number;
  /** Slots of which we do not know what they share or take. */
  unknown: number;
  /** Lanes that the card keeps, of 16; null where it keeps all. */
  cardLanes: number | null;
  /** Drives that are faster than their slot. */
  slowed: number;
}

export interface DrivePlan {
  /** Whether each drive has a slot: surely, perhaps, not. */
  fit: "ok" | "unknown" | "blocker";
  /** M.2 drives that were to be placed. */
  drives: number;
  placed: readonly { part: string; slot: string }[];
  cost: DriveCost | null;
}

interface M2Drive {
  part: string;
  facts: StorageFacts;
}

interface Way {
  score: number;
  slots: readonly number[];
  /** Slots of which we do not know whether they take their drive. */
  unsure: number;
  slowed: number;
}

/** Weights by which one kind of harm outweighs any number of the next. */
const WEIGHT = { lostPort: 1_000_000, unknown: 10_000, cardLanes: 100, slowed: 1 } as const;

const FORM = {
  "2230": "M.2 2230",
  "2242": "M.2 2242",
  "2260": "M.2 2260",
  "2280": "M.2 2280",
  "22110": "M.2 22110",
} as const satisfies Record<M2Size, StorageFacts["formFactor"]>;

/** Of PCIe; SATA has its own speed, which every slot that takes it has. */
const GENERATION = { "PCIe 3.0 NVMe": 3, "PCIe 4.0 NVMe": 4, "PCIe 5.0 NVMe": 5, SATA: 0 } as const;

export function m2DrivesOf(drives: Build["drives"]): M2Drive[] {
  const all: M2Drive[] = [];
  for (const { id, quantity, facts } of drives)
    if (isMounted(facts.formFactor) === false)
      for (let count = 0; count < quantity; count += 1) all.push({ part: id, facts });
  return all;
}

/** The way that harms least: by sets of slots taken, one drive after the other, so that ten slots cost a thousand steps. */
export function placeDrives(
  drives: readonly M2Drive[],
  slots: readonly M2Slot[],
  { card, sataPorts, portsNeeded }: { card: Fitted<"card"> | null; sataPorts: Fact<number>; portsNeeded: number },
): DrivePlan {
  if (drives.length > slots.length) return { fit: "blocker", drives: drives.length, placed: [], cost: null };
  let ways = new Map<number, Way>([[0, { score: 0, slots: [], unsure: 0, slowed: 0 }]]);
  for (const drive of drives) ways = withDrive(ways, drive, slots);
  let best: { way: Way; cost: DriveCost; score: number } | null = null;
  for (const [taken, way] of ways) {
    const cost = costOf(taken, way);
    if (cost === null) continue;
    const score = scoreOf(cost);
    if (best === null || score < best.score) best = { way, cost, score };
  }
  const fit = fitOf(ways);
  if (!best) return { fit, drives: drives.length, placed: [], cost: null };
  const placed = best.way.slots.map((at, index) => ({
    part: drives[index]?.part ?? "",
    slot: slots[at]?.name ?? "",
  }));
  return { fit, drives: drives.length, placed, cost: best.cost };

  /** Null where a slot that is taken switches another off that is taken, too. */
  function costOf(taken: number, { unsure, slowed }: Way): DriveCost | null {
    const cost: DriveCost = { lostPorts: 0, unknown: unsure, cardLanes: null, slowed };
    const isHarmless = drives.length <= 1 && portsNeeded === 0;
    let portsOff = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at];
      if (!slot || (taken & (1 << at)) === 0) continue;
      if (slot.sharing === null) cost.unknown += isHarmless ? 0 : 1;
      for (const shared of slot.sharing ?? []) {
        if ("sataPorts" in shared) portsOff += shared.sataPorts;
        else if ("disables" in shared) {
          if (isTaken(shared.disables, taken)) return null;
        } else if (card) cost.cardLanes = Math.min(cost.cardLanes ?? Infinity, shared.gpuLanes);
      }
    }
    if (portsOff > 0 && portsNeeded > 0) {
      if (sataPorts === null) cost.unknown += 1;
      else cost.lostPorts = Math.max(0, portsNeeded - Math.max(0, sataPorts - portsOff));
    }
    return cost;
  }

  function isTaken(name: string, taken: number): boolean {
    const at = slots.findIndex((slot) => slot.name === name);
    return at >= 0 && (taken & (1 << at)) !== 0;
  }
}

/** Every way so far with the drive in each slot that is free, the best of each set of slots. */
function withDrive(ways: ReadonlyMap<number, Way>, drive: M2Drive, slots: readonly M2Slot[]): Map<number, Way> {
  const next = new Map<number, Way>();
  const fits = slots.map((slot) => fitSlot(drive.facts, slot));
  for (const [taken, way] of ways)
    for (let at = 0; at < fits.length; at += 1) {
      const fit = fits[at];
      if (fit === "blocker" || (taken & (1 << at)) !== 0) continue;
      const unsure = way.unsure + Number(fit === "unknown");
      const slowed = way.slowed + Number(isSlowed(drive.facts, slots[at]));
      const score = WEIGHT.unknown * unsure + WEIGHT.slowed * slowed;
      const known = next.get(taken | (1 << at));
      if (known && known.score <= score) continue;
      next.set(taken | (1 << at), {
        score,
        slots: [...way.slots, at],
        unsure,
        slowed,
      });
    }
  return next;
}

function fitOf(ways: ReadonlyMap<number, Way>): DrivePlan["fit"] {
  for (const { unsure } of ways.values()) if (unsure === 0) return "ok";
  return ways.size === 0 ? "blocker" : "unknown";
}

function fitSlot({ formFactor, interface: protocol }: StorageFacts, slot: M2Slot): DrivePlan["fit"] {
  if (!slot.sizes.some((size) => FORM[size] === formFactor)) return "blocker";
  const bySata = slot.sata === null ? "unknown" : slot.sata ? "ok" : "blocker";
  const byNvme = slot.lanes === null ? "ok" : slot.lanes > 0 ? "ok" : "blocker";
  if (protocol === null) return bySata === byNvme ? bySata : "unknown";
  return protocol === "SATA" ? bySata : byNvme;
}

function isSlowed({ interface: protocol }: StorageFacts, slot: M2Slot | undefined): boolean {
  const generation = protocol && GENERATION[protocol];
  return generation !== null && typeof slot?.generation === "number" && generation > slot.generation;
}

function scoreOf({ lostPorts, unknown, cardLanes, slowed }: DriveCost): number {
  return (
    WEIGHT.lostPort * lostPorts +
    WEIGHT.unknown * unknown +
    WEIGHT.cardLanes * (cardLanes === null ? 0 : 1) +
    WEIGHT.slowed * slowed
  );
}
