import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { glow } from "../kit/lights.ts";
import { roundedRectangle } from "../kit/outlines.ts";
import type { KeyboardLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { keycaps, type KeycapShape } from "./keyboard/keycaps.ts";
import { keyboardCable, rearPort, tiltFeet } from "./keyboard/keyboard-back.ts";
import { freePlaces, type Key, ROWS_100, ROWS_60, ROWS_75, type Rows, widthOf } from "./keyboard/layouts.ts";
import { lightLine } from "./keyboard/light-line.ts";
import { volumeKnob } from "./keyboard/volume-knob.ts";

const PITCH = 0.25;
const RIM = 0.09;
const CORNER = 0.09;
const TILT = 0.085;
const ROWS: Record<KeyboardLook["layout"], Rows> = { "60": ROWS_60, "75": ROWS_75, "100": ROWS_100 };
const SHAPES: Record<KeyboardLook["profile"], KeycapShape & { caseHeight: number }> = {
  usual: { pitch: PITCH, height: 0.17, gap: 0.05, inset: 0.11, dish: 0.018, caseHeight: 0.24 },
  low: { pitch: PITCH, height: 0.075, gap: 0.09, inset: 0.035, dish: 0.008, caseHeight: 0.14 },
};

/** A mechanical keyboard. Its upper left corner is always at the same place, so that close-ups find Esc. */
export const keyboard: Model<KeyboardLook> = {
  angles: {
    hero: { azimuth: -36, elevation: 52, fill: 0.84 },
    top: { azimuth: 0, elevation: 78, fill: 0.86 },
    detail: { azimuth: -32, elevation: 34, closeUp: { at: [0.62, 0.3, 0.55], radius: 0.72 } },
    side: { azimuth: -82, elevation: 9, fill: 0.86 },
    back: { azimuth: 206, elevation: 34, fill: 0.82 },
  },
  smallestShadow: 0.03,
  // A long board is far away, and white light leaves its black caps no colour.
  lighting: ({ layout }) => (layout === "100" ? { light: 1.3 } : {}),
  build(kit, look) {
    const rows = ROWS[look.layout];
    const { caseHeight, ...shape } = SHAPES[look.profile];
    const [width, depth] = [widthOf(rows) * PITCH, rows.length * PITCH];
    const thickness = caseHeight - 0.04;
    // The case leans towards the typist on its feet.
    const lift = Math.sin(TILT) * (depth + RIM * 2) + 0.012;
    kit.at(
      [-RIM, lift, -RIM],
      null,
      () => {
        kit.at([RIM, 0, RIM], null, () => {
          body(kit, look, width, depth, thickness);
          const plate = thickness - 0.035;
          underglow(kit, width, depth, plate);
          for (const { x, z, width: free } of freePlaces(rows))
            kit.box([x * PITCH, plate + 0.03, z * PITCH], [free * PITCH, 0.08, PITCH], shellOf(kit, look), 0.006);
          kit.at([0, plate + 0.03, 0], null, () => caps(kit, look, rows, shape));
          if (look.layout === "75")
            volumeKnob(kit, [width - PITCH * 0.52, plate + 0.07, PITCH * 0.5], PITCH * 0.41, look.profile === "low");
          rearPort(kit, [PITCH * 3, thickness * 0.55, -RIM], thickness, !look.cable);
        });
      },
      [TILT, 0, 0],
    );
    tiltFeet(kit, { width, depth, rim: RIM, lift });
    const y = lift + thickness * 0.55;
    if (look.cable) keyboardCable(kit, { x: PITCH * 3, y, z: -RIM, tilt: TILT, width, thickness });
  },
};

function body(kit: Kit, look: KeyboardLook, width: number, depth: number, thickness: number): void {
  const [outerWidth, outerDepth] = [width + RIM * 2, depth + RIM * 2];
  const middle = [width / 2, 0, depth / 2] as const;
  const shell = shellOf(kit, look);
  kit.slab(
    roundedRectangle(outerWidth, outerDepth, CORNER),
    thickness * 0.42,
    shell,
    [middle[0], thickness * 0.21, middle[2]],
    {
      bevel: 0.02,
      axis: "y",
    },
  );
  const rim = roundedRectangle(outerWidth, outerDepth, CORNER);
  const hole = roundedRectangle(width + 0.02, depth + 0.02, 0.03).getPoints(4);
  rim.holes.push(new THREE.Path(hole.toReversed()));
  kit.slab(rim, thickness * 0.56, shell, [middle[0], thickness * 0.73, middle[2]], { bevel: 0.018, axis: "y" });
  kit.box(
    [middle[0], thickness * 0.5, middle[2]],
    [width + 0.04, thickness * 0.42, depth + 0.04],
    kit.materials.matte,
    0.01,
  );
  // Between the two halves of the case.
  const line = [middle[0], thickness * 0.435, middle[2]] as const;
  lightLine(kit, { middle: line, width: outerWidth, depth: outerDepth, corner: CORNER }, thickness * 0.06);
}

function shellOf(kit: Kit, look: KeyboardLook): THREE.Material {
  return kit.shared("shell", () =>
    kit.isWhite
      ? kit.materials.body
      : kit.material({
          color: look.finish === "graphite" ? "#4a4d53" : "#1c1d21",
          metalness: look.finish === "graphite" ? 0.7 : 0.1,
          roughness: 0.5,
        }),
  );
}

/** The plate under the caps, lit from below. */
function underglow(kit: Kit, width: number, depth: number, y: number): void {
  kit.box(
    [width / 2, y - 0.02, depth / 2],
    [width, 0.03, depth],
    kit.isWhite ? kit.materials.dark : kit.materials.matte,
    0,
  );
  if (!kit.palette.on) return;
  const plate = new THREE.PlaneGeometry(width - 0.03, depth - 0.03, 40, 8).rotateX(-Math.PI / 2);
  glow(kit, plate, ({ x }) => kit.palette.at(x / width + 0.5), kit.isWhite ? 0.75 : 0.55, [
    width / 2,
    y + 0.002,
    depth / 2,
  ]);
}

/** Caps lighter than this, in linear light, have dark legends. */
const PALE = 0.2;

function caps(kit: Kit, look: KeyboardLook, rows: Rows, shape: KeycapShape): void {
  const plastic = (color: THREE.ColorRepresentation) => kit.material({ color, roughness: 0.62, envMapIntensity: 0.8 });
  const accent = kit.shared("accent", () => plastic(accentColor(kit)));
  const alphas = kit.shared("alphas", () =>
    look.caps === "grey" ? plastic(kit.isWhite ? "#c9cbce" : "#85888d") : kit.materials.key,
  );
  const modifiers = kit.shared("modifiers", () =>
    look.caps === "grey" ? plastic(kit.isWhite ? "#a4a8ae" : "#3c3e43") : plastic(kit.isWhite ? "#c3c6cb" : "#131417"),
  );
  const isAccent = (key: Key) => key.legend === "Esc" || key.legend === "Enter";
  const capOf = (key: Key) => (isAccent(key) ? accent : key.isModifier ? modifiers : alphas);
  const shines = look.caps === "shine" && kit.palette.on;
  keycaps(kit, {
    ...shape,
    rows,
    glow: shines ? 1.05 : 0,
    capOf,
    inkOf: (key, share) =>
      shines && !isAccent(key)
        ? shineThrough(kit, share)
        : new THREE.Color(luminanceOf(capOf(key).color) > PALE ? "#15161a" : "#e4e6ea"),
  });
}

/** What light inks lack at least of white, in linear light: violet and red are too dark to read on dark caps. */
const LEAST_LIT = 0.42;
/** On white caps the light is seen by its colour. */
const ON_WHITE = 0.57;

function shineThrough(kit: Kit, share: number): THREE.Color {
  const color = kit.palette.at(share);
  if (kit.isWhite) return color.multiplyScalar(ON_WHITE);
  const lit = luminanceOf(color);
  return lit < LEAST_LIT ? color.lerp(new THREE.Color(1, 1, 1), (LEAST_LIT - lit) / (1 - lit)) : color;
}

const luminanceOf = ({ r, g, b }: THREE.Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function accentColor(kit: Kit): THREE.Color {
  const color = kit.palette.on ? kit.palette.at(0.25) : new THREE.Color("#b5401a");
  return color.multiplyScalar(kit.isWhite ? 0.7 : 0.34);
}
