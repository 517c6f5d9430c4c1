import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import { type Key, type PlacedKey, placedKeys, type Rows, widthOf } from "./layouts.ts";

export interface KeycapShape {
  /** Distance between keys, in units. */
  pitch: number;
  height: number;
  /** Free room between two caps at their feet, and how far their tops are drawn in. Shares of the pitch. */
  gap: number;
  inset: number;
  /** How deep the top is hollowed, in units. */
  dish: number;
}

export interface Keycaps extends KeycapShape {
  rows: Rows;
  capOf(key: Key): THREE.Material;
  inkOf(key: Key, share: number): THREE.Color;
  /** Legends light up by themselves, this strongly; 0 is print. */
  glow: number;
}

/** A key's side on the sheet of legends; a sheet wider than `SHEET_PX` comes out torn, so wide boards have fewer. */
const LEGEND_PX = 192;
const SHEET_PX = 4096;
const CORNER_STEPS = 4;
const EDGE_STEPS = 6;
const TOP_RINGS = 7;

/** A board of caps with their legends. The upper left corner is the frame's origin, the feet are on y = 0. */
export function keycaps(kit: Kit, caps: Keycaps): { width: number; depth: number } {
  const keys = placedKeys(caps.rows);
  const { pitch, height } = caps;
  for (const { key, x, z, width, depth } of keys)
    kit.add(capGeometry(width * pitch, depth * pitch, caps), caps.capOf(key), [x * pitch, 0, z * pitch]);
  const [across, along] = [widthOf(caps.rows), caps.rows.length];
  const legends = legendMaterial(keys, across, along, caps);
  const sheet = new THREE.PlaneGeometry(across * pitch, along * pitch).rotateX(-Math.PI / 2);
  kit.add(sheet, legends, [(across * pitch) / 2, height + 0.004, (along * pitch) / 2]).renderOrder = 3;
  return { width: across * pitch, depth: along * pitch };
}

