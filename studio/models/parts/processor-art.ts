import { canvas } from "../../kit/textures/canvas.ts";
import type { ProcessorBoxLook } from "../../looks/part-looks.ts";

/** The note of a processor that has nothing to tell it from its tier. */
export const PLAIN = "Boxed";

/** One line is warm, the other cool; the higher the tier the richer. */
const COLORS = {
  corvant: { 5: "#d0693f", 7: "#ff6a2c", 9: "#ffb03a" },
  istrel: { 5: "#6a9ede", 7: "#2fa8ff", 9: "#8f7bff" },
} as const;

const INK = "#14181f";
const CARD = "#232832";
const LONG_EDGE = 1200;

type Side = "front" | "side" | "top";

/** A side of a processor's carton: plain card with a label, since the maker's own print is not ours to draw. */
export function boxArt({ line, tier, cores, note }: ProcessorBoxLook, aspect: number, side: Side): HTMLCanvasElement {
  const [width, height] = aspect > 1 ? [LONG_EDGE, LONG_EDGE / aspect] : [LONG_EDGE * aspect, LONG_EDGE];
  const color = COLORS[line][tier];
  return canvas(Math.round(width), Math.round(height), (context) => {
    context.fillStyle = CARD;
    context.fillRect(0, 0, width, height);
    if (side === "top") return;
    const label = side === "front" ? frontLabel(width, height) : sideLabel(width, height);
    context.fillStyle = "#d6d9de";
    context.beginPath();
    context.roundRect(label.x, label.y, label.width, label.height, width * 0.02);
    context.fill();
    context.fillStyle = color;
    context.fillRect(label.x, label.y + label.height * 0.93, label.width, label.height * 0.035);
    const left = label.x + label.width * 0.09;
    const print = (text: string, weight: number, px: number, down: number) => {
      context.fillStyle = INK;
      context.font = `${weight} ${px}px Archivo`;
      const fits = Math.min(1, (label.width * 0.84) / context.measureText(text).width);
      context.font = `${weight} ${Math.floor(px * fits)}px Archivo`;
      context.fillText(text, left, label.y + label.height * down);
    };
    print(String(cores), 800, label.height * 0.5, 0.47);
    print("cores", 700, label.height * 0.16, 0.64);
    print(note === PLAIN ? "Desktop processor" : note, 600, label.height * 0.1, 0.79);
  });
}

const frontLabel = (width: number, height: number) => ({
  x: width * 0.1,
  y: height * 0.12,
  width: width * 0.8,
  height: height * 0.5,
});

const sideLabel = (width: number, height: number) => ({
  x: width * 0.14,
  y: height * 0.12,
  width: width * 0.72,
  height: height * 0.3,
});
