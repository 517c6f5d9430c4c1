import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit, glow } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import { canvasTexture } from "../../kit/textures/canvas.ts";
import { hexHoles } from "../../kit/textures/surfaces.ts";
import type { HeadsetLook } from "../../looks/furniture-looks.ts";
import { leatherLook, suede, woven } from "../upholstery/covers.ts";
import { piping } from "../upholstery/seams.ts";
import { CUP, ovalDisc, ovalLine, ovalLoft, ovalPoint, ovalRing } from "./oval.ts";
import { strap } from "./strap.ts";

const TRIM: Record<HeadsetLook["trim"], string> = { ember: "#b4461a", graphite: "#6a6f78", silver: "#a4a8ae" };
/** Where the ring on the face lies. */
const RING = { inset: 0.115, z: 0.158 } as const;

export const trimOf = (kit: Kit, look: HeadsetLook): THREE.Material =>
  kit.shared("headset trim", () =>
    kit.material({ color: TRIM[look.trim], metalness: 0.75, roughness: 0.5, envMapIntensity: 0.5 }),
  );

/** A cup whose local +Z looks outwards, its middle at the frame's origin. */
export function earCup(kit: Kit, look: HeadsetLook, letter: string): void {
  const { body, dark, black } = kit.materials;
  if (look.backs === "closed") {
    kit.add(
      ovalLoft([
        [0.09, -0.17],
        [0.02, -0.15],
        [0, -0.1],
        [0, 0.0],
        [0.012, 0.06],
        [0.04, 0.11],
        [0.085, 0.145],
        [0.105, 0.15],
      ]),
      body,
    );
    kit.add(
      ovalLoft(
        [
          [0.105, 0.15],
          [0.107, 0.138],
          [0.125, 0.138],
          [0.127, 0.155],
        ],
        false,
      ),
      black,
    );
    kit.add(
      ovalLoft([
        [0.127, 0.153],
        [0.14, 0.166],
        [0.17, 0.172],
        [0.3, 0.18],
        [0.6, 0.183],
      ]),
      kit.isWhite ? kit.materials.gloss : dark,
    );
    badge(kit, trimOf(kit, look), 0.186);
  } else openBack(kit, look);
  ring(kit, look);
  kit.add(ovalRing(0.012, -0.165, 0.02, 0.018), dark);
  cushion(kit, look, letter);
  yoke(kit, look);
}

function ring(kit: Kit, look: HeadsetLook): void {
  if (!kit.palette.on) {
    kit.add(ovalRing(RING.inset, RING.z - 0.008, 0.008, 0.014), trimOf(kit, look));
    return;
  }
  const turnOf = (x: number, y: number) => Math.atan2(y, x) / (2 * Math.PI) + 0.5;
  glow(kit, ovalRing(RING.inset, RING.z - 0.006, 0.011, 0.012), ({ x, y }) => kit.palette.around(turnOf(x, y)), 1.2);
  for (let light = 0; light < 5; light += 1) {
    const turn = ((light + 0.3) / 5) * 2 * Math.PI;
    const [x, y] = ovalPoint(turn, RING.inset);
    emit(kit, [x, y, RING.z + 0.05], [0, 0, 1], kit.palette.around(turnOf(x, y)), 0.1);
  }
}

/** A small hexagon on the face, at `z`. */
function badge(kit: Kit, trim: THREE.Material, z: number, radius = 0.1): void {
  const hexagon = Array.from({ length: 6 }, (_, corner) => {
    const turn = (corner * Math.PI) / 3 + Math.PI / 6;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
  kit.slab(hexagon, 0.02, trim, [0, 0, z], { bevel: 0.005 });
  kit.slab(
    hexagon.map(([x, y]) => [x * 0.62, y * 0.62] as const),
    0.02,
    kit.materials.black,
    [0, 0, z + 0.004],
    { bevel: 0.004 },
  );
}

/** A grille over the driver. */
function openBack(kit: Kit, look: HeadsetLook): void {
  const { body, dark, gap, gunmetal } = kit.materials;
  kit.add(
    ovalLoft([
      [0.09, -0.17],
      [0.02, -0.15],
      [0, -0.1],
      [0, 0.0],
      [0.012, 0.06],
      [0.04, 0.11],
      [0.085, 0.145],
      [0.105, 0.15],
    ]),
    body,
  );
  kit.add(
    ovalLoft(
      [
        [0.105, 0.15],
        [0.12, 0.14],
        [0.13, 0.02],
        [0.14, 0],
      ],
      false,
    ),
    gap,
  );
  kit.add(ovalDisc(0.135), gap, [0, 0, 0.0]);
  const cone = kit.shared("driver", () =>
    kit.material({ color: "#8a4f1f", metalness: 0.5, roughness: 0.6, envMapIntensity: 0.5 }),
  );
  kit.turned(
    [0, 0, 0],
    [
      [0, 0.05],
      [0.09, 0.05],
      [0.1, 0.06],
      [0.2, 0.05],
      [0.22, 0.02],
      [0.22, 0],
    ],
    cone,
    "z",
    64,
  );
  kit.torus([0, 0, 0.03], 0.225, 0.016, gunmetal, "z");
  const grille = kit.shared("grille", () => {
    const sheet = kit.material({ color: "#9a9ea6", metalness: 0.4, roughness: 0.6, side: THREE.DoubleSide });
    sheet.alphaMap = canvasTexture(hexHoles(24), { repeat: [21, 21 / 1.72] });
    sheet.alphaTest = 0.5;
    return sheet;
  });
  kit.add(ovalDisc(0.12), grille, [0, 0, 0.146]);
  kit.torus([0, 0, 0.148], 0.1, 0.007, trimOf(kit, look), "z");
  kit.cylinder([0, 0, 0.145], 0.095, 0.014, dark, "z");
  badge(kit, trimOf(kit, look), 0.152, 0.055);
}

function cushion(kit: Kit, look: HeadsetLook, letter: string): void {
  const cover = look.pads === "cloth" ? woven(kit, "#4a4d54") : leatherLook(kit, "#1a1b1e");
  kit.add(ovalRing(0.155, -0.285, 0.155, 0.115, 0.82), cover);
  piping(kit, ovalLine(0.012, -0.262), suede(kit, "#121316"), 0.012, true);
  kit.add(ovalDisc(0.2).rotateY(Math.PI), woven(kit, "#3a3c42"), [0, 0, -0.21]);
  label(kit, letter, [0, 0, -0.216], 0.62, "-z", { color: "#7d828b", weight: 800 });
}

/** The fork that holds the cup at its front and back, and its hinge on top. */
function yoke(kit: Kit, look: HeadsetLook): void {
  const { body, dark } = kit.materials;
  const trim = trimOf(kit, look);
  const gap = -0.045;
  kit.add(
    strap({
      path: (along) => ovalPoint(-0.12 + along * (Math.PI + 0.24), gap),
      halfWidth: (along) => 0.06 + 0.04 * Math.sin(along * Math.PI) ** 2,
      halfThickness: () => 0.026,
      roundness: 0.55,
      rows: 96,
    }),
    body,
    [0, 0, 0],
  );
  for (const side of [-1, 1]) {
    kit.cylinder([side * (CUP.width + 0.045), -0.02, 0], 0.07, 0.075, dark, "x");
    kit.cylinder([side * (CUP.width + 0.085), -0.02, 0], 0.042, 0.014, trim, "x");
  }
  kit.cylinder([0, CUP.height + 0.06, 0], 0.092, 0.06, dark);
}
