import type { Resolution } from "../frames/frame-table.ts";

/** What the easy builder is asked, all of it with a default. */
export interface EasyAnswers {
  /** Slugs of games; empty is a bit of everything. */
  games: readonly string[];
  resolution: Resolution;
  /** Frames a second that the slowest of them shall reach. */
  fps: number;
  /** Whole dollars, before tax and shipping. */
  budget: number;
  /** A case family's value; empty is any. */
  look: string;
}

export const EASY_DEFAULTS: EasyAnswers = { games: [], resolution: "1440p", fps: 60, budget: 2000, look: "" };
export const EASY_LIMITS = { games: 5, budget: { least: 500, most: 20_000 } } as const;

/** What a whole PC of today has at least, whatever the games ask. Ours. */
export const LEAST_MEMORY_GB = 16;
export const LEAST_DRIVE_GB = 1000;

/** `least`: reaches the frames for the least. `most`: the most frames for the budget. `roomy`: nearly those, with room to grow. */
export const SUGGESTED_AS = ["least", "most", "roomy"] as const;
export type SuggestedAs = (typeof SUGGESTED_AS)[number];
