import type { FrameHardware, FrameTable, Game, Measurement, Preset, Resolution } from "./frame-table.ts";
import { frameMs, framesASecond, frameTimes } from "./frame-times.ts";

/**
 * How a frame rate is known: `measured` on this processor and chip by us; `between` two measurements that share one of
 * both; `estimate` from indices.
 */
export type Evidence = "measured" | "between" | "estimate";

export interface KnownRate {
  evidence: Evidence;
  /** Frames a second, whole; the range is what we stand by. */
  average: number;
  low: number;
  high: number;
  /** Percent either way; 0 where it was measured. */
  tolerance: number;
  /** The slowest hundredth of the frames; only a measurement knows it. */
  slowest: number | null;
  /** Which of both makes the frame wait. */
  limitedBy: "processor" | "card" | "both";
  /** Frames a second that each of both could do alone. */
  processorAlone: number;
  cardAlone: number;
  measuredOn: string | null;
  runs: number;
}

/** Why there is no number: nobody knows one of its parts, or the card has too little memory for these textures. */
export type NoRate =
  | { evidence: "none"; why: "not_tested" }
  | { evidence: "none"; why: "video_memory"; needsGb: number };

export type FrameRate = KnownRate | NoRate;

export const isKnown = (rate: FrameRate): rate is KnownRate => rate.evidence !== "none";

/** Percent either way. Of an estimate, less where the game has been measured at all. */
const TOLERANCE = { between: 10, estimate: 20, unmeasured: 30 } as const;
/** What is shown is rounded to this: nobody knows it better. */
const STEP = 5;
/** Frame times nearer than this share are a tie. */
const TIE = 0.1;

/** Frames a second of a game on a PC, how they are known, and what limits them. */
export function frameRate(
  table: FrameTable,
  game: Game,
  hardware: FrameHardware,
  preset: Preset,
  resolution: Resolution,
): FrameRate {
  const processor = table.processors[hardware.processor];
  const chip = table.chips[hardware.chip];
  if (processor === undefined || chip === undefined) return { evidence: "none", why: "not_tested" };
  const needsGb = game.vramGb[preset][resolution];
  if (hardware.videoMemoryGb < needsGb) return { evidence: "none", why: "video_memory", needsGb };
  const times = frameTimes(game, preset, resolution, { processor, chip });
  const about = {
    limitedBy: limitOf(times),
    processorAlone: Math.round(framesASecond(times.processorMs)),
    cardAlone: Math.round(framesASecond(times.cardMs)),
  };
  const ofGame = table.measurements.filter((each) => each.game === game.slug);
  const alike = ofGame.filter((each) => each.preset === preset && each.resolution === resolution);
  const own = alike.find((each) => each.processor === hardware.processor && each.chip === hardware.chip);
  if (own) return { ...about, ...measured(own) };
  const between = betweenTwo(table, alike, hardware);
  if (between !== null) return { ...about, ...ranged("between", between, TOLERANCE.between) };
  const estimate = framesASecond(frameMs(times));
  return { ...about, ...ranged("estimate", estimate, TOLERANCE[ofGame.length > 0 ? "estimate" : "unmeasured"]) };
}

type Figures = Omit<KnownRate, "limitedBy" | "processorAlone" | "cardAlone">;

function measured({ average, slowest, runs, on }: Measurement): Figures {
  const whole = Math.round(average);
  return {
    evidence: "measured",
    average: whole,
    low: whole,
    high: whole,
    tolerance: 0,
    slowest: Math.round(slowest),
    measuredOn: on,
    runs,
  };
}

/** Rounded outwards, so that the rounding promises nothing. */
function ranged(evidence: "between" | "estimate", average: number, tolerance: number): Figures {
  return {
    evidence,
    average: Math.round(average),
    low: Math.floor((average * (100 - tolerance)) / 100 / STEP) * STEP,
    high: Math.ceil((average * (100 + tolerance)) / 100 / STEP) * STEP,
    tolerance,
    slowest: null,
    measuredOn: null,
    runs: 0,
  };
}

function limitOf({ processorMs, cardMs }: ReturnType<typeof frameTimes>): KnownRate["limitedBy"] {
  if (Math.abs(processorMs - cardMs) <= TIE * Math.max(processorMs, cardMs)) return "both";
  return processorMs > cardMs ? "processor" : "card";
}

/** Between the nearest measurements below and above: of the same chip with other processors, or the reverse. */
function betweenTwo(
  { processors, chips }: FrameTable,
  alike: readonly Measurement[],
  { processor, chip }: FrameHardware,
): number | null {
  return (
    interpolated(
      alike.filter((each) => each.chip === chip).map((each) => [processors[each.processor], each.average]),
      processors[processor],
    ) ??
    interpolated(
      alike.filter((each) => each.processor === processor).map((each) => [chips[each.chip], each.average]),
      chips[chip],
    )
  );
}

function interpolated(points: readonly [index: number | undefined, fps: number][], at = 0): number | null {
  const known = points.flatMap(([index, fps]) => (index === undefined ? [] : [{ index, fps }]));
  const below = known.filter(({ index }) => index <= at).toSorted((one, other) => other.index - one.index)[0];
  const above = known.filter(({ index }) => index >= at).toSorted((one, other) => one.index - other.index)[0];
  if (!below || !above) return null;
  if (below.index === above.index) return (below.fps + above.fps) / 2;
  return below.fps + ((at - below.index) / (above.index - below.index)) * (above.fps - below.fps);
}
