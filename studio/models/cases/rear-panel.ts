import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { perforated } from "../../kit/panes.ts";
import { lining, meshPaint, paint, screw, thumbScrew } from "./case-pieces.ts";
import type { BoardSeat, Hull } from "./hull.ts";
import { lightBlock } from "./light-block.ts";
import { serialSticker } from "./serial-sticker.ts";
import { mainsSocket, supplyBack } from "./supply-back.ts";

const STEEL = 0.05;
const SLOT = 0.2032;
/** How deep one sees into the bay of a power supply that is not fitted. */
const BAY = 1.3;
/** Height of the hole for a board's sockets, from just under its upper edge. */
const SOCKETS = { above: 0.03, width: 0.47 } as const;

export interface RearPlan {
  board: BoardSeat;
  /** How far below the board's upper edge the first slot begins, and how many there are. */
  slots: { below: number; count: number };
  /** A socket for a supply that stands elsewhere in the case. */
  inlet?: readonly [z: number, y: number];
  sticker: readonly [z: number, y: number];
  /** The slots that a card takes, counted from the top. */
  taken: number;
  fan?: { size: number; place: readonly [z: number, y: number] };
  supply?: { center: readonly [z: number, y: number]; width: number; height: number; fitted: boolean };
  /** Long vents, each a centre and its length along Y. */
  vents?: readonly { center: readonly [z: number, y: number]; width: number; height: number }[];
}

/** The steel back of a case with everything that comes through it: sockets, fan, slots, power supply, screws. */
export function rearPanel(kit: Kit, hull: Hull, plan: RearPlan): void {
  const outline = new THREE.Shape();
  const [left, right, low, high] = [hull.far + 0.02, hull.near - 0.05, hull.bottom + 0.02, hull.top - 0.03];
  outline.moveTo(left, low);
  outline.lineTo(right, low);
  outline.lineTo(right, high);
  outline.lineTo(left, high);
  const { board, slots, fan, supply, vents = [] } = plan;
  const socketsHeight = slots.below - SOCKETS.above - 0.05;
  const socketsY = board.top - SOCKETS.above - socketsHeight / 2;
  const socketsZ = board.face + 0.2;
  outline.holes.push(roundedHole(SOCKETS.width, socketsHeight, 0.02, [socketsZ, socketsY]));
  const slotTop = board.top - slots.below;
  const slotWidth = Math.min(1.42, hull.near - 0.22 - board.face);
  const slotZ = board.face + 0.01 + slotWidth / 2;
  outline.holes.push(
    roundedHole(slotWidth, slots.count * SLOT + 0.02, 0.015, [slotZ, slotTop - (slots.count * SLOT) / 2]),
  );
  if (fan) {
    const circle = new THREE.Path();
    circle.absarc(fan.place[0], fan.place[1], fan.size * 0.475, 0, 2 * Math.PI, true);
    outline.holes.push(circle);
  }
  if (supply) outline.holes.push(roundedHole(supply.width, supply.height, 0.03, supply.center));
  for (const { center, width, height } of vents) outline.holes.push(roundedHole(width, height, 0.03, center));
  const plane = hull.rear + STEEL / 2;
  kit.slab(outline, STEEL, paint(kit), [plane, 0, 0], {
    bevel: 0.008,
    bevelSegments: 1,
    curveSegments: 48,
    axis: "-x",
  });

  const inside = hull.rear + STEEL;
  const sheet = (z: number, y: number, width: number, height: number, pitch: number) =>
    perforated(kit, [inside + 0.004, y, z], width, height, "-x", pitch, meshPaint(kit), 25);
  if (fan) {
    sheet(fan.place[0], fan.place[1], fan.size * 0.97, fan.size * 0.97, 0.078);
    for (const y of [-1, 1])
      for (const z of [-1, 1])
        screw(kit, [hull.rear, fan.place[1] + y * fan.size * 0.437, fan.place[0] + z * fan.size * 0.437], "-x", 0.042);
  }
  for (const { center, width, height } of vents) sheet(center[0], center[1], width + 0.04, height + 0.04, 0.066);
  if (supply) supplyBay(kit, hull, supply);
  slotCovers(kit, hull, plan, { top: slotTop, z: slotZ, width: slotWidth });
  lightBlock(kit, [inside + 0.01, slotTop - (slots.count * SLOT) / 2, slotZ], slotWidth, slots.count * SLOT, "x");
  if (fan) lightBlock(kit, [inside + 0.29, fan.place[1], fan.place[0]], fan.size, fan.size, "x");
  if (plan.inlet) {
    const [z, y] = plan.inlet;
    kit.at([hull.rear, y, z], "-x", () => mainsSocket(kit, [0, 0]));
  }
  const belowSlots = slotTop - slots.count * SLOT - 0.15;
  for (const y of [Math.min(hull.bottom + 0.36, belowSlots), hull.top - 0.36])
    for (const z of [hull.far + 0.11, hull.near - 0.13]) thumbScrew(kit, [hull.rear, y, z], "-x", 0.07);
  serialSticker(kit, [hull.rear - 0.001, plan.sticker[1], plan.sticker[0]]);
}

