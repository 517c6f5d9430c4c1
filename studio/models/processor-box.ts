import type { Kit } from "../kit/kit.ts";
import { decal } from "../kit/prints.ts";
import type { ProcessorBoxLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { boxArt } from "./parts/processor-art.ts";
import { chip, chipSize, LID_FACE, SUBSTRATE } from "./parts/processor-chip.ts";
import { processorClamshell } from "./parts/processor-clamshell.ts";

const BOX = { width: 1.9, height: 2.45, depth: 0.95 } as const;
const LEAN = -0.42;
const TURN = 0.05;
/** Towards the camera, whose two angles of the whole see the box from its corner. */
const CLAMSHELL_TURN = 0.14;
/** Middle of the chip on its easel. */
const CHIP_AT = [1.2, 0.55, 0.6] as const;
const EASEL = { base: 0.06, lip: 0.3, lipDepth: 0.05, plate: 0.04, rib: 0.05 } as const;

/**
 * A processor before its box, and alone where it fills the picture: cut letters behind it would only disturb. One
 * without a box lies in an open clamshell instead.
 */
export const processorBox: Model<ProcessorBoxLook> = {
  angles: {
    hero: { azimuth: 26, elevation: 16 },
    chip: { azimuth: 10, elevation: 28, pose: "chip", closeUp: { at: CHIP_AT, radius: 0.74 } },
    contacts: { azimuth: 8, elevation: 26, pose: "underside", closeUp: { at: CHIP_AT, radius: 0.74 } },
    side: { azimuth: 58, elevation: 14 },
  },
  smallestShadow: 0.02,
  lighting: () => ({ bloom: 0.1, light: 1.1, mirror: 0.06 }),
  build(kit, look, pose) {
    if (pose === undefined && !look.boxed) {
      const inFoam = () =>
        processorClamshell(kit, { ...chipSize(look.line), thickness: SUBSTRATE }, () => chip(kit, look));
      kit.at([0, 0, 0], null, inFoam, [0, CLAMSHELL_TURN, 0]);
      return;
    }
    if (pose === undefined) carton(kit, look);
    kit.at([CHIP_AT[0], 0, CHIP_AT[2]], null, () => onEasel(kit, look, pose === "underside"), [0, TURN, 0]);
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

/** The chip stands on the base, its foot against the lip, and leans on a plate that two ribs hold. */
function onEasel(kit: Kit, look: ProcessorBoxLook, turned: boolean): void {
  const { gloss, trim, aluminium } = kit.materials;
  const { base, lip, lipDepth, plate, rib } = EASEL;
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)];
  const half = chipSize(look.line).height / 2;
  const middle = { y: base + half * cos - (SUBSTRATE / 2) * sin, z: lip + half * sin - (SUBSTRATE / 2) * cos };
  /** Where a point of the leaning chip's own plane stands. */
  const leaning = (up: number, out: number) => ({
    y: middle.y + up * cos - out * sin,
    z: middle.z + up * sin + out * cos,
  });
  const behind = -(turned ? LID_FACE : SUBSTRATE / 2);

  kit.box([0, base / 2, 0.05], [1, base, 0.8], gloss, 0.02);
  kit.box([0, base + 0.02, lip + lipDepth / 2], [0.84, 0.08, lipDepth], trim, 0.015);
  kit.at(
    [0, middle.y, middle.z],
    null,
    () => {
      kit.at([0, 0, 0], null, () => chip(kit, look), [0, turned ? Math.PI : 0, 0]);
      kit.box([0, -half * 0.12, behind - plate / 2], [0.78, half * 1.4, plate], aluminium, 0.012);
    },
    [LEAN, 0, 0],
  );
  const top = leaning(half * 0.4, behind - plate * 0.8);
  const foot = leaning(-half * 0.86, behind - plate * 0.8);
  const outline = [
    [-top.z, top.y],
    [0.28, base - 0.01],
    [-foot.z, base - 0.01],
  ] as const;
  for (const side of [-1, 1])
    kit.slab(outline, rib, aluminium, [side * 0.34, 0, 0], { axis: "x", bevel: 0.006, bevelSegments: 2 });
}
