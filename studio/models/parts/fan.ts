import * as THREE from "three";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { Axis, Kit } from "../../kit/kit.ts";
import { emit, lightBar, lightRing } from "../../kit/lights.ts";
import { decal } from "../../kit/prints.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";
import { blades } from "./fan-blades.ts";

export interface FanOptions {
  /** Depth of the frame in units. */
  thickness?: number;
  blades?: number;
  /** Where the rotor stands, in radians: neighbours should differ. */
  spin?: number;
  /** The ring of light around the rotor and its hub: a dark groove on an unlit product. */
  ring?: boolean;
  /** Dark blades although the product is lit. */
  darkBlades?: boolean;
  ringStrength?: number;
  ringPower?: number;
  /** Where on the ring the palette begins, in turns. */
  phase?: number;
  /** Power of the light that leaves through the back. */
  backPower?: number;
  /** The part of the palette, 0 to 1, that a bar along the frame's upper edge runs through; no bar without it. */
  edgeLight?: readonly [from: number, to: number];
  /** Turn of the print on the motor's back, in radians: upright where the fan itself lies on its side. */
  stickerTurn?: number;
  /** Without our chevrons on its hub and our coined make on its sticker: sold under a real maker's name. */
  plain?: boolean;
}

/** Radius of the hole in the frame, as a share of half its side: a larger one leaves no room for the bevels. */
const OPENING = 0.94;
/** The sizes fans are sold in; what is built is a little smaller or fitted to its place. */
const SIZES_MM = [92, 120, 140] as const;

/** A case fan of `size` units a side. Its front, with the ring, looks along `axis`; the struts are behind. */
export function fan(kit: Kit, position: Vector, axis: Axis, size: number, options: FanOptions = {}): void {
  const { thickness = 0.25, ring = true, ringStrength = 1.7, ringPower = 0.55, phase = 0, edgeLight } = options;
  const radius = size / 2;
  const lit = kit.palette.on && ring;
  kit.at(position, axis, () => {
    frame(kit, radius, thickness);
    rotor(kit, radius, thickness, options, lit);
    stator(kit, radius, thickness);
    sticker(kit, size, -thickness * 0.43 - 0.022, options);
    if (ring) {
      lightRing(kit, radius * 0.885, radius * 0.04, thickness / 2 + 0.006, {
        strength: ringStrength,
        power: ringPower,
        phase,
      });
      lightRing(kit, radius * 0.262, radius * 0.014, thickness * 0.43, { strength: ringStrength * 0.8, phase: 0.4 });
    }
    if (options.backPower && lit) shineBackwards(kit, radius, thickness, options.backPower, phase);
    if (edgeLight && lit)
      lightBar(kit, [-radius * 0.8, radius, 0], [radius * 0.8, radius, 0], 0.022, [0, 1, 0], {
        strength: 1.6,
        power: 0.12,
        emitters: 1,
        from: edgeLight[0],
        to: edgeLight[1],
      });
  });
}

function frame(kit: Kit, radius: number, thickness: number): void {
  const { fan: plastic, gunmetal, matte } = kit.materials;
  const outline = roundedRectangle(radius * 1.99, radius * 1.99, radius * 0.14);
  const opening = new THREE.Path();
  opening.absarc(0, 0, radius * OPENING, 0, 2 * Math.PI, true);
  outline.holes.push(opening);
  kit.slab(outline, thickness, plastic, [0, 0, 0], { bevel: 0.012, bevelSegments: 2, curveSegments: 28 });
  kit.turned([0, 0, 0], lining(radius, thickness / 2), plastic, "z", 120);
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const side of [-1, 1]) {
        const corner = (height: number): Vector => [x * radius * 0.86, y * radius * 0.86, side * height];
        kit.cylinder(corner(thickness / 2 - 0.002), radius * 0.055, 0.012, gunmetal, "z", { segments: 20 });
        kit.cylinder(corner(thickness / 2 + 0.005), radius * 0.03, 0.006, matte, "z", { segments: 6 });
      }
}

/**
 * Profile of the smooth wall around the rotor: in front a ledge that carries the ring, behind a round lip. It rises
 * from the frame at a slant: a step there would glint.
 */
function lining(radius: number, half: number): readonly (readonly [number, number])[] {
  const [outside, wall, ledge] = [radius * OPENING + 0.013, radius * 0.932, radius * 0.9];
  return [
    [outside + 0.012, half - 0.001],
    [wall, half + 0.002],
    [wall, half - 0.006],
    [ledge + 0.004, half - 0.006],
    [ledge, half - 0.01],
    [ledge, half - 0.024],
    [ledge + 0.004, half - 0.028],
    [wall - 0.004, half - 0.034],
    [wall, half - 0.04],
    [wall, -half + 0.016],
    [wall, -half + 0.01],
    [wall + 0.006, -half - 0.002],
    [outside - 0.004, -half - 0.002],
    [outside, -half],
  ];
}

