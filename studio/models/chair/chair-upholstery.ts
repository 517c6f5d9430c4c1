import type * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { Bucket, type BucketCovers, type BucketShape } from "../upholstery/bucket.ts";
import { suede } from "../upholstery/covers.ts";
import { panel } from "../upholstery/panel.ts";
import { pillow } from "../upholstery/pillow.ts";
import { piping, stitches } from "../upholstery/seams.ts";

export interface ChairCovers extends BucketCovers {
  pillow: THREE.Material;
  cord: THREE.Material;
  thread: THREE.Material;
  badge: string;
}

const SEAT: BucketShape = {
  length: 1.72,
  halfWidth: [
    [0, 0.76],
    [0.4, 0.84],
    [0.8, 0.87],
    [1, 0.83],
  ],
  rise: [
    [0, 0.1],
    [0.25, 0.1],
    [0.65, 0.15],
    [0.88, 0.14],
    [1, 0.1],
  ],
  bolster: [
    [0, 0.03],
    [0.2, 0.08],
    [0.6, 0.09],
    [0.9, 0.05],
    [1, 0.02],
  ],
  thickness: [
    [0, 0.26],
    [0.8, 0.32],
    [1, 0.28],
  ],
  seam: 0.64,
  channels: [0.82],
  puff: 0.06,
  edge: 0.24,
  corner: 0.26,
};

const BACK: BucketShape = {
  length: 2.8,
  halfWidth: [
    [0, 0.66],
    [0.12, 0.72],
    [0.3, 0.76],
    [0.5, 0.84],
    [0.64, 0.89],
    [0.74, 0.84],
    [0.83, 0.66],
    [0.91, 0.58],
    [1, 0.54],
  ],
  rise: [
    [0, 0.0],
    [0.2, 0.1],
    [0.42, 0.03],
    [0.68, -0.03],
    [0.9, 0.05],
    [1, 0.05],
  ],
  bolster: [
    [0, 0.05],
    [0.15, 0.11],
    [0.35, 0.16],
    [0.55, 0.13],
    [0.7, 0.14],
    [0.8, 0.09],
    [0.9, 0.05],
    [1, 0.03],
  ],
  thickness: [
    [0, 0.2],
    [0.3, 0.3],
    [0.7, 0.25],
    [1, 0.2],
  ],
  seam: 0.6,
  channels: [0.13, 0.4, 0.74],
  puff: 0.055,
  edge: 0.16,
  corner: 0.24,
};

/** Where the middle of the head pillow is, along the back. */
const PILLOW_AT = 0.865;
/** How far stitches lie beside their seam. */
const BESIDE_SEAM = 0.045;

export function chairSeat(kit: Kit, covers: ChairCovers, wide: number): void {
  upholster(kit, widened(SEAT, wide, 1), covers);
}

export function chairBack(kit: Kit, covers: ChairCovers, wide: number, long: number): void {
  const shape = widened(BACK, wide, long);
  const bucket = upholster(kit, shape, covers);
  const [, headY, headZ] = bucket.middle(0, PILLOW_AT, 0.06);
  kit.at(
    [0, headY, headZ],
    null,
    () => {
      pillow(kit, [0.7, 0.42, 0.22], covers.pillow, { cord: covers.cord, bow: 0.05, pinch: 0.04 });
      label(kit, "PERCH", [0, 0, 0.113], 0.5, "z", { color: covers.badge, weight: 800, letterSpacing: 12 });
    },
    [0.06, 0, 0],
  );
  for (const side of [-1, 1]) pillowStrap(kit, bucket, shape, side * 0.19);
  const seam = (across: number) => bucket.line((share) => bucket.back(across, toEnds(share), 0.004), 0, 1);
  for (const across of [-0.62, 0.62]) {
    piping(kit, seam(across), covers.cord, 0.012);
    stitches(kit, seam(across * 0.94), covers.thread);
  }
  const yoke = Array.from({ length: 25 }, (_, step) =>
    bucket.back(0.62 - (1.24 * step) / 24, 0.7 - 0.05 * Math.cos((step / 24 - 0.5) * Math.PI), 0.004),
  );
  piping(kit, yoke, covers.cord, 0.012);
  const [, badgeY, badgeZ] = bucket.back(0, 0.82, 0.012);
  label(kit, "PERCH", [0, badgeY, badgeZ], 0.62, "-z", { color: covers.badge, weight: 800, letterSpacing: 12 });
}

/** Places on a shell from end to end, closer where it ends, since it is round there. */
const toEnds = (share: number): number => (1 - Math.cos(share * Math.PI)) / 2;

/** A point that lies `lift` off the middle panel, also where the panel turns down to the shell's ends. */
function above(bucket: Bucket, across: number, at: number, lift: number): Vector {
  const [x, y, z] = bucket.middle(across, at);
  const [, backY, backZ] = bucket.middle(across, Math.max(0, at - 0.002));
  const [, onY, onZ] = bucket.middle(across, Math.min(1, at + 0.002));
  const length = Math.hypot(onY - backY, onZ - backZ);
  return [x, y - ((onZ - backZ) / length) * lift, z + ((onY - backY) / length) * lift];
}

/** A flat strap from the pillow over the top of the back, sewn down behind. */
function pillowStrap(kit: Kit, bucket: Bucket, { seam }: BucketShape, x: number): void {
  const onCloth = (place: number, along: number): Vector => {
    const inFront = along < 0.5;
    const at = 1 - (inFront ? (1 - PILLOW_AT) * (1 - along * 2) ** 2 : 0.12 * (along * 2 - 1) ** 2);
    const half = bucket.halfWidth(at);
    const [, y, z] = inFront ? above(bucket, place / (half * seam), at, 0.016) : bucket.back(place / half, at, 0.016);
    return [place, y + (inFront ? 0 : 0.032 * (1 - along)), z];
  };
  kit.add(
    panel(4, 48, (across, along) => onCloth(x + (across - 0.5) * 0.09, along)),
    suede(kit, "#1d1e22"),
  );
  kit.box(onCloth(x, 1), [0.11, 0.05, 0.024], kit.materials.black, 0.008);
}

function upholster(kit: Kit, shape: BucketShape, covers: ChairCovers): Bucket {
  const bucket = new Bucket(shape);
  bucket.sew(kit, covers);
  for (const side of [-1, 1]) {
    piping(
      kit,
      bucket.line((share) => above(bucket, side, toEnds(share), 0.004), 0, 1),
      covers.cord,
      0.012,
    );
    stitches(
      kit,
      bucket.line((share) => above(bucket, side * (1 - BESIDE_SEAM * 1.6), toEnds(share), 0.005), 0, 1),
      covers.thread,
    );
  }
  piping(kit, bucket.rim(), covers.cord, 0.011, true);
  for (const at of shape.channels)
    for (const offset of [-0.014, 0.014])
      stitches(
        kit,
        bucket.line((across) => bucket.middle(across, at + offset, 0.004), -0.94, 0.94, 24),
        covers.thread,
      );
  return bucket;
}

function widened(shape: BucketShape, wide: number, long: number): BucketShape {
  return {
    ...shape,
    length: shape.length * long,
    halfWidth: shape.halfWidth.map(([at, value]) => [at, value * wide] as const),
  };
}
