import { hexColor, type Rgb } from "./hex-color.ts";

/** Colors of light that have a name, as six hex characters. */
export const LIGHT_COLORS = {
  white: "ffffff",
  warmWhite: "ffb46b",
  red: "ff0000",
  orange: "ff6a00",
  yellow: "ffd000",
  green: "00ff3c",
  turquoise: "00ffd0",
  blue: "0040ff",
  violet: "8000ff",
  pink: "ff1f8f",
  off: "000000",
} as const;
export type LightName = keyof typeof LIGHT_COLORS;
export const LIGHT_NAMES = Object.keys(LIGHT_COLORS) as LightName[];

/** `#FA0`, `ffaa00` and `FFAA00` are one color: six hex characters in lower case. Null for what is no color (S354, A31). */
export function readLightColor(typed: string): string | null {
  const rgb = hexColor(typed);
  if (rgb === null) return null;
  return [rgb.red, rgb.green, rgb.blue].map((part) => part.toString(16).padStart(2, "0")).join("");
}

export interface NamedLight {
  name: LightName;
  /** False: the name is that of the likest. */
  isExact: boolean;
}

/** What to call a color of six hex characters: by what it shines in, since a paler blue is a blue. */
export function nameLight(color: string): NamedLight {
  const exact = LIGHT_NAMES.find((name) => LIGHT_COLORS[name] === color);
  if (exact !== undefined) return { name: exact, isExact: true };
  const rgb = hexColor(color) ?? { red: 0, green: 0, blue: 0 };
  const most = Math.max(rgb.red, rgb.green, rgb.blue);
  if (most < LEAST_SEEN) return { name: "off", isExact: false };
  if (paleness(rgb) > PALE) return { name: "white", isExact: false };
  const hue = hueOf(rgb);
  const [likest] = HUES.toSorted((one, other) => apart(one.hue, hue) - apart(other.hue, hue));
  return { name: likest?.name ?? "white", isExact: false };
}

/** Ours: of 255, what one still sees of a light in a lit room, and from where a color looks white. */
const LEAST_SEEN = 16;
const PALE = 0.8;

/** 1 for a gray, 0 for a color of the rainbow. */
const paleness = ({ red, green, blue }: Rgb): number => Math.min(red, green, blue) / Math.max(red, green, blue);

/** Degrees around the circle of colors; 0 is red. */
function hueOf({ red, green, blue }: Rgb): number {
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

function apart(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, 360 - distance);
}

/** Colors of the rainbow alone: what is nearly white or nearly nothing was told before. */
const HUES = LIGHT_NAMES.filter((name) => !["white", "warmWhite", "off"].includes(name)).map((name) => ({
  name,
  hue: hueOf(hexColor(LIGHT_COLORS[name]) ?? { red: 0, green: 0, blue: 0 }),
}));
