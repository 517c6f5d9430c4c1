import type { Kit } from "../../kit/kit.ts";

/** Two steel frames joined by beams, `height` up to the top's underside. */
export function fixedFrame(kit: Kit, width: number, depth: number, height: number): void {
  const { body, rubber } = kit.materials;
  const tube = 0.15;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.22);
    const reach = depth / 2 - 0.16;
    for (const z of [-reach, reach]) {
      kit.box([x, height / 2 + 0.015, z], [tube, height - 0.03, tube], body, 0.018);
      kit.cylinder([x, 0.015, z], 0.05, 0.03, rubber, "y", { segments: 24 });
    }
    kit.box([x, height - tube / 2, 0], [tube, tube, reach * 2 - tube], body, 0.012);
    kit.box([x, 0.34, 0], [tube * 0.7, tube * 0.7, reach * 2 - tube], body, 0.012);
  }
  for (const z of [-depth / 2 + 0.24, depth / 2 - 0.3])
    kit.box([0, height - 0.06, z], [width - 0.56, 0.1, 0.08], body, 0.012);
  kit.box([0, 0.34, -depth / 2 + 0.16], [width - 0.56, 0.1, 0.08], body, 0.012);
}
