import { type Game, MEGAPIXELS, type Preset, type Resolution } from "./frame-table.ts";

/** Work of a frame that does not grow with its pixels, as so many million pixels. Ours, until a game is measured. */
const FIXED_MEGAPIXELS = 2;
/** Rounds the corner where processor and card both limit; without end it would be the larger of both. Ours. */
const CORNER = 6;

export interface FrameTimes {
  processorMs: number;
  cardMs: number;
}

/** Milliseconds that each of both needs for a frame. */
export function frameTimes(
  game: Game,
  preset: Preset,
  resolution: Resolution,
  indices: { processor: number; chip: number },
): FrameTimes {
  const pixels = (FIXED_MEGAPIXELS + MEGAPIXELS[resolution]) / (FIXED_MEGAPIXELS + MEGAPIXELS["1080p"]);
  return {
    processorMs: game.cpuMs / indices.processor,
    cardMs: (game.gpuMs[preset] * pixels) / indices.chip,
  };
}

/** Both work at once: a frame takes about as long as the slower. */
export function frameMs({ processorMs, cardMs }: FrameTimes): number {
  return (processorMs ** CORNER + cardMs ** CORNER) ** (1 / CORNER);
}

export const framesASecond = (ms: number): number => 1000 / ms;
