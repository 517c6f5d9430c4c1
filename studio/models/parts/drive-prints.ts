import * as THREE from "three";
import { decal } from "../../kit/prints.ts";
import { canvas, random } from "../../kit/textures/canvas.ts";
import type { DriveLook } from "../../looks/part-looks.ts";

const INK = "#14181f";

/** A decal for steep views only. What keeps the others sharp at a glance from the side frays the edges of slanted letters. */
export function flatPrint(...sheet: Parameters<typeof decal>): void {
  const { material } = decal(...sheet);
  if (material instanceof THREE.MeshStandardMaterial && material.map) material.map.anisotropy = 1;
}

/** The sticker over an M.2 drive's memory; `plain` is the small one on its back. */
export function driveSticker(
  { capacity, connection, shape }: DriveLook,
  colors: readonly string[],
  plain = false,
): HTMLCanvasElement {
  const accent = colors[0] ?? "#9aa3b0";
  if (plain)
    return canvas(784, 496, (context) => {
      context.fillStyle = "#c9ccd2";
      context.fillRect(0, 0, 784, 496);
      context.fillStyle = INK;
      context.font = "800 120px Archivo";
      context.fillText(capacity, 36, 150);
      context.font = "500 48px Archivo";
      context.fillText(`${connection} · ${shape === "3.5 inch" ? "12 V" : "3.3 V"}`, 40, 240);
      for (let line = 0; line < 76; line += 1) context.fillRect(40 + line * 9.2, 310, ((line * 5) % 4) + 2, 130);
    });
  return canvas(1404, 420, (context) => {
    context.fillStyle = INK;
    context.fillRect(0, 0, 1404, 420);
    context.fillStyle = accent;
    context.fillRect(0, 0, 26, 420);
    context.globalAlpha = 0.85;
    for (let line = 0; line < 5; line += 1) {
      context.globalAlpha = 0.5 - line * 0.09;
      context.beginPath();
      context.moveTo(1404 - line * 66, 0);
      context.lineTo(1374 - line * 66, 0);
      context.lineTo(1214 - line * 66, 420);
      context.lineTo(1244 - line * 66, 420);
      context.fill();
    }
    context.globalAlpha = 1;
    context.fillStyle = "#eef1f5";
    context.font = "700 84px Archivo";
    context.fillText("Solid-state drive", 74, 236);
    context.font = "500 60px Archivo";
    context.fillStyle = "#aab1bd";
    context.fillText(`${connection} · M.2 2280`, 76, 338);
    context.fillStyle = "#eef1f5";
    context.font = "800 190px Archivo";
    context.textAlign = "right";
    context.fillText(capacity, 1180, 350);
    context.textAlign = "left";
  });
}

/** A part that sits on the traces, in pixels: its middle and size. */
interface Covered {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Copper under a board's lacquer: bundles of lines that turn by half a right angle, and the dots they end in. */
export function boardTraces(width: number, height: number, covered: readonly Covered[] = []): HTMLCanvasElement {
  const next = random(23);
  const [rim, pitch, lines] = [14, 11, 5];
  const within = (share: number, from: number, to: number) => from + share * (to - from);
  return canvas(width, height, (context) => {
    context.strokeStyle = context.fillStyle = "rgba(150, 190, 160, 0.2)";
    context.lineWidth = 4;
    for (let bundle = 0; bundle < 14; bundle += 1) {
      const lowest = height - rim - (lines - 1) * pitch;
      const x = within(next(), rim, width * 0.8);
      const y = within(next(), rim, lowest);
      const slant = Math.min(lowest, Math.max(rim, y + (next() - 0.5) * height * 0.5)) - y;
      const longest = (width - rim - x - Math.abs(slant) - lines * 5) / 1.5;
      const run = Math.min(60 + next() * width * 0.3, longest);
      if (run < 30) continue;
      for (let line = 0; line < lines; line += 1) {
        const [startY, turnX] = [y + line * pitch, x + run - Math.sign(slant) * line * 5];
        const [endX, endY] = [turnX + Math.abs(slant), startY + slant];
        context.beginPath();
        context.moveTo(x, startY);
        context.lineTo(turnX, startY);
        context.lineTo(endX, endY);
        context.lineTo(endX + run * 0.5, endY);
        context.stroke();
        for (const [dotX, dotY] of [
          [x, startY],
          [endX + run * 0.5, endY],
        ] as const) {
          context.beginPath();
          context.arc(dotX, dotY, 6, 0, 7);
          context.fill();
        }
      }
    }
    for (const part of covered)
      context.clearRect(part.x - part.width / 2, part.y - part.height / 2, part.width, part.height);
  });
}

/** Where a package could sit: its solder pads in a printed frame. */
export function emptyPlace(width: number, height: number): HTMLCanvasElement {
  return canvas(width, height, (context) => {
    context.strokeStyle = "#aeb4bd";
    context.lineWidth = 5;
    context.strokeRect(8, 8, width - 16, height - 16);
    context.fillStyle = "#a87c2c";
    for (let x = 60; x < width - 40; x += 40)
      for (let y = 60; y < height - 40; y += 40) {
        if (Math.abs(y - height / 2) < 50) continue;
        context.beginPath();
        context.arc(x, y, 11, 0, 7);
        context.fill();
      }
  });
}

/** The front of an M.2 drive's carton: plain card with a label, since the maker's own print is not ours to draw. */
export function cartonArt(
  { capacity, connection, shape }: DriveLook,
  colors: readonly string[],
  aspect: number,
): HTMLCanvasElement {
  const height = 960;
  const width = Math.round(height * aspect);
  const label = { x: 60, y: 90, width: width - 120, height: 500 };
  return canvas(width, height, (context) => {
    context.fillStyle = "#232832";
    context.fillRect(0, 0, width, height);
    context.fillStyle = "#d6d9de";
    context.beginPath();
    context.roundRect(label.x, label.y, label.width, label.height, 14);
    context.fill();
    context.fillStyle = colors[0] ?? "#9aa3b0";
    context.fillRect(label.x, label.y + label.height - 34, label.width, 20);
    context.fillStyle = INK;
    context.font = "800 250px Archivo";
    context.fillText(capacity, label.x + 44, label.y + 250);
    context.font = "600 62px Archivo";
    context.fillText(`${connection} · M.2 2280`, label.x + 54, label.y + 345);
    if (shape === "m2 with heat sink") context.fillText("With heat sink", label.x + 54, label.y + 425);
  });
}
