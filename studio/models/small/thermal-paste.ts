import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { canvasTexture, random } from "../../kit/textures/canvas.ts";
import type { ThermalPasteLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";
import { printSheet } from "./print-sheet.ts";

/** Turns the label so that what is to be read faces a shopper, before the syringe or behind it. */
const LABEL_TURN = { front: Math.PI * 0.87, back: Math.PI * 0.91 } as const;
/** Of the barrel's length: the label between the plunger and a window onto the paste. */
const LABEL = { run: 0.56, middle: -0.04 } as const;
const PISTON = -0.4;
const SYRINGE_Z = -0.62;
const SACHET = [1.02, 0.76] as const;

/** A syringe, a spreader and two wipes in sachets. Twelve grams are a longer and thicker syringe than four. */
export const thermalPaste: Model<ThermalPasteLook> = {
  angles: {
    hero: { azimuth: 18, elevation: 46, fill: 0.86 },
    top: { azimuth: 4, elevation: 62, fill: 0.86 },
    back: { azimuth: 200, elevation: 46, fill: 0.86, pose: "from behind" },
    detail: { azimuth: 40, elevation: 20, closeUp: { at: [0.86, 0.26, SYRINGE_Z - 0.1], radius: 0.76 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit, look, pose) {
    const large = look.grams === 12;
    const behind = pose === "from behind";
    syringe(kit, look.grams, large ? [0.31, 1.95] : [0.24, 1.6], LABEL_TURN[behind ? "back" : "front"]);
    const pieces = () => {
      spreader(kit, [-1.02, 0, 0.5], -1.2);
      sachet(kit, [0.04, 0, 0.28], 0.06);
      sachet(kit, [1.14, 0, 0.74], -0.1);
    };
    // Who looks from behind finds them beyond the syringe: they are laid before it, the right way up.
    if (behind) kit.at([0, 0, SYRINGE_Z * 2], null, pieces, [0, Math.PI, 0]);
    else pieces();
  },
};

function syringe(kit: Kit, grams: number, [radius, length]: readonly [number, number], labelTurn: number): void {
  const plastic = kit.material({ color: "#59636b", roughness: 0.22, envMapIntensity: 1 });
  const clear = kit.material({
    color: "#9aa6af",
    roughness: 0.12,
    transparent: true,
    opacity: 0.2,
    depthWrite: false,
    envMapIntensity: 1.4,
  });
  clear.userData["castsNoShadow"] = true;
  const paste = kit.material({ color: "#5c6066", roughness: 0.6 });
  const accent = kit.palette.colors[0] ?? "#12c8ff";
  kit.at(
    [0, radius + 0.012, SYRINGE_Z],
    null,
    () => {
      kit.cylinder([0, 0, 0], radius, length, clear, "x", { segments: 64 });
      const run = length * LABEL.run;
      const around = 2 * Math.PI * (radius + 0.004);
      const label = printSheet(
        1200,
        Math.round((1200 * around) / run),
        "#10141b",
        [
          { text: "RIGSMITH", size: 0.07, y: 0.405, x: 0.07, weight: 800, color: accent },
          { text: "Thermal paste", size: 0.082, y: 0.465, x: 0.07, weight: 800 },
          { text: "8.5 W/mK", size: 0.06, y: 0.51, x: 0.07, weight: 500, color: "#9aa4b4" },
          { text: `${grams} g`, size: grams > 9 ? 0.13 : 0.17, y: 0.49, x: 0.95, weight: 800, align: "right" },
        ],
        (context) => {
          context.fillStyle = accent;
          context.fillRect(0, 0, 20, 4000);
          dataBlock(context, grams, (1200 * around) / run);
        },
      );
      const paper = kit.material({ map: canvasTexture(label, { srgb: true }), roughness: 0.42, color: "#c4c6ca" });
      kit.add(sleeveAlongX(radius + 0.004, run).rotateX(labelTurn), paper, [length * LABEL.middle, 0, 0]);
      filling(kit, radius * 0.88, length, paste);
      kit.turned(
        [length / 2, 0, 0],
        [
          [0, 0],
          [radius, 0],
          [radius * 0.92, 0.06],
          [0.11, 0.15],
          [0.1, 0.2],
          [0, 0.2],
        ],
        clear,
        "x",
        56,
      );
      tipCap(kit, length / 2 + 0.14);
      kit.slab(roundedRectangle(radius * 1.7, radius * 3.4, radius * 0.8), 0.07, plastic, [-length / 2, 0, 0], {
        bevel: 0.02,
        axis: "x",
        rotation: [0, 0, Math.PI / 2],
      });
      const rodEnd = -length / 2 - 0.64;
      for (const turn of [0, Math.PI / 2])
        kit.box(
          [(length * PISTON + rodEnd) / 2, 0, 0],
          [length * PISTON - rodEnd, radius * 1.1, 0.05],
          plastic,
          0.012,
          {
            rotation: [turn, 0, 0],
          },
        );
      kit.cylinder([rodEnd, 0, 0], radius * 0.95, 0.07, plastic, "x", { segments: 56 });
    },
    [0, 0.16, 0],
  );
}

/** The paste as far as the cone, and the rubber piston that pushes it. */
function filling(kit: Kit, radius: number, length: number, paste: THREE.Material): void {
  const behind = length * PISTON;
  kit.turned(
    [0, 0, 0],
    [
      [0, behind],
      [radius, behind],
      [radius, length / 2],
      [radius * 0.9, length / 2 + 0.05],
      [0.09, length / 2 + 0.14],
      [0, length / 2 + 0.14],
    ],
    paste,
    "x",
    64,
  );
  for (const step of [0, 1])
    kit.cylinder([behind - 0.03 - step * 0.05, 0, 0], radius * 1.06, 0.03, kit.materials.rubber, "x", { segments: 64 });
  kit.cylinder([behind - 0.05, 0, 0], radius * 0.9, 0.1, kit.materials.rubber, "x", { segments: 64 });
}

/** What is to be read from behind: upside down for who looks from the front. */
function dataBlock(context: CanvasRenderingContext2D, grams: number, height: number): void {
  context.save();
  context.translate(1140, height * 0.19);
  context.rotate(Math.PI);
  context.textAlign = "left";
  for (const [line, text] of [
    `Thermal paste, ${grams} g, 8.5 W/mK`,
    "Clean the lid, spread a thin film.",
    "Cap after use. Keep from children.",
  ].entries()) {
    context.font = `${line === 0 ? 800 : 500} 56px Archivo, sans-serif`;
    context.fillStyle = line === 0 ? "#ffffff" : "#9aa4b4";
    context.fillText(text, 0, line * 74 - 50);
  }
  context.fillStyle = "#e8ebf0";
  context.fillRect(0, 130, 250, 120);
  context.fillStyle = "#10141b";
  const next = random(17);
  for (let x = 18; x < 230; x += 5 + next() * 9) context.fillRect(x, 144, 2 + next() * 5, 92);
  context.restore();
}

/** A tube along X whose picture runs along it. */
function sleeveAlongX(radius: number, length: number): THREE.BufferGeometry {
  const geometry = new THREE.CylinderGeometry(radius, radius, length, 72, 1, true).rotateZ(-Math.PI / 2);
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < points.count; index += 1)
    uv.setXY(index, points.getX(index) / length + 0.5, 1 - uv.getX(index));
  return geometry;
}

function tipCap(kit: Kit, x: number): void {
  const cap = kit.material({ color: "#a8380f", roughness: 0.5 });
  kit.turned(
    [x, 0, 0],
    [
      [0, 0],
      [0.14, 0],
      [0.145, 0.02],
      [0.14, 0.26],
      [0.1, 0.34],
      [0.08, 0.42],
      [0.06, 0.44],
      [0, 0.44],
    ],
    cap,
    "x",
    48,
  );
  for (let rib = 0; rib < 18; rib += 1) {
    const angle = (rib / 18) * 2 * Math.PI;
    kit.box([x + 0.14, Math.cos(angle) * 0.142, Math.sin(angle) * 0.142], [0.2, 0.022, 0.02], cap, 0.006, {
      rotation: [angle, 0, 0],
    });
  }
}

function spreader(kit: Kit, place: Vector, turn: number): void {
  const plastic = kit.material({ color: "#3a3f46", roughness: 0.5 });
  kit.at(
    place,
    null,
    () => {
      kit.slab(roundedRectangle(1.1, 0.16, 0.06), 0.04, plastic, [-0.1, 0.022, 0], { bevel: 0.01, axis: "y" });
      kit.slab(
        [
          [0.35, -0.08],
          [0.62, -0.28],
          [0.86, -0.28],
          [0.86, 0.28],
          [0.62, 0.28],
          [0.35, 0.08],
        ],
        0.04,
        plastic,
        [0, 0.022, 0],
        { bevel: 0.01, axis: "y" },
      );
    },
    [0, turn, 0],
  );
}

/** Printed foil, sealed at both ends and full in its middle. */
function sachet(kit: Kit, place: Vector, turn: number): void {
  const foil = kit.shared("foil", () => kit.material({ color: "#4d5258", roughness: 0.5, metalness: 0.25 }));
  const print = kit.shared("printed foil", () =>
    kit.material({ map: sachetPrint(), color: "#c4c6ca", roughness: 0.5, metalness: 0.15 }),
  );
  kit.at(
    place,
    null,
    () => {
      kit.box([0, 0.01, 0], [SACHET[0], 0.016, SACHET[1]], foil, 0.005);
      kit.add(cushion(...SACHET), print, [0, 0.021, 0]);
    },
    [0, turn, 0],
  );
}

function sachetPrint(): THREE.Texture {
  const sheet = printSheet(
    936,
    696,
    "#5a626c",
    [
      { text: "Wipe", size: 0.17, y: 0.53, x: 0.5, align: "center", weight: 800 },
      { text: "for old paste", size: 0.064, y: 0.68, x: 0.5, align: "center", weight: 500, color: "#b4bcc8" },
    ],
    (context) => {
      context.fillStyle = "#1a212b";
      context.fillRect(150, 0, 636, 696);
      context.fillStyle = "#474e57";
      for (let ridge = 0; ridge < 6; ridge += 1) for (const x of [20, 816]) context.fillRect(x + ridge * 18, 0, 7, 696);
    },
  );
  return canvasTexture(sheet, { srgb: true });
}

/** A sheet in XZ that swells within its seals. */
function cushion(width: number, depth: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(width, depth, 48, 36).rotateX(-Math.PI / 2);
  const points = geometry.getAttribute("position");
  for (let index = 0; index < points.count; index += 1) {
    const [x, z] = [points.getX(index), points.getZ(index)];
    const full = Math.max(0, 1 - (x / (width * 0.36)) ** 4) * Math.max(0, 1 - (z / (depth * 0.46)) ** 4);
    points.setY(index, full * (0.045 + 0.004 * Math.sin(x * 17) * Math.sin(z * 13)));
  }
  geometry.computeVertexNormals();
  return geometry;
}
