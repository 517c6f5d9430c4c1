import { canvas } from "../../kit/textures/canvas.ts";
import type { PowerSupplyLook } from "../../looks/part-looks.ts";

const TIER = {
  Bronze: "#b57a48",
  Gold: "#d9a83a",
  Platinum: "#b9c6d8",
  Titanium: "#8f86c9",
} as const satisfies Record<PowerSupplyLook["efficiency"], string>;

const HEIGHT = 520;

/** Where the slash is at the figure's foot, and what stays free before it. */
const SLASH_AT = 0.7;
const BEFORE_SLASH = 36;
const [LEFT, BEFORE_UNIT] = [36, 14];

/** The print on a power supply's side: watts, and the colour of its efficiency; right of it a slash, or a display. */
export function powerSupplyLabel(
  { watts, efficiency, formFactor }: PowerSupplyLook,
  aspect: number,
  white: boolean,
  hasDisplay: boolean,
): HTMLCanvasElement {
  const width = Math.round(HEIGHT * aspect);
  const tier = TIER[efficiency];
  return canvas(width, HEIGHT, (context) => {
    // White paper on a white case would be a grey patch.
    if (!white) {
      context.fillStyle = "#12151b";
      context.fillRect(0, 0, width, HEIGHT);
    }
    if (!hasDisplay) drawSlash(context, tier, width);
    const ink = white ? "#1c2027" : "#eef1f5";
    context.fillStyle = ink;
    context.font = "800 56px Archivo";
    context.letterSpacing = "6px";
    context.fillText("SOLVANE", 44, 96);
    context.letterSpacing = "0px";
    const figure = String(watts);
    const font = (px: number) => `800 ${px}px Archivo`;
    const largest = hasDisplay ? 170 : 210;
    context.font = font(largest);
    const room = width * SLASH_AT - BEFORE_SLASH - LEFT - BEFORE_UNIT;
    context.font = font(Math.floor(largest * Math.min(1, room / context.measureText(`${figure}W`).width)));
    context.fillText(figure, LEFT, 320);
    const end = LEFT + context.measureText(figure).width;
    context.fillStyle = tier;
    context.fillText("W", end + BEFORE_UNIT, 320);
    context.fillStyle = white ? "#3d434d" : "#b7bec9";
    context.font = "600 52px Archivo";
    context.fillText(`${efficiency} · ${formFactor}`, 44, 420);
    context.fillStyle = tier;
    context.fillRect(46, 450, 150, 12);
  });
}

function drawSlash(context: CanvasRenderingContext2D, color: string, width: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(width * 0.8, 0);
  context.lineTo(width * 0.83, 0);
  context.lineTo(width * 0.7, HEIGHT);
  context.lineTo(width * 0.67, HEIGHT);
  context.fill();
  context.globalAlpha = 0.3;
  context.beginPath();
  context.moveTo(width * 0.85, 0);
  context.lineTo(width, 0);
  context.lineTo(width, HEIGHT);
  context.lineTo(width * 0.72, HEIGHT);
  context.fill();
  context.globalAlpha = 1;
}
