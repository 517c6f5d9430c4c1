import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { MouseLook } from "../../looks/desk-looks.ts";
import type { MouseShape } from "./mouse-shape.ts";

/** What only the desk sees: glides, the sensor's eye, the switch of a wireless one and its small print. */
export function mouseBottom(kit: Kit, shape: MouseShape, look: MouseLook): void {
  const plate = kit.material({ color: kit.isWhite ? "#c4c7cb" : "#17181b", roughness: 0.7 });
  const glide = kit.material({ color: kit.isWhite ? "#f1f2f4" : "#4b4e54", roughness: 0.35 });
  const outline = new THREE.Shape(shape.foot(0.012));
  kit.slab(outline, 0.07, plate, [0, 0.058, 0], { bevel: 0.02, axis: "-y" });
  const half = shape.length / 2;
  kit.at([0, 0.012, 0], "-y", () => {
    // Seen from below: local +Y is the nose.
    const nose = 1;
    kit.slab(roundedRectangle(0.86, 0.2, 0.1), 0.03, glide, [0, nose * (half - 0.34), 0], { bevel: 0.008 });
    kit.slab(roundedRectangle(1.02, 0.26, 0.12), 0.03, glide, [0, nose * -(half - 0.46), 0], { bevel: 0.008 });
    kit.turned(
      [0, nose * 0.1, -0.012],
      [
        [0.13, 0],
        [0.21, 0],
        [0.21, 0.022],
        [0.13, 0.012],
      ],
      glide,
      "z",
      56,
    );
    kit.cylinder([0, nose * 0.1, -0.004], 0.13, 0.012, kit.materials.gap, "z");
    kit.add(new THREE.SphereGeometry(0.06, 32, 16).scale(1, 1, 0.3), kit.materials.gap, [0, nose * 0.1, 0]);
    const print = { color: kit.isWhite ? "#5a5e66" : "#8b9098", weight: 600 };
    label(kit, "HERON", [0, nose * -0.5, 0], 0.7, "z", { ...print, letterSpacing: 20 });
    label(kit, look.cable ? "12,000 dpi  ·  5 V" : "26,000 dpi  ·  2.4 GHz", [0, nose * -0.62, 0], 0.5, "z", print);
    if (look.cable) return;
    kit.slab(roundedRectangle(0.12, 0.3, 0.06), 0.02, kit.materials.gap, [0.38, nose * 0.1, -0.01], { bevel: 0.004 });
    kit.cylinder([0.38, nose * 0.03, 0], 0.045, 0.03, glide, "z", { segments: 32 });
    kit.slab(roundedRectangle(0.2, 0.3, 0.04), 0.014, kit.materials.black, [-0.4, nose * 0.1, -0.008], {
      bevel: 0.004,
    });
  });
}
