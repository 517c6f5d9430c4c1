import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import type { LaptopLook } from "../../looks/desk-looks.ts";
import { keycaps } from "../keyboard/keycaps.ts";
import { widthOf } from "../keyboard/layouts.ts";
import { keyboardRoom } from "./laptop-chassis.ts";
import { deckHeight, type LaptopBody, WIDTH } from "./laptop-body.ts";
import { backlight } from "./laptop-backlight.ts";
import { rowsOf } from "./laptop-keys.ts";

const CAP = 0.042;

/** Keys in their well, the speakers and the power button. */
export function deck(kit: Kit, look: LaptopLook, body: LaptopBody): void {
  const top = deckHeight(body);
  keys(kit, look, body, top);
  speakers(kit, look, body, top);
  powerButton(kit, body, top);
}

function keys(kit: Kit, look: LaptopLook, body: LaptopBody, top: number): void {
  const rows = rowsOf(body);
  const pitch = body.keyboardWidth / widthOf(rows);
  const room = keyboardRoom(body);
  const floor = top - 0.044;
  const isLight = kit.isWhite || look.finish === "sage";
  backlight(kit, rows, [body.keyboardWidth, room], isLight ? 0.5 : 0.3, [0, floor, body.keyboardAt]);
  const cap = kit.material({
    color: look.silver ? "#d3d6da" : look.finish === "sage" ? "#dcd8cb" : "#141518",
    roughness: 0.58,
    envMapIntensity: 0.7,
  });
  kit.at([-body.keyboardWidth / 2, floor, body.keyboardAt - room / 2], null, () => {
    kit.frame.scale.z = room / (pitch * rows.length);
    keycaps(kit, {
      rows,
      pitch,
      height: CAP,
      gap: 0.13,
      inset: 0.03,
      dish: 0.003,
      glow: kit.palette.on && !isLight ? 0.95 : 0,
      capOf: () => cap,
      inkOf: (_, share) => {
        if (isLight) return new THREE.Color("#22252a");
        return kit.palette.on ? kit.palette.at(share) : new THREE.Color("#c9ced6");
      },
    });
  });
}

/** Rows of fine holes, beside the keys where there is room, else above them. */
function speakers(kit: Kit, look: LaptopLook, body: LaptopBody, top: number): void {
  const side = (WIDTH - body.keyboardWidth) / 2;
  if (side > 0.26)
    for (const x of [-1, 1])
      holes(kit, x * (WIDTH / 2 - side / 2), body.keyboardAt, side * 0.5, keyboardRoom(body), top);
  else {
    const z = (-body.depth / 2 + body.hingeInset + body.keyboardAt - keyboardRoom(body) / 2) / 2 + 0.01;
    const reach = body.hasNumbers ? 0.16 : 0.13;
    holes(kit, -0.2, z, 2.5, reach, top);
  }
  if (look.body === "wing") rearShelf(kit, body, top);
}

function holes(kit: Kit, x: number, z: number, width: number, depth: number, top: number): void {
  const texture = kit.shared("speaker holes", () =>
    canvas(32, 32, (context) => {
      context.fillStyle = "#000";
      context.fillRect(0, 0, 32, 32);
      context.fillStyle = "#fff";
      context.beginPath();
      context.arc(16, 16, 9, 0, 7);
      context.fill();
    }),
  );
  const PITCH = 0.034;
  const repeat = [Math.max(1, Math.round(width / PITCH)), Math.max(1, Math.round(depth / PITCH))] as const;
  const alphaMap = canvasTexture(texture, { repeat });
  alphaMap.anisotropy = 8;
  // No lamp reaches into a hole: lit, it would shine at a flat angle.
  const material = new THREE.MeshBasicMaterial({
    color: "#050506",
    alphaMap,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  material.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(repeat[0] * PITCH, repeat[1] * PITCH).rotateX(-Math.PI / 2), material, [
    x,
    top + 0.003,
    z,
  ]);
}

/** The shelf behind the hinge, slotted for warm air. */
function rearShelf(kit: Kit, body: LaptopBody, top: number): void {
  const z = -body.depth / 2 + 0.12;
  for (const side of [-1, 1])
    for (let slot = 0; slot < 15; slot += 1)
      kit.box([side * (0.42 + slot * 0.062), top + 0.001, z], [0.03, 0.008, 0.13], kit.materials.gap, 0, {
        rotation: [0, side * -0.35, 0],
      });
}

function powerButton(kit: Kit, body: LaptopBody, top: number): void {
  const z = (-body.depth / 2 + body.hingeInset + body.keyboardAt - keyboardRoom(body) / 2) / 2 + 0.01;
  const x = WIDTH / 2 - 0.36;
  kit.cylinder([x, top + 0.002, z], 0.058, 0.01, kit.materials.gap, "y", { segments: 40 });
  kit.cylinder([x, top + 0.006, z], 0.05, 0.014, kit.materials.trim, "y", { segments: 40 });
  kit.at([x, top + 0.014, z], "y", () => {
    const mark = new THREE.MeshBasicMaterial({ color: kit.palette.on ? kit.palette.at(1) : "#c9ced6" });
    mark.userData["castsNoShadow"] = true;
    kit.add(new THREE.RingGeometry(0.014, 0.019, 24, 1, Math.PI * 0.62, Math.PI * 1.76), mark);
    kit.add(new THREE.PlaneGeometry(0.005, 0.018), mark, [0, 0.016, 0]);
  });
}
