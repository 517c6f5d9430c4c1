import type { FrameWish } from "#rules/frames/frame-ladder.ts";

/** PCs by the frames they make of a game. Apart from `paths.ts`: few scripts lead there. */
export const LADDER_PATH = "/frame-rates";

/** The ladder of a wish. */
export const ladderOf = ({ game, resolution, fps }: FrameWish): string =>
  `${LADDER_PATH}?${new URLSearchParams({ game, resolution, fps: String(fps) })}`;
