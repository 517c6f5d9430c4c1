import type * as THREE from "three";
import { canvas, canvasTexture, once, random } from "./canvas.ts";

const DARK = { base: "#14161a", trace: "#262b33", silk: "#59616d", chip: "#0a0b0d" } as const;
const LIGHT = { base: "#c9ccd0", trace: "#b3b7bd", silk: "#868b93", chip: "#2a2c30" } as const;

/** A circuit board's face: traces, vias, small chips and their designators. */
export const boardTraces = (white: boolean): THREE.Texture =>
  once(`board ${white}`, () => canvasTexture(canvas(1024, 1024, drawBoard(white ? LIGHT : DARK)), { srgb: true }));

function drawBoard(colors: { base: string; trace: string; silk: string; chip: string }) {
  return (context: CanvasRenderingContext2D, width: number, height: number) => {
    const next = random(17);
    context.fillStyle = colors.base;
    context.fillRect(0, 0, width, height);
    context.lineWidth = 2;
    context.strokeStyle = colors.trace;
    for (let bundle = 0; bundle < 34; bundle += 1) drawBundle(context, width, height, next);
    for (let via = 0; via < 620; via += 1) {
      context.fillStyle = next() > 0.7 ? colors.silk : colors.trace;
      context.fillRect(next() * width, next() * height, 2 + next() * 5, 2 + next() * 5);
    }
    for (let chip = 0; chip < 90; chip += 1) {
      const [x, y] = [next() * width, next() * height];
      context.fillStyle = colors.chip;
      context.fillRect(x, y, 9 + next() * 14, 6 + next() * 12);
      context.fillStyle = "#8d8f94";
      context.fillRect(x - 3, y + 1, 3, 5);
      context.fillRect(x + 16, y + 1, 3, 5);
    }
    context.fillStyle = colors.silk;
    context.font = "600 13px Archivo, sans-serif";
    for (let part = 0; part < 60; part += 1)
      context.fillText(`${"CRULJ".charAt(part % 5)}${Math.floor(100 + next() * 800)}`, next() * width, next() * height);
  };
}

/** Parallel traces that run straight, turn by 45 degrees and run on. */
function drawBundle(context: CanvasRenderingContext2D, width: number, height: number, next: () => number): void {
  const [startX, startY] = [next() * width, next() * height];
  const count = 3 + Math.floor(next() * 9);
  const across = (next() > 0.5 ? 1 : -1) * (40 + next() * 160);
  const down = (next() - 0.5) * 300;
  const onwards = (next() - 0.3) * 240;
  for (let trace = 0; trace < count; trace += 1) {
    const x = startX + trace * 5;
    const bend = startY + down * 0.4;
    const after = bend + Math.abs(across) * Math.sign(down);
    context.beginPath();
    context.moveTo(x, startY);
    context.lineTo(x, bend);
    context.lineTo(x + across, after);
    context.lineTo(x + across, after + onwards);
    context.stroke();
  }
}
