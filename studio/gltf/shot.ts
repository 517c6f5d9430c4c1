import type { BakedModel } from "../kit/bake.ts";
import type { Vector } from "../model.ts";

/** What a path tracer needs beside the model to take the same picture as the photographer. Axes are three's: y is up. */
export interface Shot {
  camera: {
    position: Vector;
    target: Vector;
    /** Degrees; see `Angle` for azimuth. */
    fieldOfView: number;
    azimuth: number;
  };
  box: { min: Vector; max: Vector };
  /** Share of the studio's light: the finish's times the look's. */
  light: number;
  lighting: { reflections: number; spill: number; bloom: number; mirror: number };
  emitters: { position: Vector; direction: Vector; color: Vector; power: number }[];
}

export function emittersOf({ emitters }: BakedModel): Shot["emitters"] {
  return emitters.map(({ position, direction, color, power }) => ({
    position: position.toArray(),
    direction: direction.toArray(),
    color: color.toArray() as [number, number, number],
    power,
  }));
}
