import type { Kit } from "../kit/kit.ts";
import type { AirCoolerLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { finTower, type TowerFanOptions, towerFan } from "./parts/fin-tower.ts";
import { coolerBase, lowCooler } from "./parts/cooler-base.ts";

/** From here up the stacks are wide enough for 140 mm fans. */
const LARGE_MM = 160;

/** An air cooler as it stands on a processor; tipped over it shows what touches the processor. */
export const airCooler: Model<AirCoolerLook> = {
  angles: {
    hero: { azimuth: 48, elevation: 18 },
    side: { azimuth: -8, elevation: 12 },
    back: { azimuth: -138, elevation: 15 },
    underside: { azimuth: 26, elevation: 22, pose: "tipped" },
  },
  smallestShadow: 0.02,
  lighting: ({ palette, finish }) => ({ light: palette === "off" && finish !== "white" ? 1.6 : 1, bloom: 0.12 }),
  build(kit, look, pose) {
    const half = stackWidth(look) / 2 + 0.03;
    if (pose === "tipped") kit.at([0, half, 0], "-z", () => cooler(kit, look, 0));
    else kit.at([0, 0.012, 0], "y", () => cooler(kit, look, -Math.PI / 2));
  },
};

const stackWidth = ({ slim, heightMm, shape }: AirCoolerLook): number =>
  shape === "low" ? 1.26 : slim ? 0.94 : heightMm > LARGE_MM ? 1.4 : 1.22;

/** `stickerTurn` sets the print on the fans upright, whichever way the cooler lies. */
function cooler(kit: Kit, look: AirCoolerLook, stickerTurn: number): void {
  const height = look.heightMm / 100;
  const width = stackWidth(look);
  coolerBase(kit);
  if (look.shape === "low") {
    lowCooler(kit, height, width);
    return;
  }
  const thickness = look.slim ? 0.42 : look.shape === "twin tower" ? 0.46 : 0.54;
  const fanSize = width - 0.02;
  const fanDepth = look.slim ? 0.16 : 0.25;
  const fanZ = Math.max(height - width / 2 - 0.03, fanSize / 2 + 0.14);
  // Sold under a real maker's name, so it wears no coined one.
  const stack = { width, height, thickness, pipes: look.slim ? 3 : 4, name: "" };
  const fanAt = (x: number, options: TowerFanOptions) =>
    towerFan(kit, [x, 0, fanZ], fanSize, { thickness: fanDepth, stickerTurn, plain: true, ...options });
  if (look.shape === "twin tower") {
    const apart = (fanDepth + thickness) / 2 + 0.015;
    finTower(kit, [-apart, 0, 0], { ...stack, pipes: look.heightMm > LARGE_MM ? 5 : 4 });
    finTower(kit, [apart, 0, 0], { ...stack, pipes: look.heightMm > LARGE_MM ? 5 : 4, mirrored: true });
    fanAt(0, { spin: 0.4 });
    fanAt(apart * 2, { spin: 0.1 });
    return;
  }
  finTower(kit, [0, 0, 0], stack);
  const reach = (thickness + fanDepth) / 2 + 0.012;
  fanAt(reach, { spin: 0.2 });
  if (look.fans === 2) fanAt(-reach, { spin: 0.5, finsAt: 1 });
}
