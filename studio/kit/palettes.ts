import * as THREE from "three";
import type { CommonLook } from "../looks/common-look.ts";

const COLORS: Record<CommonLook["palette"], readonly string[]> = {
  cyanviolet: ["#12c8ff", "#7a3cff"],
  magentablue: ["#ff2fb4", "#2b6bff"],
  amber: ["#ff8a1e", "#ffb347"],
  red: ["#ff0a1a", "#ff2a14"],
  green: ["#27e07a", "#9dff3c"],
  white: ["#e9f1ff", "#cfe0ff"],
  ember: ["#ff4a1c", "#ff9a2e"],
  ice: ["#7fe3ff", "#b9f0ff"],
  off: [],
};
/** What a screen shows on a product whose own lights are off. */
const UNLIT_SCREEN = ["#9aa3b0", "#6b7484"] as const;

/** The colours that a product's lights run through. */
export interface Palette {
  on: boolean;
  /** Also for a product without lights: its screens still show something. */
  colors: readonly string[];
  /** Colour at `share` of the way from the first to the last; black for a product without lights. */
  at(share: number): THREE.Color;
  /** Colour at `turn` of a ring: there and back again, so that its ends meet. */
  around(turn: number): THREE.Color;
}

export function paletteOf(name: CommonLook["palette"]): Palette {
  const stops = COLORS[name].map((hex) => new THREE.Color(hex));
  const at = (share: number) => {
    const place = Math.min(0.9999, Math.max(0, share)) * (stops.length - 1);
    const from = stops[Math.floor(place)];
    if (!from) return new THREE.Color(0, 0, 0);
    return from.clone().lerp(stops[Math.floor(place) + 1] ?? from, place % 1);
  };
  const around = (turn: number) => at(Math.abs((((((turn % 1) + 1) % 1) * 2) % 2) - 1));
  return { on: stops.length > 0, colors: stops.length > 0 ? COLORS[name] : UNLIT_SCREEN, at, around };
}
