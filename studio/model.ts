import type { Kit } from "./kit/kit.ts";
import type { CommonLook } from "./looks/common-look.ts";

/** Where the camera stands. Degrees; azimuth 0 looks at +Z (a PC's glass side), 90 at +X (its front). */
export interface Angle {
  azimuth: number;
  elevation: number;
  /** Share of the square frame that the product takes, 0.78 unless told. */
  fill?: number;
  /** A part to fill the frame with, instead of the whole product: centre and radius in the model's units. */
  closeUp?: { at: Vector; radius: number };
  /** Width of the frame over its height: 1 for products, more for the wide art of pages. */
  aspect?: number;
  /** How the product stands in this picture, like "closed" for a laptop's lid. */
  pose?: string;
}

/** How much light the photographer gives; every number is a factor of the studio's usual light, unless told. */
export interface Lighting {
  /** Key and sky together: below 1 for white products. */
  light?: number;
  /** What metal and glass reflect of the soft boxes. */
  reflections?: number;
  /** How far the product's own lights reach. */
  spill?: number;
  bloom?: number;
  /** How strongly the floor mirrors, 0.17 unless told (not a factor). */
  mirror?: number;
  /** Frames that are averaged (not a factor): more where many small lights or shadows would show as patches. */
  samples?: number;
}

/** x, y up, z. A unit is about 10 cm for PCs; small things are built larger, since the camera fits itself. */
export type Vector = readonly [x: number, y: number, z: number];

/**
 * One parametric product. `angles` begins with `hero`; the others are named as a shopper would say them (front, side,
 * back, top, detail). Builders are pure: the same look builds the same model, in the studio as in a shopper's browser.
 */
export interface Model<Look extends CommonLook> {
  angles: { hero: Angle } & Record<string, Angle>;
  /** Largest sphere radius, in units, of pieces too small to cast a shadow: 0.09 unless told. */
  smallestShadow?: number;
  /** Without an angle's name, what suits most of them. */
  lighting?(look: Look, angle?: string): Lighting;
  build(kit: Kit, look: Look, pose: string | undefined): void;
}
