import type * as THREE from "three";
import { canvas, canvasTexture, once, random } from "./canvas.ts";

// Roughness maps: their green channel multiplies the material's roughness.

/** Long fine scratches of brushed metal. */
export const brushed = () =>
  once("brushed", () =>
    canvasTexture(
      canvas(512, 512, (context) => {
        const next = random(3);
        context.fillStyle = "#0c0";
        context.fillRect(0, 0, 512, 512);
        for (let scratch = 0; scratch < 2600; scratch += 1) {
          context.fillStyle = `rgba(0,${Math.floor(130 + next() * 125)},0,.35)`;
          context.fillRect(next() * 512 - 120, next() * 512, 60 + next() * 300, 0.7 + next());
        }
      }),
      { wrap: true },
    ),
  );

/** Faint uneven gloss: no real surface is equally rough all over. */
export const smudge = () =>
  once("smudge", () =>
    canvasTexture(
      canvas(256, 256, (context) => {
        const next = random(11);
        context.fillStyle = "#00d800";
        context.fillRect(0, 0, 256, 256);
        for (let spot = 0; spot < 160; spot += 1) {
          const [x, y, radius] = [next() * 256, next() * 256, 12 + next() * 50];
          const gloss = next() > 0.5 ? 255 : 165;
          const fade = context.createRadialGradient(x, y, 0, x, y, radius);
          fade.addColorStop(0, `rgba(0,${gloss},0,.16)`);
          fade.addColorStop(1, `rgba(0,${gloss},0,0)`);
          context.fillStyle = fade;
          context.fillRect(0, 0, 256, 256);
        }
        for (let speck = 0; speck < 9000; speck += 1) {
          context.fillStyle = `rgba(0,${Math.floor(120 + next() * 135)},0,.22)`;
          context.fillRect(next() * 256, next() * 256, 1, 1);
        }
      }),
      { wrap: true },
    ),
  );

/** Fine noise for a bump map: moulded plastic. */
export const grain = () =>
  once("grain", () =>
    canvasTexture(
      canvas(256, 256, (context) => {
        const next = random(5);
        const noise = context.createImageData(256, 256);
        for (let pixel = 0; pixel < 256 * 256; pixel += 1) {
          const grey = 90 + next() * 120;
          noise.data.set([grey, grey, grey, 255], pixel * 4);
        }
        context.putImageData(noise, 0, 0);
      }),
      { wrap: true, repeat: [6, 6] },
    ),
  );

/** The crossing threads of a sleeved cable. */
export const braid = () =>
  once("braid", () =>
    canvasTexture(
      canvas(64, 64, (context) => {
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 64, 64);
        context.lineWidth = 9;
        const thread = (fromX: number, toX: number, color: string) => {
          context.strokeStyle = color;
          context.beginPath();
          context.moveTo(fromX, 0);
          context.lineTo(toX, 64);
          context.stroke();
        };
        for (let x = -64; x < 128; x += 16) {
          thread(x, x + 64, "rgba(0,0,0,.42)");
          thread(x + 64, x, "rgba(0,0,0,.24)");
        }
      }),
      { srgb: true, wrap: true },
    ),
  );

/** Woven cloth: chairs, pads, ear cushions. */
export const fabric = () =>
  once("fabric", () =>
    canvasTexture(
      canvas(128, 128, (context) => {
        const next = random(9);
        context.fillStyle = "#999";
        context.fillRect(0, 0, 128, 128);
        for (let y = 0; y < 128; y += 4)
          for (let x = 0; x < 128; x += 4) {
            const grey = ((x + y) / 4) % 2 === 1 ? 205 : 120;
            context.fillStyle = `rgb(${grey + next() * 30},${grey + next() * 30},${grey + next() * 30})`;
            context.fillRect(x, y, 3, 3);
          }
      }),
      { wrap: true },
    ),
  );

/** White with black holes in a honeycomb, one period: an alpha map of a perforated sheet. */
export const hexHoles = (holePx = 25): HTMLCanvasElement =>
  once(`hex holes ${holePx}`, () =>
    canvas(64, 110, (context) => {
      const centers = [
        [32, 27],
        [0, 82],
        [64, 82],
        [0, -28],
        [64, -28],
        [32, 137],
      ] as const;
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 64, 110);
      context.fillStyle = "#000";
      for (const [x, y] of centers) {
        context.beginPath();
        context.arc(x, y, holePx, 0, 2 * Math.PI);
        context.fill();
      }
    }),
  );

const OAK = { base: "#c39a66", dark: "112,74,36", bright: "232,200,150" } as const;
const WALNUT = { base: "#8a5a34", dark: "58,32,16", bright: "196,140,88" } as const;

export const woodGrain = (oak: boolean): THREE.Texture =>
  once(`wood ${oak}`, () => {
    const wood = oak ? OAK : WALNUT;
    return canvasTexture(
      canvas(256, 1024, (context) => {
        const next = random(21);
        context.fillStyle = wood.base;
        context.fillRect(0, 0, 256, 1024);
        for (let line = 0; line < 420; line += 1) {
          const [x, bend] = [next() * 256, next() * 26 - 13];
          context.strokeStyle =
            next() > 0.45
              ? `rgba(${wood.dark},${0.05 + next() * 0.22})`
              : `rgba(${wood.bright},${0.05 + next() * 0.14})`;
          context.lineWidth = 0.5 + next() * 2.4;
          context.beginPath();
          context.moveTo(x, 0);
          context.bezierCurveTo(x + bend, 340, x - bend, 680, x + bend * 0.5, 1024);
          context.stroke();
        }
      }),
      { srgb: true, wrap: true },
    );
  });
