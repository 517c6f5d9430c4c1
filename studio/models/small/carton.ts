import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { CartonLook } from "../../looks/scene-looks.ts";
import type { Model } from "../../model.ts";
import { canvas, canvasTexture, random } from "../../kit/textures/canvas.ts";

const [WIDTH, HEIGHT, DEPTH] = [3.2, 5.6, 5.4];
/** Board and ink shine alike, so that the print is the darker one in every light. */
const DULL = { roughness: 0.92, envMapIntensity: 0.35 } as const;

/** A closed shipping carton: board, tape, a printed mark and the arrows that say which way is up. */
export const carton: Model<CartonLook> = {
  angles: { hero: { azimuth: 36, elevation: 12 } },
  build(kit) {
    const board = kit.material({
      color: "#7d6547",
      ...DULL,
      map: canvasTexture(
        canvas(256, 256, (context) => {
          const next = random(13);
          context.fillStyle = "#e6e0d6";
          context.fillRect(0, 0, 256, 256);
          for (let line = 0; line < 128; line += 1) {
            context.fillStyle = `rgba(90,70,40,${next() * 0.09})`;
            context.fillRect(line * 2, 0, 1, 256);
          }
        }),
        { srgb: true, wrap: true },
      ),
    });
    const tape = kit.material({ color: "#4e3f2c", roughness: 0.38, envMapIntensity: 0.8 });
    kit.box([0, HEIGHT / 2, 0], [WIDTH, HEIGHT, DEPTH], board, 0.035);
    kit.box([0, HEIGHT + 0.002, 0], [0.5, 0.008, DEPTH + 0.008], tape, 0);
    for (const side of [-1, 1]) kit.box([0, HEIGHT - 0.35, (side * DEPTH) / 2], [0.5, 0.7, 0.008], tape, 0);
    kit.box([0, HEIGHT + 0.001, 0], [0.02, 0.01, DEPTH - 0.1], kit.materials.gap, 0);
    const ink = inkMaterial(kit);
    for (const [place, width, axis] of [
      [[WIDTH / 2 + 0.003, HEIGHT * 0.42, 0], DEPTH * 0.8, "x"],
      [[0, HEIGHT * 0.4, DEPTH / 2 + 0.003], WIDTH * 0.8, "z"],
    ] as const)
      kit.add(new THREE.PlaneGeometry(width, (width * 7) / 12), ink, place, { axis, castsShadow: false });
  },
};

/** The shop's name, what is inside, and the arrows, on nothing. */
function inkMaterial(kit: Kit): THREE.Material {
  const mark = canvas(1200, 700, (context) => {
    context.fillStyle = "#1d1710";
    context.font = "800 190px Archivo, sans-serif";
    context.fillText("RIGSMITH", 40, 260);
    context.font = "500 84px Archivo, sans-serif";
    context.fillText("Gaming PC. Two people lift.", 46, 380);
    for (const x of [60, 250]) {
      context.fillRect(x + 52, 500, 26, 160);
      context.beginPath();
      context.moveTo(x, 530);
      context.lineTo(x + 65, 440);
      context.lineTo(x + 130, 530);
      context.fill();
    }
  });
  const map = canvasTexture(mark, { srgb: true });
  map.anisotropy = 8;
  return kit.material({ ...DULL, map, transparent: true, depthWrite: false });
}
