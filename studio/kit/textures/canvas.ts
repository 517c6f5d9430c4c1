import * as THREE from "three";

/** Seeded random numbers from 0 to 1: the same texture on every machine (Park and Miller's generator). */
export function random(seed = 7): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export function canvas(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): HTMLCanvasElement {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const context = element.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas");
  draw(context, width, height);
  return element;
}

export function canvasTexture(
  picture: HTMLCanvasElement,
  { srgb = false, repeat, wrap = false }: { srgb?: boolean; repeat?: readonly [number, number]; wrap?: boolean } = {},
): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(picture);
  if (srgb) texture.colorSpace = THREE.SRGBColorSpace;
  if (repeat || wrap) texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  if (repeat) texture.repeat.set(...repeat);
  return texture;
}

const made = new Map<string, unknown>();

/** One texture for all models of a page. */
export function once<Value>(name: string, make: () => Value): Value {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Value;
}
