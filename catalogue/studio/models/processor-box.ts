import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { decal, label } from "../kit/prints.ts";
import { canvas, canvasTexture } from "../kit/textures/canvas.ts";
import type { ProcessorBoxLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { BRAND, boxArt, PLAIN } from "./parts/processor-art.ts";

const BOX = { width: 1.9, height: 2.45, depth: 0.95 } as const;
const CHIP = 1.02;
const LEAN = -0.42;
const TURN = 0.16;
/** Middle of the chip on its easel. */
const CHIP_AT = [1.02, 0.55, 0.78] as const;

/** A processor before its box. */
export const processorBox: Model<ProcessorBoxLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 16 },
    chip: { azimuth: 10, elevation: 28, closeUp: { at: CHIP_AT, radius: 0.74 } },
    contacts: { azimuth: 8, elevation: 26, pose: "underside", closeUp: { at: CHIP_AT, radius: 0.74 } },
    side: { azimuth: 62, elevation: 12 },
  },
  smallestShadow: 0.02,
  lighting: () => ({ bloom: 0.1, light: 1.1, mirror: 0.1 }),
  build(kit, look, pose) {
    carton(kit, look);
    kit.at(
      [CHIP_AT[0], 0, CHIP_AT[2]],
      null,
      () => {
        easel(kit);
        kit.at(
          [0, CHIP_AT[1], 0],
          null,
          () => {
            if (pose === "underside") kit.at([0, 0, 0], null, () => chip(kit, look), [0, Math.PI, 0]);
            else chip(kit, look);
          },
          [LEAN, 0, 0],
        );
      },
      [0, TURN, 0],
    );
  },
};

function carton(kit: Kit, look: ProcessorBoxLook): void {
  const { width, height, depth } = BOX;
  const card = kit.material({ color: "#0e1117", roughness: 0.5 });
  const print = { roughness: 0.36, transparent: false };
  kit.at([-0.5, height / 2, -0.25], null, () => {
    kit.box([0, 0, 0], [width, height, depth], card, 0.018);
    decal(
      kit,
      boxArt(look, width / height, "front"),
      [0, 0, depth / 2 + 0.002],
      width - 0.02,
      height - 0.02,
      "z",
      print,
    );
    decal(
      kit,
      boxArt(look, depth / height, "side"),
      [width / 2 + 0.002, 0, 0],
      depth - 0.02,
      height - 0.02,
      "x",
      print,
    );
    decal(kit, boxArt(look, width / depth, "top"), [0, height / 2 + 0.002, 0], width - 0.02, depth - 0.02, "y", print);
  });
}

function easel(kit: Kit): void {
  const { gloss, trim } = kit.materials;
  kit.box([0, 0.03, 0.16], [0.96, 0.06, 0.5], gloss, 0.02);
  kit.box([0, 0.085, 0.33], [0.8, 0.06, 0.05], trim, 0.015);
  kit.box([0, 0.32, -0.03], [0.5, 0.6, 0.03], gloss, 0.012, { rotation: [LEAN, 0, 0] });
}

/** The two lines are told apart by their lids: one with legs and gaps around it, one a plain plate with ears. */
function chip(kit: Kit, { line, cores, note, tier }: ProcessorBoxLook): void {
  const legged = line === "corvant";
  const [width, height] = legged ? [CHIP, CHIP] : [CHIP * 0.94, CHIP * 1.08];
  const board = kit.material({ color: legged ? "#0e2a20" : "#16331f", roughness: 0.5 });
  const metal = kit.material({
    color: "#8d9095",
    metalness: 0.85,
    roughness: 0.5,
    roughnessMap: grainWithoutSeam(kit),
    envMapIntensity: 0.42,
  });
  kit.box([0, 0, 0], [width, height, 0.055], board, 0.008);
  kit.slab(legged ? leggedLid(width) : earedLid(width, height), 0.08, metal, [0, 0, 0.066], { bevel: 0.014 });
  if (legged) components(kit, width);
  const face = 0.1075;
  const ink = "#2b2f36";
  label(kit, BRAND[line], [0, height * 0.17, face], width * 0.78, "z", { color: ink, weight: 800, letterSpacing: 4 });
  label(kit, `${cores} cores`, [0, 0.02, face], width * 0.74, "z", { color: ink, weight: 600 });
  label(kit, `Series ${tier}`, [0, -height * 0.14, face], width * 0.62, "z", { color: ink, weight: 500 });
  if (note !== PLAIN) label(kit, note, [0, -height * 0.27, face], width * 0.74, "z", { color: ink, weight: 800 });
  const corner = legged ? 0.008 : 0.022;
  kit.add(new THREE.ShapeGeometry(cornerMark(legged ? 0.044 : 0.07)), kit.materials.gold, [
    corner - width / 2,
    corner - height / 2,
    0.0285,
  ]);
  kit.add(
    new THREE.PlaneGeometry(width * 0.95, height * 0.95),
    kit.material({ map: underside(legged), roughness: 0.42, metalness: 0.25, envMapIntensity: 0.6 }),
    [0, 0, -0.0285],
    { axis: "-z" },
  );
}

