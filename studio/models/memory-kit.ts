import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import { emit, glow } from "../kit/lights.ts";
import { decal, label } from "../kit/prints.ts";
import type { MemoryKitLook } from "../looks/part-looks.ts";
import type { Model } from "../model.ts";
import { moduleSticker } from "./parts/memory-sticker.ts";

/** A module's length; 133 mm. */
const LENGTH = 3.32;
const MM = LENGTH / 133;
/** Where the heat spreader begins, above the gold contacts. */
const FOOT = 0.17;
const LIGHT_BAR = 0.17;
/** How far beside a module its lights stand, below the next module's upper edge: others burn such an edge. */
const SIDE_LAMP = 0.28;
/** Taller ones have a crown with wings, lower ones are plain. */
const TALL_MM = 42;

/** Memory modules that stand one behind the other on their contacts. */
export const memoryKit: Model<MemoryKitLook> = {
  angles: {
    hero: { azimuth: 36, elevation: 24, fill: 0.84 },
    back: { azimuth: 212, elevation: 20, fill: 0.84 },
    top: { azimuth: 26, elevation: 50, fill: 0.84 },
    detail: { azimuth: 22, elevation: 14, closeUp: { at: [0, 0.5, 0.1], radius: 1.05 } },
  },
  smallestShadow: 0.02,
  lighting: ({ palette, finish }) => ({
    light: palette === "off" ? 1.3 : 1,
    bloom: 0.2,
    mirror: palette === "off" ? 0.05 : 0.07,
    // Every lamp draws its shadow's edge of one module on the white face of the next.
    samples: finish === "white" ? 20 : 8,
  }),
  build(kit, look) {
    const step = look.modules === 4 ? 0.56 : look.finish === "white" ? 0.92 : 0.78;
    const middle = (look.modules - 1) / 2;
    for (let index = 0; index < look.modules; index += 1)
      kit.at([(index - middle) * -0.14, 0, -index * step], null, () => module(kit, look));
  },
};

function module(kit: Kit, look: MemoryKitLook): void {
  const height = look.heightMm * MM;
  const crown = kit.palette.on ? height - LIGHT_BAR : height - 0.06;
  board(kit);
  spreaders(kit, crown, look.heightMm >= TALL_MM);
  plate(kit, look, crown);
  decal(kit, moduleSticker(look), [0.1, (FOOT + crown) / 2 - 0.02, -0.119], 1.2, Math.min(0.56, crown - 0.3), "-z");
  if (kit.palette.on) lightCrown(kit, crown, height);
  else topRail(kit, crown, height);
}

function board(kit: Kit): void {
  const { gold } = kit.materials;
  const green = kit.shared("module board", () => kit.material({ color: "#101613", roughness: 0.6 }));
  const notch = 0.16;
  const outline = new THREE.Shape();
  const half = LENGTH / 2;
  outline.moveTo(-half, 0);
  outline.lineTo(notch - 0.02, 0);
  outline.lineTo(notch - 0.02, 0.1);
  outline.lineTo(notch + 0.03, 0.1);
  outline.lineTo(notch + 0.03, 0);
  outline.lineTo(half, 0);
  outline.lineTo(half, 0.5);
  outline.lineTo(-half, 0.5);
  kit.slab(outline, 0.05, green, [0, 0, 0], { bevel: 0 });
  for (let pin = 0; pin < 78; pin += 1) {
    const x = -half + 0.06 + pin * 0.0416;
    if (Math.abs(x - notch) < 0.05) continue;
    for (const side of [-1, 1]) kit.box([x, 0.065, side * 0.0255], [0.027, 0.11, 0.004], gold, 0);
  }
}

/** Of less metal than a case's steel: on end it mirrors only the dark room, and would be darker than its own grooves. */
function spreaderMetal(kit: Kit): THREE.Material {
  if (kit.isWhite) return kit.materials.body;
  return kit.shared("spreader metal", () =>
    kit.material({ color: new THREE.Color(kit.finish.body).multiplyScalar(0.7), metalness: 0.3, roughness: 0.5 }),
  );
}

function spreaders(kit: Kit, crown: number, tall: boolean): void {
  const { trim } = kit.materials;
  const body = spreaderMetal(kit);
  const groove = kit.shared("spreader groove", () => new THREE.MeshBasicMaterial({ color: "#050607" }));
  const half = LENGTH / 2;
  const outline = new THREE.Shape();
  outline.moveTo(-half, FOOT);
  outline.lineTo(half, FOOT);
  if (tall) {
    outline.lineTo(half, crown - 0.12);
    outline.lineTo(half - 0.3, crown);
    outline.lineTo(0.5, crown);
    outline.lineTo(0.36, crown - 0.08);
    outline.lineTo(-0.36, crown - 0.08);
    outline.lineTo(-0.5, crown);
    outline.lineTo(-half + 0.3, crown);
    outline.lineTo(-half, crown - 0.12);
  } else {
    outline.lineTo(half, crown - 0.05);
    outline.lineTo(half - 0.05, crown);
    outline.lineTo(-half + 0.05, crown);
    outline.lineTo(-half, crown - 0.05);
  }
  for (const side of [-1, 1]) kit.slab(outline, 0.085, body, [0, 0, side * 0.072], { bevel: 0.02 });
  const middle = (FOOT + crown) / 2;
  const rise = (crown - FOOT) * 0.62;
  for (const side of [-1, 1]) {
    if (tall)
      for (let line = 0; line < 4; line += 1)
        for (const end of [-1, 1])
          kit.box(
            [end * (1.2 - line * 0.09), middle, side * 0.1135],
            [0.026, rise, 0.006],
            line === 1 ? trim : groove,
            0,
            {
              rotation: [0, 0, -0.42],
            },
          );
    else
      for (let line = 0; line < 6; line += 1)
        for (const end of [-1, 1])
          kit.box(
            [end * (1.06 + line * 0.088), middle, side * 0.1135],
            [0.03, rise, 0.007],
            line === 0 ? trim : groove,
            0,
          );
  }
}

