import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { decal } from "../../kit/prints.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import type { KeycapSetLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { capRows, type Cap } from "./keycap-rows.ts";
import { printSheet } from "./print-sheet.ts";

const UNIT = 0.2;
const CAP_HEIGHT = 0.13;
/** How much further from the typist a cap's top is than its foot. */
const LEAN = 0.008;
const TRAY = { width: 4.86, depth: 1.72, wall: 0.06, height: 0.2 } as const;
/** Columns of the legends' picture: a key unit is this many pixels wide. */
const UNIT_PX = 256;

const COLORS: Record<
  KeycapSetLook["caps"],
  { letter: string; edge: string; accent: string; legend: string; accentLegend: string }
> = {
  "white-pink": { letter: "#c6c9cd", edge: "#b9bcc2", accent: "#a83a68", legend: "#121419", accentLegend: "#fff4f9" },
  graphite: { letter: "#3c4047", edge: "#24262b", accent: "#15161a", legend: "#eef1f5", accentLegend: "#eef1f5" },
};

/** 108 caps in the tray they come in, its printed lid behind. */
export const keycapSet: Model<KeycapSetLook> = {
  angles: {
    hero: { azimuth: 20, elevation: 46, fill: 0.86 },
    top: { azimuth: 0, elevation: 72, fill: 0.86 },
    side: { azimuth: -56, elevation: 28, fill: 0.86 },
    detail: { azimuth: 18, elevation: 48, closeUp: { at: [-1.61, 0.12, 0.34], radius: 0.73 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    tray(kit);
    const caps = capRows();
    for (const cap of caps) keycap(kit, cap, look.caps);
    legends(kit, caps, look.caps);
    lid(kit, look.caps);
  },
};

const capX = (cap: Cap) => (cap.x - 11.5) * UNIT;
const capZ = (cap: Cap) => (cap.y - 3.25) * UNIT;

function tray(kit: Kit): void {
  const board = kit.shared("board", () => kit.material({ color: "#16191e", roughness: 0.8 }));
  kit.box([0, 0.03, 0], [TRAY.width, 0.06, TRAY.depth], board, 0.01);
  const wall = roundedRectangle(TRAY.width, TRAY.depth, 0.04);
  wall.holes.push(roundedHole(TRAY.width - TRAY.wall * 2, TRAY.depth - TRAY.wall * 2, 0.02));
  kit.slab(wall, TRAY.height, board, [0, TRAY.height / 2, 0], { bevel: 0.01, axis: "y" });
}

/** Tapered like a real cap: the top is smaller and dished. */
function keycap(kit: Kit, cap: Cap, colors: KeycapSetLook["caps"]): void {
  const paint = COLORS[colors];
  const plastic = kit.shared(`cap ${cap.tone}`, () => kit.material({ color: paint[cap.tone], roughness: 0.62 }));
  const width = cap.width * UNIT - 0.014;
  const depth = cap.depth * UNIT - 0.014;
  const geometry = new RoundedBoxGeometry(width, CAP_HEIGHT, depth, 3, 0.022);
  const points = geometry.getAttribute("position");
  for (let index = 0; index < points.count; index += 1) {
    const share = points.getY(index) / CAP_HEIGHT + 0.5;
    const inset = share * UNIT * 0.13;
    const x = points.getX(index);
    const z = points.getZ(index);
    points.setX(index, x * (1 - (2 * inset) / width));
    points.setZ(index, z * (1 - (2 * inset) / depth) - share * LEAN);
    if (share > 0.9 && cap.width < 3)
      points.setY(index, points.getY(index) - 0.007 * (1 - Math.min(1, Math.abs(x) / (width * 0.4)) ** 2));
  }
  geometry.computeVertexNormals();
  kit.add(geometry, plastic, [capX(cap), 0.06 + CAP_HEIGHT / 2, capZ(cap)], { castsShadow: true });
}

const legendFont = (px: number, stretch: "condensed" | "normal") => `${stretch} 700 ${px}px Archivo, sans-serif`;

/** Words are narrow, and set as large as their cap's top holds: its flat part is half a unit narrower than the cap. */
function setLegendFont(context: CanvasRenderingContext2D, { legend, width }: Cap): void {
  const isWord = legend.length > 1;
  const px = UNIT_PX * (isWord ? 0.3 : 0.44);
  const stretch = isWord ? "condensed" : "normal";
  context.font = legendFont(px, stretch);
  const room = UNIT_PX * (width - 0.5);
  context.font = legendFont(px * Math.min(1, room / context.measureText(legend).width), stretch);
}

/** All legends are one picture that lies on the caps. */
function legends(kit: Kit, caps: readonly Cap[], colors: KeycapSetLook["caps"]): void {
  const [columns, rows] = [23, 6.5];
  const paint = COLORS[colors];
  const picture = canvas(columns * UNIT_PX, rows * UNIT_PX, (context) => {
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const cap of caps) {
      context.fillStyle = cap.tone === "accent" ? paint.accentLegend : paint.legend;
      setLegendFont(context, cap);
      context.fillText(cap.legend, cap.x * UNIT_PX, cap.y * UNIT_PX);
    }
  });
  // Without anisotropy: Mesa's takes whole texels, which tears strokes.
  const map = canvasTexture(picture, { srgb: true });
  const material = new THREE.MeshStandardMaterial({
    map,
    transparent: true,
    depthWrite: false,
    roughness: 0.6,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  material.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(columns * UNIT, rows * UNIT), material, [0, 0.06 + CAP_HEIGHT + 0.001, -LEAN], {
    axis: "y",
  });
}

/** The lid stands behind the tray. */
function lid(kit: Kit, colors: KeycapSetLook["caps"]): void {
  const board = kit.shared("board", () => kit.material({ color: "#16191e", roughness: 0.8 }));
  const accent = colors === "white-pink" ? "#ff7ab0" : "#aab3c0";
  kit.at(
    [0, 0.02, -TRAY.depth / 2 - 0.05],
    null,
    () => {
      kit.box([0, 0.56, -0.1], [TRAY.width + 0.04, 1.12, 0.2], board, 0.02);
      const sheet = printSheet(1940, 450, "#16191e", [
        { text: "Keycaps for Tenkey", size: 0.062, y: 0.35, x: 0.06, weight: 800 },
        {
          text: colors === "white-pink" ? "White and pink" : "Graphite",
          size: 0.036,
          y: 0.6,
          x: 0.06,
          weight: 600,
          color: accent,
        },
        { text: "108 keys, PBT 1.4 mm", size: 0.03, y: 0.8, x: 0.06, weight: 500, color: "#aab3c0" },
        { text: "RIGSMITH", size: 0.03, y: 0.8, x: 0.94, weight: 800, align: "right" },
      ]);
      decal(kit, sheet, [0, 0.56, 0.003], TRAY.width, 1.09, "z", { roughness: 0.6 });
    },
    [-0.1, 0, 0],
  );
}
