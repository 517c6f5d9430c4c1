import { Vector2 } from "three";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?inline";
import { bake } from "./kit/bake.ts";
import { Kit } from "./kit/kit.ts";
import type { Look } from "./looks/look.ts";
import type { Angle, Lighting } from "./model.ts";
import { modelOf } from "./models/models.ts";
import { Darkroom } from "./photographer/darkroom.ts";
import { photograph } from "./photographer/photograph.ts";

/** What the page is asked for, as JSON. */
export interface PageRequest {
  look: Look;
  angle: Angle;
  lighting: Lighting;
  widthPx: number;
  samples: number;
}

/** What Node calls in the page. Other files of the studio may hang their own functions beside these. */
export interface StudioPage {
  /** The picture as PNG, in base64. */
  photograph(request: PageRequest): Promise<string>;
  /** What draws here, in the browser's words. */
  renderer(): string;
}

declare global {
  var studio: Partial<StudioPage>;
}

let darkroom: Darkroom | undefined;

function darkroomFor(sizePx: Vector2): Darkroom {
  if (!darkroom?.sizePx.equals(sizePx)) {
    darkroom?.dispose();
    darkroom = new Darkroom(sizePx);
  }
  return darkroom;
}

const frameOf = ({ aspect = 1 }: Angle, widthPx: number) => new Vector2(widthPx, Math.round(widthPx / aspect));

async function picture({ look, angle, lighting, widthPx, samples }: PageRequest): Promise<string> {
  await loadFont();
  const model = modelOf(look);
  const kit = new Kit(look, model.smallestShadow);
  model.build(kit, look, angle.pose);
  const png = await photograph(darkroomFor(frameOf(angle, widthPx)), bake(kit), angle, lighting, samples);
  return base64(png);
}

let font: Promise<unknown> | undefined;

/** Labels are drawn in the shop's own font. */
export function loadFont(): Promise<unknown> {
  const face = new FontFace("Archivo", `url(${archivo})`, { weight: "100 900", stretch: "62% 125%" });
  font ??= face.load().then((loaded) => document.fonts.add(loaded));
  return font;
}

const CHUNK_BYTES = 32_768;

export function base64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  return btoa(binary);
}

function renderer(): string {
  const context = document.createElement("canvas").getContext("webgl2");
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = context && names && context.getParameter(names.UNMASKED_RENDERER_WEBGL);
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return typeof name === "string" ? name : "";
}

globalThis.studio = { ...globalThis.studio, photograph: picture, renderer };
