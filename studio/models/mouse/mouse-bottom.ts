import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { MouseLook } from "../../looks/desk-looks.ts";
import type { MouseShape } from "./mouse-shape.ts";

/** The glides' outlines, [width, depth, corner], and the ring around the sensor's eye. */
export const GLIDES = {
  front: [0.86, 0.2, 0.1],
  rear: [1.02, 0.26, 0.12],
  ring: { inner: 0.13, outer: 0.21 },
} as const;

/** What only the desk sees: glides, the sensor's eye, the switch of a wireless one and its small print. */
export function mouseBottom(kit: Kit, shape: MouseShape, look: MouseLook): void {
  const plate = kit.material({ color: kit.isWhite ? "#c4c7cb" : "#17181b", roughness: 0.7 });
  const glide = kit.material({ color: kit.isWhite ? "#f1f2f4" : "#4b4e54", roughness: 0.35 });
  const outline = new THREE.Shape(shape.foot(0.004));
  kit.slab(outline, 0.07, plate, [0, 0.058, 0], { bevel: 0.02, axis: "-y" });
  const half = shape.length / 2;
  kit.at([0, 0.012, 0], "-y", () => {
    // Seen from below: local +Y is the nose.
    const nose = 1;
    const { inner, outer } = GLIDES.ring;
    kit.slab(roundedRectangle(...GLIDES.front), 0.03, glide, [0, nose * (half - 0.34), 0], { bevel: 0.008 });
    kit.slab(roundedRectangle(...GLIDES.rear), 0.03, glide, [0, nose * -(half - 0.46), 0], { bevel: 0.008 });
    kit.turned(
      [0, nose * 0.1, -0.012],
      [
        [inner, 0],
        [outer, 0],
        [outer, 0.022],
        [inner, 0.012],
      ],
      glide,
      "z",
      56,
    );
    kit.cylinder([0, nose * 0.1, -0.004], inner, 0.012, kit.materials.gap, "z");
    kit.add(new THREE.SphereGeometry(0.06, 32, 16).scale(1, 1, 0.3), kit.materials.gap, [0, nose * 0.1, 0]);
    const print = { color: kit.isWhite ? "#5a5e66" : "#8b9098", weight: 600 };
    const small = look.cable ? "12,000 dpi  ·  5 V" : "26,000 dpi  ·  2.4 GHz";
    // A left-handed mouse is built mirrored, its print is not.
    kit.at([0, 0, 0], null, () => {
      label(kit, nameOf(look), [0, nose * -0.49, 0], 0.9, "z", { ...print, letterSpacing: 6 });
      label(kit, small, [0, nose * -0.62, 0], 0.5, "z", print);
    }).scale.x = look.hand === "left" ? -1 : 1;
    if (look.cable) return;
    kit.slab(roundedRectangle(0.17, 0.35, 0.085), 0.012, glide, [0.38, nose * 0.1, -0.008], { bevel: 0.004 });
    kit.slab(roundedRectangle(0.12, 0.3, 0.06), 0.02, kit.materials.gap, [0.38, nose * 0.1, -0.01], { bevel: 0.004 });
    kit.cylinder([0.38, nose * 0.03, 0], 0.045, 0.03, glide, "z", { segments: 32 });
    donglesDoor(kit, nose * 0.1, glide);
  });
}

/** The door over the dongle's place: a dark seam around it and three ridges for a nail. */
function donglesDoor(kit: Kit, y: number, ridges: THREE.Material): void {
  const door = kit.material({ color: kit.isWhite ? "#9da0a6" : "#2b2d32", roughness: 0.6 });
  kit.slab(roundedRectangle(0.24, 0.34, 0.05), 0.012, kit.materials.gap, [-0.4, y, -0.008], { bevel: 0 });
  kit.slab(roundedRectangle(0.215, 0.315, 0.04), 0.02, door, [-0.4, y, -0.006], { bevel: 0.006 });
  for (const ridge of [0.06, 0.085, 0.11]) kit.box([-0.4, y + ridge, 0.005], [0.12, 0.01, 0.008], ridges, 0);
}

function nameOf({ cable, hand, size, thumbButtons }: MouseLook): string {
  if (!cable) return "HERON WIRELESS";
  if (hand === "left") return "HERON LEFT";
  if (thumbButtons === 8) return "HERON EIGHT";
  return size === "mini" ? "HERON MINI" : "HERON";
}
