import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture, random } from "../../kit/textures/canvas.ts";

const PX = 420;

interface Scratch {
  from: readonly [x: number, y: number];
  over: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  depth: number;
}
/** Places in units from the lid's upper left corner. */
const SCRATCHES: readonly Scratch[] = [
  { from: [0.62, 0.42], over: [0.8, 0.5], to: [0.93, 0.64], depth: 0.55 },
  { from: [0.66, 0.41], over: [0.78, 0.46], to: [0.86, 0.55], depth: 0.3 },
  { from: [2.7, 1.72], over: [2.86, 1.68], to: [3.02, 1.58], depth: 0.45 },
  { from: [2.2, 0.5], over: [2.32, 0.49], to: [2.5, 0.53], depth: 0.22 },
  { from: [1.02, 1.9], over: [1.1, 1.8], to: [1.12, 1.66], depth: 0.26 },
];
/** Where hands and bags rub: share of the lid's width and height, and how many hairlines. */
const RUBBED = [
  { x: 0.015, y: 0.02, lines: 90 },
  { x: 0.985, y: 0.02, lines: 120 },
  { x: 0.985, y: 0.98, lines: 70 },
  { x: 0.5, y: 0.008, lines: 60 },
] as const;

/** Years of use on a lid's back: bent scratches that fade at both ends, and paint rubbed thin at the corners. */
export function lidWear(
  kit: Kit,
  [width, height]: readonly [width: number, height: number],
  middle: number,
  back: number,
): void {
  const worn = canvas(Math.round(width * PX), Math.round(height * PX), (context, widthPx, heightPx) => {
    context.fillStyle = "#000";
    context.fillRect(0, 0, widthPx, heightPx);
    context.lineCap = "round";
    for (const each of SCRATCHES) scratch(context, each);
    const next = random(15);
    for (const { x, y, lines } of RUBBED)
      for (let line = 0; line < lines; line += 1) hairline(context, x * widthPx, y * heightPx, next);
  });
  const alphaMap = canvasTexture(worn);
  alphaMap.anisotropy = 8;
  const material = kit.material({
    color: "#c2c6cc",
    metalness: 0.3,
    roughness: 0.5,
    alphaMap,
    transparent: true,
    depthWrite: false,
  });
  material.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(width - 0.04, height - 0.04), material, [0, middle, back - 0.0015], { axis: "-z" });
}

function scratch(context: CanvasRenderingContext2D, { from, over, to, depth }: Scratch): void {
  const fading = context.createLinearGradient(from[0] * PX, from[1] * PX, to[0] * PX, to[1] * PX);
  fading.addColorStop(0, "rgba(255,255,255,0)");
  fading.addColorStop(0.35, `rgba(255,255,255,${depth})`);
  fading.addColorStop(1, "rgba(255,255,255,0)");
  context.strokeStyle = fading;
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(from[0] * PX, from[1] * PX);
  context.quadraticCurveTo(over[0] * PX, over[1] * PX, to[0] * PX, to[1] * PX);
  context.stroke();
}

function hairline(context: CanvasRenderingContext2D, x: number, y: number, next: () => number): void {
  const far = () => (next() + next() + next() - 1.5) * 110;
  const [startX, startY] = [x + far(), y + far()];
  const fade = 1 - Math.min(1, Math.hypot(startX - x, startY - y) / 130);
  context.strokeStyle = `rgba(255,255,255,${0.28 * fade * next()})`;
  context.lineWidth = 0.8 + next();
  context.beginPath();
  context.moveTo(startX, startY);
  context.lineTo(startX + (next() - 0.5) * 34, startY + (next() - 0.5) * 22);
  context.stroke();
}
