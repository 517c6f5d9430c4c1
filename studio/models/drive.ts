import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { roundedRectangle } from "../kit/outlines.ts";
import { decal, label } from "../kit/prints.ts";
import type { DriveLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { hardDrive } from "./parts/hard-drive.ts";
import { boardTraces, cartonArt, driveSticker, emptyPlace, flatPrint } from "./parts/drive-prints.ts";

/** 80 and 22 mm: a unit is 22 mm here. */
const LENGTH = 3.6;
const WIDTH = 0.99;
const BOARD = 0.04;
const FINS_TOP = 0.3;
const CARTON = { width: 2.5, height: 2.3, depth: 0.5 } as const;

/** A drive: an M.2 stick before its carton, or a 3.5-inch disk that stands on edge. */
export const drive: Model<DriveLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 20 },
    alone: { azimuth: -38, elevation: 50, pose: "alone", fill: 0.84 },
    back: { azimuth: -44, elevation: 52, pose: "back", fill: 0.84 },
    detail: { azimuth: -34, elevation: 40, pose: "near", closeUp: { at: [-0.94, 0.32, 0.02], radius: 1.1 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ bloom: 0.08, light: 1.15, mirror: 0.1 }),
  build(kit, look, pose) {
    if (look.shape === "3.5 inch") hardDrive(kit, look, pose);
    else if (pose === undefined) withCarton(kit, look);
    else propped(kit, look, pose === "back");
  },
};

function withCarton(kit: Kit, look: DriveLook): void {
  const { width, height, depth } = CARTON;
  kit.at(
    [0.35, height / 2, -0.75],
    null,
    () => {
      kit.box([0, 0, 0], [width, height, depth], kit.material({ color: "#10131a", roughness: 0.5 }), 0.014);
      const print = { roughness: 0.36, transparent: false };
      const art = cartonArt(look, kit.palette.colors, width / height);
      flatPrint(kit, art, [0, 0, depth / 2 + 0.002], width - 0.02, height - 0.02, "z", print);
    },
    [0, 0.1, 0],
  );
  kit.at([-0.1, 0, 0.45], null, () => propped(kit, look, false), [0, 0.02, 0]);
}

/** The stick leans on a low wedge, its contacts at -X. Turned with a heat sink, it lies on the fins. */
function propped(kit: Kit, look: DriveLook, turned: boolean): void {
  if (turned && look.shape === "m2 with heat sink") {
    kit.at([0, FINS_TOP, 0], "-y", () => stick(kit, look), [0, 0, Math.PI]);
    return;
  }
  const lean = -0.95;
  const { gloss } = kit.materials;
  kit.at(
    [0, 0.306, 0],
    null,
    () => {
      if (turned) kit.at([0, 0, 0], null, () => stick(kit, look), [0, Math.PI, 0]);
      else stick(kit, look);
    },
    [lean, 0, 0],
  );
  kit.box([0, 0.11, -0.2], [LENGTH * 0.8, 0.22, 0.42], gloss, 0.03);
}

/** An M.2 drive in the XY plane, its parts towards +Z. */
function stick(kit: Kit, look: DriveLook): void {
  board(kit);
  if (look.shape === "m2 with heat sink") heatSink(kit, look);
  else topSide(kit, look);
  underside(kit, look);
}

