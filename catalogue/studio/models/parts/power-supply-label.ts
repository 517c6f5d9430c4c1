import { canvas } from "../../kit/textures/canvas.ts";
import type { PowerSupplyLook } from "../../looks/part-looks.ts";

const TIER = {
  Bronze: "#b57a48",
  Gold: "#d9a83a",
  Platinum: "#b9c6d8",
  Titanium: "#8f86c9",
} as const satisfies Record<PowerSupplyLook["efficiency"], string>;

const HEIGHT = 520;

/** The print on a power supply's side: watts, and the colour of its efficiency. */
export function powerSupplyLabel(
  { watts, efficiency, formFactor, display }: PowerSupplyLook,
  aspect: number,
  white: boolean,
): HTMLCanvasElement {
  const width = Math.round(HEIGHT * aspect);
  const tier = TIER[efficiency];
  return canvas(width, HEIGHT, (context) => {
    context.fillStyle = white ? "#d9dce1" : "#12151b";
    context.fillRect(0, 0, width, HEIGHT);
    if (!display) drawSlash(context, tier, width);
    const ink = white ? "#1c2027" : "#eef1f5";
    context.fillStyle = ink;
    context.font = "800 56px Archivo";
    context.letterSpacing = "6px";
    context.fillText("SOLVANE", 44, 96);
    context.letterSpacing = "0px";
    context.font = `800 ${display ? 170 : 210}px Archivo`;
    const figure = String(watts);
    context.fillText(figure, 36, 320);
    const end = 36 + context.measureText(figure).width;
    context.fillStyle = tier;
    context.fillText("W", end + 14, 320);
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
