import type { Kit } from "../../kit/kit.ts";
import { usbPlug } from "../keyboard/usb-plug.ts";
import type { MouseShape } from "./mouse-shape.ts";

/** A soft cable from the nose, around the side away from the thumb, to its plug. */
export function mouseCable(kit: Kit, shape: MouseShape): void {
  const nose = shape.length / 2;
  kit.cylinder([0, 0.17, nose + 0.06], 0.075, 0.22, kit.materials.rubber, "z", { topRadius: 0.052 });
  const x = 1.12;
  kit.tube(
    [
      [0, 0.17, nose + 0.08],
      [0.02, 0.14, nose + 0.24],
      [0.22, 0.055, nose + 0.4],
      [0.66, 0.045, nose + 0.36],
      [x - 0.08, 0.045, nose - 0.05],
      [x + 0.02, 0.045, nose - 0.8],
      [x, 0.05, nose - 1.5],
    ],
    0.04,
    kit.materials.sleeve,
    { segments: 90, textureRepeat: 18 },
  );
  kit.at([x, 0.057, nose - 1.5], "-z", () => usbPlug(kit));
}
