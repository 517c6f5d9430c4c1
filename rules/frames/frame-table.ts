export const RESOLUTIONS = ["1080p", "1440p", "4k"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Frames a second that somebody may wish: what screens show, and the steps between. */
export const WISHED_FPS = [60, 75, 100, 120, 144, 165, 240] as const;

/** Millions of pixels in a frame. */
export const MEGAPIXELS: Readonly<Record<Resolution, number>> = { "1080p": 2.07, "1440p": 3.69, "4k": 8.29 };

/** A game's own presets, at native resolution, without ray tracing and without generated frames. */
export const PRESETS = ["low", "medium", "high"] as const;
export type Preset = (typeof PRESETS)[number];

/** What a game asks of a PC whose processor and video card both have the index 1. */
export interface Game {
  slug: string;
  name: string;
  /** Milliseconds that the processor needs for a frame, at any resolution. */
  cpuMs: number;
  /** Milliseconds that the card needs for a frame at 1080p. */
  gpuMs: Record<Preset, number>;
  /** Video memory that it needs. */
  vramGb: Record<Preset, Record<Resolution, number>>;
  /** Memory that it asks for. */
  memoryGb: number;
}

/** A run of ours on one PC: frames divided by seconds, and 1000 over the 99th percentile of the frame times. */
export interface Measurement {
  game: string;
  preset: Preset;
  resolution: Resolution;
  /** Slug of the processor, and name of the card's chip. */
  processor: string;
  chip: string;
  average: number;
  slowest: number;
  runs: number;
  /** `2026-10-02`. */
  on: string;
}

/** All that a frame rate is known from. */
export interface FrameTable {
  /** Made-up figures of the demonstration: every page that shows one says so. */
  sample: boolean;
  /** How fast a chip is, where the GeForce RTX 5060 is 1; a row a chip, since a factory overclock moves 1 to 3 %. */
  chips: Record<string, number>;
  /** How fast a processor is in games, by its slug, where the Ryzen 5 7600 is 1. */
  processors: Record<string, number>;
  games: Game[];
  measurements: Measurement[];
}

/** What decides a frame rate in a PC. */
export interface FrameHardware {
  /** Slug of the processor. */
  processor: string;
  chip: string;
  videoMemoryGb: number;
}
