import type * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { glass } from "../../kit/panes.ts";
import { glassFrame, paint, roofFilter, thumbScrew } from "./case-pieces.ts";
import type { Hull, Room } from "./hull.ts";

export interface WallOptions {
  /** Side of the pillars at the glass. */
  pillar?: number;
  rail?: number;
  /** Where the roof's filter begins and ends, as distances from rear and front. */
  filter?: readonly [fromRear: number, fromFront: number];
  material?: THREE.Material;
}

const ROOF = 0.07;

/** Floor, closed side, roof with its filter, and the frame that the glass lies on. The rear is `rearPanel`. */
export function walls(
  kit: Kit,
  hull: Hull,
  { pillar = 0.1, rail = 0.1, filter = [0.42, 0.62], material = paint(kit) }: WallOptions = {},
): void {
  const { width, bottom, top, rear, front, far, near } = hull;
  const [depth, along] = [front - rear, (front + rear) / 2];
  const middle = (bottom + top) / 2;
  const height = top - bottom;
  kit.box([along, bottom + 0.05, 0], [depth, 0.1, width], material, 0.03);
  kit.box([along, middle, far + 0.03], [depth - 0.04, height - 0.04, 0.06], material, 0.02);
  for (const x of [rear + pillar / 2, front - pillar / 2])
    kit.box([x, middle, near - 0.04], [pillar, height - 0.02, 0.07], glassFrame(kit), 0.02);
  kit.box([along, bottom + rail * 0.6, near - 0.04], [depth, rail * 1.2, 0.07], glassFrame(kit), 0.02);
  kit.box([along, top - rail * 0.6, near - 0.04], [depth, rail * 1.2, 0.07], glassFrame(kit), 0.02);
  roof(kit, hull, filter, material);
}

export function roof(
  kit: Kit,
  { width, top, rear, front, far, near }: Hull,
  filter: readonly [fromRear: number, fromFront: number],
  material: THREE.Material,
): void {
  const edge = 0.2;
  const [depth, along] = [front - rear, (front + rear) / 2];
  const y = top - ROOF / 2;
  kit.box([along, y, near - edge / 2], [depth, ROOF, edge], material, 0.025);
  kit.box([along, y, far + edge / 2], [depth, ROOF, edge], material, 0.025);
  kit.box([rear + filter[0] / 2, y, 0], [filter[0], ROOF, width - 0.02], material, 0.025);
  kit.box([front - filter[1] / 2, y, 0], [filter[1], ROOF, width - 0.02], material, 0.025);
  roofFilter(kit, rear + filter[0], front - filter[1], width - edge * 2, top - 0.02);
}

/** The side window in its dark printed border, held by two screws at the rear. */
export function sideGlass(kit: Kit, hull: Hull, { front = hull.front - 0.02 }: { front?: number } = {}): void {
  const { rear, near, bottom, top } = hull;
  const [width, height] = [front - rear - 0.03, top - bottom - 0.1];
  const [x, y] = [(front + rear) / 2, (top + bottom) / 2];
  glass(kit, [x, y, near + 0.02], width, height, "z");
  const edge = kit.shared("glass edge", () =>
    kit.material({ color: kit.isWhite ? "#9fb0ae" : "#2a3436", roughness: 0.25, envMapIntensity: 0.9 }),
  );
  for (const side of [-1, 1]) {
    kit.box([x, y + (side * height) / 2, near + 0.008], [width, 0.014, 0.03], edge, 0.004);
    kit.box([x + (side * width) / 2, y, near + 0.008], [0.014, height, 0.03], edge, 0.004);
  }
  for (const up of [bottom + 0.34, top - 0.34]) thumbScrew(kit, [rear + 0.1, up, near + 0.02], "z");
}

/** The room of a case whose power supply lies under a cover. */
export function roomOverCover(hull: Hull, { cover = 1, front = 0.5 }: { cover?: number; front?: number } = {}): Room {
  return {
    rear: hull.rear + 0.05,
    front: hull.front - front,
    floor: hull.bottom + cover,
    ceiling: hull.top - 0.08,
    tray: hull.far + 0.36,
    glass: hull.near - 0.06,
  };
}
