import * as THREE from "three";
import type { MonitorLook } from "../../looks/desk-looks.ts";

/** Units in a millimetre: a 27-inch panel is 4.3 units wide. */
const SCALE = 4.3 / 598;
export const PANEL_MIDDLE = 2.2;

export interface Panel {
  width: number;
  height: number;
  thickness: number;
  /** Height of the middle above the desk. */
  y: number;
  /** Bends a flat piece, built around the panel's middle with the screen towards +Z, as the panel is bent. */
  bend(geometry: THREE.BufferGeometry): THREE.BufferGeometry;
  /** How far forward the bent panel is at `x`. */
  forwardAt(x: number): number;
}

export function panelOf({ inches, format, curveMm, panel }: MonitorLook): Panel {
  const ratio = format === "16:9" ? 9 / 16 : 9 / 21.2;
  const diagonal = inches * 25.4 * SCALE;
  const width = diagonal / Math.hypot(1, ratio) + 0.09;
  const height = width * ratio + 0.06;
  const radius = curveMm * SCALE;
  const forwardAt = (x: number) => (radius === 0 ? 0 : radius - Math.cos(x / radius) * radius);
  return {
    width,
    height,
    thickness: panel === "oled" ? 0.055 : 0.11,
    y: PANEL_MIDDLE,
    forwardAt,
    bend(geometry) {
      if (radius === 0) return geometry;
      const points = geometry.getAttribute("position");
      for (let index = 0; index < points.count; index += 1) {
        const turn = points.getX(index) / radius;
        const inward = radius - points.getZ(index);
        points.setXYZ(index, Math.sin(turn) * inward, points.getY(index), radius - Math.cos(turn) * inward);
      }
      geometry.computeVertexNormals();
      return geometry;
    },
  };
}
