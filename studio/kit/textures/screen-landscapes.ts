import { random } from "./canvas.ts";
import { blend, dimmed, fillBelow, fillSky, halo, ridge, stars } from "./paint.ts";
import type { Scene } from "./screen-art.ts";

/** Mountain ridges behind each other, each paler with distance, under a low sun. */
export function peaks({ context, width, height, first, last }: Scene): void {
  const next = random(31);
  fillSky(context, width, height, [
    [0, dimmed(first, 0.16)],
    [0.4, dimmed(first, 0.6)],
    [0.62, blend(last, "#ffffff", 0.32)],
    [1, last],
  ]);
  halo(context, width * 0.34, height * 0.5, width * 0.42, blend(last, "#ffffff", 0.6), 0.85);
  context.fillStyle = "#fff8ea";
  context.beginPath();
  context.arc(width * 0.34, height * 0.46, height * 0.055, 0, 7);
  context.fill();
  const LAYERS = 6;
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const near = layer / (LAYERS - 1);
    const base = height * (0.5 + near * 0.38);
    const size = height * (0.1 + 0.06 * near);
    const ground = ridge(next, 0.5 + near * 0.04);
    const color = blend(blend(last, "#ffffff", 0.2), dimmed(first, 0.07), 0.18 + near * 0.82);
    fillBelow(context, width, height, (share) => base - size * (0.2 + ground(share)), color);
    const mist = context.createLinearGradient(0, base - size * 0.2, 0, base + size * 1.6);
    mist.addColorStop(0, "rgba(255,255,255,0)");
    mist.addColorStop(1, blend(last, "#ffffff", 0.3, 0.34 * (1 - near)));
    fillBelow(context, width, height, (share) => base - size * (0.2 + ground(share)), mist);
  }
}

/** A still lake under evening light, the far shore mirrored in it. */
export function lake({ context, width, height, first, last }: Scene): void {
  const next = random(12);
  const shore = height * 0.56;
  fillSky(context, width, height, [
    [0, dimmed(first, 0.1)],
    [0.35, dimmed(first, 0.5)],
    [0.55, blend(last, "#ffffff", 0.35)],
    [0.57, dimmed(first, 0.45)],
    [1, dimmed(first, 0.05)],
  ]);
  stars(context, width, height * 0.34, next, 130);
  halo(context, width * 0.66, shore, width * 0.4, blend(last, "#ffffff", 0.5), 0.75);
  const mirrored: ((at: number) => number)[] = [];
  for (const [layer, size, share] of [
    [0, 0.2, 0.32],
    [1, 0.11, 0.13],
  ] as const) {
    const ground = ridge(next, 0.5);
    const color = dimmed(blend(first, last, 0.3), share);
    const rise = (at: number) => height * size * (0.42 + 0.58 * ground(at)) * (1 - layer * 0.3);
    mirrored.push((at) => shore + Math.max(3, rise(at)) * 0.8);
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, shore);
    for (let step = 0; step <= 240; step += 1)
      context.lineTo((step / 240) * width, shore - Math.max(3, rise(step / 240)));
    for (let step = 240; step >= 0; step -= 1)
      context.lineTo((step / 240) * width, shore + Math.max(3, rise(step / 240)) * 0.8);
    context.fill();
  }
  // Ripples: short bright strokes below the sun, wider towards us; a mirrored hill leaves no light to break.
  const inShade = (x: number, y: number) => mirrored.some((edge) => y < edge(Math.min(1, Math.max(0, x / width))) + 6);
  for (let ripple = 0; ripple < 190; ripple += 1) {
    const near = next() ** 1.4;
    const y = shore + 4 + near * (height - shore);
    const x = width * 0.66 + (next() - 0.5) * width * (0.1 + 0.5 * near);
    const long = width * (0.01 + 0.06 * next());
    if (inShade(x, y) || inShade(x + long, y)) continue;
    context.fillStyle = blend(last, "#ffffff", 0.6, 0.05 + 0.3 * (1 - near));
    context.fillRect(x, y, long, 1 + near * 2.4);
  }
}

/** Curtains of light above a dark forest. */
export function aurora({ context, width, height, first, last }: Scene): void {
  const next = random(8);
  fillSky(context, width, height, [
    [0, "#030611"],
    [0.6, dimmed(first, 0.16)],
    [1, dimmed(first, 0.28)],
  ]);
  stars(context, width, height * 0.8, next, 320);
  context.globalCompositeOperation = "lighter";
  for (const [base, sway, phase, color] of [
    [0.62, 0.13, 0.4, first],
    [0.5, 0.17, 2.2, blend(first, last, 0.5)],
    [0.42, 0.1, 4.1, "#2c6cff"],
  ] as const)
    for (let ray = 0; ray < 420; ray += 1) {
      const share = ray / 419;
      const foot =
        height * (base + sway * Math.sin(share * 5.3 + phase) + 0.05 * Math.sin(share * 17 + phase * 2) - share * 0.12);
      const reach = height * (0.24 + 0.2 * Math.sin(share * 9 + phase) ** 2 + 0.08 * Math.sin(share * 61));
      const strength = 0.085 * (0.35 + 0.65 * Math.sin(share * 6.1 + phase * 1.7) ** 2) * (0.75 + 0.25 * next());
      const curtain = context.createLinearGradient(0, foot - reach, 0, foot);
      curtain.addColorStop(0, blend(color, color, 0, 0));
      curtain.addColorStop(0.75, blend(color, color, 0, strength));
      curtain.addColorStop(0.94, blend(color, "#ffffff", 0.35, strength * 1.7));
      curtain.addColorStop(1, blend(color, color, 0, 0));
      context.fillStyle = curtain;
      context.fillRect(share * width - 6, foot - reach, 14, reach);
    }
  context.globalCompositeOperation = "source-over";
  const hills = ridge(next, 0.45, 5);
  fillBelow(context, width, height, (share) => height * (0.8 - 0.06 * hills(share)), dimmed(first, 0.1));
  const ground = (share: number) => height * (0.89 - 0.03 * Math.sin(share * 4 + 1));
  for (let tree = 0; tree < 150; tree += 1) {
    const share = next();
    const tall = height * (0.05 + 0.09 * next());
    const [x, foot] = [share * width, ground(share) + 8];
    context.fillStyle = "#020406";
    context.beginPath();
    context.moveTo(x, foot - tall);
    for (let tier = 1; tier <= 4; tier += 1) {
      const [y, reach] = [foot - tall * (1 - tier / 4), tall * 0.055 * (tier + 0.6)];
      context.lineTo(x + reach, y);
      context.lineTo(x + reach * 0.5, y - 2);
    }
    for (let tier = 4; tier >= 1; tier -= 1) {
      const [y, reach] = [foot - tall * (1 - tier / 4), tall * 0.055 * (tier + 0.6)];
      context.lineTo(x - reach * 0.5, y - 2);
      context.lineTo(x - reach, y);
    }
    context.fill();
  }
  fillBelow(context, width, height, ground, "#020406");
}
