import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { PowerSupplyLook } from "../../looks/part-looks.ts";
import type { Vector } from "../../model.ts";
import type { SupplySize } from "../power-supply.ts";
import { pinHousing } from "./board-sockets.ts";

/** A row of sockets: how many pins each has, and what is printed under it. */
const ROWS = [
  [
    { columns: 5, name: "BOARD" },
    { columns: 4, name: "CPU" },
    { columns: 4, name: "CPU" },
  ],
  [
    { columns: 6, name: "CARD 600 W" },
    { columns: 4, name: "CARD" },
    { columns: 4, name: "CARD" },
  ],
  [
    { columns: 3, name: "DRIVES" },
    { columns: 3, name: "DRIVES" },
    { columns: 3, name: "DRIVES" },
    { columns: 3, name: "FANS" },
  ],
] as const;

/** Where cables leave: sockets, a fixed bundle, or both. */
export function plugSide(kit: Kit, { width, height, depth }: SupplySize, { modular }: PowerSupplyLook): void {
  const face = depth / 2;
  const bundleX = modular === "no" ? width * 0.24 : width * 0.34;
  if (modular !== "full") bundle(kit, [bundleX, height * 0.5, face], modular === "no" ? 22 : 12);
  if (modular === "no") {
    perforated(
      kit,
      [-width * 0.16, height * 0.5, face + 0.002],
      width * 0.5,
      height * 0.72,
      "z",
      0.075,
      kit.materials.body,
    );
    return;
  }
  const room = modular === "semi" ? width * 0.62 : width * 0.9;
  const left = -width * 0.45;
  const pitch = Math.min(0.062, room / 23);
  ROWS.forEach((row, line) => {
    const y = height * (0.78 - line * 0.28);
    const pins = row.reduce((sum, { columns }) => sum + columns, 0);
    const gap = (room - pins * pitch) / row.length;
    let x = left;
    for (const { columns, name } of row) {
      const middle = x + (columns * pitch + gap) / 2;
      kit.box([middle, y, face + 0.004], [columns * pitch + 0.05, pitch * 2 + 0.05, 0.014], kit.materials.trim, 0.008);
      pinHousing(kit, [middle, y, face], columns, 2, { pitch, height: 0.045 });
      label(kit, name, [middle, y - height * 0.125, face + 0.003], 0.52, "z", {
        color: kit.isWhite ? "#565c66" : "#9aa1ad",
        weight: 600,
      });
      x += columns * pitch + gap;
    }
  });
}

function bundle(kit: Kit, [x, y, face]: Vector, wires: number): void {
  const { rubber, sleeve, black } = kit.materials;
  kit.cylinder([x, y, face + 0.02], 0.2, 0.06, rubber, "z");
  const radius = 0.032;
  for (let wire = 0; wire < wires; wire += 1) {
    const angle = wire * 2.4;
    const spread = 0.028 * Math.sqrt(wire);
    const [across, up] = [Math.cos(angle) * spread, Math.sin(angle) * spread];
    const path: Vector[] = [
      [x + across, y + up, face],
      [x + across, y + up * 0.9, face + 0.22],
      [x - 0.1 + across, Math.max(0.05, y * 0.45 + up), face + 0.46],
      [x - 0.5 + across * 0.8, Math.max(0.04, 0.1 + up), face + 0.6 - across * 0.6],
      [x - 1.0, Math.max(0.04, 0.08 + up * 0.8), face + 0.5 - across],
    ];
    kit.tube(path, radius, sleeve, { segments: 44, sides: 8, textureRepeat: 18 });
  }
  kit.box([x - 1.12, 0.12, face + 0.5], [0.3, 0.2, 0.42], black, 0.02);
}

/** Inlet, switch and vent. */
export function mainsSide(kit: Kit, { width, height, depth }: SupplySize): void {
  const { gap, black, body, aluminium } = kit.materials;
  const face = -depth / 2;
  kit.box([0, height / 2, face + 0.02], [width - 0.1, height - 0.1, 0.03], gap, 0);
  const ventWidth = width * 0.62;
  kit.add(new THREE.PlaneGeometry(ventWidth + 0.06, height * 0.84), gap, [width * 0.15, height / 2, face - 0.001], {
    axis: "-z",
  });
  perforated(kit, [width * 0.15, height / 2, face - 0.003], ventWidth, height * 0.8, "-z", 0.085, body, 27);
  const inletX = -width * 0.33;
  const inletY = height * 0.62;
  kit.box([inletX, inletY, face - 0.004], [0.44, 0.34, 0.03], black, 0.03);
  kit.box([inletX, inletY, face - 0.018], [0.34, 0.24, 0.008], gap, 0.03);
  for (const pin of [-0.1, 0, 0.1])
    kit.box([inletX + pin, inletY + (pin === 0 ? 0.045 : -0.03), face - 0.022], [0.022, 0.07, 0.03], aluminium, 0);
  kit.box([inletX, height * 0.24, face - 0.004], [0.3, 0.2, 0.03], black, 0.02);
  kit.box([inletX, height * 0.24, face - 0.022], [0.22, 0.13, 0.03], black, 0.012, { rotation: [0, 0.16, 0] });
  label(kit, "I", [inletX + 0.06, height * 0.24, face - 0.042], 0.2, "-z", { color: "#d7dbe2" });
  label(kit, "O", [inletX - 0.06, height * 0.24, face - 0.04], 0.2, "-z", { color: "#d7dbe2" });
}
