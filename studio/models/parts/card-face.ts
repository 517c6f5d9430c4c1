import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightRing } from "../../kit/lights.ts";
import { fanBlade } from "./fan-blade.ts";
import { solidBlades } from "./fan-blades.ts";
import type { Card } from "./card-body.ts";

/** A card up to this thick has broader blades, so that it is told from the thicker one of its make. */
const THIN = 0.41;
const ROTORS = {
  thin: { blades: 9, pitch: 30, sweep: 0.45, cap: 0.215 },
  thick: { blades: 11, pitch: 32, sweep: 0.7, cap: 0.155 },
} as const;

/** The front with its fan openings and what lies on it: slanted strips, or rims and ticks on a card of the older make. */
export function fanSide(kit: Kit, card: Card, material: THREE.Material): void {
  const { length, height, thickness, fans, fanRings, eightPins } = card;
  const radius = Math.min(height * 0.475, (length - 0.14) / fans / 2);
  const centers = Array.from({ length: fans }, (_, index) => 0.07 + ((length - 0.14) * (index + 0.5)) / fans);
  const plate = frontOutline(length, height);
  for (const x of centers) {
    const opening = new THREE.Path();
    opening.absarc(x, height / 2, radius * 0.955, 0, 2 * Math.PI, true);
    plate.holes.push(opening);
  }
  kit.at(
    [0, -thickness / 2 + 0.02, 0],
    null,
    () => kit.slab(plate, 0.06, material, [0, 0, 0], { bevel: 0.012, bevelSegments: 2, curveSegments: 48 }),
    [Math.PI / 2, 0, 0],
  );
  const front = -thickness / 2 - 0.012;
  const dress = eightPins > 0 ? ticks : strips;
  for (const [index, x] of centers.slice(1).entries()) dress(kit, ((centers[index] ?? x) + x) / 2, front, height);
  for (const x of [0.12, length - 0.16])
    for (const z of [0.12, height - 0.12])
      kit.cylinder([x, front + 0.004, z], 0.026, 0.01, kit.materials.gunmetal, "-y", { segments: 20 });
  for (const [index, x] of centers.entries())
    kit.at([x, -thickness / 2 + 0.075, height / 2], "-y", () => {
      rotor(kit, radius, thickness > THIN ? "thick" : "thin", index * 0.2);
      if (eightPins > 0) kit.torus([0, 0, 0.084], radius * 0.99, 0.012, kit.materials.trim, "z", 0.8);
      if (fanRings) lightRing(kit, radius * 0.955, 0.013, 0.082, { strength: 1.5, power: 0.25, phase: index / fans });
    });
}

function frontOutline(length: number, height: number): THREE.Shape {
  const plate = new THREE.Shape();
  plate.moveTo(0.1, 0.02);
  plate.lineTo(length - 0.14, 0.02);
  plate.lineTo(length - 0.02, 0.14);
  plate.lineTo(length - 0.02, height - 0.14);
  plate.lineTo(length - 0.14, height - 0.02);
  plate.lineTo(0.1, height - 0.02);
  plate.lineTo(0.02, height - 0.1);
  plate.lineTo(0.02, 0.1);
  return plate;
}

function strips(kit: Kit, x: number, front: number, height: number): void {
  for (const side of [-1, 1])
    kit.box([x, front, height / 2 + side * height * 0.37], [0.3, 0.022, 0.05], kit.materials.trim, 0.008, {
      rotation: [0, side * 0.9, 0],
    });
}

function ticks(kit: Kit, x: number, front: number, height: number): void {
  for (const side of [-1, 1])
    for (const [step, long] of [
      [-0.07, 0.1],
      [0, 0.2],
      [0.07, 0.1],
    ] as const)
      kit.box(
        [x + step, front, height / 2 + side * (height / 2 - 0.07 - long / 2)],
        [0.026, 0.022, long],
        kit.materials.trim,
        0.008,
      );
}

function rotor(kit: Kit, radius: number, kind: keyof typeof ROTORS, turn: number): void {
  const { trim, fan: plastic } = kit.materials;
  const { blades, pitch, sweep, cap } = ROTORS[kind];
  const geometry = fanBlade(radius, blades, { to: 0.9, pitch, sweep });
  for (let blade = 0; blade < blades; blade += 1)
    kit.add(geometry, solidBlades(kit), [0, 0, 0], { rotation: [0, 0, (2 * Math.PI * blade) / blades + turn] });
  kit.torus([0, 0, 0.01], radius * 0.915, radius * 0.02, solidBlades(kit), "z", 1.6);
  const hub = [
    [0, 0.09],
    [radius * 0.22, 0.085],
    [radius * 0.29, 0.05],
    [radius * 0.3, -0.08],
    [0, -0.08],
  ] as const;
  kit.turned([0, 0, 0], hub, plastic, "z", 56);
  const lid = [
    [0, 0.094],
    [radius * cap, 0.092],
    [radius * (cap + 0.005), 0.08],
  ] as const;
  kit.turned([0, 0, 0], lid, trim, "z", 44);
}
