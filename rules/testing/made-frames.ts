import type { FrameTable } from "../frames/frame-table.ts";

/** One game, and parts slow, middle and fast. */
export const MADE_TABLE: FrameTable = {
  sample: true,
  chips: { Slow: 0.5, Middle: 1, Fast: 4 },
  processors: { slow: 0.5, middle: 1, fast: 1.5 },
  games: [
    {
      slug: "made-game",
      name: "Made game",
      cpuMs: 5,
      gpuMs: { low: 5, medium: 7, high: 10 },
      vramGb: {
        low: { "1080p": 4, "1440p": 6, "4k": 8 },
        medium: { "1080p": 6, "1440p": 8, "4k": 10 },
        high: { "1080p": 8, "1440p": 8, "4k": 12 },
      },
      memoryGb: 16,
    },
  ],
  measurements: [],
};
