import type { FrameRates } from "#contract/frames.ts";
import type { FrameRate } from "#rules/frames/frame-rate.ts";
import { type Preset, PRESETS, type Resolution, RESOLUTIONS } from "#rules/frames/frame-table.ts";

/** Which frame rate is looked at. */
export interface FrameChoice {
  game: string;
  resolution: Resolution;
  preset: Preset;
}

/** What an address or a form says; what it does not say has a default. */
export function readFrameChoice(
  { games }: Pick<FrameRates, "games">,
  said: (field: string) => string | null,
): FrameChoice {
  return {
    game: games.find(({ slug }) => slug === said("game"))?.slug ?? games[0]?.slug ?? "",
    resolution: RESOLUTIONS.find((each) => each === said("resolution")) ?? "1440p",
    preset: PRESETS.find((each) => each === said("preset")) ?? "high",
  };
}

export function rateOf({ games }: Pick<FrameRates, "games">, { game, resolution, preset }: FrameChoice): FrameRate {
  const rates = games.find(({ slug }) => slug === game)?.rates;
  const found = rates?.find((each) => each.resolution === resolution && each.preset === preset);
  return found?.rate ?? { evidence: "none", why: "not_tested" };
}
