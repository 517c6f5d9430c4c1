import type { BuildFrames, JudgedBuild } from "#contract/configurator.ts";
import { buildCode, LONGEST_CODE, readBuildCode } from "#rules/build/chosen-parts.ts";
import { readLightColor } from "#rules/build/light-color.ts";
import { type Resolution, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { SECTION_PATHS } from "../list-paths.ts";

/** What is read of a build besides choosing its parts: all verdicts, its parts with their facts, its pictures. */
export const BUILD_VIEWS = ["checks", "sheet", "pictures"] as const;
export type BuildView = (typeof BUILD_VIEWS)[number];

/** What a configurator's address says. */
export interface ConfigureAddress {
  /** Code of the parts; undefined for the PC as it stands. */
  build?: string | undefined;
  /** The slot whose options are open. */
  slot?: number | undefined;
  /** Also what does not fit. */
  all?: boolean;
  page?: number;
  /** What stands instead of the parts. */
  view?: BuildView | undefined;
}

/**
 * Whose parts are chosen: those of a PC, or of one that begins with nothing. Its links keep when it was judged, if it was,
 * and the game that its frames are of.
 */
export type Chooser = Pick<JudgedBuild, "slug" | "fromNothing"> & Partial<Pick<JudgedBuild, "at" | "frames">>;

export const LAB_PATH = SECTION_PATHS["pc-lab"];

/** Without what was chosen. */
export const chooserPath = ({ slug, fromNothing }: Chooser): string => (fromNothing ? LAB_PATH : `/configure/${slug}`);

/** Where the parts are chosen. */
export function configurePath(chooser: Chooser, address: ConfigureAddress = {}): string {
  const search = configureSearch(chooser, address).toString();
  const place = address.slot === undefined ? "" : `#slot-${address.slot}`;
  return `${chooserPath(chooser)}${search && `?${search}`}${place}`;
}

/** The same as fields: a form that asks for more begins with them. */
export function configureSearch(
  { at, frames }: Chooser,
  { build = "", slot, all = false, page = 1, view }: ConfigureAddress,
): URLSearchParams {
  return new URLSearchParams({
    ...(build !== "" && { build, ...(at && { seen: at }) }),
    ...(slot !== undefined && { slot: String(slot) }),
    ...(all && { show: "all" }),
    ...(page > 1 && { page: String(page) }),
    ...(view !== undefined && { view }),
    ...(frames && asksOtherwise(frames)),
  });
}

/** The first game on the usual screen is what nobody asks for. */
function asksOtherwise({ games, game, resolution }: BuildFrames): Record<string, string> {
  return {
    ...(game !== games[0]?.slug && { game }),
    ...(resolution !== USUAL_SCREEN && { screen: resolution }),
  };
}

const USUAL_SCREEN: Resolution = "1440p";

/** An instant as `configurePath` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Not February 30th: the call refuses a day that there is not, and what is wrong with it is no reason to hide the build. */
function isOfCalendar(instant: string): boolean {
  const at = new Date(instant);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, instant.length - 1) === instant.slice(0, -1);
}

export interface ReadAddress extends Required<ConfigureAddress> {
  /** When the link was made. */
  seen: string | undefined;
  isCodeWrong: boolean;
  /** The game that somebody plays, and on which screen; undefined where the address says none. */
  game: string | undefined;
  resolution: Resolution | undefined;
  /** What was typed as the color of its light and is none; null where nothing was, or where it is in `build`. */
  wrongLight: string | null;
}

/** No game has a longer one. */
const LONGEST_SLUG = 120;
/** Of what is shown again to be corrected. */
const LONGEST_TYPED_LIGHT = 20;

/** The form of the light sends its color beside the code of the parts. */
function readCode(typed: string | null, light: string | null): string | undefined {
  const read = typed !== null && typed.length <= LONGEST_CODE ? readBuildCode(typed) : null;
  if (typed === null || read === null) return undefined;
  const color = light === null ? null : readLightColor(light);
  return color === null ? typed : buildCode(read.parts, color);
}

/** What such an address says; a code that is none says nothing. */
export function readConfigureAddress(search: URLSearchParams): ReadAddress {
  const typed = search.get("build");
  const light = search.get("light");
  const build = readCode(typed, light);
  const slot = Number(search.get("slot") ?? Number.NaN);
  const page = Math.trunc(Number(search.get("page") ?? 1));
  const seen = search.get("seen") ?? "";
  const view = search.get("view");
  return {
    build,
    slot: Number.isInteger(slot) ? slot : undefined,
    all: search.get("show") === "all",
    page: page >= 1 && page <= 1000 ? page : 1,
    view: BUILD_VIEWS.find((each) => each === view),
    seen: INSTANT.test(seen) && isOfCalendar(seen) ? seen : undefined,
    isCodeWrong: typed !== null && build === undefined,
    game: search.get("game")?.slice(0, LONGEST_SLUG) || undefined,
    resolution: RESOLUTIONS.find((each) => each === search.get("screen")),
    wrongLight: light !== null && readLightColor(light) === null ? light.slice(0, LONGEST_TYPED_LIGHT) : null,
  };
}
