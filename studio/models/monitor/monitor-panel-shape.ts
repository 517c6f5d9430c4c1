import * as THREE from "three";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import type { Vector } from "../../model.ts";

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
  /** Where a point of the flat panel is once it is bent, and which way the back looks there. */
  behind(point: Vector): { at: Vector; axis: Vector };
}

export function panelOf({ inches, format, curveMm, panel }: MonitorLook): Panel {
  const ratio = format === "16:9" ? 9 / 16 : 9 / 21.2;
  const diagonal = inches * 25.4 * SCALE;
  const width = diagonal / Math.hypot(1, ratio) + 0.09;
  const height = width * ratio + 0.06;
  const radius = curveMm * SCALE;
  return {
    width,
    height,
    thickness: panel === "oled" ? 0.055 : 0.11,
    y: PANEL_MIDDLE,
    behind([x, y, z]) {
      if (radius === 0) return { at: [x, y, z], axis: [0, 0, -1] };
      const turn = x / radius;
      const [across, inwards] = [Math.sin(turn), Math.cos(turn)];
      return { at: [across * (radius - z), y, radius - inwards * (radius - z)], axis: [across, 0, -inwards] };
    },
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
