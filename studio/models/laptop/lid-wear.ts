import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";

const PX = 420;

interface Scratch {
  from: readonly [x: number, y: number];
  over: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  depth: number;
}
/** Two marks, each under 2 cm: a scratch and its fainter companion. Places in units from the lid's upper left corner. */
const SCRATCHES: readonly Scratch[] = [
  { from: [0.7, 0.47], over: [0.78, 0.5], to: [0.85, 0.57], depth: 0.9 },
  { from: [0.73, 0.465], over: [0.79, 0.485], to: [0.83, 0.52], depth: 0.5 },
  { from: [2.74, 1.7], over: [2.83, 1.69], to: [2.92, 1.64], depth: 0.85 },
  { from: [2.8, 1.715], over: [2.85, 1.705], to: [2.9, 1.68], depth: 0.45 },
];

/** Light marks on a lid's back: bent scratches that fade at both ends. */
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
