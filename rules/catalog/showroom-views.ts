/** Where a camera stands in front of a PC. Degrees; azimuth 0 looks at its glass side, 90 at its front. */
export interface CameraPlace {
  azimuth: number;
  elevation: number;
  /** 1 shows the whole PC; 2 is twice as near. */
  nearness: number;
}

/** As a shopper would walk around a PC, the first one first. The pictures of a PC are taken from the same places. */
export const VIEWS = ["corner", "side", "front", "back", "top", "inside"] as const;
export type View = (typeof VIEWS)[number];

export const PLACES: Readonly<Record<View, CameraPlace>> = {
  corner: { azimuth: 36, elevation: 11, nearness: 1 },
  side: { azimuth: 3, elevation: 4, nearness: 1 },
  front: { azimuth: 84, elevation: 6, nearness: 1 },
  back: { azimuth: -66, elevation: 10, nearness: 1 },
  top: { azimuth: 58, elevation: 56, nearness: 1 },
  inside: { azimuth: 24, elevation: 17, nearness: 2 },
};

/** A view as an address or a button names it; the first one for anything else. */
export function readView(text: string | null): View {
  return VIEWS.find((view) => view === text) ?? VIEWS[0];
}

const LOWEST = -5;
const HIGHEST = 85;
const FURTHEST = 0.7;
const NEAREST = 4;

/** Turned and tipped by degrees and brought nearer by a factor, never below the floor, over the top or into the PC. */
export function moved(
  { azimuth, elevation, nearness }: CameraPlace,
  { turn = 0, tip = 0, closer = 1 }: { turn?: number; tip?: number; closer?: number },
): CameraPlace {
  return {
    azimuth: ((((azimuth + turn + 180) % 360) + 360) % 360) - 180 || 0,
    elevation: Math.min(HIGHEST, Math.max(LOWEST, elevation + tip)),
    nearness: Math.min(NEAREST, Math.max(FURTHEST, nearness * closer)),
  };
}