function board(kit: Kit): void {
  const { gold, boardEdge } = kit.materials;
  const [x, y] = [LENGTH / 2, WIDTH / 2];
  const outline = new THREE.Shape();
  outline.moveTo(-x, -y + 0.04);
  outline.lineTo(-x, 0.2);
  outline.lineTo(-x + 0.17, 0.2);
  outline.absarc(-x + 0.17, 0.2 + 0.025, 0.025, -Math.PI / 2, Math.PI / 2, false);
  outline.lineTo(-x, 0.25);
  outline.lineTo(-x, y - 0.04);
  outline.lineTo(-x + 0.2, y - 0.04);
  outline.lineTo(-x + 0.2, y);
  outline.lineTo(x, y);
  outline.lineTo(x, 0.12);
  outline.absarc(x, 0, 0.12, Math.PI / 2, Math.PI * 1.5, false);
  outline.lineTo(x, -y);
  outline.lineTo(-x + 0.2, -y);
  outline.lineTo(-x + 0.2, -y + 0.04);
  kit.slab(
    outline,
    BOARD,
    kit.isWhite ? boardEdge : kit.material({ color: "#0b2418", roughness: 0.55, envMapIntensity: 0.5 }),
    [0, 0, 0],
    {
      bevel: 0.004,
      bevelSegments: 1,
    },
  );
  for (let pin = 0; pin < 31; pin += 1) {
    const up = -y + 0.075 + pin * 0.0278;
    if (up > 0.18 && up < 0.27) continue;
    for (const side of [-1, 1]) kit.box([-x + 0.075, up, side * (BOARD / 2 + 0.001)], [0.12, 0.017, 0.003], gold, 0);
  }
  for (const side of [-1, 1])
    kit.add(
      new THREE.RingGeometry(0.125, 0.19, 32, 1, Math.PI / 2, Math.PI),
      gold,
      [x, 0, side * (BOARD / 2 + 0.001)],
      {
        axis: side > 0 ? "z" : "-z",
        ...(side < 0 && { rotation: [0, 0, Math.PI] as const }),
      },
    );
}

function topSide(kit: Kit, look: DriveLook): void {
  const face = BOARD / 2;
  chip(kit, -1.02, 0, face, 0.5, 0.52, "", true);
  for (const [text, y] of [
    ["NVMe", 0.08],
    [look.capacity, -0.08],
  ] as const)
    label(kit, text, [-1.02, y, face + 0.0675], 0.6, "z", { color: "#33373e", weight: 700 });
  chip(kit, -0.5, -0.12, face, 0.3, 0.46, "D4", false);
  chip(kit, 0.22, 0, face, 0.8, 0.66, "NAND", false);
  chip(kit, 1.12, 0, face, 0.8, 0.66, "NAND", false);
  passives(kit, face, -1.42, 13);
  const { gunmetal } = kit.materials;
  for (const y of [-0.16, 0.02, 0.2]) kit.box([-1.4, y, face + 0.03], [0.1, 0.12, 0.06], gunmetal, 0.008);
  const sheet = roundedRectangle(2.36, 0.72, 0.04);
  kit.slab(
    sheet,
    0.008,
    kit.material({ color: "#14181f", roughness: 0.65, envMapIntensity: 0.5 }),
    [0.4, 0, face + 0.062],
    { bevel: 0 },
  );
  flatPrint(kit, driveSticker(look, kit.palette.colors), [0.4, 0, face + 0.0675], 2.34, 0.7, "z", { roughness: 0.62 });
}

/** Small drives have all their memory on the upper side. */
const PACKAGES_BELOW: Readonly<Record<string, number>> = { "1 TB": 0, "2 TB": 1 };
const PLACES_BELOW = [-1.12, -0.22] as const;

function underside(kit: Kit, look: DriveLook): void {
  const face = -BOARD / 2;
  kit.at([0, 0, face], "-z", () => {
    const [traces, pxPerUnit] = [{ x: -0.06, width: 3.3, height: 0.96 }, 455];
    const covered = PLACES_BELOW.map((x) => ({
      x: (x - traces.x + traces.width / 2) * pxPerUnit,
      y: (traces.height / 2) * pxPerUnit,
      width: 0.8 * pxPerUnit,
      height: 0.74 * pxPerUnit,
    }));
    const copper = boardTraces(traces.width * pxPerUnit, traces.height * pxPerUnit, covered);
    decal(kit, copper, [traces.x, 0, 0.0015], traces.width, traces.height, "z", { roughness: 0.6 });
    const filled = PACKAGES_BELOW[look.capacity] ?? 2;
    for (const [place, x] of PLACES_BELOW.entries())
      if (place < filled) chip(kit, x, 0, 0, 0.8, 0.74, "NAND", false);
      else flatPrint(kit, emptyPlace(800, 740), [x, 0, 0.003], 0.8, 0.74, "z", { roughness: 0.45 });
    passives(kit, 0, 0.42, 11);
    flatPrint(kit, driveSticker(look, kit.palette.colors, true), [0.86, 0, 0.004], 0.98, 0.62, "z", { roughness: 0.5 });
  });
}

