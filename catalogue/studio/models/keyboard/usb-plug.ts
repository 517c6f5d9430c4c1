import type { Kit } from "../../kit/kit.ts";

/** A USB-A plug lying flat; the cable ends at the origin and the plug points along local +Z. */
export function usbPlug(kit: Kit): void {
  const { rubber, aluminium, gap } = kit.materials;
  kit.cylinder([0, 0, 0.04], 0.045, 0.1, rubber, "z", { topRadius: 0.056 });
  kit.box([0, 0, 0.21], [0.2, 0.11, 0.26], rubber, 0.03);
  kit.box([0, 0, 0.43], [0.15, 0.065, 0.2], aluminium, 0.008);
  kit.box([0, 0.008, 0.5], [0.126, 0.034, 0.064], gap, 0);
  for (const side of [-1, 1]) kit.box([side * 0.035, 0.033, 0.44], [0.03, 0.004, 0.035], gap, 0);
}
