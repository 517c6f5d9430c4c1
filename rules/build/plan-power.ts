import type { Build } from "./build-of-parts.ts";
import type { Fact } from "./facts/fact.ts";
import { type Sum, sumOf } from "./find.ts";

/** Watts of what is neither processor nor card. Board, USB, pump and up to six fans: ours; Intel reckons 48 to 168 for all. */
const BASE_WATTS = 60;
const MODULE_WATTS = 4;
const FAN_WATTS = 3;
const FANS_IN_BASE = 6;
const DRIVE_WATTS = { NVMe: 8, "SATA SSD": 4, disk: 8 } as const;

/** Of the processor's limit in a game: ours, and shown as "about". */
const GAME_SHARE = 0.6;

/**
 * Spikes by their length. `processor`: 39 A peak over 26 A continuous (Intel 336521 rev 2.0, table 2-1). `card16` is
 * our reading of the card standard, `card8` ours. `atx3`: what ATX 3 asks of a supply above 450 W with a 16-pin plug,
 * `older` of one without (Intel 613768, tables 3-3 and 3-4).
 */
const WINDOWS = [
  { ms: 0.1, processor: 1.5, card16: 3, card8: 2, atx3: 2, older: 1.5 },
  { ms: 1, processor: 1.5, card16: 2.5, card8: 1.75, atx3: 1.8, older: 1.45 },
  { ms: 10, processor: 1.5, card16: 2, card8: 1.5, atx3: 1.6, older: 1.35 },
  { ms: 100, processor: 1, card16: 1.5, card8: 1.25, atx3: 1.2, older: 1.1 },
] as const;
const ATX3_ABOVE_WATTS = 450;

export interface PowerPlan {
  /** Board, memory, drives, fans. */
  rest: Sum;
  /** A supply counts all that lasts over a second as continuous. */
  sustained: Sum;
  /** About, in a game: shown and never judged. */
  gaming: Sum;
  peaks: readonly PowerPeak[];
}

export interface PowerPeak {
  ms: number;
  demand: Sum;
  /** What the supply bears; null without one, or where its watts are not known. */
  bears: number | null;
}

/** All figures of a build, as they are shown. Adding a part lowers none. */
export function planPower(build: Build): PowerPlan {
  const rest = restOf(build);
  return {
    rest,
    sustained: drawOf(build, rest, 1, 1),
    gaming: drawOf(build, rest, GAME_SHARE, 1),
    peaks: planPeaks(build),
  };
}

export const sustainedOf = (build: Build): Sum => drawOf(build, restOf(build), 1, 1);

export function planPeaks(build: Build): PowerPeak[] {
  const { card } = build;
  const isFedBy8 = card?.facts.powerConnectors?.pcie16 === 0 && card.facts.boardPower !== true;
  const bearing = bearingOf(build);
  const rest = restOf(build);
  return WINDOWS.map((window) => ({
    ms: window.ms,
    demand: drawOf(build, rest, window.processor, isFedBy8 ? window.card8 : window.card16),
    bears: bearing && bearing.watts * window[bearing.column],
  }));
}

/** The rest, and processor and card at so many times their watts. */
function drawOf(build: Build, rest: Sum, processorTimes: number, cardTimes: number): Sum {
  const { processor, card } = build;
  const processorWatts = processor ? processor.facts.maxWatts : 0;
  const cardWatts = card ? card.facts.tdpWatts : 0;
  return {
    atLeast: rest.atLeast + processorTimes * (processorWatts ?? 0) + cardTimes * (cardWatts ?? 0),
    complete: rest.complete && processorWatts !== null && cardWatts !== null,
  };
}

function bearingOf({ supply }: Build): { watts: number; column: "atx3" | "older" } | null {
  if (!supply || supply.facts.watts === null) return null;
  const { watts: rated, atxVersion, connectors } = supply.facts;
  const isAtx3 = (atxVersion ?? 0) >= 3 && rated > ATX3_ABOVE_WATTS && (connectors?.pcie16 ?? 0) > 0;
  return { watts: rated, column: isAtx3 ? "atx3" : "older" };
}

function restOf({ memory, drives, fans, case: chassis }: Build): Sum {
  const modules = sumOf(memory, ({ quantity, facts }) => times(quantity, facts.modules));
  const driveWatts = sumOf(drives, ({ quantity, facts }) => times(quantity, wattsOf(facts)));
  const added = sumOf(fans, ({ quantity, facts }) => times(quantity, facts.quantity));
  const inCase = chassis ? (chassis.facts.fans?.length ?? null) : 0;
  const beyond = Math.max(0, added.atLeast + (inCase ?? 0) - FANS_IN_BASE);
  return {
    atLeast: BASE_WATTS + MODULE_WATTS * modules.atLeast + driveWatts.atLeast + FAN_WATTS * beyond,
    complete: modules.complete && driveWatts.complete && added.complete && inCase !== null,
  };
}

function wattsOf(drive: Build["drives"][number]["facts"]): Fact<number> {
  if (drive.kind === "HDD") return DRIVE_WATTS.disk;
  if (drive.interface === null || drive.kind === null) return null;
  return DRIVE_WATTS[drive.interface === "SATA" ? "SATA SSD" : "NVMe"];
}

const times = (quantity: number, value: Fact<number>) => (value === null ? null : quantity * value);
