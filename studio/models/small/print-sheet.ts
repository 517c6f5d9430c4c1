import { canvas } from "../../kit/textures/canvas.ts";

/** A line of print. Sizes and places are shares of the sheet's width and height. */
export interface PrintLine {
  text: string;
  size: number;
  y: number;
  x?: number;
  color?: string;
  weight?: number;
  align?: CanvasTextAlign;
}

/** A printed sheet: a box's face, a card, a sticker. `under` draws between the background and the text. */
export function printSheet(
  width: number,
  height: number,
  background: string,
  lines: readonly PrintLine[],
  under?: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  return canvas(width, height, (context) => {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    under?.(context);
    for (const { text, size, y, x = 0.09, color = "#ffffff", weight = 700, align = "left" } of lines) {
      context.globalAlpha = 1;
      context.fillStyle = color;
      context.font = `${weight} ${size * width}px Archivo, sans-serif`;
      context.textAlign = align;
      context.fillText(text, width * x, height * y);
    }
  });
}

/** Rings that fade outwards, in the palette's colours: the studio's mark on print. */
export function rings(
  context: CanvasRenderingContext2D,
  center: readonly [x: number, y: number],
  step: number,
  colors: readonly string[],
  count = 16,
): void {
  context.lineWidth = step * 0.16;
  for (let ring = 0; ring < count; ring += 1) {
    context.globalAlpha = 0.85 * (1 - ring / count);
    context.strokeStyle = colors[ring % colors.length] ?? "#ffffff";
    context.beginPath();
    context.arc(center[0], center[1], step * (1.4 + ring), 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}
