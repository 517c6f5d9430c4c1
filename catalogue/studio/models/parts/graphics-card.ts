import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar, lightRing } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import { backplate, bracket, powerSocket } from "./card-ends.ts";
import { fanBlade } from "./fan-blade.ts";
import { solidBlades } from "./fan.ts";

export interface GraphicsCardOptions {
  /** In units: 3.04 is 304 mm. */
  length?: number;
  height?: number;
  /** 0.2 a slot. */
  thickness?: number;
  fans?: 2 | 3;
  /** On the label side and the backplate. */
  name?: string;
  maker?: string;
  /** Rings of light around the fans; only cards that show their fans need them. */
  fanRings?: boolean;
  /** 8-pin sockets; without any there is one 16-pin socket. */
  eightPins?: number;
  /** Not in a PC: its shroud wears the finish, and the print on its back reads with the slot edge down. */
  standsAlone?: boolean;
}

/** Where the middle of a card stands so that its board sits in a slot at `slotY`. */
export const cardAbove = (slotY: number, thickness = 0.56): number => slotY - thickness / 2 + 0.06;

/**
 * A graphics card: length along X from its bracket at 0, height along Z from its slot edge at 0 to its label side,
 * fans towards -Y.
 */
export function graphicsCard(kit: Kit, options: GraphicsCardOptions = {}): void {
  const card: Card = {
    length: 3.1,
    height: 1.28,
    thickness: 0.56,
    fans: 3,
    name: "VORNE",
    maker: "HALCYR",
    fanRings: false,
    eightPins: 0,
    standsAlone: false,
    ...options,
  };
  finStack(kit, card);
  cheeks(kit, card);
  fanSide(kit, card);
  labelSide(kit, card);
  backplate(kit, card);
  bracket(kit, card);
  powerSocket(kit, card);
}

export type Card = Required<GraphicsCardOptions>;

/** Shroud plastic: dark in a PC, whatever the case's finish; a card alone wears its own. */
function shroud(kit: Kit, { standsAlone }: Card): THREE.Material {
  return kit.shared(`card shroud ${standsAlone}`, () => {
    const own = new THREE.Color(kit.finish.body).lerp(new THREE.Color(kit.finish.dark), 0.5);
    return kit.material({
      color: kit.isWhite ? "#dfe1e4" : standsAlone ? own : "#24272c",
      metalness: kit.isWhite ? 0 : 0.45,
      roughness: 0.42,
      roughnessMap: kit.materials.body.roughnessMap,
      envMapIntensity: 0.8,
    });
  });
}

function finStack(kit: Kit, { length, height, thickness }: Card): void {
  const { gap, fins, copper } = kit.materials;
  kit.box([length / 2, 0.05, height / 2], [length - 0.14, thickness * 0.46, height - 0.2], gap, 0);
  const count = Math.round(length * 34);
  for (let fin = 0; fin < count; fin += 1) {
    const x = 0.08 + ((length - 0.16) * (fin + 0.5)) / count;
    kit.box([x, 0.05, height / 2], [0.011, thickness * 0.54, height - 0.07], fins, 0);
  }
  for (const [pipe, y] of [0.08, -0.06, 0.16].entries())
    kit.cylinder([length - 0.04, y * thickness, height * (0.3 + pipe * 0.2)], 0.035, 0.06, copper, "x", {
      segments: 24,
    });
}

/** The shroud's long sides: label side and slot side. */
function cheeks(kit: Kit, card: Card): void {
  const { length, height, thickness } = card;
  const low = -thickness / 2;
  const high = thickness / 2 - 0.05;
  const outline = new THREE.Shape();
  outline.moveTo(0, low + 0.1);
  outline.lineTo(0.1, low);
  outline.lineTo(length - 0.22, low);
  outline.lineTo(length, low + 0.2);
  outline.lineTo(length, high - 0.06);
  outline.lineTo(length - 0.1, high);
  outline.lineTo(length * 0.78, high);
  outline.lineTo(length * 0.76, high - 0.07);
  outline.lineTo(length * 0.08, high - 0.07);
  outline.lineTo(length * 0.06, high);
  outline.lineTo(0, high);
  const window = new THREE.Path();
  const [left, right] = [length * 0.74, length * 0.93];
  window.moveTo(left, low + thickness * 0.3);
  window.lineTo(left + 0.08, high - 0.16);
  window.lineTo(right + 0.06, high - 0.16);
  window.lineTo(right - 0.02, low + thickness * 0.3);
  outline.holes.push(window);
  kit.slab(outline, 0.1, shroud(kit, card), [0, 0, height - 0.05], { bevel: 0.016 });
  kit.slab(outline, 0.08, shroud(kit, card), [0, 0, 0.1], { bevel: 0.016 });
}