function rotor(kit: Kit, radius: number, thickness: number, options: FanOptions, lit: boolean): void {
  const { blades: count = 9, spin = 0, darkBlades = false, phase = 0 } = options;
  const { fan: plastic, gunmetal, dark } = kit.materials;
  const hub = [
    [0, thickness * 0.46],
    [radius * 0.24, thickness * 0.46],
    [radius * 0.285, thickness * 0.4],
    [radius * 0.3, thickness * 0.2],
    [radius * 0.3, -thickness * 0.34],
    [0, -thickness * 0.34],
  ] as const;
  kit.turned([0, 0, 0], hub, plastic, "z", 56);
  const cap = [
    [0, thickness * 0.475],
    [radius * 0.17, thickness * 0.475],
    [radius * 0.18, thickness * 0.44],
  ] as const;
  kit.turned([0, 0, 0], cap, kit.isWhite ? dark : gunmetal, "z", 44);
  blades(kit, radius, { count, spin, frosted: lit && !darkBlades, phase });
  if (!options.plain) hubMark(kit, radius, thickness * 0.476, options.stickerTurn ?? 0);
}

/** The shop's chevrons in a thin circle, printed on the hub's cap. */
function hubMark(kit: Kit, radius: number, z: number, stickerTurn: number): void {
  const picture = kit.shared("fan mark", () =>
    canvasTexture(hubArt(kit.isWhite ? "#7b818b" : "#9aa2ae"), { srgb: true }),
  );
  decal(kit, picture, [0, 0, z], radius * 0.34, radius * 0.34, "z", { rotation: [0, 0, -stickerTurn] });
}

function hubArt(color: string): HTMLCanvasElement {
  return canvas(256, 256, (context) => {
    Object.assign(context, { strokeStyle: color, lineWidth: 6 });
    context.beginPath();
    context.arc(128, 128, 116, 0, 7);
    context.stroke();
    Object.assign(context, { lineWidth: 17 });
    for (const y of [112, 156]) {
      context.beginPath();
      context.moveTo(74, y + 22);
      context.lineTo(128, y - 18);
      context.lineTo(182, y + 22);
      context.stroke();
    }
  });
}

/** Motor mount behind the rotor: four struts and a plate. */
function stator(kit: Kit, radius: number, thickness: number): void {
  const { fan: plastic, black, gunmetal } = kit.materials;
  const back = -thickness * 0.43;
  for (let strut = 0; strut < 4; strut += 1) {
    const angle = strut * (Math.PI / 2) + 0.62;
    kit.box(
      [Math.cos(angle) * radius * 0.6, Math.sin(angle) * radius * 0.6, back],
      [radius * 0.72, radius * 0.075, 0.03],
      plastic,
      0.008,
      { rotation: [0, 0, angle + 0.16] },
    );
  }
  kit.cylinder([0, 0, back], radius * 0.31, 0.034, plastic, "z", { segments: 48 });
  kit.cylinder([0, 0, back - 0.018], radius * 0.25, 0.004, black, "z", { segments: 48 });
  kit.torus([0, 0, back - 0.018], radius * 0.25, 0.006, gunmetal, "z");
}

/** The round sticker on the motor's back, with the size the fan is sold as. */
function sticker(kit: Kit, size: number, z: number, { stickerTurn: turn = 0, plain = false }: FanOptions): void {
  const away = (nominal: number) => Math.abs(nominal - size * 100);
  const nominal = SIZES_MM.reduce((best, next) => (away(next) < away(best) ? next : best));
  const picture = kit.shared(`fan sticker ${nominal} ${plain}`, () =>
    canvasTexture(stickerArt(nominal, plain), { srgb: true }),
  );
  decal(kit, picture, [0, 0, z], size * 0.24, size * 0.24, "-z", { rotation: [0, 0, turn] });
}

function stickerArt(nominal: number, plain: boolean): HTMLCanvasElement {
  return canvas(384, 384, (context) => {
    context.fillStyle = "#1b1e24";
    context.beginPath();
    context.arc(192, 192, 188, 0, 7);
    context.fill();
    context.textAlign = "center";
    context.fillStyle = "#d5d9e0";
    context.font = "800 150px Archivo";
    context.fillText(String(nominal), 192, 226);
    context.fillStyle = "#8f97a4";
    context.font = "700 40px Archivo";
    if (!plain) context.fillText("STILLWIND", 192, 98);
    context.font = "600 36px Archivo";
    context.fillText("mm  ·  12 V", 192, 288);
  });
}

function shineBackwards(kit: Kit, radius: number, thickness: number, power: number, phase: number): void {
  for (let lamp = 0; lamp < 3; lamp += 1) {
    const angle = lamp * 2.1;
    const place = [Math.cos(angle) * radius * 0.6, Math.sin(angle) * radius * 0.6, -thickness / 2 - 0.08] as const;
    emit(kit, place, [0, 0, -1], kit.palette.around(lamp / 3 + phase), power / 3);
  }
}
