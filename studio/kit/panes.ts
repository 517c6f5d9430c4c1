import * as THREE from "three";
import type { Vector } from "../model.ts";
import type { Axis, Kit } from "./kit.ts";
import { canvas, canvasTexture } from "./textures/canvas.ts";
import { hexHoles } from "./textures/surfaces.ts";

/** Order in which panes are drawn after everything solid. */
const TINT_ORDER = 4;
const REFLECTION_ORDER = 6;
const STREAK_ORDER = 7;

/** A flat pane: a dark tint, reflections of the soft boxes and a faint streak of light. A milky pane would hide its PC. */
export function glass(
  kit: Kit,
  center: Vector,
  width: number,
  height: number,
  axis: Axis,
  { streak = 0.028, tint = 0.14 }: { streak?: number; tint?: number } = {},
): void {
  const layer = (material: THREE.Material, order: number) => {
    material.userData["castsNoShadow"] = true;
    kit.add(new THREE.PlaneGeometry(width, height), material, center, { axis }).renderOrder = order;
  };
  layer(
    new THREE.MeshBasicMaterial({
      color: "#050607",
      transparent: true,
      opacity: tint,
      depthWrite: false,
      side: THREE.DoubleSide,
    }),
    TINT_ORDER,
  );
  layer(kit.shared("glass", reflectingOnly), REFLECTION_ORDER);
  if (streak === 0) return;
  layer(
    new THREE.MeshBasicMaterial({
      map: kit.shared("streak", streakTexture),
      color: new THREE.Color(streak, streak, streak * 1.1),
      transparent: true,
      blending: THREE.AdditiveBlending,
      depthWrite: false,
    }),
    STREAK_ORDER,
  );
}

/** Glass adds reflections to what is behind it: black, additive, and never lit by a lamp itself. */
function reflectingOnly(): THREE.MeshStandardMaterial {
  const material = new THREE.MeshStandardMaterial({
    color: "#000",
    roughness: 0.03,
    metalness: 0,
    transparent: true,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
    envMapIntensity: 0.5,
    side: THREE.DoubleSide,
  });
  material.userData["isGlass"] = true;
  material.onBeforeCompile = (shader) => {
    const lights = THREE.ShaderChunk.lights_fragment_begin;
    const withoutLamps = `${lights.slice(0, lights.indexOf("IncidentLight directLight;"))}
      vec3 iblIrradiance = vec3(0.), irradiance = vec3(0.), radiance = vec3(0.), clearcoatRadiance = vec3(0.);`;
    shader.fragmentShader = shader.fragmentShader.replace("#include <lights_fragment_begin>", withoutLamps);
  };
  return material;
}

function streakTexture(): THREE.Texture {
  const stops = [
    [0, "#fff"],
    [0.3, "#bbb"],
    [0.36, "#333"],
    [0.42, "#333"],
    [0.45, "#777"],
    [0.52, "#666"],
    [0.55, "#000"],
    [1, "#000"],
  ] as const;
  return canvasTexture(
    canvas(256, 256, (context) => {
      const across = context.createLinearGradient(0, 30, 256, 200);
      for (const [place, color] of stops) across.addColorStop(place, color);
      context.fillStyle = across;
      context.fillRect(0, 0, 256, 256);
      const down = context.createLinearGradient(0, 0, 0, 256);
      down.addColorStop(0, "rgba(0,0,0,0)");
      down.addColorStop(0.85, "rgba(0,0,0,1)");
      context.fillStyle = down;
      context.fillRect(0, 0, 256, 256);
    }),
  );
}

/**
 * A perforated sheet with real holes; it throws no shadow, which would be rows of dots. `pitch` is the distance between
 * holes in units.
 */
export function perforated(
  kit: Kit,
  center: Vector,
  width: number,
  height: number,
  axis: Axis,
  pitch: number,
  material: THREE.MeshStandardMaterial,
  holePx = 25,
): THREE.Mesh {
  const holes = canvasTexture(hexHoles(holePx), { repeat: [width / pitch, height / (pitch * 1.72)] });
  const sheet = material.clone();
  sheet.alphaMap = holes;
  sheet.alphaTest = 0.5;
  sheet.side = THREE.DoubleSide;
  return kit.add(new THREE.PlaneGeometry(width, height), sheet, center, { axis, castsShadow: false });
}
