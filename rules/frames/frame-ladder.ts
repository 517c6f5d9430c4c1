import { frameRate, isKnown, type KnownRate } from "./frame-rate.ts";
import {
  type FrameHardware,
  type FrameTable,
  type Game,
  type Resolution,
  RESOLUTIONS,
  WISHED_FPS,
} from "./frame-table.ts";

/** A game on a screen, at so many frames a second or more, on the game's high preset. */
export interface FrameWish {
  game: string;
  resolution: Resolution;
  fps: number;
}

/** A PC that could be bought, in cents, with what decides its frames. */
export interface Contender<Pc> {
  pc: Pc;
  price: number;
  hardware: FrameHardware;
}

/** One PC of the ladder. It reaches the wish where the low end of its range does: that is what we stand by. */
export interface Rung<Pc> {
  pc: Pc;
  rate: KnownRate;
  /** Frames a second that it stays under the wish; 0 where it reaches it. */
  short: number;
}

/** What somebody wishes who has said nothing yet, or something that nobody can wish. */
export function readFrameWish(
  games: readonly Pick<Game, "slug">[],
  said: (field: keyof FrameWish) => string | null,
): FrameWish {
  return {
    game: games.find(({ slug }) => slug === said("game"))?.slug ?? games[0]?.slug ?? "",
    resolution: RESOLUTIONS.find((each) => each === said("resolution")) ?? "1440p",
    fps: WISHED_FPS.find((each) => String(each) === said("fps")) ?? 120,
  };
}

/** Every PC whose rate is known, the least expensive first. */
export function rungsOf<Pc>(table: FrameTable, game: Game, wish: FrameWish, all: readonly Contender<Pc>[]): Rung<Pc>[] {
  return all
    .toSorted((one, other) => one.price - other.price)
    .flatMap(({ pc, hardware }) => {
      const rate = frameRate(table, game, hardware, "high", wish.resolution);
      return isKnown(rate) ? [{ pc, rate, short: Math.max(0, wish.fps - rate.low) }] : [];
    });
}

/**
 * One PC for each video card, the slowest first: of those with that card the nearest to the wish, and of equals the least
 * expensive, since `rungs` have theirs first. So the least expensive of all that reach it is on the ladder, and where
 * none does, the nearest of all is its last.
 */
export function frameLadder<Pc>(rungs: readonly Rung<Pc>[], cardOf: (pc: Pc) => string): Rung<Pc>[] {
  const ladder = new Map<string, Rung<Pc>>();
  for (const rung of rungs) {
    const card = cardOf(rung.pc);
    const standing = ladder.get(card);
    if (!standing || rung.short < standing.short) ladder.set(card, rung);
  }
  return [...ladder.values()].toSorted((one, other) => one.rate.low - other.rate.low);
}
