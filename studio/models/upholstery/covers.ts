import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture, once, random } from "../../kit/textures/canvas.ts";

const THREAD_PX = 8;

/** Woven cloth of mottled yarn. */
const weave = () =>
  once("upholstery weave", () =>
    canvas(256, 256, (context, width, height) => {
      const next = random(31);
      context.fillStyle = "#3c3c3c";
      context.fillRect(0, 0, width, height);
      for (let y = 0; y < height; y += THREAD_PX)
        for (let x = 0; x < width; x += THREAD_PX) {
          const over = (x / THREAD_PX + y / THREAD_PX) % 2 === 0;
          const grey = (over ? 186 : 150) + (next() - 0.5) * 62 + (next() > 0.9 ? 44 : 0);
          const lit = context.createLinearGradient(x, y, over ? x : x + THREAD_PX, over ? y + THREAD_PX : y);
          lit.addColorStop(0, `rgb(${grey * 0.62},${grey * 0.62},${grey * 0.62})`);
          lit.addColorStop(0.5, `rgb(${grey},${grey},${grey})`);
          lit.addColorStop(1, `rgb(${grey * 0.62},${grey * 0.62},${grey * 0.62})`);
          context.fillStyle = lit;
          context.fillRect(x + 0.5, y + 0.5, THREAD_PX - 1, THREAD_PX - 1);
        }
    }),
  );

/** The creases between the cells of a hide: distance to the nearest edge of a Voronoi pattern. */
const hide = () =>
  once("upholstery hide", () =>
    canvas(256, 256, (context, width, height) => {
      const next = random(77);
      const cell = 12;
      const across = Math.floor(width / cell);
      const seeds = Array.from({ length: across * across }, () => [next(), next()] as const);
      const noise = context.createImageData(width, height);
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          let [nearest, second] = [Infinity, Infinity];
          for (let step = 0; step < 9; step += 1) {
            const column = Math.floor(x / cell) + (step % 3) - 1;
            const row = Math.floor(y / cell) + Math.floor(step / 3) - 1;
            const [seedX, seedY] = seeds[((row + across) % across) * across + ((column + across) % across)] ?? [0, 0];
            const distance = Math.hypot(x - (column + seedX) * cell, y - (row + seedY) * cell);
            if (distance < nearest) [nearest, second] = [distance, nearest];
            else if (distance < second) second = distance;
          }
          const grey = 110 + 120 * Math.min(1, (second - nearest) / 4);
          noise.data.set([grey, grey, grey, 255], (y * width + x) * 4);
        }
      context.putImageData(noise, 0, 0);
    }),
  );

/** Woven cloth; a faint sheen at its edges, as fibres stand up from it. */
export const woven = (kit: Kit, color: string): THREE.Material =>
  kit.shared(`woven ${color}`, () => {
    const map = canvasTexture(weave(), { srgb: true, wrap: true });
    map.anisotropy = 4;
    return new THREE.MeshPhysicalMaterial({
      color,
      map,
      bumpMap: canvasTexture(weave(), { wrap: true }),
      bumpScale: 0.9,
      roughness: 0.95,
      envMapIntensity: 0.4,
      sheen: 0.5,
      sheenRoughness: 0.55,
      sheenColor: new THREE.Color(color).lerp(new THREE.Color("#8d939e"), 0.5),
    });
  });

/** Coated fabric with a leather grain. */
export const leatherLook = (kit: Kit, color: string): THREE.Material =>
  kit.shared(`leather ${color}`, () =>
    kit.material({
      color,
      roughness: 0.46,
      bumpMap: canvasTexture(hide(), { wrap: true }),
      bumpScale: 0.5,
      envMapIntensity: 0.75,
    }),
  );

/** Soft napped cloth of one colour: pillows, ear pads, piping. */
export const suede = (kit: Kit, color: string): THREE.Material =>
  kit.shared(`suede ${color}`, () =>
    kit.material({
      color,
      roughness: 0.88,
      bumpMap: canvasTexture(weave(), { wrap: true }),
      bumpScale: 0.35,
      envMapIntensity: 0.5,
    }),
  );
