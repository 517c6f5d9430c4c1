import type { FrameRate } from "#rules/frames/frame-rate.ts";
import type { Preset, Resolution } from "#rules/frames/frame-table.ts";
import { call } from "./call.ts";

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
