import { canvas } from "../../kit/textures/canvas.ts";
import type { MemoryKitLook } from "../../looks/part-looks.ts";

/** What is printed on the back of a module: what it is, and a bar code. */
export function moduleSticker({ capacityGb, modules, speed }: MemoryKitLook): HTMLCanvasElement {
  return canvas(960, 448, (context) => {
    context.fillStyle = "#f8f9fb";
    context.fillRect(0, 0, 960, 448);
    context.fillStyle = "#14171d";
    context.fillRect(0, 0, 960, 118);
    context.fillStyle = "#fff";
    context.font = "800 72px Archivo";
    context.fillText("KESTRIN", 40, 84);
    context.textAlign = "right";
    context.fillText(`${capacityGb} GB`, 920, 84);
    context.textAlign = "left";
    context.fillStyle = "#1b1f27";
    context.font = "700 58px Archivo";
    context.fillText(modules === 1 ? "1 module" : `${modules} × ${capacityGb / modules} GB`, 40, 200);
    context.font = "500 44px Archivo";
    context.fillText(speed, 40, 264);
    context.fillStyle = "#2b313a";
    context.font = "500 30px Archivo";
    context.fillText("288 pins · unbuffered · 1.35 V", 40, 318);
    context.fillStyle = "#14171d";
    for (let line = 0; line < 70; line += 1) context.fillRect(40 + line * 7, 348, ((line * 7) % 4) + 1.5, 64);
    context.strokeStyle = "#14171d";
    context.lineWidth = 5;
    context.strokeRect(690, 168, 220, 220);
    for (let dot = 0; dot < 144; dot += 1)
      if ((dot * 7919) % 13 < 6) context.fillRect(704 + (dot % 12) * 16.4, 182 + Math.floor(dot / 12) * 16.4, 15, 15);
  });
}
