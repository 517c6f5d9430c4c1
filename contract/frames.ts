import type { FrameWish } from "#rules/frames/frame-ladder.ts";
import type { FrameRate, KnownRate } from "#rules/frames/frame-rate.ts";
import type { Preset, Resolution } from "#rules/frames/frame-table.ts";
import { call } from "./call.ts";
import type { ProductCard } from "./catalog.ts";

/** One part that frame rates hang on. */
export interface FramePart {
  name: string;
  /** Null where nobody knows how fast it is. */
  index: number | null;
  /** Its place among all that have an index, the fastest first; 0 without one. */
  place: number;
  of: number;
  /** Of the fastest of them, in percent. */
  share: number;
}

export interface GameRates {
  slug: string;
  name: string;
  rates: { preset: Preset; resolution: Resolution; rate: FrameRate }[];
}

/** What is known of a PC's frame rates in every game. */
export interface FrameRates {
  skuId: number;
  slug: string;
  name: string;
  link: string;
  /** Made up for the demonstration, which every page that shows them says. */
  sample: boolean;
  processor: FramePart;
  card: FramePart;
  games: GameRates[];
}

/** Frame rates of a PC as it stands, or with chosen parts; without a slug, of what PC Lab builds of them. */
export const getFrameRates = call<{
  query: { slug?: string | undefined; build?: string | undefined };
  reply: FrameRates;
}>("GET", "/api/frame-rates");

/** A PC and how it runs the game that is wished. */
export interface FrameRung {
  product: ProductCard;
  rate: KnownRate;
  /** Frames a second that the low end of its range stays under the wish; 0 where it reaches it. */
  short: number;
}

export interface FrameLadder {
  /** Made up for the demonstration, which every page that shows them says. */
  sample: boolean;
  /** Games that the shop has rates of; none in a shop without a table. */
  games: { slug: string; name: string }[];
  wish: FrameWish;
  /** Of the PCs that can be bought: one a video card, the slowest first; or every one that reaches, least expensive first. */
  rungs: FrameRung[];
  /** The SKU of the least expensive PC that reaches the wish; null where none does. */
  bestSkuId: number | null;
  /** How many PCs reach it. */
  reaching: number;
}

/** PCs by the frames they make of a game. What is not said, or is no choice of ours, has a default (`wish` tells). */
export const getFrameLadder = call<{
  query: {
    game?: string | undefined;
    resolution?: string | undefined;
    fps?: string | undefined;
    rungs?: "cards" | "reaching" | undefined;
  };
  reply: FrameLadder;
}>("GET", "/api/frame-rates/ladder");
