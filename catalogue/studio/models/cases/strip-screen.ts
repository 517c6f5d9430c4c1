import { canvas } from "../../kit/textures/canvas.ts";

const READINGS = [
  ["GPU", "58", "°C"],
  ["CPU", "61", "°C"],
  ["FPS", "144", ""],
] as const;

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
      context.fillStyle = "rgba(5,6,11,.62)";
      context.beginPath();
      context.roundRect(28, y - 96, width - 56, 230, 26);
      context.fill();
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
