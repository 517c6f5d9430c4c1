import type * as THREE from "three";
import { canvas, canvasTexture, once, random } from "../../kit/textures/canvas.ts";

export type Wood = "oak" | "walnut";

const WIDTH_PX = 2048;
const HEIGHT_PX = 1024;
const STAVES = 7;
const TONES: Record<Wood, { base: [number, number, number]; dark: string; bright: string; spread: number }> = {
  oak: { base: [158, 128, 94], dark: "84,60,36", bright: "206,180,142", spread: 0.09 },
  walnut: { base: [84, 60, 43], dark: "38,20,10", bright: "170,120,78", spread: 0.14 },
};

/** A table top glued of staves that run along it, as one picture of the whole top. */
export const tableTopGrain = (wood: Wood): THREE.Texture =>
  once(`table top ${wood}`, () => {
    const texture = canvasTexture(canvas(WIDTH_PX, HEIGHT_PX, drawStaves(wood)), { srgb: true });
    texture.anisotropy = 8;
    return texture;
  });

function drawStaves(wood: Wood) {
  return (context: CanvasRenderingContext2D) => {
    const next = random(wood === "oak" ? 41 : 57);
    const height = HEIGHT_PX / STAVES;
    for (let stave = 0; stave < STAVES; stave += 1) {
      const joints = [0, (0.2 + 0.5 * next()) * WIDTH_PX, WIDTH_PX];
      joints.slice(1).forEach((to, piece) => {
        const from = joints[piece] ?? 0;
        context.save();
        context.beginPath();
        context.rect(from, stave * height, to - from, height + 1);
        context.clip();
        drawStave(context, wood, next, stave * height, height);
        context.restore();
      });
    }
  };
}

function drawStave(
  context: CanvasRenderingContext2D,
  wood: Wood,
  next: () => number,
  top: number,
  height: number,
): void {
  const { base, dark, bright, spread } = TONES[wood];
  const tone = 1 + (next() - 0.5) * 2 * spread;
  context.fillStyle = `rgb(${base.map((part) => Math.round(part * tone)).join(",")})`;
  context.fillRect(0, top, WIDTH_PX, height + 1);
  const wave = 2 + next() * 7;
  const phase = next() * 6;
  for (let line = 0; line < 90; line += 1) {
    const y = top + next() * height;
    const color = next() > 0.42 ? dark : bright;
    context.strokeStyle = `rgba(${color},${0.05 + next() * 0.16})`;
    context.lineWidth = 0.6 + next() * next() * 3.4;
    context.beginPath();
    context.moveTo(0, y);
    for (let x = 64; x <= WIDTH_PX; x += 64) context.lineTo(x, y + Math.sin(x / 310 + phase + y / 60) * wave);
    context.stroke();
  }
  for (let pore = 0; pore < 260; pore += 1) {
    context.fillStyle = `rgba(${dark},${0.15 + next() * 0.25})`;
    context.fillRect(next() * WIDTH_PX, top + next() * height, 8 + next() * 26, 0.9);
  }
}
