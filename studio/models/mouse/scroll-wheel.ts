import type { Kit } from "../../kit/kit.ts";
import { lightRing } from "../../kit/lights.ts";
import { type MouseShape, shellPatch } from "./mouse-shape.ts";

const PLACE = 0.23;
const RADIUS = 0.25;
const GROOVES = 30;

/** A grooved wheel between two rings of light, and the button for the sensor's speed behind it. */
export function scrollWheel(kit: Kit, shape: MouseShape): void {
  const surface = shape.at({ along: PLACE, across: 0 });
  const [y, z] = [surface.y - 0.13, surface.z];
  kit.cylinder([0, y, z], RADIUS, 0.125, kit.materials.rubber, "x", { segments: 60 });
  for (const side of [-1, 1])
    kit.at([side * 0.064, y, z], "x", () =>
      lightRing(kit, RADIUS - 0.016, 0.013, 0, { strength: 1.5, power: 0.05, emitters: 2 }),
    );
  for (let groove = 0; groove < GROOVES; groove += 1) {
    const angle = (groove / GROOVES) * 2 * Math.PI;
    kit.box(
      [0, y + Math.sin(angle) * RADIUS, z + Math.cos(angle) * RADIUS],
      [0.1, 0.024, 0.02],
      kit.materials.matte,
      0.006,
      {
        rotation: [-angle, 0, 0],
      },
    );
  }
  const button = kit.material({ color: kit.isWhite ? "#9b9ea4" : "#3c3f45", metalness: 0.8, roughness: 0.4 });
  kit.add(
    shellPatch(shape, {
      along: [0.385, 0.455],
      across: [-0.045, 0.045],
      lift: 0.022,
      edge: 0.04,
      fall: 0.04,
      steps: [16, 14],
    }),
    button,
  );
}