/** A package on the board, with a laser-etched name; controllers wear a metal lid. */
function chip(
  kit: Kit,
  x: number,
  y: number,
  face: number,
  width: number,
  height: number,
  name: string,
  lidded: boolean,
) {
  const { matte, aluminium, gunmetal } = kit.materials;
  const plastic = kit.shared("chip", () => kit.material({ color: "#1a1b1e", roughness: 0.6, envMapIntensity: 0.7 }));
  kit.box([x, y, face + 0.028], [width, height, 0.056], plastic, 0.006);
  if (lidded) kit.box([x, y, face + 0.06], [width * 0.74, height * 0.74, 0.012], aluminium, 0.005);
  kit.cylinder([x - width * 0.42, y - height * 0.4, face + 0.0565], 0.014, 0.002, lidded ? matte : gunmetal, "z", {
    segments: 16,
  });
  label(kit, name, [x, y, face + (lidded ? 0.0675 : 0.0575)], width * (lidded ? 0.9 : 1.2), "z", {
    color: lidded ? "#33373e" : "#787d86",
    weight: 600,
  });
}

/** Capacitors and resistors in two rows along the edges, from `start` on. */
function passives(kit: Kit, face: number, start: number, columns: number): void {
  const { trim, gunmetal } = kit.materials;
  const tan = kit.material({ color: "#8a6f4c", roughness: 0.6 });
  for (let part = 0; part < columns * 2; part += 1) {
    const column = part % columns;
    const row = part < columns ? 1 : -1;
    kit.box(
      [start + column * 0.092, row * 0.4 + (column % 3) * 0.012, face + 0.014],
      [0.05, 0.028, 0.026],
      part % 3 === 0 ? trim : part % 3 === 1 ? tan : gunmetal,
      0,
    );
  }
}

/** A finned aluminium block around the stick. */
function heatSink(kit: Kit, look: DriveLook): void {
  const { heatsink, gloss, gap, aluminium } = kit.materials;
  const base = [
    [-1.52, -0.5],
    [1.46, -0.5],
    [1.58, -0.38],
    [1.58, 0.38],
    [1.46, 0.5],
    [-1.52, 0.5],
  ] as const;
  kit.slab(base, 0.16, heatsink, [0, 0, 0.1], { bevel: 0.022 });
  // The dark ground between the fins is as slanted as they are.
  const ground = [
    [-0.31, -0.45],
    [1.14, -0.45],
    [1.34, 0.45],
    [-0.09, 0.45],
  ] as const;
  kit.slab(ground, 0.03, gap, [0, 0, 0.18], { bevel: 0 });
  for (let fin = 0; fin < 13; fin += 1)
    kit.box([-0.16 + fin * 0.116, 0, 0.235], [0.05, 0.92, 0.13], heatsink, 0.012, { rotation: [0, 0, -0.24] });
  kit.slab(
    [
      [-1.5, -0.44],
      [-0.5, -0.44],
      [-0.28, 0.44],
      [-1.5, 0.44],
    ],
    0.1,
    gloss,
    [0, 0, 0.23],
    { bevel: 0.014 },
  );
  const ink = kit.isWhite ? "#262a31" : "#dfe3e9";
  label(kit, "NVMe SSD", [-0.96, 0.24, 0.2815], 1.3, "z", { color: ink, weight: 700 });
  label(kit, look.capacity, [-0.98, 0.0, 0.2815], 2.2, "z", { color: ink, weight: 800 });
  label(kit, look.connection, [-1.0, -0.24, 0.2815], 1.05, "z", {
    color: kit.palette.colors[0] ?? "#9aa3b0",
    weight: 600,
  });
  for (const y of [-0.3, 0.26]) kit.cylinder([1.52, y, 0.186], 0.035, 0.012, aluminium, "z", { segments: 24 });
}
