import type { Kit } from "../../kit/kit.ts";
import { decal } from "../../kit/prints.ts";
import { canvas, random } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";

/** The sticker with the serial number on a case's back. */
export function serialSticker(kit: Kit, center: Vector): void {
  decal(kit, stickerFace(), center, 0.3, 0.42, "-x", { transparent: false, roughness: 0.7 });
}

function stickerFace(): HTMLCanvasElement {
  return canvas(240, 336, (context, width, height) => {
    const next = random(43);
    context.fillStyle = "#c3c7cd";
    context.fillRect(0, 0, width, height);
    Object.assign(context, { strokeStyle: "#8d939c", lineWidth: 6 });
    context.strokeRect(3, 3, width - 6, height - 6);
    context.fillStyle = "#1c1f24";
    context.font = "800 30px Archivo, sans-serif";
    context.fillText("RIGSMITH", 20, 46);
    context.font = "500 15px Archivo, sans-serif";
    for (const [line, text] of ["Built and tested by hand", "Model  RS-T", "Serial  40118 2207"].entries())
      context.fillText(text, 20, 78 + line * 24);
    let x = 20;
    while (x < width - 24) {
      const bar = 2 + Math.floor(next() * 3) * 2;
      context.fillRect(x, 150, bar, 70);
      x += bar + 2 + Math.floor(next() * 3) * 2;
    }
    for (let row = 0; row < 15; row += 1)
      for (let column = 0; column < 15; column += 1)
        if (next() > 0.5) context.fillRect(20 + column * 5, 240 + row * 5, 5, 5);
    context.strokeStyle = "#1c1f24";
    context.lineWidth = 2;
    for (const line of [252, 276, 300]) {
      context.beginPath();
      context.moveTo(116, line);
      context.lineTo(116 + 60 + next() * 40, line);
      context.stroke();
    }
  });
}
