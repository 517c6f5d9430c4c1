import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import { meshPaint } from "../cases/case-pieces.ts";
import type { CaseBody } from "../cases/hull.ts";

/** An opening for the card's cable: middle and size, seen from above. */
export interface CoverSlot {
  x: number;
  z: number;
  width: number;
  depth: number;
}

export interface SupplyCoverOptions {
  /** The family, printed on the side. */
  name: string;
  watts?: number | undefined;
  slot?: CoverSlot | undefined;
}

/** The cover over power supply and drives, with the family's name, vents and a slot for the card's cable. */
export function supplyCover(kit: Kit, { hull, room }: CaseBody, { name, watts, slot }: SupplyCoverOptions): void {
  const { dark, gap, trim } = kit.materials;
  const metal = kit.isWhite ? kit.materials.body : dark;
  const low = hull.bottom + 0.1;
  const height = room.floor - low;
  const [width, middle] = [room.front - room.rear, (room.front + room.rear) / 2];
  const face = room.glass - 0.05;
  const side = new THREE.Shape();
  side.moveTo(room.rear, low);
  side.lineTo(room.front, low);
  side.lineTo(room.front, room.floor);
  side.lineTo(room.rear, room.floor);
  const [windowX, windowWidth] = [room.rear + 1.0, 1.24];
  for (let vent = 0; vent < 16; vent += 1)
    side.holes.push(slanted(windowX - windowWidth / 2 + 0.05 + vent * 0.076, low + height / 2, 0.034, height * 0.46));
  kit.slab(side, 0.03, metal, [0, 0, face], { bevel: 0.006, bevelSegments: 1 });
  const supply = kit.shared("supply side", () => kit.material({ color: "#15171a", metalness: 0.3, roughness: 0.6 }));
  kit.box([windowX, low + height / 2, face - 0.1], [windowWidth + 0.2, height * 0.8, 0.04], watts ? supply : gap, 0.01);
  kit.box([middle, low + 0.05, face + 0.016], [width * 0.98, 0.01, 0.006], trim, 0);
  label(kit, name, [room.front - 0.78, low + height * 0.5, face + 0.017], 1.4, "z", {
    color: kit.isWhite ? "#7b818a" : "#7a818d",
    weight: 800,
    letterSpacing: 12,
  });
  const top = new THREE.Shape();
  const [near, far] = [face, room.tray];
  top.moveTo(room.rear, -near);
  top.lineTo(room.front, -near);
  top.lineTo(room.front, -far);
  top.lineTo(room.rear, -far);
  const grille = { x: room.rear + 1.0, z: (near + far) / 2, width: 1.5, depth: (near - far) * 0.62 };
  top.holes.push(roundedHole(grille.width, grille.depth, 0.06, [grille.x, -grille.z]));
  if (slot) top.holes.push(roundedHole(slot.width, slot.depth, 0.05, [slot.x, -slot.z]));
  for (const x of [0.3, 1.15, 1.9]) top.holes.push(roundedHole(0.5, 0.1, 0.04, [room.rear + x, -(far + 0.16)]));
  kit.slab(top, 0.03, metal, [0, room.floor - 0.016, 0], { axis: "y", bevel: 0.006, bevelSegments: 1 });
  perforated(
    kit,
    [grille.x, room.floor - 0.012, grille.z],
    grille.width + 0.04,
    grille.depth + 0.04,
    "y",
    0.07,
    meshPaint(kit),
    24,
  );
  kit.box([middle, room.floor - 0.06, (near + far) / 2], [width, 0.02, near - far - 0.1], gap, 0);
  if (slot) slotRubber(kit, slot, room.floor);
  kit.box([room.front - 0.012, low + height / 2, (near + far) / 2], [0.024, height, near - far], metal, 0.006);
}

/** Rubber in a slot, split along its middle, and its lips. */
function slotRubber(kit: Kit, { x, z, width, depth }: CoverSlot, floor: number): void {
  const { rubber, gap } = kit.materials;
  kit.box([x, floor - 0.03, z], [width, 0.02, depth], rubber, 0);
  kit.box([x, floor - 0.019, z], [width * 0.94, 0.006, 0.02], gap, 0);
  for (const side of [-1, 1]) {
    kit.box([x, floor - 0.002, z + (side * depth) / 2], [width - 0.06, 0.026, 0.03], rubber, 0.01);
    kit.box([x + (side * width) / 2, floor - 0.002, z], [0.03, 0.026, depth - 0.06], rubber, 0.01);
  }
}

function slanted(x: number, y: number, width: number, height: number): THREE.Path {
  const lean = height * 0.28;
  return new THREE.Path(
    [
      [x - width / 2 - lean / 2, y - height / 2],
      [x + width / 2 - lean / 2, y - height / 2],
      [x + width / 2 + lean / 2, y + height / 2],
      [x - width / 2 + lean / 2, y + height / 2],
    ].map(([across = 0, up = 0]) => new THREE.Vector2(across, up)),
  );
}
