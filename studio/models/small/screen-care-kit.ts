import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvasTexture } from "../../kit/textures/canvas.ts";
import type { ScreenCareKitLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { foldedCloths } from "./care-pieces.ts";
import { printSheet } from "./print-sheet.ts";

/** A spray bottle of 100 ml and two folded cloths. */
export const screenCareKit: Model<ScreenCareKitLook> = {
  angles: {
    hero: { azimuth: 22, elevation: 17 },
    top: { azimuth: 18, elevation: 48 },
    back: { azimuth: 196, elevation: 16 },
    detail: { azimuth: 8, elevation: 14, closeUp: { at: [-0.62, 1.95, 0], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  build(kit) {
    sprayBottle(kit);
    foldedCloths(kit, [0.62, 0, 0.1], 2, { size: [1.45, 1.15], turn: -0.28 });
  },
};

function sprayBottle(kit: Kit): void {
  const plastic = kit.material({ color: "#41565f", roughness: 0.16, envMapIntensity: 1.1 });
  kit.at([-0.62, 0, -0.1], null, () => {
    const shoulder = [
      [0, 0],
      [0.4, 0],
      [0.45, 0.03],
      [0.465, 0.09],
      ...roundShoulder(),
      [0.19, 1.7],
      [0.19, 1.82],
      [0, 1.82],
    ] as const;
    kit.turned([0, 0, 0], shoulder, plastic, "y", 128);
    bottleLabels(kit);
    sprayHead(kit);
  });
}

/** From the wall of the bottle to its neck. */
function roundShoulder(): [radius: number, height: number][] {
  return Array.from({ length: 19 }, (_, step) => {
    const angle = ((step / 18) * Math.PI) / 2;
    return [0.21 + 0.255 * Math.cos(angle), 1.34 + 0.34 * Math.sin(angle)];
  });
}

/** The name in front, and how to use it behind. */
function bottleLabels(kit: Kit): void {
  const accent = kit.palette.colors[0] ?? "#12c8ff";
  const band = (context: CanvasRenderingContext2D) => {
    context.fillStyle = accent;
    context.fillRect(0, 0, 1400, 24);
  };
  const front = printSheet(
    1400,
    1010,
    "#10151c",
    [
      { text: "Screen cleaner", size: 0.078, y: 0.4, x: 0.5, align: "center", weight: 800 },
      { text: "No streaks, no alcohol", size: 0.04, y: 0.53, x: 0.5, align: "center", weight: 500, color: "#9aa4b4" },
      { text: "100 ml", size: 0.04, y: 0.64, x: 0.5, align: "center", weight: 500, color: "#9aa4b4" },
      { text: "RIGSMITH", size: 0.038, y: 0.86, x: 0.5, align: "center", weight: 800, color: accent },
    ],
    band,
  );
  const back = printSheet(
    1400,
    1010,
    "#10151c",
    [
      { text: "How to use it", size: 0.056, y: 0.25, x: 0.24, weight: 800 },
      { text: "1  Switch the screen off", size: 0.036, y: 0.38, x: 0.24, weight: 500, color: "#b4bcc8" },
      { text: "2  Spray the cloth, not the glass", size: 0.036, y: 0.47, x: 0.24, weight: 500, color: "#b4bcc8" },
      { text: "3  Wipe without pressing", size: 0.036, y: 0.56, x: 0.24, weight: 500, color: "#b4bcc8" },
      { text: "4  Dry with the second cloth", size: 0.036, y: 0.65, x: 0.24, weight: 500, color: "#b4bcc8" },
      { text: "RIGSMITH", size: 0.038, y: 0.86, x: 0.24, weight: 800, color: accent },
    ],
    band,
  );
  for (const [sheet, turn] of [
    [front, 0.28],
    [back, 0.28 + Math.PI],
  ] as const) {
    const paper = kit.material({ map: canvasTexture(sheet, { srgb: true }), roughness: 0.45, color: "#c4c6ca" });
    kit.add(new THREE.CylinderGeometry(0.468, 0.468, 0.98, 96, 1, true, -1.45, 2.9), paper, [0, 0.7, 0], {
      rotation: [0, turn, 0],
    });
  }
}

/** Collar, head with a trigger, and a nozzle that looks along the bottle's right. */
function sprayHead(kit: Kit): void {
  const { black, trim } = kit.materials;
  kit.turned(
    [0, 1.78, 0],
    [
      [0, 0],
      [0.245, 0],
      [0.25, 0.02],
      [0.25, 0.2],
      [0.23, 0.235],
      [0.12, 0.25],
      [0.08, 0.255],
      [0.08, 0.36],
      [0, 0.36],
    ],
    black,
    "y",
    64,
  );
  for (let rib = 0; rib < 36; rib += 1) {
    const angle = (rib / 36) * 2 * Math.PI;
    kit.box([Math.cos(angle) * 0.25, 1.89, Math.sin(angle) * 0.25], [0.012, 0.16, 0.02], black, 0, {
      rotation: [0, -angle, 0],
    });
  }
  kit.at(
    [0, 2.2, 0],
    null,
    () => {
      const head = new THREE.Shape();
      head.moveTo(-0.3, -0.06);
      head.lineTo(-0.26, 0.1);
      head.quadraticCurveTo(-0.2, 0.16, -0.1, 0.16);
      head.lineTo(0.3, 0.14);
      head.quadraticCurveTo(0.36, 0.13, 0.36, 0.06);
      head.lineTo(0.36, -0.02);
      head.lineTo(0.14, -0.08);
      head.lineTo(0.1, -0.14);
      head.lineTo(-0.16, -0.14);
      kit.slab(head, 0.24, black, [0, 0, 0], { bevel: 0.035 });
      kit.cylinder([0.39, 0.06, 0], 0.075, 0.1, trim, "x", { segments: 32 });
      kit.cylinder([0.442, 0.06, 0], 0.02, 0.01, kit.materials.gap, "x", { segments: 16 });
      const trigger = new THREE.Shape();
      trigger.moveTo(0.17, -0.02);
      trigger.lineTo(0.33, 0);
      trigger.quadraticCurveTo(0.36, -0.16, 0.42, -0.34);
      trigger.lineTo(0.35, -0.37);
      trigger.quadraticCurveTo(0.3, -0.2, 0.17, -0.02);
      kit.slab(trigger, 0.14, trim, [0, -0.02, 0], { bevel: 0.025 });
    },
    [0, -0.5, 0],
  );
}
