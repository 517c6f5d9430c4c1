import type { Kit } from "../../kit/kit.ts";
import { lightBar } from "../../kit/lights.ts";
import type { InsideLook } from "../../looks/tower-look.ts";
import type { Vector } from "../../model.ts";
import type { CaseBody } from "../cases/hull.ts";
import { finTower, towerCooler, towerFan } from "../parts/fin-tower.ts";
import { coolantTube } from "../parts/cables.ts";
import { fan } from "../parts/fan.ts";
import { pump, radiatorCore } from "../parts/pump-and-radiator.ts";
import type { BoardPlaces } from "../parts/board-body.ts";

/** What a display shows, on the pump as elsewhere on a case. */
export const PROCESSOR_TEMPERATURE = "31°";

type Cooler = InsideLook["cooler"];

/** The cooler on the processor, and under the roof its radiator where it has one. */
export function cooler(kit: Kit, body: CaseBody, places: BoardPlaces, plan: Cooler): void {
  if (plan.type === "air") airCooler(kit, body, places, plan.towers, plan.heightMm);
  else liquidCooler(kit, body, places, plan.radiatorMm / 100, plan.display);
}

function airCooler(
  kit: Kit,
  { room }: CaseBody,
  { processor, face }: BoardPlaces,
  towers: 1 | 2,
  heightMm: number,
): void {
  const height = Math.min(heightMm / 100 - 0.08, room.glass - face - 0.14);
  kit.at([...processor, face], null, () => {
    if (towers === 1) towerCooler(kit, [0, 0, 0], { height });
    else twinTower(kit, height);
  });
}

function twinTower(kit: Kit, height: number): void {
  for (const side of [-0.42, 0.42])
    finTower(kit, [side, 0, 0], { height, thickness: 0.44, width: 1.18, mirrored: side > 0 });
  towerFan(kit, [0, 0, height * 0.54], Math.min(1.16, height * 0.9), { spin: 0.3 });
}

const GAP = 0.04;
const CORE = 0.27;
const FAN = 0.25;

function liquidCooler(
  kit: Kit,
  { room }: CaseBody,
  { processor, face }: BoardPlaces,
  length: number,
  display: boolean,
): void {
  const fans = length > 3 ? 3 : 2;
  const free = room.front - room.rear - 0.5;
  const core = Math.min(length, free);
  const size = core / fans;
  const width = Math.min(size, 1.36) * 0.985;
  const z = room.glass - 0.06 - width / 2;
  const x = room.front - 0.25 - core / 2;
  const y = room.ceiling - GAP - CORE / 2;
  kit.at([x, y, z], "-y", () => radiatorCore(kit, core, width));
  for (let index = 0; index < fans; index += 1) {
    const left = x - core / 2 + size * index;
    const below = y - CORE / 2 - FAN / 2;
    fan(kit, [left + size / 2, below, z], "-y", size * 0.985, { spin: index * 0.5, ringPower: 0.5, phase: index / 3 });
    if (!kit.palette.on) continue;
    const edge = (share: number): Vector => [left + size * share, below, z + size * 0.4925 + 0.006];
    lightBar(kit, edge(0.12), edge(0.88), 0.024, [0, 0, 1], {
      strength: 1.25,
      power: 0.12,
      emitters: 1,
      from: index / fans,
      to: (index + 1) / fans,
    });
  }
  pump(kit, [processor[0], processor[1], face + 0.05], { temperature: display ? PROCESSOR_TEMPERATURE : undefined });
  tubes(kit, [processor[0], processor[1], face], [x + core / 2 + 0.1, y - CORE / 2, z], room.glass);
}

/** Two tubes from the pump's right side, around the memory and up into the radiator's front tank. */
function tubes(kit: Kit, [x, y, face]: Vector, [tankX, tankY, tankZ]: Vector, glass: number): void {
  const out = Math.min(face + 0.98, glass - 0.3);
  for (const [tube, side] of [-1, 1].entries()) {
    const low = y - 0.06 - tube * 0.2;
    coolantTube(kit, [
      [x + 0.24, low, face + 0.28],
      [x + 0.38, low - 0.01, face + 0.43],
      // Above the lights of a small board's memory, which stands close to the pump.
      [x + 0.5, low - 0.02, face + 0.62],
      [x + 0.88, low - 0.05, out - 0.08 + tube * 0.1],
      [(x + tankX) / 2 + 0.3, low - 0.02 + tube * 0.02, out + tube * 0.14],
      [tankX - 0.16, (low + tankY) / 2 - 0.02, (out + tankZ) / 2 + side * 0.14 + 0.1],
      [tankX, tankY - 0.28, tankZ + side * 0.15],
      [tankX, tankY + 0.04, tankZ + side * 0.15],
    ]);
    kit.cylinder([tankX, tankY - 0.04, tankZ + side * 0.15], 0.088, 0.12, kit.materials.black, "y", { segments: 32 });
  }
}
