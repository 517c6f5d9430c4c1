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
 * One PC for each video card, the slowest first: the least expensive with that card that reaches the wish, else the least
 * expensive with it. `rungs` have their least expensive first, so the least expensive of all that reach is on the ladder.
 */
export function frameLadder<Pc>(rungs: readonly Rung<Pc>[], chipOf: (pc: Pc) => string): Rung<Pc>[] {
  const ladder = new Map<string, Rung<Pc>>();
  for (const rung of rungs) {
    const chip = chipOf(rung.pc);
    const standing = ladder.get(chip);
    if (!standing || (standing.short > 0 && rung.short === 0)) ladder.set(chip, rung);
  }
  return [...ladder.values()].toSorted((one, other) => one.rate.low - other.rate.low);
}
