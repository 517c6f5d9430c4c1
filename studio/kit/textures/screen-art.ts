import type * as THREE from "three";
import type { ScreenArt } from "../../looks/desk-looks.ts";
import { canvas, canvasTexture } from "./canvas.ts";
import { aurora, lake, peaks } from "./screen-landscapes.ts";
import { contours, dunes, petals, planet, ribbons, shards } from "./screen-shapes.ts";

const WIDTH_PX = 1600;
const SHARPNESS = 8;

/** A picture for a screen: first and last colour, and a canvas to fill. */
export interface Scene {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  first: string;
  last: string;
}

const SCENES: Record<ScreenArt, (scene: Scene) => void> = {
  dunes,
  ribbons,
  peaks,
  planet,
  aurora,
  shards,
  contours,
  lake,
  petals,
};

/** What a screen of this shape shows, drawn in the colours given. */
export function screenArt(width: number, height: number, colors: readonly string[], art: ScreenArt): THREE.Texture {
  const heightPx = Math.round((WIDTH_PX * height) / width);
  const picture = canvas(WIDTH_PX, heightPx, (context) => {
    const [first = "#888"] = colors;
    SCENES[art]({ context, width: WIDTH_PX, height: heightPx, first, last: colors.at(-1) ?? first });
    // Wallpapers are darker at their rims, and the screen then ends softly in its bezel.
    const rim = context.createRadialGradient(
      WIDTH_PX / 2,
      heightPx / 2,
      heightPx * 0.35,
      WIDTH_PX / 2,
      heightPx / 2,
      WIDTH_PX * 0.66,
    );
    rim.addColorStop(0, "rgba(0,0,0,0)");
    rim.addColorStop(1, "rgba(0,0,6,.5)");
    context.fillStyle = rim;
    context.fillRect(0, 0, WIDTH_PX, heightPx);
  });
  const texture = canvasTexture(picture, { srgb: true });
  texture.anisotropy = SHARPNESS;
  return texture;
}
