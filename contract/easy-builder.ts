import type { SuggestedAs } from "#rules/easy-builder/easy-answers.ts";
import type { Virtue } from "#rules/easy-builder/virtues.ts";
import type { FrameRate } from "#rules/frames/frame-rate.ts";
import type { Resolution } from "#rules/frames/frame-table.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { Picture } from "./picture.ts";
import type { Faq } from "./catalog.ts";

export interface SuggestedPart {
  slot: number;
  title: string;
  name: string;
  /** Why this one. */
  why: string;
}

export interface SuggestedBuild {
  /** What it is suggested as; several where they coincide. */
  as: SuggestedAs[];
  skuId: number;
  slug: string;
  name: string;
  link: string;
  /** Code of its parts. */
  build: string;
  picture: Picture;
  price: WireMoney;
  isWithinBudget: boolean;
  /** Low end of the slowest game, and whether that is what was asked for. */
  fps: number;
  reaches: boolean;
  rates: { game: string; name: string; rate: FrameRate }[];
  parts: SuggestedPart[];
  room: Virtue[];
  /** States of the USA that a law of energy keeps it out of. */
  keptOutOf: string[];
}

/** Up to three builds for some games, a screen and a budget. */
export interface SuggestedBuilds {
  sample: boolean;
  games: { slug: string; name: string }[];
  /** Case families of the PCs that parts may be chosen for. */
  looks: { value: string; label: string }[];
  builds: SuggestedBuild[];
  faq: Faq[];
}

export const suggestBuilds = call<{
  query: {
    /** Slugs joined by commas; left out for a bit of everything. */
    games?: string | undefined;
    resolution: Resolution;
    fps: number;
    /** Whole dollars. */
    budget: number;
    look?: string | undefined;
  };
  reply: SuggestedBuilds;
}>("GET", "/api/builds/easy");
