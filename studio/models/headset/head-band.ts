import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { HeadsetLook } from "../../looks/furniture-looks.ts";
import type { Vector } from "../../model.ts";
import { leatherLook, suede, woven } from "../upholstery/covers.ts";
import { stitches } from "../upholstery/seams.ts";
import { trimOf } from "./ear-cup.ts";
import { strap } from "./strap.ts";

/** Where the band's straight ends stand, and how high its arch is. */
const BAND = { halfWidth: 0.9, foot: 1.42, top: 2.42 } as const;
const SQUARENESS = 2.25;

/** The arch from +X over the top to -X, moved inwards by `inset`; `along` 0 to 1. */
function arch(along: number, inset: number): [x: number, y: number] {
  const turn = along * Math.PI;
  const power = 2 / SQUARENESS;
  const cosine = Math.cos(turn);
  return [
    Math.sign(cosine) * Math.abs(cosine) ** power * (BAND.halfWidth - inset),
    BAND.foot + Math.max(0, Math.sin(turn)) ** power * (BAND.top - BAND.foot - inset),
  ];
}

/** The band with its padding, and the sliders down to `hinge`, the tops of the cups. */
export function headBand(kit: Kit, look: HeadsetLook, hinge: readonly [x: number, y: number]): void {
  const { body, dark, gunmetal } = kit.materials;
  kit.add(
    strap({
      path: (along) => arch(along, 0),
      halfWidth: () => 0.13,
      halfThickness: () => 0.03,
      roundness: 0.4,
      rows: 120,
    }),
    body,
  );
  kit.add(
    strap({
      path: (along) => arch(0.16 + along * 0.68, -0.026),
      halfWidth: () => 0.105,
      halfThickness: () => 0.022,
      roundness: 0.5,
      rows: 96,
    }),
    dark,
  );
  const cover = look.pads === "cloth" ? woven(kit, "#4a4d54") : leatherLook(kit, "#1a1b1e");
  const puff = (along: number) => 0.082 + 0.012 * Math.sin(along * Math.PI * 5) ** 2;
  kit.add(
    strap({
      path: (along) => arch(0.19 + along * 0.62, 0.11),
      halfWidth: () => 0.17,
      halfThickness: puff,
      roundness: 0.72,
      rows: 140,
    }),
    cover,
  );
  const seam = (z: number) =>
    Array.from({ length: 40 }, (_, step): Vector => [...arch(0.22 + (0.56 * step) / 39, 0.19), z]);
  for (const z of [-0.085, 0.085])
    stitches(kit, seam(z), suede(kit, look.trim === "ember" ? "#a8481f" : "#5a5e66"), {
      stitch: 0.03,
      gap: 0.016,
      thread: 0.005,
    });
  // Blasted: a smooth slider would mirror the dark studio and look like glass.
  const steel = kit.shared("headset slider", () =>
    kit.material({ color: "#8b9098", metalness: 0.45, roughness: 0.62, envMapIntensity: 0.5 }),
  );
  for (const side of [-1, 1]) {
    const [topX, topY] = [side * BAND.halfWidth, BAND.foot];
    const [lowX, lowY] = [side * hinge[0], hinge[1]];
    kit.box([topX, topY + 0.02, 0], [0.1, 0.3, 0.29], body, 0.04);
    kit.box([topX, topY - 0.14, 0], [0.085, 0.03, 0.27], trimOf(kit, look), 0.012);
    const lean = Math.atan2(topX - lowX, topY - lowY);
    kit.box([(topX + lowX) / 2, (topY + lowY) / 2, 0], [0.035, topY - lowY, 0.16], steel, 0.014, {
      rotation: [0, 0, -lean],
    });
    for (let notch = 0; notch < 5; notch += 1)
      kit.box(
        [lowX + (topX - lowX) * (0.3 + notch * 0.1) + side * 0.018, lowY + (topY - lowY) * (0.3 + notch * 0.1), 0],
        [0.004, 0.008, 0.1],
        gunmetal,
        0,
      );
    label(kit, "QUIET", [topX + side * 0.051, topY + 0.03, 0], 0.22, side > 0 ? "x" : "-x", {
      color: kit.finish.print,
      weight: 800,
      letterSpacing: 10,
    });
  }
}
