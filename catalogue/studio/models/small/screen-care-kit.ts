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
    top: { azimuth: 40, elevation: 48 },
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
      [0.465, 1.34],
      [0.45, 1.46],
      [0.39, 1.57],
      [0.29, 1.64],
      [0.21, 1.68],
      [0.19, 1.72],
      [0.19, 1.82],
      [0, 1.82],
    ] as const;
    kit.turned([0, 0, 0], shoulder, plastic, "y", 96);
    bottleLabel(kit);
    sprayHead(kit);
  });
}

function bottleLabel(kit: Kit): void {
  const accent = kit.palette.colors[0] ?? "#12c8ff";
  const sheet = printSheet(
    1400,
    700,
    "#10151c",
    [
      { text: "Screen cleaner", size: 0.078, y: 0.4, x: 0.5, align: "center", weight: 800 },
      { text: "No streaks, no alcohol", size: 0.04, y: 0.53, x: 0.5, align: "center", weight: 500, color: "#9aa4b4" },
      { text: "100 ml", size: 0.04, y: 0.64, x: 0.5, align: "center", weight: 500, color: "#9aa4b4" },
      { text: "RIGSMITH", size: 0.038, y: 0.86, x: 0.5, align: "center", weight: 800, color: accent },
    ],
    (context) => {
      context.fillStyle = accent;
      context.fillRect(0, 0, 1400, 18);
    },
  );
  const paper = kit.material({ map: canvasTexture(sheet, { srgb: true }), roughness: 0.45, color: "#c4c6ca" });
  kit.add(new THREE.CylinderGeometry(0.468, 0.468, 0.98, 72, 1, true, -1.45, 2.9), paper, [0, 0.7, 0], {
    rotation: [0, 0.28, 0],
  });
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
      [0.22, 0.24],
      [0.13, 0.26],
      [0.12, 0.36],
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
      trigger.moveTo(0.1, -0.04);
      trigger.lineTo(0.26, -0.04);
      trigger.quadraticCurveTo(0.24, -0.2, 0.3, -0.4);
      trigger.lineTo(0.23, -0.43);
      trigger.quadraticCurveTo(0.13, -0.24, 0.1, -0.04);
      kit.slab(trigger, 0.14, trim, [0, -0.02, 0], { bevel: 0.025 });
    },
    [0, -0.5, 0],
  );
}
