import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { fan } from "./fan.ts";

/** What touches the processor, looking towards local -Z, and what holds it: bar, springs and screws. */
export function coolerBase(kit: Kit): void {
  const { copper, aluminium, gunmetal, gap } = kit.materials;
  kit.box([0, 0, 0.03], [0.46, 0.46, 0.06], copper, 0.012);
  kit.torus([0, 0, 0.001], 0.15, 0.004, copper, "-z", 0.4);
  kit.torus([0, 0, 0.001], 0.08, 0.004, copper, "-z", 0.4);
  kit.box([0, 0, 0.1], [0.54, 0.54, 0.09], aluminium, 0.02);
  kit.box([0, 0, 0.165], [0.17, 1.02, 0.035], gunmetal, 0.012);
  for (const y of [-0.45, 0.45]) {
    kit.cylinder([0, y, 0.2], 0.055, 0.07, aluminium, "z", { segments: 24 });
    kit.cylinder([0, y, 0.237], 0.03, 0.006, gap, "z", { segments: 6 });
    kit.cylinder([0, y, 0.085], 0.028, 0.15, gunmetal, "z", { segments: 16 });
    for (let coil = 0; coil < 4; coil += 1) kit.torus([0, y, 0.04 + coil * 0.03], 0.042, 0.008, aluminium);
  }
}

/** Fins that lie flat above the board with the fan on top; `height` counts from the processor up. */
export function lowCooler(kit: Kit, height: number, width: number): void {
  const { fins, copper, dark } = kit.materials;
  const fanDepth = 0.17;
  const top = height - fanDepth - 0.01;
  const low = 0.26;
  const count = 34;
  for (let fin = 0; fin < count; fin += 1)
    kit.box(
      [-width / 2 + 0.02 + ((width - 0.04) * fin) / (count - 1), 0, (low + top) / 2],
      [0.012, width, top - low],
      fins,
      0,
    );
  for (const side of [-1, 1]) {
    kit.box([0, side * (width / 2 + 0.004), top - 0.05], [width - 0.028, 0.012, 0.05], dark, 0.004);
  }
  for (const across of [-0.42, -0.15, 0.15, 0.42]) {
    const pipe: Vector[] = [
      [0.1, across * 0.42, 0.1],
      [-0.36, across * 0.5, 0.1],
      [-0.66, across * 0.9, 0.18],
      [-0.72, across, 0.29],
      [-0.62, across, 0.37],
      [0, across, 0.38],
      [0.64, across, 0.38],
    ];
    kit.tube(pipe, 0.034, copper, { segments: 96, sides: 16 });
  }
  fan(kit, [0, 0, height - fanDepth / 2], "z", width, {
    spin: 0.2,
    thickness: fanDepth,
    ring: kit.palette.on,
    plain: true,
  });
}
