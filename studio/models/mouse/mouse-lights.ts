import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit, glow } from "../../kit/lights.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import { type MouseShape, shellPatch } from "./mouse-shape.ts";

const HEIGHT = 0.905;
const RADIUS = 0.024;
const STEPS = 90;

/** A line of light along the waist and around the tail, and the mark on the palm. */
export function mouseLights(kit: Kit, shape: MouseShape): void {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const around = (step / STEPS) * 2 - 1;
    // Denser at the tail, where the line turns.
    const along = 1 - 0.68 * Math.abs(around) ** 1.6;
    const spot = { along: Math.min(0.9985, along), across: Math.sign(around || 1) * HEIGHT };
    // Both ends sink into the flank.
    const end = Math.max(0, Math.abs(around) - 0.93) / 0.07;
    return shape.at(spot).addScaledVector(shape.normal(spot), -0.004 - 0.034 * end ** 2);
  });
  const path = new THREE.CatmullRomCurve3(points);
  const tube = new THREE.TubeGeometry(path, 220, RADIUS, 10);
  if (kit.palette.on) {
    glow(kit, tube, ({ z }) => kit.palette.at((z / shape.length + 0.5) * 1.15), 1.4);
    for (let light = 0; light < 8; light += 1) {
      const place = path.getPointAt((light + 0.5) / 8);
      const outwards = new THREE.Vector3(place.x, 0, place.z + 0.4).normalize();
      const color = kit.palette.at((place.z / shape.length + 0.5) * 1.15);
      emit(kit, place.addScaledVector(outwards, 0.07).toArray(), [outwards.x, -0.35, outwards.z], color, 0.12);
    }
  } else kit.add(tube, kit.materials.gap);
  mark(kit, shape);
}

/** The shop's chevrons on the palm, lit if the mouse is. */
function mark(kit: Kit, shape: MouseShape): void {
  const strokes = canvasTexture(
    canvas(256, 256, (context) => {
      context.strokeStyle = "#fff";
      context.lineWidth = 26;
      context.lineJoin = "miter";
      for (const y of [70, 136]) {
        context.beginPath();
        context.moveTo(52, y + 62);
        context.lineTo(128, y);
        context.lineTo(204, y + 62);
        context.stroke();
      }
    }),
  );
  const shared = { alphaMap: strokes, transparent: true, depthWrite: false };
  const color = kit.palette.on ? kit.palette.at(0.35).multiplyScalar(1.25) : new THREE.Color("#6d7178");
  const material = kit.palette.on
    ? new THREE.MeshBasicMaterial({ ...shared, color })
    : new THREE.MeshStandardMaterial({ ...shared, color, roughness: 0.5 });
  material.userData["castsNoShadow"] = true;
  const patch = shellPatch(shape, {
    along: [0.72, 0.84],
    across: [-0.13, 0.13],
    lift: 0.004,
    edge: 1e-6,
    steps: [12, 12],
  });
  kit.add(patch, material).renderOrder = 3;
}
