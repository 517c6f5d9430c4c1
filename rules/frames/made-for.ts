import { frameRate, isKnown } from "./frame-rate.ts";
import {
  type FrameHardware,
  type FrameTable,
  type Game,
  type Preset,
  type Resolution,
  RESOLUTIONS,
} from "./frame-table.ts";

/** What "made for" a resolution means: no game of the table falls below this on its high preset. */
const MADE_FOR_FPS = 60;

/** The low end of the slowest of the games; 0 where one of them has no number. */
export function weakestRate(
  table: FrameTable,
  games: readonly Game[],
  hardware: FrameHardware,
  preset: Preset,
  resolution: Resolution,
): number {
  return games.reduce(
    (least, game) => {
      const rate = frameRate(table, game, hardware, preset, resolution);
      return Math.min(least, isKnown(rate) ? rate.low : 0);
    },
    games.length > 0 ? Number.POSITIVE_INFINITY : 0,
  );
}

/** Every resolution that a PC is made for; none where its parts have no index. */
export function madeFor(table: FrameTable, hardware: FrameHardware): Resolution[] {
  return RESOLUTIONS.filter(
    (resolution) => weakestRate(table, table.games, hardware, "high", resolution) >= MADE_FOR_FPS,
  );
}
