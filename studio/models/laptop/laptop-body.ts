import type { LaptopLook } from "../../looks/desk-looks.ts";

/** Every laptop is built this wide, whatever its inches: the camera fits itself, and close-ups find their place. */
export const WIDTH = 3.56;
export const FEET = 0.035;

/** What differs from body to body, in units. */
export interface LaptopBody {
  depth: number;
  /** Of the base, without lid and feet. */
  height: number;
  lidThickness: number;
  corner: number;
  /** How far the hinge is from the far edge: what lies behind it is for cooling. */
  hingeInset: number;
  /** Keys across: with a number block or without. */
  hasNumbers: boolean;
  keyboardWidth: number;
  /** Middle of the keyboard, and of the touch pad: from the middle of the base towards the user. */
  keyboardAt: number;
  padAt: number;
  padSize: readonly [width: number, depth: number];
  screenRim: { side: number; top: number; bottom: number };
}

const BODIES: Record<LaptopLook["body"], Omit<LaptopBody, "hasNumbers" | "keyboardWidth">> = {
  slim: {
    depth: 2.53,
    height: 0.14,
    lidThickness: 0.06,
    corner: 0.17,
    hingeInset: 0.085,
    keyboardAt: -0.3,
    padAt: 0.77,
    padSize: [1.56, 0.76],
    screenRim: { side: 0.055, top: 0.08, bottom: 0.1 },
  },
  blade: {
    depth: 2.64,
    height: 0.19,
    lidThickness: 0.065,
    corner: 0.1,
    hingeInset: 0.12,
    keyboardAt: -0.3,
    padAt: 0.78,
    padSize: [1.36, 0.82],
    screenRim: { side: 0.07, top: 0.1, bottom: 0.15 },
  },
  wing: {
    depth: 2.72,
    height: 0.19,
    lidThickness: 0.06,
    corner: 0.12,
    hingeInset: 0.36,
    keyboardAt: -0.2,
    padAt: 0.84,
    padSize: [1.36, 0.8],
    screenRim: { side: 0.06, top: 0.085, bottom: 0.13 },
  },
};

export function bodyOf({ body, inches }: LaptopLook): LaptopBody {
  const hasNumbers = inches > 16 || inches === 15.6;
  const usual = { ...BODIES[body], hasNumbers, keyboardWidth: hasNumbers ? 3.2 : inches === 14 ? 3.16 : 2.92 };
  // An older screen is less tall, and its rims are wider.
  if (inches === 15.6) return { ...usual, depth: 2.5, screenRim: { side: 0.12, top: 0.15, bottom: 0.24 } };
  return usual;
}

/** Share of the base's height that its upper shell takes: enough for ports and outlets to stay clear of the seam. */
const UPPER = 0.66;

export function shellHeight({ height }: LaptopBody): number {
  return height * UPPER;
}

/** The middle of the shell's side, between its rounded edges: where ports and outlets are. */
export function sideMiddle({ height }: LaptopBody): number {
  return FEET + height * (1 - UPPER / 2);
}

/** Where the top of the deck is. */
export function deckHeight(body: LaptopBody): number {
  return FEET + body.height;
}
