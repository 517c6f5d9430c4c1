import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import type { CardOutputs } from "../../looks/card-outputs.ts";
import type { Vector } from "../../model.ts";
import { backplate, bracket } from "./card-ends.ts";
import { fanSide } from "./card-face.ts";
import { clearOfSocket, powerSocket } from "./card-sockets.ts";

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
  /** Sockets for screens: one HDMI and three DisplayPort unless told. */
  outputs?: CardOutputs;
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
    outputs: { hdmi: 1, displayPort: 3 },
    standsAlone: false,
    ...options,
  };
  finStack(kit, card);
  cheeks(kit, card);
  fanSide(kit, card, shroud(kit, card));
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
  const { gap, fins } = kit.materials;
  const front = 0.05 - thickness * 0.27;
  const back = thickness / 2 - 0.085;
  const middle = (front + back) / 2;
  const depth = back - front;
  kit.box([length / 2, middle, height / 2], [length - 0.14, depth - 0.03, height - 0.2], gap, 0);
  const count = Math.round(length * 34);
  for (let fin = 0; fin < count; fin += 1) {
    const x = 0.08 + ((length - 0.16) * (fin + 0.5)) / count;
    kit.box([x, middle, height / 2], [0.011, depth, height - 0.07], fins, 0);
  }
  for (const [from, to, share] of PIPES) {
    const y = front + depth * share;
    const bend = [0.12, 0.055, 0.045, 0.055, 0.12];
    const points = bend.map((inset, index): Vector => [
      length - inset,
      y,
      height * (from + ((to - from) * index) / (bend.length - 1)),
    ]);
    kit.tube(points, 0.032, pipeMetal(kit), { segments: 40, sides: 14 });
  }
}

/** Tarnished: bright copper beside a lamp looks as if it glowed. */
const pipeMetal = (kit: Kit): THREE.Material =>
  kit.shared("heat pipe", () =>
    kit.material({ color: "#3a271d", metalness: 0.4, roughness: 0.62, envMapIntensity: 0.8 }),
  );

/** Heat pipes bend back at the card's end: from and to as shares of its height, and where in the fins' depth. */
const PIPES = [
  [0.16, 0.46, 0.62],
  [0.54, 0.84, 0.62],
  [0.36, 0.64, 0.3],
] as const;

/** Behind the bracket's dark plate, so that nothing of the shroud shows through its vents. */
const FIRST_X = 0.04;
/** Thin enough to stay out of the fan openings. */
const CHEEK = 0.048;
const GROOVE = 0.07;

/** The shroud's long sides: label side and slot side. The groove over the fins ends before the power socket. */
function cheeks(kit: Kit, card: Card): void {
  const { length, height, thickness } = card;
  const low = -thickness / 2;
  const high = thickness / 2 - 0.05;
  const outline = new THREE.Shape();
  const left = FIRST_X;
  const groove = clearOfSocket(length);
  outline.moveTo(left, low + 0.1);
  outline.lineTo(0.1, low);
  outline.lineTo(length - 0.22, low);
  outline.lineTo(length, low + 0.2);
  outline.lineTo(length, high - 0.06);
  outline.lineTo(length - 0.1, high);
  outline.lineTo(groove + 0.06, high);
  outline.lineTo(groove, high - GROOVE);
  outline.lineTo(length * 0.08, high - GROOVE);
  outline.lineTo(length * 0.06, high);
  outline.lineTo(left, high);
  const window = new THREE.Path();
  const [from, to] = [length * 0.74, length * 0.93];
  window.moveTo(from, low + thickness * 0.3);
  window.lineTo(from + 0.08, high - 0.16);
  window.lineTo(to + 0.06, high - 0.16);
  window.lineTo(to - 0.02, low + thickness * 0.3);
  outline.holes.push(window);
  for (const z of [height - CHEEK / 2, CHEEK / 2 + 0.01])
    kit.slab(outline, CHEEK, shroud(kit, card), [0, 0, z], { bevel: 0.014 });
}

/** What is printed keeps between the light bar and the groove, and clear of the cable in front of the socket. */
function labelSide(kit: Kit, { length, height, thickness, name, maker }: Card): void {
  const glows = kit.palette.on && !kit.isWhite;
  const ink = kit.isWhite ? INK.white : INK.dark;
  const [start, end] = [length * 0.05, clearOfSocket(length)];
  const low = -thickness / 2;
  const bar = -thickness * 0.27;
  const high = thickness / 2 - 0.05 - GROOVE;
  const face = height + 0.004;
  const fitted = (width: number, room: number) => Math.min(width, room * 8);
  label(kit, name, [(start + end) / 2, (bar + high) / 2, face], fitted(length * 0.42, high - bar), "z", {
    color: glows ? "#f2f5fa" : ink.name,
    glow: glows ? 0.85 : 0,
    weight: 750,
  });
  label(kit, maker, [length * 0.84, (low + bar) / 2, face], fitted(length * 0.22, bar - low), "z", {
    color: ink.maker,
    weight: 600,
    letterSpacing: 10,
  });
  lightBar(kit, [start, bar, face], [end, bar, face], 0.026, [0, -0.35, 1], { strength: 1.7, power: 0.4, emitters: 3 });
}

const INK = {
  white: { name: "#2f343c", maker: "#5a6068" },
  dark: { name: "#c3c8d0", maker: "#a0a6b0" },
} as const;
