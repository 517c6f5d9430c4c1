import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { decal, label } from "../../kit/prints.ts";
import { canvas } from "../../kit/textures/canvas.ts";
import type { ServiceCardLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { type PrintLine, printSheet, rings } from "./print-sheet.ts";

const WIDTH = 2.6;
const HEIGHT = 1.64;
const LEAN = -0.2;
/** The print's width and height, in pixels. */
const SHEET = [1400, 879] as const;

/** A printed card in a slotted foot, its envelope in front. */
export const serviceCard: Model<ServiceCardLook> = {
  angles: {
    hero: { azimuth: 20, elevation: 20 },
    front: { azimuth: -6, elevation: 8 },
    back: { azimuth: -16, elevation: 20, pose: "turned round" },
    detail: { azimuth: -62, elevation: 24, closeUp: { at: [-0.4, -0.1, -0.06], radius: 1.12 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ bloom: 0.4 }),
  build(kit, look, pose) {
    const turned = pose === "turned round";
    card(kit, look, turned);
    envelope(kit, turned);
  },
};

function card(kit: Kit, look: ServiceCardLook, turned: boolean): void {
  const stock = kit.material({ color: "#131820", roughness: 0.55 });
  const [accent = "#12c8ff"] = kit.palette.colors;
  kit.at([-0.05, 0, -0.75], null, () => {
    kit.slab(roundedRectangle(1.5, 0.42, 0.16), 0.16, kit.materials.gunmetal, [0, 0.08, 0], { bevel: 0.04, axis: "y" });
    kit.box([0, 0.158, 0.01], [1.3, 0.012, 0.09], kit.materials.gap, 0.004);
    const printed = () => {
      kit.slab(roundedRectangle(WIDTH, HEIGHT, 0.1), 0.045, stock, [0, HEIGHT / 2, 0], { bevel: 0.01 });
      const size = [WIDTH - 0.02, HEIGHT - 0.02] as const;
      decal(kit, cut(face(kit, look)), [0, HEIGHT / 2, 0.024], ...size, "z", { roughness: 0.5 });
      decal(kit, cut(reverse(look, accent)), [0, HEIGHT / 2, -0.024], ...size, "-z", { roughness: 0.5 });
      // The foil line along the card's head.
      kit.box(
        [-WIDTH / 2 + 0.42, HEIGHT - 0.16, 0.025],
        [0.44, 0.018, 0.004],
        kit.material({ color: accent, roughness: 0.35, metalness: 0.4 }),
        0,
      );
    };
    kit.at([0, 0.1, 0], null, () => kit.at([0, 0, 0], null, printed, [0, turned ? Math.PI : 0, 0]), [LEAN, 0, 0]);
  });
}

/** The sheet with the card's round corners. */
function cut(sheet: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = sheet;
  return canvas(width, height, (context) => {
    context.beginPath();
    context.roundRect(0, 0, width, height, (width * 0.09) / WIDTH);
    context.clip();
    context.drawImage(sheet, 0, 0);
  });
}

function face(kit: Kit, look: ServiceCardLook): HTMLCanvasElement {
  const [accent = "#12c8ff"] = kit.palette.colors;
  const lines: PrintLine[] = [
    { text: look.promise, size: 0.046, y: 0.445, x: 0.072, weight: 500, color: "#aab3c0" },
    { text: "RIGSMITH", size: 0.044, y: 0.86, x: 0.072, weight: 800, color: accent },
    ...titleLines(look.title),
  ];
  if (look.figure)
    lines.push(
      { text: look.figure.value, size: 0.23, y: 0.795, x: 0.925, weight: 800, align: "right" },
      { text: look.figure.unit, size: 0.05, y: 0.89, x: 0.925, weight: 600, color: "#aab3c0", align: "right" },
    );
  return printSheet(...SHEET, "#131820", lines, (context) =>
    rings(context, look.figure ? [SHEET[0], 0] : SHEET, 42, kit.palette.colors, ringCount(look)),
  );
}

/** Rings at the head leave room for the title; the ones at the foot have it to themselves. */
function ringCount({ title, figure }: ServiceCardLook): number {
  if (!figure) return 10;
  return title.length > 16 ? 5 : 8;
}

/** Long titles are set smaller so that they stay on one line. */
function titleLines(title: string): PrintLine[] {
  const size = Math.min(0.1, 1.6 / title.length);
  return [{ text: title, size, y: 0.33, x: 0.07, weight: 800 }];
}

function reverse(look: ServiceCardLook, accent: string): HTMLCanvasElement {
  const plain = { size: 0.047, x: 0.072, weight: 500, color: "#d8dde5" };
  const promised = look.figure ? `${look.figure.value} ${look.figure.unit}` : look.promise;
  return printSheet(...SHEET, "#131820", [
    { text: look.title, size: Math.min(0.085, 1.55 / look.title.length), y: 0.235, x: 0.07, weight: 800 },
    { text: promised, size: 0.052, y: 0.35, x: 0.072, weight: 700, color: accent },
    { text: "Added to your order. Nothing to activate:", y: 0.53, ...plain },
    { text: "your order page shows it, and so does", y: 0.62, ...plain },
    { text: "the sheet that comes with your PC.", y: 0.71, ...plain },
    { text: "RIGSMITH", size: 0.044, y: 0.88, x: 0.072, weight: 800, color: accent },
  ]);
}

/** With its seal up, or its address side when `turned`. */
function envelope(kit: Kit, turned: boolean): void {
  const paper = kit.material({ color: "#5f656e", roughness: 0.92, envMapIntensity: 0.3 });
  const flapPaper = kit.material({ color: "#535962", roughness: 0.92, envMapIntensity: 0.3 });
  const seal = kit.material({ color: kit.palette.colors[0] ?? "#12c8ff", roughness: 0.42 });
  kit.at(
    [0.12, 0, 0.52],
    null,
    () => {
      kit.slab(roundedRectangle(2.7, 1.7, 0.03), 0.05, paper, [0, 0.026, 0], { bevel: 0.012, axis: "y" });
      if (turned) {
        label(kit, "RIGSMITH", [-0.62, 0.054, -0.56], 1.15, "y", { color: "#1b2028", weight: 800 });
        return;
      }
      const flap = new THREE.Shape();
      flap.moveTo(-1.33, 0.83);
      flap.lineTo(1.33, 0.83);
      flap.lineTo(0.1, -0.1);
      flap.quadraticCurveTo(0, -0.17, -0.1, -0.1);
      kit.slab(flap, 0.022, flapPaper, [0, 0.062, 0], { bevel: 0.008, axis: "y" });
      kit.turned(
        [0, 0.07, 0.03],
        [
          [0, 0],
          [0.18, 0],
          [0.19, 0.015],
          [0.17, 0.034],
          [0.145, 0.026],
          // The studio's rings, pressed into the wax.
          ...[0.118, 0.086, 0.054].flatMap((ring) => [
            [ring + 0.012, 0.024] as const,
            [ring + 0.006, 0.036] as const,
            [ring - 0.006, 0.036] as const,
            [ring - 0.012, 0.024] as const,
          ]),
          [0, 0.024],
        ],
        seal,
        "y",
        56,
      );
    },
    [0, 0.2, 0],
  );
}
