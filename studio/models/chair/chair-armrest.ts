import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { panel } from "../upholstery/panel.ts";

/** An armrest that moves up, out and around; `side` 1 is the sitter's left, at +X. */
export function chairArmrest(kit: Kit, side: number, seatY: number, reach: number, padY: number): void {
  const { black, dark, gunmetal, trim } = kit.materials;
  const post = reach;
  const low = seatY - 0.2;
  kit.box([side * (post - 0.26), low, -0.02], [0.62, 0.05, 0.2], gunmetal, 0.02);
  kit.box([side * post, (low + padY) / 2 - 0.12, -0.02], [0.085, padY - low - 0.18, 0.2], black, 0.036);
  kit.box([side * post, padY - 0.22, -0.02], [0.066, 0.34, 0.16], trim, 0.03);
  kit.box([side * post, padY - 0.2, -0.02], [0.108, 0.02, 0.222], dark, 0.01);
  kit.box([side * (post + 0.046), padY - 0.32, -0.02], [0.014, 0.09, 0.06], dark, 0.006);
  kit.box([side * post, padY - 0.055, -0.01], [0.17, 0.05, 0.42], black, 0.02);
  kit.at(
    [side * (post - 0.01), padY, 0.04],
    null,
    () =>
      kit.add(
        padGeometry(),
        kit.shared("arm pad", () => padMaterial(kit)),
      ),
    [0, side * -0.06, 0],
  );
}

const padMaterial = (kit: Kit) => kit.material({ color: "#16171a", roughness: 0.66, envMapIntensity: 0.6 });

/** A soft pad: rounded, a little hollow along its middle, lower at the front. */
function padGeometry(): THREE.BufferGeometry {
  return panel(40, 40, (around, along) => {
    const turn = around * 2 * Math.PI;
    const place = (1 - Math.cos(along * Math.PI)) / 2;
    const end = Math.sqrt(Math.max(0, 1 - Math.abs(place * 2 - 1) ** 5));
    const squared = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
    const across = squared(Math.cos(turn), 0.7) * (0.155 - 0.018 * Math.sin(place * Math.PI * 2)) * end;
    const hollow = -0.018 * (1 - (across / 0.17) ** 2) * Math.sin(place * Math.PI);
    const top = Math.sin(turn) > 0 ? hollow * Math.sin(turn) : 0;
    return [
      across,
      squared(Math.sin(turn), 0.7) * 0.058 * end + top - 0.02 * Math.max(0, place - 0.7),
      (place - 0.5) * 0.92,
    ];
  });
}
