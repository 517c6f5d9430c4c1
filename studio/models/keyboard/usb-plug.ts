import type * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";

/** Pressed steel, duller than the kit's metals: lying flat, those mirror the ceiling's lamps and burn out. */
export const plugMetal = (kit: Kit): THREE.Material =>
  kit.shared("plug metal", () =>
    kit.material({ color: "#6d7178", metalness: 0.85, roughness: 0.6, envMapIntensity: 0.3 }),
  );

/** A USB-A plug lying flat; the cable ends at the origin and the plug points along local +Z. */
export function usbPlug(kit: Kit): void {
  const { rubber, gap } = kit.materials;
  kit.cylinder([0, 0, 0.04], 0.045, 0.1, rubber, "z", { topRadius: 0.056 });
  kit.box([0, 0, 0.21], [0.2, 0.11, 0.26], rubber, 0.03);
  kit.box([0, 0, 0.43], [0.15, 0.065, 0.2], plugMetal(kit), 0.008);
  kit.box([0, 0.008, 0.5], [0.126, 0.034, 0.064], gap, 0);
  for (const side of [-1, 1]) kit.box([side * 0.035, 0.033, 0.44], [0.03, 0.004, 0.035], gap, 0);
}
