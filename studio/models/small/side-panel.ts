import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { SidePanelLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const WIDTH = 4.2;
const HEIGHT = 4.4;

/** A steel mesh side for Forge, standing in two rubber feet, or `bare` without them to lean on something. */
export const sidePanel: Model<SidePanelLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 10 },
    side: { azimuth: 76, elevation: 12 },
    back: { azimuth: 212, elevation: 12 },
    detail: { azimuth: 28, elevation: 14, closeUp: { at: [1.5, 3.7, 0], radius: 0.85 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit, _look, pose) {
    kit.at([0, HEIGHT / 2 + (pose === "bare" ? 0 : 0.06), 0], null, () => panel(kit));
    if (pose !== "bare") foot(kit);
  },
};

function panel(kit: Kit): void {
  const { body, trim, gunmetal, rubber } = kit.materials;
  const steel = kit.material({ color: "#4b4f57", metalness: 0.7, roughness: 0.45, envMapIntensity: 0.9 });
  const outline = roundedRectangle(WIDTH, HEIGHT, 0.12);
  outline.holes.push(roundedHole(WIDTH - 0.62, HEIGHT - 0.9, 0.16, [0, 0.06]));
  kit.slab(outline, 0.1, body, [0, 0, 0], { bevel: 0.024 });
  perforated(kit, [0, 0.06, 0.0], WIDTH - 0.5, HEIGHT - 0.78, "z", 0.082, steel, 22);
  perforated(kit, [0, 0.06, -0.02], WIDTH - 0.5, HEIGHT - 0.78, "z", 0.082, steel, 22);
  // Folded edges make the sheet stiff.
  for (const side of [-1, 1]) kit.box([side * (WIDTH / 2 - 0.04), 0, -0.11], [0.05, HEIGHT - 0.2, 0.16], body, 0.012);
  kit.box([0, HEIGHT / 2 - 0.04, -0.11], [WIDTH - 0.2, 0.05, 0.16], body, 0.012);
  for (const x of [-WIDTH / 6, WIDTH / 6]) kit.box([x, 0.06, -0.05], [0.06, HEIGHT - 0.9, 0.05], body, 0.012);
  for (const y of [-1.7, 0, 1.7]) {
    kit.cylinder([-WIDTH / 2 + 0.18, y, -0.17], 0.07, 0.22, gunmetal, "z", { segments: 28 });
    kit.cylinder([-WIDTH / 2 + 0.18, y, -0.29], 0.045, 0.06, trim, "z", { segments: 24 });
  }
  for (const y of [-1.9, 1.9]) {
    kit.cylinder([WIDTH / 2 - 0.16, y, 0.08], 0.1, 0.08, gunmetal, "z", { segments: 40 });
    kit.torus([WIDTH / 2 - 0.16, y, 0.1], 0.095, 0.014, trim, "z");
    kit.box([WIDTH / 2 - 0.16, y, 0.122], [0.12, 0.018, 0.006], kit.materials.gap, 0);
  }
  kit.slab(roundedRectangle(0.5, 0.14, 0.06), 0.12, rubber, [WIDTH / 2 - 0.02, 0, 0.02], {
    bevel: 0.03,
    rotation: [0, 0, Math.PI / 2],
  });
  label(kit, "RIGSMITH", [0, -HEIGHT / 2 + 0.19, 0.054], 0.9, "z", { color: kit.finish.print, weight: 800 });
}

/** Two slotted rubber blocks keep it upright. */
function foot(kit: Kit): void {
  for (const x of [-1.5, 1.5]) {
    kit.slab(roundedRectangle(0.62, 0.5, 0.1), 0.1, kit.materials.rubber, [x, 0.05, 0], { bevel: 0.02, axis: "y" });
    for (const z of [-0.14, 0.12]) kit.box([x, 0.13, z], [0.5, 0.12, 0.08], kit.materials.rubber, 0.02);
  }
}
