import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { CardBracketLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** A magnetic foot, a post that screws out from 7 to 13 cm, and an arm with a rubber pad. */
export const cardBracket: Model<CardBracketLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 14 },
    top: { azimuth: 36, elevation: 52 },
    back: { azimuth: 208, elevation: 16 },
    detail: { azimuth: 40, elevation: 24, closeUp: { at: [0.2, 2.9, 0], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  lighting: (look) => (look.finish === "white" ? {} : DARK_GOODS),
  build(kit) {
    foot(kit);
    post(kit);
    arm(kit);
  },
};

function foot(kit: Kit): void {
  const { body, rubber, trim } = kit.materials;
  kit.turned(
    [0, 0, 0],
    [
      [0, 0],
      [0.58, 0],
      [0.62, 0.03],
      [0.62, 0.15],
      [0.58, 0.19],
      [0.28, 0.23],
      [0.26, 0.27],
      [0, 0.27],
    ],
    body,
    "y",
    96,
  );
  kit.torus([0, 0.035, 0], 0.61, 0.02, rubber, "y");
  kit.torus([0, 0.255, 0], 0.27, 0.018, trim, "y");
  label(kit, "RIGSMITH", [0, 0.213, 0.45], 0.56, [0, 1, 0.133], { color: kit.finish.print, weight: 800 });
}

function post(kit: Kit): void {
  const { body, aluminium, trim } = kit.materials;
  kit.cylinder([0, 0.9, 0], 0.17, 1.3, body, "y", { segments: 64 });
  for (let mark = 0; mark < 7; mark += 1)
    kit.box([0, 0.55 + mark * 0.14, 0.169], [mark % 3 === 0 ? 0.1 : 0.06, 0.01, 0.006], kit.materials.print, 0);
  for (const [text, y] of [
    ["7", 0.55],
    ["10", 0.97],
    ["13", 1.39],
  ] as const)
    label(kit, text, [0.1, y, 0.15], 0.36, [0.6, 0, 0.8], { color: kit.finish.print, weight: 600 });
  // A knurled ring locks the height.
  kit.cylinder([0, 1.66, 0], 0.22, 0.26, trim, "y", { segments: 64 });
  for (let groove = 0; groove < 40; groove += 1) {
    const angle = (groove / 40) * 2 * Math.PI;
    kit.cylinder([Math.cos(angle) * 0.22, 1.66, Math.sin(angle) * 0.22], 0.013, 0.2, trim, "y", { segments: 8 });
  }
  kit.cylinder([0, 2.28, 0], 0.1, 1.1, aluminium, "y", { segments: 48 });
  for (let thread = 0; thread < 34; thread += 1) kit.torus([0, 1.84 + thread * 0.026, 0], 0.1, 0.009, aluminium, "y");
}

function arm(kit: Kit): void {
  const { body, rubber, gunmetal } = kit.materials;
  kit.cylinder([0, 2.76, 0], 0.17, 0.2, body, "y", { segments: 48 });
  kit.slab(roundedRectangle(1.3, 0.36, 0.17), 0.12, body, [0.42, 2.88, 0], { bevel: 0.035, axis: "y" });
  kit.slab(roundedRectangle(1.16, 0.25, 0.12), 0.06, rubber, [0.43, 2.96, 0], { bevel: 0.02, axis: "y" });
  for (let rib = 0; rib < 11; rib += 1) kit.box([-0.02 + rib * 0.09, 2.995, 0], [0.03, 0.022, 0.2], rubber, 0.008);
  kit.cylinder([0, 2.76, 0.175], 0.06, 0.04, gunmetal, "z", { segments: 28 });
  kit.cylinder([0, 2.76, 0.196], 0.03, 0.006, kit.materials.gap, "z", { segments: 6 });
}
