import { type CameraPlace, moved, PLACES, type View } from "./showroom-views.ts";

interface Chapter {
  view: View;
  /** Seconds from the beginning. */
  from: number;
}

/** Once around a PC and into it: what a film of it shows, and when. */
export const CHAPTERS: readonly Chapter[] = [
  { view: "side", from: 0 },
  { view: "front", from: 4 },
  { view: "back", from: 11 },
  { view: "top", from: 16 },
  { view: "inside", from: 20 },
];

/** Seconds. */
export const FILM_LENGTH = 26;

/** What is shown at a second of the film. */
export function chapterAt(second: number): View {
  return CHAPTERS.findLast(({ from }) => from <= second)?.view ?? FIRST;
}

const MOST_AHEAD = 270;
const FIRST: View = "side";

/** Where the camera stands at a second of the film: on its way from one chapter's place to the next one's: around it, and a little back where that is nearly a whole turn. */
export function filmPlace(second: number): CameraPlace {
  const at = CHAPTERS.findLastIndex(({ from }) => from <= second);
  const here = CHAPTERS[Math.max(0, at)];
  const next = CHAPTERS[at + 1];
  if (!here) return PLACES[FIRST];
  const place = PLACES[here.view];
  if (!next) return place;
  const there = PLACES[next.view];
  const share = eased((second - here.from) / (next.from - here.from));
  const ahead = (((there.azimuth - place.azimuth) % 360) + 360) % 360;
  const turn = ahead > MOST_AHEAD ? ahead - 360 : ahead;
  return moved(
    {
      azimuth: place.azimuth,
      elevation: place.elevation + (there.elevation - place.elevation) * share,
      nearness: place.nearness + (there.nearness - place.nearness) * share,
    },
    { turn: turn * share },
  );
}

/** Slow at both ends. */
function eased(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
