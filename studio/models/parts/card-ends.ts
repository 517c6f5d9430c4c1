import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";
import { screenOutline, screenSocket, screenSockets } from "./card-sockets.ts";
import type { Card } from "./card-body.ts";

/** From one slot of a case to the next. */
const SLOT = 0.2032;

/** Back of the card towards +Y: a metal plate with a vent at its far end, name, screws and the board's slot edge. */
export function backplate(kit: Kit, { length, height, thickness, name, maker, standsAlone }: Card): void {
  const { aluminium, print, boardEdge, gold, gap } = kit.materials;
  const top = thickness / 2;
  const plate = new THREE.Shape();
  plate.moveTo(0.02, 0.02);
  plate.lineTo(length - 0.12, 0.02);
  plate.lineTo(length - 0.01, 0.13);
  plate.lineTo(length - 0.01, height - 0.13);
  plate.lineTo(length - 0.12, height - 0.01);
  plate.lineTo(0.02, height - 0.01);
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 2; column += 1)
      plate.holes.push(
        roundedHole(length * 0.115, 0.055, 0.027, [
          length * (0.76 + column * 0.125) + row * 0.012,
          height * 0.2 + row * height * 0.1,
        ]),
      );
  const metal = kit.isWhite ? kit.materials.body : plateMetal(kit, standsAlone);
  kit.at([0, top - 0.012, 0], null, () => kit.slab(plate, 0.03, metal, [0, 0, 0], { bevel: 0.008, bevelSegments: 2 }), [
    Math.PI / 2,
    0,
    0,
  ]);
  const face = top + 0.003;
  // Matt and lighter than the plate: a bare metal takes the plate's tone in flat light.
  const stripe = kit.shared("card stripe", () =>
    kit.material({ color: kit.isWhite ? "#6d727a" : "#6f757f", roughness: 0.8, envMapIntensity: 0.6 }),
  );
  for (let line = 0; line < 3; line += 1)
    kit.box([length * (0.56 + line * 0.022), face, height * 0.5], [0.026, 0.01, height * 0.62], stripe, 0, {
      rotation: [0, 0.45, 0],
    });
  kit.box([length * 0.29, face, height * 0.5], [length * 0.46, 0.01, 0.008], print, 0);
  const ink = kit.isWhite ? "#4b5058" : "#a3a9b3";
  const upright = standsAlone ? -1 : 1;
  const turned = { color: ink, ...(standsAlone && { rotation: [0, 0, Math.PI] as const }) };
  const onPlate = (z: number): Vector => [length * 0.29, face + 0.002, height * (0.5 + upright * z)];
  label(kit, name, onPlate(-0.17), length * 0.42, "y", { ...turned, weight: 750 });
  label(kit, maker, onPlate(0.12), length * 0.2, "y", { ...turned, letterSpacing: 14 });
  for (const [x, z] of [
    [0.1, 0.1],
    [0.1, height - 0.1],
    [length - 0.14, 0.16],
    [length - 0.14, height - 0.16],
    [length * 0.52, height - 0.1],
    [length * 0.52, 0.1],
  ] as const) {
    kit.cylinder([x, face + 0.002, z], 0.03, 0.012, aluminium, "y", { segments: 20 });
    kit.cylinder([x, face + 0.009, z], 0.014, 0.004, gap, "y", { segments: 6 });
  }
  const card = top - 0.06;
  kit.box([length * 0.36, card, height / 2 - 0.02], [length * 0.68, 0.03, height - 0.02], boardEdge, 0);
  kit.box([0.86, card, -0.03], [0.92, 0.03, 0.1], boardEdge, 0);
  for (const [from, count] of [
    [0.42, 11],
    [0.68, 31],
  ] as const)
    for (let pin = 0; pin < count; pin += 1)
      kit.box([from + pin * 0.0203, card, -0.045], [0.013, 0.034, 0.07], gold, 0);
}

/** Matter than gunmetal, which mirrors a PC's lamps as burnt discs. */
function plateMetal(kit: Kit, standsAlone: boolean): THREE.Material {
  return kit.shared(`card plate ${standsAlone}`, () => {
    const own = new THREE.Color(kit.finish.body).lerp(new THREE.Color(kit.finish.dark), 0.35);
    return kit.material({
      color: standsAlone ? own : "#33363c",
      metalness: 0.5,
      roughness: 0.7,
      roughnessMap: kit.materials.trim.roughnessMap,
      envMapIntensity: 0.8,
    });
  });
}

/** How many slots of a case a card's bracket closes; a cooler that reaches half a slot further stays inside. */
export const bracketSlots = (thickness: number): number => Math.max(2, Math.min(4, Math.round(thickness / SLOT)));

/** The steel bracket at x = 0 with its outputs and vents, seen from -X; as many slots high as the card is thick. */
export function bracket(kit: Kit, { height, thickness, outputs }: Card): void {
  const { aluminium, gap } = kit.materials;
  const top = thickness / 2;
  const slots = bracketSlots(thickness);
  const width = slots * SLOT;
  const plate = new THREE.Shape();
  const [low, high] = [top - width, top];
  plate.moveTo(low, -0.1);
  plate.lineTo(high - 0.02, -0.1);
  plate.lineTo(high, -0.05);
  plate.lineTo(high, height + 0.06);
  plate.lineTo(low, height + 0.06);
  const portY = top - 0.13;
  const sockets = screenSockets(outputs);
  for (const [along, kind] of sockets) plate.holes.push(new THREE.Path(screenOutline(kind, 0.004, [portY, along])));
  for (let column = 1; column < slots; column += 1)
    for (let row = 0; row < 7; row += 1)
      plate.holes.push(roundedHole(0.1, 0.1, 0.03, [top - 0.1 - column * SLOT, 0.14 + row * 0.155]));
  kit.at(
    [-0.02, 0, 0],
    null,
    () => {
      kit.slab(plate, 0.02, aluminium, [0, 0, 0], { bevel: 0.004, bevelSegments: 1 });
      for (const [along, kind] of sockets) screenSocket(kit, kind, [portY, along]);
    },
    [0, Math.PI / 2, Math.PI / 2],
  );
  kit.box([0.008, low + width / 2, height / 2], [0.008, width - 0.04, height - 0.04], gap, 0);
  kit.box([-0.05, low + width / 2, height + 0.06], [0.09, width, 0.02], aluminium, 0.006);
}
