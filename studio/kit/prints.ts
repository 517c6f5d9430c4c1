import * as THREE from "three";
import type { Vector } from "../model.ts";
import type { Axis, Kit } from "./kit.ts";
import { canvas, canvasTexture } from "./textures/canvas.ts";

/** Prints are often seen from the side. */
const SHARPNESS = 8;
const LABEL_PX = { width: 1024, height: 160, font: 104, room: 1000 } as const;

export interface LabelOptions {
  color?: string;
  /** Above 0 it lights up by itself. */
  glow?: number;
  weight?: number;
  letterSpacing?: number;
  align?: "left" | "center";
  rotation?: Vector;
  opacity?: number;
}

/** Printed text, `width` wide when it fills its line; longer text is set smaller. */
export function label(
  kit: Kit,
  text: string,
  center: Vector,
  width: number,
  axis: Axis,
  {
    color = "#c8ccd3",
    glow = 0,
    weight = 700,
    letterSpacing = 0,
    align = "center",
    rotation,
    opacity = 1,
  }: LabelOptions = {},
): THREE.Mesh {
  const texture = canvasTexture(
    canvas(LABEL_PX.width, LABEL_PX.height, (context) => {
      const font = (px: number) => `${weight} ${px}px Archivo, sans-serif`;
      // An alpha map is read by its green alone: half-covered edges are grey on black, and full on nothing.
      context.fillStyle = "#000";
      context.fillRect(0, 0, LABEL_PX.width, LABEL_PX.height);
      context.fillStyle = "#fff";
      context.font = font(LABEL_PX.font);
      context.letterSpacing = `${letterSpacing}px`;
      const natural = context.measureText(text).width;
      if (natural > LABEL_PX.room) context.font = font((LABEL_PX.font * LABEL_PX.room) / natural);
      context.textAlign = align;
      context.textBaseline = "middle";
      context.fillText(text, align === "left" ? 4 : LABEL_PX.width / 2, 84);
    }),
  );
  texture.anisotropy = SHARPNESS;
  const ink = new THREE.Color(color);
  const shared = {
    alphaMap: texture,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  };
  const material =
    glow > 0
      ? new THREE.MeshBasicMaterial({ ...shared, color: ink.multiplyScalar(glow) })
      : new THREE.MeshStandardMaterial({ ...shared, opacity, color: ink, roughness: 0.5 });
  material.userData["castsNoShadow"] = true;
  const geometry = new THREE.PlaneGeometry(width, (width * LABEL_PX.height) / LABEL_PX.width);
  return kit.add(geometry, material, center, { axis, rotation });
}

export interface DecalOptions {
  glow?: number;
  rotation?: Vector;
  opacity?: number;
  roughness?: number;
  transparent?: boolean;
}

/** A drawn picture on a flat surface: a screen, a sticker, a board's traces. */
export function decal(
  kit: Kit,
  picture: HTMLCanvasElement | THREE.Texture,
  center: Vector,
  width: number,
  height: number,
  axis: Axis,
  { glow = 0, rotation, opacity = 1, roughness = 0.5, transparent = true }: DecalOptions = {},
): THREE.Mesh {
  const map = picture instanceof THREE.Texture ? picture : canvasTexture(picture, { srgb: true });
  map.anisotropy = SHARPNESS;
  const shared = { map, transparent, depthWrite: !transparent };
  const paper = kit.isWhite ? "#e2e4e8" : "#c4c6ca";
  const material =
    glow > 0
      ? new THREE.MeshBasicMaterial({ ...shared, color: new THREE.Color(glow, glow, glow) })
      : new THREE.MeshStandardMaterial({ ...shared, opacity, roughness, color: paper, envMapIntensity: 0.5 });
  material.userData["castsNoShadow"] = true;
  return kit.add(new THREE.PlaneGeometry(width, height), material, center, { axis, rotation });
}