/** Vented covers on the slots that no card takes, and the screws that hold them. */
function slotCovers(
  kit: Kit,
  hull: Hull,
  { slots, taken }: RearPlan,
  { top, z, width }: { top: number; z: number; width: number },
): void {
  const { aluminium } = kit.materials;
  for (let slot = 0; slot < slots.count; slot += 1) {
    const y = top - SLOT * (slot + 0.5);
    screw(kit, [hull.rear, y, z + width / 2 + 0.07], "-x", 0.046);
    if (slot < taken) continue;
    const cover = new THREE.Shape();
    const [half, side] = [SLOT / 2 - 0.012, width / 2 - 0.01];
    cover.moveTo(-side, -half);
    cover.lineTo(side, -half);
    cover.lineTo(side, half);
    cover.lineTo(-side, half);
    const vents = Math.floor((width - 0.1) / 0.155);
    for (let vent = 0; vent < vents; vent += 1)
      cover.holes.push(roundedHole(0.115, 0.085, 0.03, [-side + 0.16 + vent * 0.155, 0]));
    const metal = kit.isWhite
      ? paint(kit)
      : kit.shared("slot cover", () =>
          kit.material({ color: "#25272c", metalness: 0.5, roughness: 0.5, envMapIntensity: 0.6 }),
        );
    kit.slab(cover, 0.022, metal, [hull.rear + 0.02, y, z], { bevel: 0.005, bevelSegments: 1, axis: "-x" });
  }
  kit.box([hull.rear + 0.02, top + 0.016, z], [0.02, 0.012, width], aluminium, 0);
}

/** The opening for the power supply, with the supply's back where one is fitted. Its fan looks down. */
function supplyBay(kit: Kit, hull: Hull, { center, width, height, fitted }: NonNullable<RearPlan["supply"]>): void {
  const [z, y] = center;
  const x = hull.rear + 0.03;
  const { gap, black } = kit.materials;
  if (!fitted) {
    // What one sees at the end of it, looking in from above and from the glass's side.
    const [low, far] = [Math.max(hull.bottom + 0.1, y - height / 2 - 0.3), hull.far + 0.06];
    const [high, near] = [y + height / 2 + 0.02, z + width / 2 + 0.03];
    kit.box([x + BAY, (low + high) / 2, (far + near) / 2], [0.02, high - low, near - far], lining(kit), 0);
    return;
  }
  kit.box([x + 0.05, y, z], [0.02, height, width], gap, 0);
  kit.at([x, y, z], "-x", () => supplyBack(kit, width, height));
  for (const [across, up] of [
    [-0.47, -0.4],
    [0.47, -0.4],
    [-0.47, 0.4],
    [0.47, 0.22],
  ] as const)
    kit.cylinder([x - 0.012, y + up * height, z + across * width], 0.034, 0.012, black, "-x", { segments: 24 });
}
