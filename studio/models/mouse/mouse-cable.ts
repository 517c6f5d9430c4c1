import type { Kit } from "../../kit/kit.ts";
import { usbPlug } from "../keyboard/usb-plug.ts";
import type { MouseShape } from "./mouse-shape.ts";

/** The plug is drawn in a keyboard's units, and a mouse's are smaller. */
const PLUG_SIZE = 1.7;

/** A soft cable from the nose, around the side away from the thumb, to its plug. A mouse on its back has the floor above. */
export function mouseCable(kit: Kit, shape: MouseShape, ceiling?: number): void {
  const nose = shape.length / 2;
  const low = ceiling === undefined ? 0.045 : ceiling - 0.045;
  /** From the nose's height (0) down to the floor (1). */
  const y = (share: number) => 0.17 + (low - 0.17) * share;
  kit.cylinder([0, 0.17, nose + 0.06], 0.075, 0.22, kit.materials.rubber, "z", { topRadius: 0.052 });
  const x = -1.12;
  /** The plug is thicker than the cable: lying flat, its middle is further from the floor. */
  const plugY = low + Math.sign(0.17 - low) * (0.055 * PLUG_SIZE - 0.045);
  kit.tube(
    [
      [0, y(0), nose + 0.08],
      [-0.02, y(0.24), nose + 0.24],
      [-0.22, y(0.92), nose + 0.4],
      [-0.66, y(1), nose + 0.36],
      [x + 0.08, y(1), nose - 0.05],
      [x - 0.02, y(1), nose - 0.8],
      [x, plugY, nose - 1.38],
      [x, plugY, nose - 1.5],
    ],
    0.04,
    kit.materials.sleeve,
    { segments: 90, textureRepeat: 18 },
  );
  kit.at([x, plugY, nose - 1.5], "-z", () => usbPlug(kit)).scale.setScalar(PLUG_SIZE);
}