/** A cap: walls that lean in, a soft rim, a top hollowed like a cylinder. */
function capGeometry(width: number, depth: number, { pitch, height, gap, inset, dish }: KeycapShape) {
  const [x, z] = [(width - gap * pitch) / 2, (depth - gap * pitch) / 2];
  const drawn = inset * pitch;
  const rings = [
    { inward: 0, y: 0, radius: 0.05 },
    { inward: drawn * 0.12, y: height * 0.14, radius: 0.06 },
    { inward: drawn * 0.86, y: height * 0.9, radius: 0.13 },
    { inward: drawn * 1.0, y: height * 0.975, radius: 0.14 },
    { inward: drawn * 1.22, y: height, radius: 0.14 },
    ...Array.from({ length: TOP_RINGS }, (_, ring) => {
      const share = (ring + 1) / TOP_RINGS;
      const rim = drawn * 1.22;
      return { inward: rim + (Math.min(x, z) - rim) * share, y: height, radius: 0.14 * (1 - share) };
    }),
  ];
  const positions: number[] = [];
  const index: number[] = [];
  const around = (CORNER_STEPS + EDGE_STEPS) * 4;
  for (const [ringIndex, { inward, y, radius }] of rings.entries()) {
    // The far wall leans less than the near one: the tops look towards the typist.
    const shift = -(drawn * 0.3 * y) / height;
    for (const [cornerX, cornerZ] of outline(x - inward, z - inward, radius * pitch)) {
      const hollow = ringIndex >= 4 ? dish * (1 - Math.min(1, (cornerX / (x - drawn)) ** 2)) : 0;
      positions.push(cornerX, y - hollow, cornerZ + shift);
    }
    if (ringIndex === 0) continue;
    for (let corner = 0; corner < around; corner += 1) {
      const [below, above] = [(ringIndex - 1) * around, ringIndex * around];
      const next = (corner + 1) % around;
      index.push(below + corner, above + corner, below + next, below + next, above + corner, above + next);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** A rounded rectangle; its straight edges have places too, so that they can follow the hollow. */
function outline(x: number, z: number, radius: number): [number, number][] {
  const round = Math.max(0, Math.min(radius, x, z));
  const corner = (quarter: number, step: number): [number, number] => {
    const [signX, signZ] = [quarter % 4 === 0 || quarter % 4 === 3 ? 1 : -1, quarter % 4 < 2 ? 1 : -1];
    const angle = ((quarter + step / CORNER_STEPS) * Math.PI) / 2;
    return [signX * (x - round) + Math.cos(angle) * round, signZ * (z - round) + Math.sin(angle) * round];
  };
  return [0, 1, 2, 3].flatMap((quarter) => {
    const [fromX, fromZ] = corner(quarter, CORNER_STEPS);
    const [toX, toZ] = corner(quarter + 1, 0);
    const arc = Array.from({ length: CORNER_STEPS + 1 }, (_, step) => corner(quarter, step));
    const edge = Array.from({ length: EDGE_STEPS - 1 }, (_, step): [number, number] => {
      const share = (step + 1) / EDGE_STEPS;
      return [fromX + (toX - fromX) * share, fromZ + (toZ - fromZ) * share];
    });
    return [...arc, ...edge];
  });
}

/** All legends on one sheet: their colours in one picture, their strokes in another, so that no edge is dirty. */
function legendMaterial(keys: readonly PlacedKey[], across: number, along: number, { glow, inkOf, inset }: Keycaps) {
  const keyPx = Math.min(LEGEND_PX, Math.floor(SHEET_PX / across / 4) * 4);
  const [widthPx, heightPx] = [Math.ceil(across * keyPx), along * keyPx];
  const strokes = canvas(widthPx, heightPx, (context) => {
    // An alpha map is read by its green alone: half-covered edges are grey on black, and full on nothing.
    context.fillStyle = "#000";
    context.fillRect(0, 0, widthPx, heightPx);
    context.fillStyle = "#fff";
    for (const placed of keys) drawLegend(context, placed, inset, keyPx);
  });
  const inks = canvas(widthPx / 4, heightPx / 4, (context) => {
    const px = keyPx / 4;
    for (const { key, x, z, width, depth } of keys) {
      context.fillStyle = `#${inkOf(key, x / across).getHexString()}`;
      context.fillRect((x - width / 2) * px, (z - depth / 2) * px, width * px, depth * px);
    }
  });
  // Without anisotropy: Mesa's takes whole texels, which tears strokes.
  const [map, alphaMap] = [canvasTexture(inks, { srgb: true }), canvasTexture(strokes)];
  const shared = { map, alphaMap, transparent: true, depthWrite: false };
  const material =
    glow > 0
      ? new THREE.MeshBasicMaterial({ ...shared, color: new THREE.Color(glow, glow, glow) })
      : new THREE.MeshStandardMaterial({ ...shared, roughness: 0.7, envMapIntensity: 0.4 });
  material.userData["castsNoShadow"] = true;
  return material;
}

function drawLegend(
  context: CanvasRenderingContext2D,
  { key, x, z, width, depth }: PlacedKey,
  inset: number,
  keyPx: number,
): void {
  const isWord = key.legend.length > 1;
  const lean = inset * 0.3;
  const left = (x - width / 2 + 0.25) * keyPx;
  const top = (z - depth / 2 - lean) * keyPx;
  const size = (share: number) => `600 ${share * keyPx}px Archivo, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  if (isWord) {
    context.font = size(0.2);
    context.fillText(key.legend, left - 0.02 * keyPx, top + (depth > 1 ? depth / 2 : 0.5) * keyPx);
  } else if (key.upper) {
    context.font = size(0.25);
    context.fillText(key.upper, left, top + 0.36 * keyPx);
    context.fillText(key.legend, left, top + 0.66 * keyPx);
  } else {
    context.font = size(0.32);
    context.fillText(key.legend, left, top + (depth > 1 ? depth / 2 : 0.42) * keyPx);
  }
}
