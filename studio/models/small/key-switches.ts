import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { decal } from "../../kit/prints.ts";
import type { KeySwitchesLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { printSheet } from "./print-sheet.ts";

/** The stem's colour tells the kinds apart. */
const STEM: Record<KeySwitchesLook["feel"], { stem: string; print: string; name: string }> = {
  linear: { stem: "#b01c1c", print: "#ff6a5e", name: "Linear" },
  tactile: { stem: "#40230f", print: "#b98a63", name: "Tactile" },
  silent: { stem: "#c9ced6", print: "#c3cad4", name: "Silent" },
};
const PITCH = 0.4;
const COLUMNS = 10;
const ROWS = 7;

/** Seventy switches in their tray, the lid behind, three of them out in front. */
export const keySwitches: Model<KeySwitchesLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 34 },
    top: { azimuth: 0, elevation: 70 },
    side: { azimuth: 66, elevation: 24 },
    detail: { azimuth: 28, elevation: 26, closeUp: { at: [0.26, 0.22, 1.8], radius: 0.98 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    const [width, depth] = [COLUMNS * PITCH + 0.2, ROWS * PITCH + 0.2];
    tray(kit, width, depth);
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1)
        kit.at([(column - (COLUMNS - 1) / 2) * PITCH, 0.1, (row - (ROWS - 1) / 2) * PITCH], null, () =>
          keySwitch(kit, look.feel, true),
        );
    lid(kit, look, width, depth);
    loose(kit, look.feel, depth);
  },
};

function tray(kit: Kit, width: number, depth: number): void {
  const board = kit.shared("board", () => kit.material({ color: "#16191e", roughness: 0.8 }));
  const foam = kit.material({ color: "#0f1013", roughness: 1 });
  kit.box([0, 0.03, 0], [width + 0.1, 0.06, depth + 0.1], board, 0.01);
  kit.box([0, 0.09, 0], [width, 0.08, depth], foam, 0.01);
  const wall = roundedRectangle(width + 0.12, depth + 0.12, 0.04);
  wall.holes.push(roundedHole(width, depth, 0.02));
  kit.slab(wall, 0.3, board, [0, 0.15, 0], { bevel: 0.01, axis: "y" });
}

/** A switch 0.36 wide on y = 0: housing, clear top, cross stem; its pins only where they are seen. */
function keySwitch(kit: Kit, feel: KeySwitchesLook["feel"], standing: boolean): void {
  const lower = kit.shared("lower housing", () => kit.material({ color: "#202329", roughness: 0.5 }));
  const upper = kit.shared("upper housing", () =>
    kit.material({ color: "#4a505a", roughness: 0.4, flatShading: true }),
  );
  const stem = kit.shared("stem", () => kit.material({ color: STEM[feel].stem, roughness: 0.42 }));
  const { gap, copper, gold } = kit.materials;
  kit.box([0, 0.09, 0], [0.34, 0.16, 0.34], lower, 0.02);
  kit.cylinder([0, 0.255, 0], 0.2, 0.19, upper, "y", { segments: 4, topRadius: 0.16, rotation: [0, 0, Math.PI / 4] });
  kit.box([0, 0.172, 0], [0.36, 0.026, 0.36], upper, 0.008);
  kit.box([0, 0.35, 0], [0.16, 0.012, 0.14], gap, 0);
  kit.box([0, 0.355, 0], [0.14, 0.05, 0.12], stem, 0.012);
  kit.box([0, 0.405, 0], [0.088, 0.08, 0.03], stem, 0.006);
  kit.box([0, 0.405, 0], [0.026, 0.08, 0.088], stem, 0.006);
  kit.box([0, 0.29, -0.125], [0.1, 0.1, 0.03], gap, 0.006);
  if (standing) return;
  kit.cylinder([0, -0.04, 0], 0.05, 0.12, lower, "y", { segments: 24 });
  for (const [x, z] of [
    [-0.1, -0.07],
    [0.07, -0.13],
  ] as const)
    kit.box([x, -0.06, z], [0.03, 0.16, 0.012], copper, 0.003);
  kit.box([0, 0.09, 0.171], [0.12, 0.02, 0.004], gold, 0);
}

function loose(kit: Kit, feel: KeySwitchesLook["feel"], depth: number): void {
  const front = depth / 2 + 0.5;
  // They lie on a side of the housing, stem to the front, pins to the back, or the other way round.
  for (const [x, z, turn] of [
    [-0.28, 0.04, -0.5],
    [0.3, 0.06, 0.35],
    [0.84, 0.12, Math.PI - 0.6],
  ] as const)
    kit.at(
      [x, 0.18, front + z - 0.1],
      null,
      () => {
        kit.at([0, 0, 0], null, () => keySwitch(kit, feel, false), [Math.PI / 2, 0, 0]);
      },
      [0, turn, 0],
    );
}

function lid(kit: Kit, look: KeySwitchesLook, width: number, depth: number): void {
  const board = kit.shared("board", () => kit.material({ color: "#16191e", roughness: 0.8 }));
  const { name, print } = STEM[look.feel];
  kit.at(
    [0, 0.02, -depth / 2 - 0.3],
    null,
    () => {
      kit.box([0, 1.15, -0.1], [width + 0.14, 2.3, 0.2], board, 0.02);
      const sheet = printSheet(1500, 800, "#16191e", [
        { text: `${name} switches`, size: 0.088, y: 0.36, x: 0.07, weight: 800 },
        { text: `${look.force} g`, size: 0.07, y: 0.53, x: 0.07, weight: 700, color: print },
        { text: "70 pieces, 3 pins, hot-swap", size: 0.036, y: 0.66, x: 0.07, weight: 500, color: "#aab3c0" },
        { text: "RIGSMITH", size: 0.036, y: 0.87, x: 0.07, weight: 800 },
      ]);
      decal(kit, sheet, [0, 1.15, 0.003], width + 0.1, 2.26, "z", { roughness: 0.6 });
    },
    [-0.08, 0, 0],
  );
}
