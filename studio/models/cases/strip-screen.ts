import { canvas } from "../../kit/textures/canvas.ts";
import { PROCESSOR_TEMPERATURE } from "../interior/cooling.ts";

/** A PC at rest, as the pump's display has it. */
const READINGS = [
  ["GPU", "34°", ""],
  ["CPU", PROCESSOR_TEMPERATURE, ""],
  ["FAN", "620", "rpm"],
] as const;
/** How far above and below a reading the wave is dimmed, in pixels. */
const DIMMED = 190;

/** What the tall screen of the showroom's case shows: a wave in the lights' colours and three readings. */
export function stripScreen(colors: readonly string[]): HTMLCanvasElement {
  const [first = "#9aa3b0", last = first] = [colors[0], colors.at(-1)];
  return canvas(256, 1400, (context, width, height) => {
    context.fillStyle = "#05060b";
    context.fillRect(0, 0, width, height);
    for (let line = 0; line < 46; line += 1) {
      const share = line / 45;
      const down = context.createLinearGradient(0, 0, 0, height);
      down.addColorStop(0, "rgba(0,0,0,0)");
      down.addColorStop(0.25 + share * 0.3, first);
      down.addColorStop(0.6 + share * 0.2, last);
      down.addColorStop(1, "rgba(0,0,0,0)");
      context.strokeStyle = down;
      context.globalAlpha = 0.2 + 0.5 * (1 - Math.abs(share - 0.5) * 2);
      context.lineWidth = 2;
      context.beginPath();
      for (let y = 0; y <= height; y += 10) {
        const swing = Math.sin(y / 210 + share * 2.4) * 62 + Math.sin(y / 90 - share * 1.7) * 22;
        context.lineTo(width / 2 + swing * (0.4 + share) + (share - 0.5) * 60, y);
      }
      context.stroke();
    }
    context.globalAlpha = 1;
    context.textAlign = "center";
    for (const [row, [name, figure, unit]] of READINGS.entries()) {
      const y = 240 + row * 420;
      const middle = y + 20;
      const dim = context.createLinearGradient(0, middle - DIMMED, 0, middle + DIMMED);
      dim.addColorStop(0, "rgba(5,6,11,0)");
      dim.addColorStop(0.5, "rgba(5,6,11,.86)");
      dim.addColorStop(1, "rgba(5,6,11,0)");
      context.fillStyle = dim;
      context.fillRect(0, middle - DIMMED, width, DIMMED * 2);
      context.fillStyle = row % 2 === 0 ? first : last;
      context.font = "650 34px Archivo, sans-serif";
      context.fillText(name, width / 2, y - 40);
      context.fillStyle = "#f4f7fb";
      context.font = "750 92px Archivo, sans-serif";
      context.fillText(figure, width / 2, y + 50);
      context.font = "600 30px Archivo, sans-serif";
      context.fillText(unit, width / 2, y + 102);
    }
  });
}
