import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { ProcessorBoxLook } from "../../looks/part-looks.ts";
import { PLAIN } from "./processor-art.ts";
import { processorContacts } from "./processor-contacts.ts";

const CHIP = 1.02;
/** How thick the green board is. */
export const SUBSTRATE = 0.055;
/** How far before the board's middle the lid ends. */
export const LID_FACE = 0.106;

/** The green board of a line. */
export function chipSize(line: ProcessorBoxLook["line"]): { width: number; height: number } {
  return line === "corvant" ? { width: CHIP, height: CHIP } : { width: CHIP * 0.94, height: CHIP * 1.08 };
}

/** The two lines are told apart by their lids: one with legs and gaps around it, one a plain plate with ears. */
export function chip(kit: Kit, { line, cores, note, contacts }: ProcessorBoxLook): void {
  const legged = line === "corvant";
  const { width, height } = chipSize(line);
  const board = kit.material({ color: legged ? "#0e2a20" : "#16331f", roughness: 0.5 });
  const metal = kit.material({
    color: "#8d9095",
    metalness: 0.85,
    roughness: 0.5,
    roughnessMap: grainWithoutSeam(kit),
    envMapIntensity: 0.42,
  });
  kit.box([0, 0, 0], [width, height, SUBSTRATE], board, 0.008);
  kit.slab(legged ? leggedLid(width) : earedLid(width, height), 0.08, metal, [0, 0, 0.066], { bevel: 0.014 });
  if (legged) components(kit, width);
  const face = LID_FACE + 0.0015;
  const ink = "#2b2f36";
  label(kit, `${cores} cores`, [0, height * 0.08, face], width * 0.9, "z", { color: ink, weight: 800 });
  if (note !== PLAIN) label(kit, note, [0, -height * 0.14, face], width * 0.74, "z", { color: ink, weight: 600 });
  const corner = legged ? 0.008 : 0.022;
  kit.add(new THREE.ShapeGeometry(cornerMark(legged ? 0.044 : 0.07)), kit.materials.gold, [
    corner - width / 2,
    corner - height / 2,
    0.0285,
  ]);
  kit.at([0, 0, -SUBSTRATE / 2], "-z", () => processorContacts(kit, contacts, width, height));
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
