import { canvas } from "../../kit/textures/canvas.ts";
import type { ProcessorBoxLook } from "../../looks/part-looks.ts";

/** Coined names: no maker of processors is called so. */
export const BRAND = { corvant: "CORVANT", istrel: "ISTREL" } as const satisfies Record<
  ProcessorBoxLook["line"],
  string
>;

/** The note of a processor that has nothing to tell it from its tier. */
export const PLAIN = "Boxed";

/** One line is warm, the other cool; the higher the tier the richer. */
const COLORS = {
  corvant: { 5: ["#d0693f", "#9c5138"], 7: ["#ff6a2c", "#b3301f"], 9: ["#ffc14d", "#ff5f1f"] },
  istrel: { 5: ["#6a9ede", "#4272b8"], 7: ["#2fa8ff", "#2456d6"], 9: ["#a57bff", "#19c3ff"] },
} as const;

const LONG_EDGE = 1200;

/** Where the coloured panel of a carton's side begins: in the shade, light print on black would be grey. */
const SIDE_PANEL = 0.46;

/** The print on one side of a processor's carton. */
export function boxArt(look: ProcessorBoxLook, aspect: number, side: "front" | "side" | "top"): HTMLCanvasElement {
  const [width, height] = aspect > 1 ? [LONG_EDGE, LONG_EDGE / aspect] : [LONG_EDGE * aspect, LONG_EDGE];
  const [first, second] = COLORS[look.line][look.tier];
  return canvas(Math.round(width), Math.round(height), (context) => {
    const ground = context.createLinearGradient(0, 0, width, height);
    ground.addColorStop(0, "#10131a");
    ground.addColorStop(1, "#1a1f2c");
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    if (side === "top") drawTop(context, look, width, height, first);
    else {
      drawMark(context, look, side === "front" ? [width * 0.5, height * 0.29] : [width * 0.5, height * 0.24], width, [
        first,
        second,
      ]);
      if (side === "front") drawFront(context, look, width, height, first);
      else drawSide(context, look, width, height, first);
    }
  });
}

/** Nested diamonds for one line, nested arcs for the other. */
function drawMark(
  context: CanvasRenderingContext2D,
  { line, tier }: ProcessorBoxLook,
  [x, y]: readonly [number, number],
  width: number,
  [first, second]: readonly [string, string],
): void {
  const rings = tier + 6;
  for (let ring = 0; ring < rings; ring += 1) {
    const size = width * (0.08 + ring * 0.04);
    context.globalAlpha = 0.88 * (1 - ring / rings) + 0.12;
    context.strokeStyle = ring % 2 === 0 ? first : second;
    context.lineWidth = width * 0.008;
    context.beginPath();
    if (line === "corvant") {
      context.moveTo(x, y - size);
      context.lineTo(x + size, y);
      context.lineTo(x, y + size);
      context.lineTo(x - size, y);
      context.closePath();
    } else context.roundRect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6, size * 0.5);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = "#fff";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `800 ${width * 0.1}px Archivo`;
  context.fillText(String(tier), x, y + width * 0.006);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
}

function drawFront(
  context: CanvasRenderingContext2D,
  { line, cores, note }: ProcessorBoxLook,
  width: number,
  height: number,
  color: string,
): void {
  const fade = context.createLinearGradient(0, height * 0.46, 0, height);
  fade.addColorStop(0, "rgba(13,16,24,0)");
  fade.addColorStop(0.3, "rgba(13,16,24,.97)");
  context.fillStyle = fade;
  context.fillRect(0, height * 0.46, width, height * 0.54);
  const left = width * 0.09;
  context.fillStyle = "#fff";
  context.font = `800 ${width * 0.125}px Archivo`;
  context.fillText(BRAND[line], left, height * 0.685);
  context.fillStyle = "#aeb6c6";
  context.font = `500 ${width * 0.06}px Archivo`;
  context.fillText("Desktop processor", left, height * 0.738);
  context.fillStyle = color;
  context.font = `800 ${width * 0.26}px Archivo`;
  context.fillText(String(cores), left - width * 0.01, height * 0.915);
  const end = left + context.measureText(String(cores)).width + width * 0.03;
  context.fillStyle = "#fff";
  context.font = `700 ${width * 0.085}px Archivo`;
  context.fillText("cores", end, height * 0.862);
  context.fillStyle = "#aeb6c6";
  context.font = `500 ${width * 0.058}px Archivo`;
  context.fillText(note, end, height * 0.912);
  context.fillStyle = color;
  context.fillRect(left, height * 0.945, width * 0.82, height * 0.007);
  if (note !== PLAIN) drawTag(context, note, [left, height * 0.035], width, color);
}

/** What sets a processor apart, on a field of its tier's colour. */
function drawTag(
  context: CanvasRenderingContext2D,
  note: string,
  [x, y]: readonly [number, number],
  width: number,
  color: string,
): void {
  const high = width * 0.105;
  context.font = `800 ${width * 0.066}px Archivo`;
  const long = context.measureText(note).width + width * 0.08;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, long, high, high * 0.2);
  context.fill();
  context.fillStyle = "#0e1117";
  context.fillText(note, x + width * 0.04, y + high * 0.72);
}

function drawSide(
  context: CanvasRenderingContext2D,
  { line, cores, note }: ProcessorBoxLook,
  width: number,
  height: number,
  color: string,
): void {
  context.fillStyle = color;
  context.fillRect(0, height * SIDE_PANEL, width, height * (1 - SIDE_PANEL));
  context.fillStyle = "rgba(255,255,255,.25)";
  context.fillRect(0, height * SIDE_PANEL, width, height * (1 - SIDE_PANEL));
  const left = width * 0.09;
  const print = (text: string, weight: number, px: number, down: number) => {
    context.font = `${weight} ${px}px Archivo`;
    const fits = Math.min(1, (width - left * 2) / context.measureText(text).width);
    context.font = `${weight} ${Math.floor(px * fits)}px Archivo`;
    context.fillText(text, left, height * down);
  };
  context.fillStyle = "#0e1117";
  print(BRAND[line], 800, width * 0.2, 0.545);
  print(`${cores} cores`, 700, width * 0.17, 0.62);
  print(note, 600, width * 0.11, 0.672);
  context.fillRect(left, height * 0.945, width - left * 2, height * 0.007);
}

function drawTop(
  context: CanvasRenderingContext2D,
  { line }: ProcessorBoxLook,
  width: number,
  height: number,
  color: string,
): void {
  context.fillStyle = "#fff";
  context.textAlign = "center";
  context.font = `800 ${height * 0.3}px Archivo`;
  context.fillText(BRAND[line], width / 2, height * 0.6);
  context.fillStyle = color;
  context.fillRect(width * 0.3, height * 0.72, width * 0.4, height * 0.03);
  context.textAlign = "left";
}
