import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import type { LiquidCoolerLook } from "../looks/part-looks.ts";
import type { Model, Vector } from "../model.ts";
import { coolantTube } from "./parts/cables.ts";
import { fan } from "./parts/fan.ts";
import { pump, radiatorCore } from "./parts/pump-and-radiator.ts";
import { coldPlate } from "./parts/cold-plate.ts";

/** Fans of which size fill a radiator. */
const FAN_MM = { 240: 120, 280: 140, 360: 120, 420: 140 } as const satisfies Record<
  LiquidCoolerLook["radiatorMm"],
  number
>;
/** Middle of the block, before the radiator. */
const BLOCK: Vector = [0.35, 0.466, 1.45];
const BLOCK_RADIUS = 0.46;
/** Turns of the block around X: its face up to the camera, or its cold plate. */
const FACE_UP = -0.86;
const PLATE_UP = 2.4;

/** A liquid cooler: the radiator stands on its long edge with its fans to the camera, the block lies before it. */
export const liquidCooler: Model<LiquidCoolerLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 26, fill: 0.84 },
    block: { azimuth: 14, elevation: 30, closeUp: { at: BLOCK, radius: 0.84 } },
    back: { azimuth: 142, elevation: 28, fill: 0.84 },
    plate: { azimuth: 14, elevation: 30, pose: "plate", closeUp: { at: BLOCK, radius: 0.84 } },
  },
  smallestShadow: 0.03,
  lighting: ({ palette }) => ({ light: palette === "off" ? 1.4 : 1.1, bloom: 0.12 }),
  build(kit, { radiatorMm, display }, pose) {
    const fanMm = FAN_MM[radiatorMm];
    const fanSize = fanMm / 100;
    const fans = radiatorMm / fanMm;
    const length = fans * fanSize;
    const width = fanSize - 0.01;
    const center: Vector = [0, width / 2, -0.55];
    kit.at(center, null, () => {
      radiatorCore(kit, length, width);
      for (let index = 0; index < fans; index += 1)
        fan(kit, [-length / 2 + fanSize * (index + 0.5), 0, 0.265], "z", fanSize * 0.99, {
          spin: index * 0.5,
          ringPower: 0.7,
          ringStrength: 1.5,
          phase: index / 4,
          ring: kit.palette.on,
          plain: true,
        });
    });
    const tilt = pose === "plate" ? PLATE_UP : FACE_UP;
    block(kit, tilt, display);
    tubes(kit, length / 2 + 0.21, width, tilt);
  },
};

function block(kit: Kit, tilt: number, display: boolean): void {
  const { aluminium } = kit.materials;
  kit.at(
    BLOCK,
    null,
    () => {
      pump(kit, [0, 0, -0.16], { radius: BLOCK_RADIUS, plain: true, ...(display && { temperature: "31°" }) });
      kit.at([0, 0, -0.16], "-z", () => coldPlate(kit, BLOCK_RADIUS));
      for (const side of [-1, 1]) {
        kit.cylinder([BLOCK_RADIUS + 0.02, side * 0.13, -0.06], 0.075, 0.12, aluminium, "x", { segments: 28 });
        kit.cylinder([BLOCK_RADIUS + 0.09, side * 0.13, -0.06], 0.098, 0.05, aluminium, "x", { segments: 28 });
      }
    },
    [tilt, 0, 0],
  );
  stand(kit);
}

/** What the tilted block leans on: light, so that it is seen on the dark floor. */
function stand(kit: Kit): void {
  const grey = kit.material({ color: "#7d828a", metalness: 0.3, roughness: 0.5 });
  kit.box([BLOCK[0], 0.025, BLOCK[2] - 0.02], [0.62, 0.05, 0.5], grey, 0.02);
  kit.box([BLOCK[0], 0.2, BLOCK[2] - 0.1], [0.3, 0.36, 0.14], grey, 0.03);
}

/** From the radiator's right end around to the block's right side. */
function tubes(kit: Kit, end: number, width: number, tilt: number): void {
  for (const which of [0, 1]) {
    const side = which === 0 ? 1 : -1;
    const fitting = new THREE.Vector3(BLOCK_RADIUS + 0.1, side * 0.13, -0.06).applyEuler(new THREE.Euler(tilt, 0, 0));
    const at = fitting.add(new THREE.Vector3(...BLOCK));
    const start: Vector = [end, width * (which === 0 ? 0.74 : 0.26), -0.55];
    const reach = end + 0.42 + which * 0.03;
    const level = Math.max(0.1, at.y * 0.5);
    coolantTube(
      kit,
      [
        start,
        [end + 0.16, start[1], -0.55],
        [reach, start[1] * 0.8 + 0.05, -0.12 + which * 0.06],
        [reach - 0.14, Math.max(0.12, start[1] * 0.4), 0.62 + which * 0.1],
        [(reach + at.x) / 2 + 0.28, level + (which === 0 ? 0.06 : 0), at.z * 0.88 + which * 0.06],
        [at.x + 0.4, at.y * 0.86 + 0.02, at.z + 0.01],
        [at.x, at.y, at.z],
      ],
      0.085,
    );
    kit.cylinder([end + 0.03, start[1], -0.55], 0.1, 0.1, kit.materials.gunmetal, "x", { segments: 28 });
  }
}
