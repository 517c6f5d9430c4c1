import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { Vector } from "../../model.ts";
import { plugMetal, usbPlug } from "./usb-plug.ts";

/** The socket in the rear wall; a wireless one has its switch beside it. */
export function rearPort(kit: Kit, place: Vector, thickness: number, isWireless: boolean): void {
  const tall = Math.min(0.1, thickness * 0.7);
  kit.at(place, "-z", () => {
    kit.slab(roundedRectangle(0.24, tall, tall * 0.45), 0.02, plugMetal(kit), [0, 0, 0], { bevel: 0.006 });
    kit.slab(roundedRectangle(0.2, tall * 0.7, tall * 0.34), 0.02, kit.materials.gap, [0, 0, 0.006], { bevel: 0.002 });
    if (!isWireless) return;
    kit.slab(roundedRectangle(0.26, 0.08, 0.02), 0.02, kit.materials.gap, [-0.5, 0, 0], { bevel: 0.004 });
    kit.box([-0.44, 0, 0.012], [0.1, 0.06, 0.04], plugMetal(kit), 0.01);
  });
}

/** Rubber below the front edge, folded-out feet below the far one. */
export function tiltFeet(
  kit: Kit,
  { width, depth, rim, lift }: { width: number; depth: number; rim: number; lift: number },
): void {
  for (const x of [0.25, width - 0.25]) {
    kit.box([x, 0.014, depth + rim - 0.16], [0.4, 0.028, 0.1], kit.materials.rubber, 0.01);
    kit.box([x, lift / 2 - 0.005, 0.02], [0.3, lift - 0.01, 0.09], kit.materials.black, 0.02, {
      rotation: [0.25, 0, 0],
    });
    kit.box([x, 0.012, 0.01], [0.28, 0.024, 0.1], kit.materials.rubber, 0.01);
  }
}

export interface CableWay {
  /** Where it leaves the rear wall, which leans by `tilt`. */
  x: number;
  y: number;
  z: number;
  tilt: number;
  width: number;
  thickness: number;
}

/** A braided cable that runs along the far side and ends in its plug; thin enough for the wall it comes from. */
export function keyboardCable(kit: Kit, { x, y, z, tilt, width, thickness }: CableWay): void {
  const radius = Math.min(0.038, thickness * 0.28);
  kit.at([x, y, z], null, () => sleeve(kit, radius), [tilt, 0, 0]);
  const end = Math.min(width - 0.4, x + 2.1);
  kit.tube(
    [
      [x, y + Math.sin(tilt) * 0.16, z - 0.16],
      [x, y * 0.72, z - 0.32],
      [x + 0.14, 0.045, z - 0.52],
      [x + 0.6, 0.04, z - 0.56],
      [x + 1.2, 0.04, z - 0.42],
      [end, 0.045, z - 0.44],
    ],
    radius,
    kit.materials.sleeve,
    { segments: 90, textureRepeat: 18 },
  );
  kit.at([end, 0.06, z - 0.44], "x", () => usbPlug(kit));
}

function sleeve(kit: Kit, radius: number): void {
  kit.cylinder([0, 0, -0.09], radius * 1.3, 0.2, kit.materials.rubber, "z", { topRadius: radius * 1.6 });
}
