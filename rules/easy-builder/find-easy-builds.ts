import { finishPair, type Wanted } from "./finish-pair.ts";
import { type PairGroup, type PairTable, type ScoreOf, scorePairs } from "./pair-table.ts";
import type { FoundBuild } from "./search-space.ts";
import { VIRTUES, virtuesBy } from "./virtues.ts";

export interface EasyQuestion {
  scoreOf: ScoreOf;
  /** Frames a second that the slowest chosen game shall reach. */
  fps: number;
  /** Cents, before tax and shipping. */
  budget: number;
  wanted: Omit<Wanted, "virtues">;
}

export interface EasyBuilds {
  /** The cheapest that reaches the frames, also above the budget; null where none of ours does. */
  least: FoundBuild | null;
  /** The most frames for the budget, the cheapest of equals; null where the budget buys nothing. */
  most: FoundBuild | null;
  /** Of builds with nearly as many frames, one with the most room to grow, the cheapest of equals. */
  roomy: FoundBuild | null;
}

/** Of the frames of `most`, what `roomy` keeps. */
const NEARLY = 0.9;

/** Exact: what it gives is what trying every build would give. */
export function findEasyBuilds(table: PairTable, { scoreOf, fps, budget, ...question }: EasyQuestion): EasyBuilds {
  const wanted: Wanted = { ...question.wanted, virtues: [] };
  const scored: Scored = { table, scores: scorePairs(table, scoreOf) };
  const most = mostFrames(scored, budget, wanted);
  return {
    least: cheapest(scored, (each) => each >= fps, Number.POSITIVE_INFINITY, wanted),
    most,
    roomy: most && roomiest(scored, (each) => each >= NEARLY * most.fps, budget, wanted),
  };
}

interface Scored {
  table: PairTable;
  scores: Float64Array;
}

/** The cheapest within the budget, of those with such frames. */
function cheapest(
  { table, scores }: Scored,
  isWanted: (fps: number) => boolean,
  budget: number,
  wanted: Wanted,
): FoundBuild | null {
  let best: FoundBuild | null = null;
  // What costs exactly the budget is within it.
  let below = budget + 1;
  for (const group of table.groups) {
    if (group.floor >= below) break;
    const fps = scores[group.score] ?? 0;
    if (fps > 0 && isWanted(fps)) finish(group, fps);
  }
  return best;

  function finish({ base, drive, processor, cards, least }: PairGroup, fps: number): void {
    for (const { offer: card, first: supply, least: more } of cards) {
      if (least + more >= below) return;
      const first = { motherboard: 0, memory: 0, cooler: 0, supply: 0, drives: drive, ...processor.first, ...supply };
      const found = finishPair({ base, processor: processor.offer, card, first, fps }, below, wanted);
      if (found) [best, below] = [found, found.price];
    }
  }
}

function mostFrames(scored: Scored, budget: number, wanted: Wanted): FoundBuild | null {
  const reached = new Set<number>();
  for (const { floor, score } of scored.table.groups) {
    if (floor > budget) break;
    reached.add(scored.scores[score] ?? 0);
  }
  reached.delete(0);
  for (const fps of [...reached].toSorted((one, other) => other - one)) {
    const found = cheapest(scored, (each) => each === fps, budget, wanted);
    if (found) return found;
  }
  return null;
}

function roomiest(
  scored: Scored,
  isWanted: (fps: number) => boolean,
  budget: number,
  wanted: Wanted,
): FoundBuild | null {
  for (let count = VIRTUES.length; count > 0; count -= 1) {
    let best: FoundBuild | null = null;
    for (const virtues of virtuesBy(count)) {
      const most: number = best === null ? budget : best.price - 1;
      const found = cheapest(scored, isWanted, most, { ...wanted, virtues });
      if (found) best = found;
    }
    if (best) return best;
  }
  return null;
}
