import * as THREE from "three";
import { halton } from "./halton.ts";
import { turned } from "./turn.ts";

/** One piece of sky: where it is, and its share of all the sky's light (they add up to 1). */
export interface SkySample {
  direction: THREE.Vector3;
  share: number;
}

interface Glow {
  towards: readonly [x: number, y: number, z: number];
  strength: number;
  /** The higher, the smaller the glow. */
  focus: number;
}

const DOME = 0.26;
/** Two large soft boxes (front left high, right), the ceiling, and a rim of light from behind. */
const GLOWS: readonly Glow[] = [
  { towards: [-0.55, 0.5, 0.8], strength: 1.5, focus: 6 },
  { towards: [0.95, 0.35, 0.45], strength: 1.25, focus: 6 },
  { towards: [0, 1, -0.2], strength: 0.7, focus: 3 },
  { towards: [0.3, 0.3, -1], strength: 0.5, focus: 4 },
];

/** `count` directions spread evenly over the upper half sphere, shuffled, so that each few of them see all of the sky. */
export function skySamples(count: number, turn: number): SkySample[] {
  const glows = GLOWS.map(({ towards, ...glow }) => ({ ...glow, direction: turned(...towards, turn).normalize() }));
  const samples = Array.from({ length: count }, (_, index) => {
    const y = 0.04 + (0.96 * (index + 0.5)) / count;
    const around = halton(index, 2) * 2 * Math.PI;
    const flat = Math.sqrt(1 - y * y);
    const direction = new THREE.Vector3(Math.cos(around) * flat, y, Math.sin(around) * flat);
    const radiance = glows.reduce(
      (sum, glow) => sum + glow.strength * Math.max(0, glow.direction.dot(direction)) ** glow.focus,
      DOME,
    );
    return { direction, radiance };
  });
  const total = samples.reduce((sum, { radiance }) => sum + radiance, 0);
  return shuffled(samples).map(({ direction, radiance }) => ({ direction, share: radiance / total }));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, index) => ({ item, place: halton(index, 3) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** What falls on a level floor when nothing stands in the way, for a sky that gives 1 in all. */
export function skyOnFloor(samples: readonly SkySample[]): number {
  return samples.reduce((sum, { direction, share }) => sum + direction.y * share, 0);
}
