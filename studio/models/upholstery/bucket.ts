import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { panel } from "./panel.ts";
import { type Keys, spline } from "./spline.ts";

/** A padded shell with raised sides: +Y along, +Z the side one sits on. Values are in units, places 0 to 1 along it. */
export interface BucketShape {
  length: number;
  halfWidth: Keys;
  /** Height of the surface one sits on. */
  rise: Keys;
  /** How far the sides stand out over it. */
  bolster: Keys;
  thickness: Keys;
  /** Where the middle panel ends, as a share of the half width. */
  seam: number;
  /** Places of the seams that cross the middle panel. */
  channels: readonly number[];
  puff: number;
  /** Rounding of the first and of the last edge, and of the corners. */
  edge: number;
  corner: number;
}

export interface BucketCovers {
  middle: THREE.Material;
  sides: THREE.Material;
  back: THREE.Material;
}

/** Height at the seams over the middle of the middle panel. */
const DISH = 0.035;
/** How deep a seam pulls the middle panel down. */
const SEAM_DEPTH = 0.012;
/** Where front and back meet at the ends, as a share of the thickness from the front. */
const CLOSING = 0.9;

/** How far from its end a rounded edge has come to its full size, 0 to 1. */
const rounding = (fromEnd: number, radius: number): number =>
  fromEnd >= radius ? 1 : Math.sqrt(Math.max(0, 1 - (1 - fromEnd / radius) ** 2));

export class Bucket {
  readonly #shape: BucketShape;
  readonly #halfWidth: (at: number) => number;
  readonly #rise: (at: number) => number;
  readonly #bolster: (at: number) => number;
  readonly #thickness: (at: number) => number;

  constructor(shape: BucketShape) {
    this.#shape = shape;
    this.#halfWidth = spline(shape.halfWidth);
    this.#rise = spline(shape.rise);
    this.#bolster = spline(shape.bolster);
    this.#thickness = spline(shape.thickness);
  }

  halfWidth(at: number): number {
    const fromEnd = Math.min(at, 1 - at) * this.#shape.length;
    const { corner } = this.#shape;
    return this.#halfWidth(at) - corner * (1 - rounding(fromEnd, corner));
  }

  /** A point of the middle panel; `across` -1 to 1, `lift` above the cloth. */
  middle(across: number, at: number, lift = 0): Vector {
    const reach = this.halfWidth(at) * this.#shape.seam;
    const { puff } = this.#shape;
    const height = DISH * across ** 2 + puff * (1 - Math.abs(across) ** 4) * this.#channel(at) - SEAM_DEPTH;
    return this.#closed(across * reach, this.#rise(at) + height, at, lift);
  }

  /** A point of the back of the shell, `across` from +1 to -1. */
  back(across: number, at: number, lift = 0): Vector {
    const depth = this.#rise(at) - this.#thickness(at) - 0.05 * (1 - across ** 4) - lift;
    return this.#closed(across * (this.halfWidth(at) - 0.03), depth, at);
  }

  /** A point on the side, `turn` 0 at the seam to 1 at the back's edge; `side` 1 or -1. */
  side(side: number, turn: number, at: number): Vector {
    const width = this.halfWidth(at);
    const inner = width * this.#shape.seam;
    const [rise, bolster] = [this.#rise(at), this.#bolster(at)];
    const across = bezier(inner, inner + 0.34 * (width - inner), width + 0.3 * bolster + 0.03, width - 0.03, turn);
    const start = rise + DISH - SEAM_DEPTH;
    const height = bezier(start, start + 1.5 * bolster, rise + 1.15 * bolster, rise - this.#thickness(at), turn);
    return this.#closed(side * across, height, at);
  }

  sew(kit: Kit, covers: BucketCovers): void {
    const stops = [0, ...this.#shape.channels, 1];
    stops.slice(1).forEach((to, index) => {
      const from = stops[index] ?? 0;
      const along = bunched(from, to);
      kit.add(
        panel(40, Math.max(8, Math.round((to - from) * 90)), (across, share) =>
          this.middle(across * 2 - 1, along(share)),
        ),
        covers.middle,
      );
    });
    const along = bunched(0, 1);
    kit.add(
      panel(26, 96, (turn, share) => this.side(1, turn, along(share))),
      covers.sides,
    );
    kit.add(
      panel(26, 96, (turn, share) => this.side(-1, 1 - turn, along(share))),
      covers.sides,
    );
    kit.add(
      panel(28, 96, (across, share) => this.back(1 - across * 2, along(share))),
      covers.back,
    );
  }

  /** Points along a line of constant place across, for piping and stitches. */
  line(at: (place: number) => Vector, from: number, to: number, steps = 48): Vector[] {
    return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps));
  }

  /** The seam all around the shell, where its sides meet its back. */
  rim(): Vector[] {
    const side = this.line((at) => this.side(1, 1, at), 0, 1);
    const opposite = this.line((at) => this.side(-1, 1, at), 1, 0);
    return [
      ...side,
      ...this.line((across) => this.back(across, 1), 0.9, -0.9, 8),
      ...opposite,
      ...this.line((across) => this.back(across, 0), -0.9, 0.9, 8),
    ];
  }

  /** 0 on a seam, 1 between seams. */
  #channel(at: number): number {
    const stops = [0, ...this.#shape.channels, 1];
    const next = stops.findIndex((stop) => stop >= at);
    const [from, to] = [stops[next - 1] ?? 0, stops[next] ?? 1];
    const share = to === from ? 0 : (at - from) / (to - from);
    return 1 - Math.abs(share * 2 - 1) ** 4;
  }

  #closed(across: number, height: number, at: number, lift = 0): Vector {
    const { length, edge } = this.#shape;
    const middle = this.#rise(at) - this.#thickness(at) * CLOSING;
    const open = rounding(Math.min(at, 1 - at) * length, edge);
    return [across, at * length, middle + (height - middle) * open + lift];
  }
}

const bezier = (start: number, one: number, two: number, end: number, share: number): number => {
  const rest = 1 - share;
  return rest ** 3 * start + 3 * rest ** 2 * share * one + 3 * rest * share ** 2 * two + share ** 3 * end;
};

/** Rows lie closer where the shell ends, since it is round there. */
function bunched(from: number, to: number): (share: number) => number {
  const eased = (share: number) => {
    if (from === 0 && to === 1) return (1 - Math.cos(Math.PI * share)) / 2;
    if (from === 0) return 1 - Math.cos((Math.PI * share) / 2);
    if (to === 1) return Math.sin((Math.PI * share) / 2);
    return share;
  };
  return (share) => from + (to - from) * eased(share);
}
