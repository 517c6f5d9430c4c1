import * as THREE from "three";

/** A colour between two, as CSS. `share` 0 is the first; `alpha` its opacity. */
export function blend(first: string, last: string, share: number, alpha = 1): string {
  // Between colours as the eye sees them, not as light adds up: no grey in the middle.
  const color = new THREE.Color(first).convertLinearToSRGB().lerp(new THREE.Color(last).convertLinearToSRGB(), share);
  const channel = (value: number) => Math.round(value * 255);
  return `rgba(${channel(color.r)},${channel(color.g)},${channel(color.b)},${alpha})`;
}

export function dimmed(color: string, share: number, alpha = 1): string {
  return blend(color, "#04050a", 1 - share, alpha);
}

export type Stops = readonly (readonly [at: number, color: string])[];

/** Fills all from top to bottom. */
export function fillSky(context: CanvasRenderingContext2D, width: number, height: number, stops: Stops): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of stops) sky.addColorStop(at, color);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

/** A round light that fades out. */
export function halo(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
  alpha: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, blend(color, color, 0, alpha));
  light.addColorStop(0.5, blend(color, color, 0, alpha * 0.32));
  light.addColorStop(1, blend(color, color, 0, 0));
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Fills from a line, given by its height at each x from 0 to 1, down to the lower edge. */
export function fillBelow(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  lineAt: (share: number) => number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 200; step += 1) context.lineTo((step / 200) * width, lineAt(step / 200));
  context.lineTo(width, height);
  context.fill();
}

/** Rough ground: sums of ever finer waves with their own places, from about -1 to 1. */
export function ridge(next: () => number, roughness = 0.55, octaves = 7): (share: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    frequency: 1.7 * 1.95 ** octave,
    phase: next() * 6.28,
    size: roughness ** octave,
  }));
  const total = waves.reduce((sum, { size }) => sum + size, 0);
  return (share) =>
    waves.reduce((sum, { frequency, phase, size }) => {
      const wave = Math.sin(share * frequency * 3.1 + phase);
      return sum + (1 - 2 * Math.abs(wave)) * size;
    }, 0) / total;
}

export function stars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  next: () => number,
  count: number,
): void {
  for (let star = 0; star < count; star += 1) {
    context.fillStyle = `rgba(255,255,255,${0.15 + next() ** 3 * 0.8})`;
    context.beginPath();
    context.arc(next() * width, next() * height, 0.6 + next() ** 4 * 2.2, 0, 7);
    context.fill();
  }
}
