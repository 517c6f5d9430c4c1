import type { ThingLook } from "../../looks/scene-looks.ts";

/** Centimetres that a unit of a model stands for: small things are built larger than towers. */
const CM_A_UNIT: Record<Exclude<ThingLook["model"], "laptop">, number> = {
  "air-cooler": 10,
  carton: 10,
  chair: 30,
  desk: 30,
  drive: 5,
  "electric-duster": 10,
  "graphics-card": 10,
  headset: 8,
  "headset-stand": 9,
  keyboard: 7.6,
  "keyboard-care-kit": 6.3,
  "keycap-set": 9.4,
  "laptop-sleeve": 10,
  "lift-desk": 30,
  "liquid-cooler": 10,
  "memory-kit": 3.9,
  monitor: 13.95,
  "monitor-arm": 14,
  motherboard: 10,
  mouse: 4.15,
  "mouse-bungee": 5.6,
  "mouse-pad": 11.25,
  "pc-care-kit": 8,
  "portable-screen": 9.7,
  "power-supply": 7.5,
  "processor-box": 5,
  "screen-care-kit": 6.3,
  "screen-lamp": 10,
  "service-card": 5,
  "side-panel": 10,
  "thermal-paste": 4,
  "tool-roll": 12,
  tower: 10,
  "wrist-rest": 11,
};
/** Every laptop is built 3.58 units wide. */
const LAPTOP_UNITS = 3.58;
const CM_AN_INCH = 2.54;

export function cmAUnit(look: ThingLook): number {
  if (look.model === "laptop") return (look.inches * CM_AN_INCH * 0.885) / LAPTOP_UNITS;
  return CM_A_UNIT[look.model];
}
