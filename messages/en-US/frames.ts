import type { FrameRate, KnownRate } from "#rules/frames/frame-rate.ts";
import { isKnown } from "#rules/frames/frame-rate.ts";
import type { Preset, Resolution } from "#rules/frames/frame-table.ts";
import { longDay } from "./days.ts";
import { counted } from "./plural.ts";

export const resolutionWords: Readonly<Record<Resolution, string>> = { "1080p": "1080p", "1440p": "1440p", "4k": "4K" };
export const presetWords: Readonly<Record<Preset, string>> = { low: "Low", medium: "Medium", high: "High" };

/** `85–105`, or one number where it was measured. */
export function rangeWords({ low, high }: Pick<KnownRate, "low" | "high">): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** How a frame rate is known, so that nobody takes one for a measurement that is none. */
export function evidenceWords(rate: FrameRate): string {
  switch (rate.evidence) {
    case "measured":
      return `Measured by us on ${longDay(rate.measuredOn ?? "")}, ${counted(rate.runs, "run", "runs")}`;
    case "between":
      return `Between two measurements, ±${rate.tolerance}%`;
    case "estimate":
      return `Estimate, ±${rate.tolerance}%`;
    case "none":
      return rate.why === "video_memory"
        ? `Not enough video memory: it takes ${rate.needsGb} GB. Lower the textures.`
        : "We have not tested this.";
  }
}

/** Short, in a table's cell. */
export function rateWords(rate: FrameRate): string {
  if (isKnown(rate)) return rangeWords(rate);
  return rate.why === "video_memory" ? `Needs ${rate.needsGb} GB` : "Not tested";
}

const BASES: Readonly<Record<KnownRate["evidence"], string>> = {
  measured: "measured",
  between: "between two measurements",
  estimate: "estimate",
};

/** `115–215 fps (estimate), 39% more`: what a part makes of the frames, beside what is chosen now. */
export function optionRateWords(rate: FrameRate, more: number | null): string {
  if (!isKnown(rate)) return evidenceWords(rate);
  const said = `${rangeWords(rate)} fps (${BASES[rate.evidence]})`;
  if (more === null) return said;
  if (more === 0) return `${said}, the same`;
  return `${said}, ${Math.abs(more)}% ${more > 0 ? "more" : "less"}`;
}

const LIMITS: Readonly<Record<KnownRate["limitedBy"], string>> = {
  processor: "The processor sets this; a faster card changes nothing here.",
  card: "The card sets this; a faster processor changes nothing here.",
  both: "Processor and card are even here.",
};

export const limitWords = ({ limitedBy }: Pick<KnownRate, "limitedBy">): string => LIMITS[limitedBy];

/** How much of the frame rate a part gives, with its index and what that counts from. */
const indexWords = (name: string, index: number | null, one: string) =>
  index === null ? `${name}: no index yet` : `${name}: index ${index.toFixed(2)}, where a ${one} is 1`;

export const framesWords = {
  section: "Frame rates",
  title: (name: string) => `Frame rates of ${name}`,
  popup: "Frame rate in a game",
  sample: "Sample data: the indices behind these numbers are made up for the demonstration. Nobody ran these games.",
  lead: (processor: string, card: string) =>
    `${card} and ${processor}. Native resolution, no ray tracing, no generated frames.`,
  open: "Frame rates in your game",
  game: "Game",
  resolution: "Resolution",
  preset: "Preset",
  show: "Show",
  average: "About",
  fps: "fps",
  range: "Range",
  slowest: "Slowest 1%",
  tableOf: (preset: string) => `Frames a second on the ${preset} preset`,
  from: "Where this number comes from",
  graphics: "Graphics",
  processor: "Processor",
  settings: "Settings",
  basis: "Basis",
  formula: "Formula",
  graphicsBasis: (name: string, index: number | null, alone: number) =>
    `${indexWords(name, index, "GeForce RTX 5060")}. Alone it could draw ${alone} fps.`,
  processorBasis: (name: string, index: number | null, alone: number) =>
    `${indexWords(name, index, "Ryzen 5 7600")}. Alone it could feed ${alone} fps.`,
  settingsBasis: (preset: string, resolution: string) =>
    `${preset} preset at ${resolution}, no upscaling, no ray tracing, no generated frames.`,
  formulaBasis:
    "Processor: the game’s milliseconds ÷ index. Card: the game’s milliseconds at 1080p × (2 + megapixels) ÷ 4.07 ÷ index. A frame takes the sixth root of the sum of both to the sixth power; frames a second are 1000 ÷ that.",
  close: "Close",
  none: "We have no frame rates of this PC: one of its parts has no index yet.",
  benchmark: "Benchmark",
  benchmarkOf: (name: string) => `Benchmarks of ${name}`,
  benchmarkLead: "Nothing here was run on this PC yet. These are the indices that its frame rates are reckoned from.",
  place: (place: number, of: number) => `${place} of ${of} kinds that we have an index of`,
  longer: "Longer is faster.",
  back: (name: string) => `Back to ${name}`,
};
