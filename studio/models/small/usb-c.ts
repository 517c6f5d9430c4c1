import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { plugMetal } from "../keyboard/usb-plug.ts";

/** A USB-C plug; the cable ends at the origin and the plug points along local +Z. */
export function usbCPlug(kit: Kit): void {
  kit.box([0, 0, 0.12], [0.16, 0.11, 0.32], kit.materials.black, 0.04);
  kit.slab(roundedRectangle(0.13, 0.05, 0.024), 0.14, plugMetal(kit), [0, 0, 0.34], { bevel: 0.005 });
  kit.slab(roundedRectangle(0.11, 0.03, 0.014), 0.01, kit.materials.gap, [0, 0, 0.408], { bevel: 0 });
}

/** A USB-C socket in a wall whose surface is z = 0. */
export function usbCSocket(kit: Kit): void {
  kit.slab(roundedRectangle(0.3, 0.13, 0.064), 0.05, plugMetal(kit), [0, 0, -0.01], { bevel: 0.01 });
  kit.slab(roundedRectangle(0.25, 0.084, 0.04), 0.05, kit.materials.gap, [0, 0, -0.008], { bevel: 0 });
  kit.box([0, 0, 0.018], [0.16, 0.018, 0.006], plugMetal(kit), 0);
}