function fanSide(kit: Kit, card: Card): void {
  const { length, height, thickness, fans, fanRings } = card;
  const { trim, fan: plastic, gunmetal } = kit.materials;
  const radius = Math.min(height * 0.475, (length - 0.14) / fans / 2);
  const centerOf = (index: number) => 0.07 + ((length - 0.14) * (index + 0.5)) / fans;
  const plate = new THREE.Shape();
  plate.moveTo(0.1, 0.02);
  plate.lineTo(length - 0.14, 0.02);
  plate.lineTo(length - 0.02, 0.14);
  plate.lineTo(length - 0.02, height - 0.14);
  plate.lineTo(length - 0.14, height - 0.02);
  plate.lineTo(0.1, height - 0.02);
  plate.lineTo(0.02, height - 0.1);
  plate.lineTo(0.02, 0.1);
  for (let index = 0; index < fans; index += 1) {
    const opening = new THREE.Path();
    opening.absarc(centerOf(index), height / 2, radius * 0.955, 0, 2 * Math.PI, true);
    plate.holes.push(opening);
  }
  kit.at(
    [0, -thickness / 2 + 0.02, 0],
    null,
    () => kit.slab(plate, 0.06, shroud(kit, card), [0, 0, 0], { bevel: 0.012, bevelSegments: 2, curveSegments: 32 }),
    [Math.PI / 2, 0, 0],
  );
  const front = -thickness / 2 - 0.012;
  for (let gap = 0; gap + 1 < fans; gap += 1)
    for (const side of [-1, 1]) {
      const x = (centerOf(gap) + centerOf(gap + 1)) / 2;
      kit.box([x, front, height / 2 + side * height * 0.37], [0.3, 0.022, 0.05], trim, 0.008, {
        rotation: [0, side * 0.9, 0],
      });
    }
  for (const x of [0.12, length - 0.16])
    for (const z of [0.12, height - 0.12]) {
      kit.cylinder([x, front + 0.004, z], 0.026, 0.01, gunmetal, "-y", { segments: 20 });
    }
  for (let index = 0; index < fans; index += 1)
    kit.at([centerOf(index), -thickness / 2 + 0.075, height / 2], "-y", () => {
      const blades = 11;
      for (let blade = 0; blade < blades; blade += 1)
        kit.add(fanBlade(radius, blades, { to: 0.9, pitch: 32, sweep: 0.7 }), solidBlades(kit), [0, 0, 0], {
          rotation: [0, 0, (2 * Math.PI * blade) / blades + index * 0.2],
        });
      kit.torus([0, 0, 0.01], radius * 0.915, radius * 0.02, solidBlades(kit), "z", 1.6);
      const hub = [
        [0, 0.09],
        [radius * 0.22, 0.085],
        [radius * 0.29, 0.05],
        [radius * 0.3, -0.08],
        [0, -0.08],
      ] as const;
      kit.turned([0, 0, 0], hub, plastic, "z", 56);
      const cap = [
        [0, 0.094],
        [radius * 0.15, 0.092],
        [radius * 0.155, 0.08],
      ] as const;
      kit.turned([0, 0, 0], cap, trim, "z", 44);
      if (fanRings) lightRing(kit, radius * 0.955, 0.013, 0.082, { strength: 1.5, power: 0.25, phase: index / 3 });
    });
}

function labelSide(kit: Kit, { length, height, thickness, name, maker }: Card): void {
  const lit = kit.palette.on;
  label(kit, name, [length * 0.33, 0.03, height + 0.004], length * 0.42, "z", {
    color: lit ? "#f2f5fa" : kit.isWhite ? "#3d424b" : "#aab0ba",
    glow: lit ? 0.95 : 0,
    weight: 750,
  });
  label(kit, maker, [length * 0.62, -0.01, height + 0.004], length * 0.12, "z", {
    color: kit.isWhite ? "#5a6068" : "#8d94a0",
    weight: 600,
    letterSpacing: 10,
  });
  lightBar(
    kit,
    [length * 0.05, -thickness * 0.27, height + 0.004],
    [length * 0.7, -thickness * 0.27, height + 0.004],
    0.026,
    [0, -0.35, 1],
    { strength: 1.7, power: 0.5, emitters: 3 },
  );
}
