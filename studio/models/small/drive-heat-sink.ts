import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { DriveHeatSinkLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const LENGTH = 3.2;
const WIDTH = 0.94;
const HEIGHT = 0.56;
/** The gaps between the fins that the springs lie in, as shares of the length from the middle. */
const GROOVE = { from: 0.17, to: 0.19 } as const;

/** A finned block for an M.2 2280 drive, its spring clips and the pad that goes below it. */
export const driveHeatSink: Model<DriveHeatSinkLook> = {
  angles: {
    hero: { azimuth: 32, elevation: 30 },
    top: { azimuth: 6, elevation: 66 },
    side: { azimuth: 78, elevation: 16 },
    detail: { azimuth: 40, elevation: 30, closeUp: { at: [1.2, 0.3, -0.2], radius: 0.6 } },
  },
  smallestShadow: 0.015,
  lighting: () => DARK_GOODS,
  build(kit) {
    kit.at([0, 0, -0.25], null, () => block(kit));
    pad(kit);
  },
};

function block(kit: Kit): void {
  const { body, gunmetal, black } = kit.materials;
  const fins = 11;
  kit.box([0, 0.1, 0], [LENGTH, 0.14, WIDTH], body, 0.02);
  for (let fin = 0; fin < fins; fin += 1) {
    const z = ((fin + 0.5) / fins - 0.5) * (WIDTH - 0.02);
    for (const [from, to] of [
      [-0.5, -GROOVE.to],
      [-GROOVE.from, GROOVE.from],
      [GROOVE.to, 0.5],
    ] as const)
      kit.box(
        [((from + to) / 2) * LENGTH, 0.16 + (HEIGHT - 0.16) / 2, z],
        [(to - from) * LENGTH, HEIGHT - 0.16, 0.036],
        body,
        0.008,
      );
  }
  kit.slab(roundedRectangle(1.0, WIDTH * 0.44, 0.05), 0.04, black, [0, HEIGHT + 0.008, 0], { bevel: 0.012, axis: "y" });
  label(kit, "RIGSMITH", [0, HEIGHT + 0.03, 0], 0.78, "y", { color: kit.finish.print, weight: 800 });
  for (const side of [-1, 1]) clip(kit, (side * LENGTH * (GROOVE.from + GROOVE.to)) / 2);
  // The lower shell that the clips hold the drive in.
  kit.box([0, 0.02, 0], [LENGTH - 0.1, 0.04, WIDTH - 0.06], gunmetal, 0.01);
}

/** A spring wire over the fins, hooked into the block. */
function clip(kit: Kit, x: number): void {
  kit.tube(
    [
      [x, 0.07, -WIDTH / 2 + 0.03],
      [x, 0.085, -WIDTH / 2 - 0.03],
      [x, 0.4, -WIDTH / 2 - 0.035],
      [x, HEIGHT - 0.03, -WIDTH / 2 - 0.02],
      [x, HEIGHT + 0.028, -WIDTH / 2 + 0.05],
      [x, HEIGHT + 0.03, -0.3],
      [x, HEIGHT + 0.03, 0],
      [x, HEIGHT + 0.03, 0.3],
      [x, HEIGHT + 0.028, WIDTH / 2 - 0.05],
      [x, HEIGHT - 0.03, WIDTH / 2 + 0.02],
      [x, 0.4, WIDTH / 2 + 0.035],
      [x, 0.085, WIDTH / 2 + 0.03],
      [x, 0.07, WIDTH / 2 - 0.03],
    ],
    0.026,
    kit.materials.aluminium,
    { segments: 140, sides: 12 },
  );
}

/** A soft pad with a corner of its film peeled up. */
function pad(kit: Kit): void {
  const soft = kit.material({ color: "#3f6073", roughness: 0.9, envMapIntensity: 0.4 });
  const film = kit.material({ color: "#59708a", roughness: 0.14, transparent: true, opacity: 0.4 });
  kit.at(
    [0.1, 0, 0.72],
    null,
    () => {
      kit.slab(roundedRectangle(2.7, 0.62, 0.03), 0.07, soft, [0, 0.036, 0], { bevel: 0.012, axis: "y" });
      kit.slab(peeled(), 0.62, film, [0, 0, 0], { bevel: 0 });
    },
    [0, 0.08, 0],
  );
}

/** The film from the side: flat on the pad, its end rolled back over it. */
function peeled(): THREE.Shape {
  const [start, end, radius, thick] = [-1.34, 0.95, 0.22, 0.006];
  const low = 0.075;
  const shape = new THREE.Shape();
  shape.moveTo(start, low);
  shape.lineTo(end, low);
  shape.absarc(end, low + radius, radius, -Math.PI / 2, Math.PI * 0.35);
  shape.absarc(end, low + radius, radius - thick, Math.PI * 0.35, -Math.PI / 2, true);
  shape.lineTo(start, low + thick);
  return shape;
}
