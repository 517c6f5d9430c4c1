import type * as THREE from "three";
import { canvas, canvasTexture, once, random } from "../../kit/textures/canvas.ts";
import { blend, dimmed, halo } from "../../kit/textures/paint.ts";
import type { MousePadLook } from "../../looks/desk-looks.ts";
import type { PadShape } from "./pad-surface.ts";

const PX_A_UNIT = 330;
const SHARPNESS = 8;

/** What is printed on a pad, down to its weave. */
export function padArt(
  { width, depth }: PadShape,
  surface: MousePadLook["surface"],
  colors: readonly string[],
): THREE.Texture {
  const [widthPx, heightPx] = [Math.min(2600, Math.round(width * PX_A_UNIT)), Math.round(depth * PX_A_UNIT)];
  const [first = "#888"] = colors;
  const last = colors.at(-1) ?? first;
  const picture = canvas(widthPx, heightPx, (context) => {
    if (surface === "glass") glassPrint(context, widthPx, heightPx, first);
    else {
      const ground = context.createLinearGradient(0, 0, widthPx, heightPx);
      ground.addColorStop(0, "#0c0e13");
      ground.addColorStop(1, "#161923");
      context.fillStyle = ground;
      context.fillRect(0, 0, widthPx, heightPx);
      if (surface === "smooth") waves(context, widthPx, heightPx, first, last);
      else heights(context, widthPx, heightPx, first, last);
      weave(context, widthPx, heightPx, surface === "textured" ? 8 : 6);
    }
    name(
      context,
      widthPx,
      heightPx,
      surface === "textured" ? "FIELD CONTROL" : surface === "glass" ? "FIELD GLASS" : "FIELD",
    );
  });
  const texture = canvasTexture(picture, { srgb: true });
  texture.anisotropy = SHARPNESS;
  return texture;
}

/** The grip of natural rubber: rows of small raised lozenges. */
export function natural(): THREE.Texture {
  return once("pad rubber", () =>
    canvasTexture(
      canvas(32, 32, (context) => {
        context.fillStyle = "#8a8a8a";
        context.fillRect(0, 0, 32, 32);
        context.fillStyle = "#fff";
        for (const [x, y] of [
          [8, 8],
          [24, 24],
        ] as const) {
          context.beginPath();
          context.moveTo(x - 6, y);
          context.lineTo(x, y - 6);
          context.lineTo(x + 6, y);
          context.lineTo(x, y + 6);
          context.fill();
        }
      }),
      { srgb: true, repeat: [60, 50] },
    ),
  );
}

function waves(context: CanvasRenderingContext2D, width: number, height: number, first: string, last: string): void {
  halo(context, width * 0.22, height * 0.7, height * 0.9, first, 0.16);
  halo(context, width * 0.85, height * 0.35, height * 0.9, last, 0.2);
  const LINES = 34;
  for (let line = 0; line < LINES; line += 1) {
    const share = line / (LINES - 1);
    const stroke = context.createLinearGradient(0, 0, width, 0);
    stroke.addColorStop(0, blend(first, last, share * 0.3, 0.95));
    stroke.addColorStop(1, blend(first, last, 0.6 + share * 0.4, 0.95));
    context.strokeStyle = stroke;
    context.globalAlpha = 0.2 + 0.75 * share ** 1.6;
    context.lineWidth = 1.6 + share * 3.6;
    context.beginPath();
    for (let step = 0; step <= 160; step += 1) {
      const x = step / 160;
      const y =
        height * (0.3 + 0.017 * line) +
        height * 0.17 * Math.sin(x * 5 + line * 0.075) * (0.3 + x) +
        height * 0.05 * Math.sin(x * 11 + line * 0.14);
      context.lineTo(x * width, y);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A map's lines of equal height. */
function heights(context: CanvasRenderingContext2D, width: number, height: number, first: string, last: string): void {
  for (const [x, y, rings, seed] of [
    [0.7, 0.4, 26, 1],
    [0.12, 0.86, 16, 4],
  ] as const)
    for (let ring = 1; ring <= rings; ring += 1) {
      const share = ring / rings;
      context.strokeStyle = blend(first, last, share, 0.85 - share * 0.7);
      context.lineWidth = ring % 5 === 0 ? 4.5 : 2;
      context.beginPath();
      for (let step = 0; step <= 160; step += 1) {
        const angle = (step / 160) * 2 * Math.PI;
        const bulge = 1 + 0.2 * Math.sin(angle * 2 + seed) + 0.12 * Math.sin(angle * 3 + seed * 2 + share * 2);
        const radius = height * 0.03 * ring * bulge;
        context.lineTo(width * x + Math.cos(angle) * radius * 1.2, height * y + Math.sin(angle) * radius);
      }
      context.stroke();
    }
}

function glassPrint(context: CanvasRenderingContext2D, width: number, height: number, color: string): void {
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, "#1d2b31");
  ground.addColorStop(1, "#0d1418");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  halo(context, width * 0.3, height * 0.25, height * 0.9, color, 0.12);
  context.lineWidth = 3;
  for (let ring = 0; ring < 9; ring += 1) {
    context.strokeStyle = dimmed(color, 0.75 - ring * 0.06, 0.5);
    context.beginPath();
    context.arc(width * 0.78, height * 0.3, height * (0.05 + ring * 0.075), 0, 7);
    context.stroke();
  }
  const next = random(19);
  for (let speck = 0; speck < 26000; speck += 1) {
    context.fillStyle = next() > 0.5 ? "rgba(255,255,255,.05)" : "rgba(0,0,0,.08)";
    context.fillRect(next() * width, next() * height, 2, 2);
  }
}

/** Threads, over and under. */
function weave(context: CanvasRenderingContext2D, width: number, height: number, pitch: number): void {
  const tile = canvas(pitch * 2, pitch * 2, (threads) => {
    threads.fillStyle = "rgba(255,255,255,.055)";
    threads.fillRect(0, 0, pitch - 1, pitch - 1);
    threads.fillRect(pitch, pitch, pitch - 1, pitch - 1);
    threads.fillStyle = "rgba(0,0,0,.17)";
    threads.fillRect(0, pitch - 1, pitch * 2, 1);
    threads.fillRect(pitch - 1, 0, 1, pitch * 2);
    threads.fillRect(0, pitch * 2 - 1, pitch * 2, 1);
    threads.fillRect(pitch * 2 - 1, 0, 1, pitch * 2);
  });
  const pattern = context.createPattern(tile, "repeat");
  if (!pattern) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

function name(context: CanvasRenderingContext2D, width: number, height: number, text: string): void {
  // Long names stay on the half that a rolled pad leaves open.
  const size = Math.min(72, width * 0.045, (width * 0.47) / text.length);
  context.globalAlpha = 0.85;
  context.fillStyle = "#dfe4ec";
  context.font = `800 ${size}px Archivo, sans-serif`;
  context.letterSpacing = `${size * 0.3}px`;
  context.textAlign = "right";
  context.fillText(text, width - size * 0.9, height - size * 1.1);
  context.globalAlpha = 1;
}