/** The map repeats from a lid's middle on, where its two ends would meet: half a turn on they meet beside the lid. */
function grainWithoutSeam(kit: Kit): THREE.Texture | null {
  const grain = kit.materials.aluminium.roughnessMap?.clone() ?? null;
  grain?.offset.set(0.5, 0.5);
  return grain;
}

/** The triangle that tells which way round a processor goes into its socket. */
function cornerMark(leg: number): THREE.Shape {
  return new THREE.Shape([new THREE.Vector2(0, 0), new THREE.Vector2(leg, 0), new THREE.Vector2(0, leg)]);
}

/** Were the ends of both gaps of a side on one line, the lid's faces would meet there with cracks between them. */
const UNEVEN = 1.008;

function leggedLid(width: number): THREE.Shape {
  const half = width * 0.446;
  const bite = width * 0.165;
  const waist = width * 0.37;
  const corners: THREE.Vector2[] = [];
  for (let side = 0; side < 4; side += 1) {
    const turned = (x: number, y: number) =>
      corners.push(new THREE.Vector2(x, y).rotateAround(new THREE.Vector2(), (side * Math.PI) / 2));
    turned(-half, -half);
    turned(-half + bite, -half);
    turned(-half + bite, -waist);
    turned(-bite * 0.5, -waist * UNEVEN);
    turned(-bite * 0.5, -half);
    turned(bite * 0.5, -half);
    turned(bite * 0.5, -waist * UNEVEN);
    turned(half - bite, -waist);
    turned(half - bite, -half);
  }
  return new THREE.Shape(corners);
}

function earedLid(width: number, height: number): THREE.Shape {
  const [x, y, ear, reach] = [width * 0.38, height * 0.43, height * 0.2, width * 0.46];
  return new THREE.Shape(
    [
      [-x, -y],
      [x, -y],
      [x, -ear],
      [reach, -ear],
      [reach, ear],
      [x, ear],
      [x, y],
      [-x, y],
      [-x, ear],
      [-reach, ear],
      [-reach, -ear],
      [-x, -ear],
    ].map(([across = 0, up = 0]) => new THREE.Vector2(across, up)),
  );
}

/** Small parts in the gaps between the lid's legs. */
function components(kit: Kit, width: number): void {
  const { gunmetal, trim } = kit.materials;
  for (let side = 0; side < 4; side += 1)
    for (const gap of [-1, 1])
      for (let part = 0; part < 5; part += 1) {
        const angle = (side * Math.PI) / 2;
        const x = gap * width * 0.19 + (part - 2) * 0.034;
        const y = -width * 0.425;
        kit.box(
          [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), 0.036],
          [0.02, 0.046, 0.02],
          part % 2 === 0 ? gunmetal : trim,
          0,
          { rotation: [0, 0, angle] },
        );
      }
}

function underside(legged: boolean): THREE.Texture {
  const picture = canvas(1024, 1024, (context) => {
    context.fillStyle = legged ? "#123626" : "#1a4228";
    context.fillRect(0, 0, 1024, 1024);
    for (let row = 0; row < 44; row += 1)
      for (let column = 0; column < 44; column += 1) {
        const [x, y] = [22 + column * 22.8, 22 + row * 22.8];
        if (Math.abs(x - 512) < 150 && Math.abs(y - 512) < (legged ? 150 : 220)) continue;
        context.fillStyle = (row * 3 + column) % 7 === 0 ? "#c79b49" : "#b78a3c";
        context.beginPath();
        context.roundRect(x - 7, y - 8, 14, 16, 5);
        context.fill();
      }
    context.fillStyle = "#8f9298";
    for (let part = 0; part < 36; part += 1)
      context.fillRect(400 + (part % 6) * 40, 410 + Math.floor(part / 6) * 36, 24, 13);
  });
  return canvasTexture(picture, { srgb: true });
}
