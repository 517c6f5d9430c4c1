import type { Kit } from "../../kit/kit.ts";
import { lightRing } from "../../kit/lights.ts";
import type { Vector } from "../../model.ts";

const RIDGES = 44;
/** How deep a groove is, and how high the smooth foot below the ridges and the cap above them are: shares of the radius. */
const [GROOVE, FOOT, CAP] = [0.06, 0.16, 0.28];

/** A knurled knob of turned metal on a ring of light. Its cap covers the ridges, whose ends would glitter from above. */
export function volumeKnob(kit: Kit, [x, y, z]: Vector, radius: number, isLow: boolean): void {
  const height = isLow ? 0.09 : 0.15;
  const [foot, cap] = [radius * FOOT, radius * CAP];
  const metal = kit.shared("knob", () =>
    kit.material({ color: kit.isWhite ? "#a9acb1" : "#5b5e65", metalness: 0.6, roughness: 0.5 }),
  );
  kit.at([x, y, z], "y", () =>
    lightRing(kit, radius * 1.12, 0.012, 0.012, { strength: 1.3, power: 0.06, emitters: 3 }),
  );
  const tall = height - foot - cap;
  kit.slab(knurl(radius * 0.985), tall, metal, [x, y + foot + tall / 2, z], { bevel: 0, axis: "y" });
  kit.turned(
    [x, y, z],
    [
      [0, 0],
      [radius * 0.93, 0],
      [radius * 0.93, height - cap],
      [radius, height - cap],
      [radius, height - 0.012],
      [radius * 0.9, height],
      [radius * 0.3, height - 0.008],
      [0, height - 0.01],
    ],
    metal,
    "y",
    72,
  );
  kit.box([x, y + height - 0.004, z - radius * 0.55], [0.014, 0.012, radius * 0.4], kit.materials.black, 0.004);
}

function knurl(radius: number): [number, number][] {
  return Array.from({ length: RIDGES * 2 }, (_, corner) => {
    const angle = (corner / (RIDGES * 2)) * 2 * Math.PI;
    const out = radius * (corner % 2 === 0 ? 1 : 1 - GROOVE);
    return [Math.cos(angle) * out, Math.sin(angle) * out];
  });
}
