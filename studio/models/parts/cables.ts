import type * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { random } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";

export interface RibbonOptions {
  radius?: number;
  /** Distance between neighbouring wires in units. */
  pitch?: number;
  material?: THREE.Material;
  /** Centres of the combs that hold the wires apart. */
  combs?: readonly Vector[];
  /** Layers of wires, `layerStep` apart. */
  layers?: number;
  layerStep?: Vector;
}

/** A ribbon of braided wires along `path`, spread across `side`. */
export function ribbon(
  kit: Kit,
  path: readonly Vector[],
  wires: number,
  side: Vector,
  {
    radius = 0.034,
    pitch = 0.076,
    material = kit.materials.cable,
    combs = [],
    layers = 1,
    layerStep = [0, 0, 0.07],
  }: RibbonOptions = {},
): void {
  const next = random(31);
  for (let layer = 0; layer < layers; layer += 1)
    for (let wire = 0; wire < wires; wire += 1) {
      const offset = (wire - (wires - 1) / 2) * pitch;
      const points = path.map((point, index): Vector => {
        const sag = index > 0 && index < path.length - 1 ? (next() - 0.5) * 0.022 : 0;
        return moved(point, (axis) => side[axis] * offset + layerStep[axis] * layer + sag);
      });
      kit.tube(points, radius, material, { segments: 30, sides: 8, textureRepeat: 22 });
    }
  for (const comb of combs) {
    const size = ([0, 1, 2] as const).map((axis) => {
      const across = Math.abs(side[axis]);
      if (across > 0) return across * wires * pitch * 1.06;
      return axis === 1 ? 0.03 : Math.abs(layerStep[axis]) * layers * 1.1 + 0.05;
    });
    const center = moved(comb, (axis) => (layerStep[axis] * (layers - 1)) / 2);
    kit.box(center, [size[0] ?? 0, size[1] ?? 0, size[2] ?? 0], kit.materials.black, 0.012);
  }
}

function moved(point: Vector, by: (axis: 0 | 1 | 2) => number): Vector {
  return [point[0] + by(0), point[1] + by(1), point[2] + by(2)];
}

/** A sleeved tube of a liquid cooler. */
export function coolantTube(kit: Kit, path: readonly Vector[], radius = 0.072): THREE.Mesh {
  return kit.tube(path, radius, kit.materials.sleeve, { segments: 90, sides: 16, textureRepeat: 16 });
}
