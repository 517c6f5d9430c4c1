import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import { roundedHole } from "../../kit/outlines.ts";
import type { LaptopLook } from "../../looks/desk-looks.ts";
import { widthOf } from "../keyboard/layouts.ts";
import { deckHeight, FEET, type LaptopBody, shellHeight, WIDTH } from "./laptop-body.ts";
import { rowsOf } from "./laptop-keys.ts";

/** Free room around the keys, in their well. */
export const WELL_RIM = 0.03;

export function shellMaterial(kit: Kit, look: LaptopLook): THREE.Material {
  return kit.shared("laptop shell", () => {
    if (look.silver)
      return kit.material({
        color: "#c9ccd1",
        metalness: 0.55,
        roughness: 0.46,
        envMapIntensity: 0.9,
      });
    if (look.finish !== "black")
      return kit.material({
        color: kit.materials.body.color.clone().multiplyScalar(0.62),
        metalness: 0.4,
        roughness: 0.46,
        envMapIntensity: 0.9,
      });
    return kit.material({
      color: "#2a2c31",
      metalness: 0.3,
      roughness: 0.5,
      bumpMap: kit.materials.key.bumpMap,
      bumpScale: 0.04,
      envMapIntensity: 0.9,
    });
  });
}

function trayMaterial(kit: Kit, look: LaptopLook): THREE.Material {
  return kit.shared("laptop tray", () =>
    look.silver ? shellMaterial(kit, look) : kit.material({ color: "#17181b", metalness: 0.3, roughness: 0.55 }),
  );
}

/** The base: a lower tray, a seam, and an upper shell that is cut out for keys and touch pad. */
export function chassis(kit: Kit, look: LaptopLook, body: LaptopBody): void {
  const top = deckHeight(body);
  const upper = shellHeight(body);
  const shell = shellMaterial(kit, look);
  // The tray's upper rounding hides in the shell, so that the side between seam and foot is plain.
  const bevel = Math.min(0.045, body.height * 0.26);
  const tray = body.height - upper + Math.max(0, Math.min(bevel, upper - 0.055));
  kit.slab(outline(look, body, 0.007), tray, trayMaterial(kit, look), [0, FEET + tray / 2, 0], { bevel, axis: "y" });
  const plate = outline(look, body, 0);
  const keyboardDepth = keyboardRoom(body);
  // Seen from above, local +Y points away from the user.
  plate.holes.push(
    roundedHole(body.keyboardWidth + WELL_RIM * 2, keyboardDepth + WELL_RIM * 2, 0.04, [0, -body.keyboardAt]),
    roundedHole(...body.padSize, 0.05, [padMiddle(body), -body.padAt]),
  );
  kit.slab(plate, upper, shell, [0, top - upper / 2, 0], { bevel: 0.018, axis: "y", curveSegments: 12 });
  kit.box(
    [0, top - 0.06, body.keyboardAt],
    [body.keyboardWidth + 0.08, 0.03, keyboardDepth + 0.08],
    kit.materials.matte,
    0,
  );
  touchPad(kit, look, body, top);
  feet(kit, body);
  if (look.frontBar) edgeBar(kit, body, 1);
  notch(kit, body, top);
}

/** A number block moves the touch pad to the middle of the letters. */
function padMiddle({ hasNumbers }: LaptopBody): number {
  return hasNumbers ? -0.3 : 0;
}

/** How deep the keys' field is. */
export function keyboardRoom(body: LaptopBody): number {
  const rows = rowsOf(body);
  return (body.keyboardWidth / widthOf(rows)) * rows.length * (body.hasNumbers ? 1.14 : 1);
}

function touchPad(kit: Kit, look: LaptopLook, body: LaptopBody, top: number): void {
  const [width, depth] = body.padSize;
  const glass = kit.material({
    color: look.silver ? "#b4b8be" : look.finish === "black" ? "#1b1c20" : kit.finish.body,
    metalness: look.silver ? 0.4 : 0.35,
    roughness: 0.3,
    envMapIntensity: 0.7,
  });
  kit.box([padMiddle(body), top - 0.03, body.padAt], [width + 0.02, 0.02, depth + 0.02], kit.materials.gap, 0);
  kit.box([padMiddle(body), top - 0.016, body.padAt], [width - 0.026, 0.02, depth - 0.026], glass, 0.008);
}

function feet(kit: Kit, body: LaptopBody): void {
  for (const z of [-body.depth * 0.38, body.depth * 0.4])
    kit.box([0, FEET / 2 + 0.005, z], [WIDTH * 0.78, FEET + 0.01, 0.1], kit.materials.rubber, 0.018);
}

/** A bar of light along the tray, at the user's edge (1) or at the far one (-1). */
export function edgeBar(kit: Kit, body: LaptopBody, edge: 1 | -1): void {
  const [y, z] = [FEET + body.height * 0.27, edge * (body.depth / 2 - 0.012)];
  const reach = WIDTH / 2 - (edge > 0 ? 0.2 : 0.4);
  lightBar(kit, [-reach, y, z], [reach, y, z], 0.03, [0, -0.3, edge], {
    strength: 1.4,
    power: 0.55,
    emitters: 6,
  });
}

/** The hollow in the front edge where a finger opens the lid. */
function notch(kit: Kit, body: LaptopBody, top: number): void {
  kit.box([0, top - 0.006, body.depth / 2 - 0.016], [0.52, 0.03, 0.05], trayNotch(kit), 0.012);
}

function trayNotch(kit: Kit): THREE.Material {
  return kit.shared("laptop notch", () => kit.material({ color: "#2a2c31", metalness: 0.6, roughness: 0.4 }));
}

/** The base from above, drawn in by `inward`; local +Y points away from the user. */
function outline(look: LaptopLook, { depth, corner }: LaptopBody, inward: number): THREE.Shape {
  const [x, y] = [WIDTH / 2 - inward, depth / 2 - inward];
  const shape = new THREE.Shape();
  shape.moveTo(-x + corner, -y);
  shape.lineTo(x - corner, -y);
  shape.absarc(x - corner, -y + corner, corner, -Math.PI / 2, 0);
  if (look.body === "wing") {
    shape.lineTo(x, y - 0.4);
    shape.lineTo(x - 0.26, y - 0.04);
    shape.quadraticCurveTo(x - 0.29, y, x - 0.34, y);
    shape.lineTo(-x + 0.34, y);
    shape.quadraticCurveTo(-x + 0.29, y, -x + 0.26, y - 0.04);
    shape.lineTo(-x, y - 0.4);
  } else {
    shape.absarc(x - corner, y - corner, corner, 0, Math.PI / 2);
    shape.absarc(-x + corner, y - corner, corner, Math.PI / 2, Math.PI);
  }
  shape.absarc(-x + corner, -y + corner, corner, Math.PI, Math.PI * 1.5);
  return shape;
}
