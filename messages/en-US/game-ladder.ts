import type { Pieces } from "../pieces.ts";

export const gameLadderWords = {
  title: "Start from the game you play",
  lead: "Frames a second on the game’s High preset, without upscaling or generated frames. A range is what we stand by; its low end counts.",
  /** The form as one sentence, each choice where its language puts it. */
  wish: <P>(game: P, resolution: P, fps: P): Pieces<P> => ["I play", game, "at", resolution, "and want", fps],
  game: "Game",
  resolution: "Resolution",
  fps: "Frames a second",
  fpsOf: (fps: number) => `${fps} fps`,
  show: "Show",
  onePerCard: "One PC per graphics card",
  rate: "Frames a second",
  price: "Price",
  best: "Lowest price that reaches it",
  short: (short: number) => `${short} fps short`,
  none: (fps: number, game: string, resolution: string) =>
    `No PC that we can sell now keeps ${fps} fps in ${game} at ${resolution}. The nearest is the last one here.`,
  all: (count: number, fps: number, game: string, resolution: string) =>
    count === 1
      ? `The one PC that reaches ${fps} fps in ${game} at ${resolution}`
      : `All ${count} PCs that reach ${fps} fps in ${game} at ${resolution}`,
  description: "Choose a game, a screen and a frame rate, and see which gaming PC reaches it for the lowest price.",
  nothing: "We have no frame rates of the PCs we sell now.",
  failed: "We could not look that up. Please choose again.",
};