function plate(kit: Kit, { capacityGb, modules, speed }: MemoryKitLook, crown: number): void {
  const { gunmetal } = kit.materials;
  const middle = (FOOT + crown) / 2;
  const half = Math.min(0.28, (crown - FOOT) / 2 - 0.07);
  const badge = [
    [-0.88, middle - half],
    [0.68, middle - half],
    [0.88, middle + half],
    [-0.68, middle + half],
  ] as const;
  kit.slab(badge, 0.024, gunmetal, [0, 0, 0.122], { bevel: 0.007 });
  const ink = "#e4e7ec";
  const face = 0.1355;
  label(kit, "KESTRIN", [-0.34, middle + half * 0.4, face], 1.0, "z", { color: ink, weight: 800, letterSpacing: 8 });
  label(kit, `${capacityGb} GB`, [0.44, middle + half * 0.4, face], 1.45, "z", { color: ink, weight: 800 });
  const share = modules === 1 ? "1 module" : `${modules} × ${capacityGb / modules} GB`;
  label(kit, `${share}  ·  ${speed}`, [-0.02, middle - half * 0.45, face], 1.35, "z", {
    color: "#aab1bc",
    weight: 600,
  });
}

/** A milky bar along the top: bright at its ridge, deeper towards the metal, never white. */
function lightCrown(kit: Kit, crown: number, height: number): void {
  const half = LENGTH / 2 - 0.04;
  const outline = new THREE.Shape();
  outline.moveTo(-half, crown - 0.14);
  outline.lineTo(half, crown - 0.14);
  outline.lineTo(half, height - 0.08);
  outline.lineTo(half - 0.26, height);
  outline.lineTo(-half + 0.26, height);
  outline.lineTo(-half, height - 0.08);
  const bar = new THREE.ExtrudeGeometry(outline, {
    depth: 0.12,
    bevelEnabled: true,
    bevelSize: 0.014,
    bevelThickness: 0.014,
    bevelOffset: -0.014,
    bevelSegments: 3,
  }).translate(0, 0, -0.06);
  glow(
    kit,
    bar,
    ({ x, y }) =>
      kit.palette.at(x / LENGTH + 0.5).multiplyScalar(0.5 + (0.75 * (y - crown + 0.14)) / (LIGHT_BAR + 0.14)),
    0.9,
  );
  ribs(kit, crown, height);
  // Lamps stand between the ribs: one right at a rib burns it.
  for (let lamp = 0; lamp < 5; lamp += 1)
    emit(kit, [-1.35 + lamp * 0.6, height + 0.08, 0], [0, 1, 0], kit.palette.at(lamp / 4), 0.08);
  for (const side of [-1, 1])
    for (let lamp = 0; lamp < 3; lamp += 1)
      emit(kit, [-1.05 + lamp * 0.9, crown - 0.14, side * SIDE_LAMP], [0, -0.6, side], kit.palette.at(lamp / 2), 0.08);
}

/** Bands around the bar that let no light through, and show none of the next module's. */
function ribs(kit: Kit, crown: number, height: number): void {
  const [low, high] = [crown - 0.1, height + 0.008];
  const lean = (high - low) * 0.45;
  const color = new THREE.Color(kit.isWhite ? "#7e8890" : "#08090b");
  for (let rib = 0; rib < 9; rib += 1) {
    const left = -1.2 + rib * 0.3 - lean / 2;
    const outline = new THREE.Shape([
      new THREE.Vector2(left, low),
      new THREE.Vector2(left + 0.018, low),
      new THREE.Vector2(left + 0.018 + lean, high),
      new THREE.Vector2(left + lean, high),
    ]);
    const band = new THREE.ExtrudeGeometry(outline, { depth: 0.16, bevelEnabled: false }).translate(0, 0, -0.08);
    glow(kit, band, () => color.clone(), 1);
  }
}

function topRail(kit: Kit, crown: number, height: number): void {
  const { dark, trim } = kit.materials;
  kit.box([0, crown - 0.06, 0], [LENGTH - 0.12, 0.14, 0.1], dark, 0.02);
  for (const x of [-0.96, 0.96]) kit.box([x, height - 0.05, 0], [0.86, 0.09, 0.17], trim, 0.02);
}
