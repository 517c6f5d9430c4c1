import type { Kit } from "../../kit/kit.ts";
import { lightRing } from "../../kit/lights.ts";
import type { Vector } from "../../model.ts";

const RIDGES = 40;

/** A knurled knob of turned metal on a ring of light. */
export function volumeKnob(kit: Kit, [x, y, z]: Vector, radius: number, isLow: boolean): void {
  const height = isLow ? 0.11 : 0.24;
  const metal = kit.shared("knob", () =>
    kit.material({ color: kit.isWhite ? "#a9acb1" : "#5b5e65", metalness: 0.6, roughness: 0.5 }),
  );
  kit.at([x, y, z], "y", () =>
    lightRing(kit, radius * 1.06, 0.012, 0.012, { strength: 1.3, power: 0.06, emitters: 3 }),
  );
  kit.turned(
    [x, y, z],
    [
      [0, 0],
      [radius * 0.98, 0],
      [radius, 0.02],
      [radius * 0.94, height - 0.02],
      [radius * 0.88, height],
      [radius * 0.3, height - 0.012],
      [0, height - 0.016],
    ],
    metal,
    "y",
    72,
  );
  for (let ridge = 0; ridge < RIDGES; ridge += 1) {
    const angle = (ridge / RIDGES) * 2 * Math.PI;
    const [sideways, away] = [Math.sin(angle) * radius * 0.965, Math.cos(angle) * radius * 0.965];
    kit.box([x + sideways, y + height * 0.5, z + away], [0.008, height * 0.72, 0.014], metal, 0, {
      rotation: [0, angle, 0],
      castsShadow: false,
    });
  }
  kit.box([x, y + height - 0.008, z - radius * 0.55], [0.014, 0.012, radius * 0.4], kit.materials.black, 0.004);
}
