import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { SleevedCablesLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

interface Cable {
  wires: number;
  rows: number;
  /** How far it bows towards the viewer, and where it lies. */
  z: number;
  bow: number;
  reach: number;
}

/** A 24-pin cable, two for the processor and two for the graphics card, 30 cm each, from the back to the front. */
const CABLES: readonly Cable[] = [
  { wires: 12, rows: 2, z: -0.95, bow: 0.55, reach: 1.62 },
  { wires: 4, rows: 2, z: -0.1, bow: 0.5, reach: 1.55 },
  { wires: 4, rows: 2, z: 0.42, bow: 0.5, reach: 1.6 },
  { wires: 4, rows: 2, z: 0.96, bow: 0.46, reach: 1.5 },
  { wires: 4, rows: 2, z: 1.48, bow: 0.46, reach: 1.56 },
];
const PITCH = 0.078;

export const sleevedCables: Model<SleevedCablesLook> = {
  angles: {
    hero: { azimuth: 24, elevation: 40 },
    top: { azimuth: 0, elevation: 72 },
    side: { azimuth: 66, elevation: 24 },
    detail: { azimuth: 46, elevation: 32, closeUp: { at: [1.35, 0.15, -0.85], radius: 0.72 } },
  },
  smallestShadow: 0.02,
  lighting: (look) => (look.finish === "white" ? { light: 1.6 } : DARK_GOODS),
  build(kit) {
    for (const cable of CABLES) sleevedCable(kit, cable);
  },
};

function sleevedCable(kit: Kit, cable: Cable): void {
  const sleeve = kit.shared("bright sleeve", () => {
    const cloth = kit.materials.sleeve.clone();
    cloth.color.set(kit.isWhite ? "#ffffff" : "#33363d");
    return cloth;
  });
  const { wires, rows, z, bow, reach } = cable;
  const across = (wire: number) => (wire - (wires - 1) / 2) * PITCH;
  const height = (row: number) => 0.06 + row * PITCH;
  const path = (wire: number, row: number): Vector[] => {
    const offset = across(wire);
    const spread = 1 + 0.02 * row;
    const y = height(row);
    const lift = 0.012 * Math.sin(wire * 1.7 + row);
    return [
      [-reach, y + 0.03, z + offset],
      [-reach + 0.25, y + 0.03, z + offset],
      [-reach * 0.5, y + lift, z + bow * 0.55 * spread + offset * 1.04],
      [0, y, z + bow * 0.78 + offset * 1.06],
      [reach * 0.5, y + lift, z + bow * 0.55 * spread + offset * 1.04],
      [reach - 0.25, y + 0.03, z + offset],
      [reach, y + 0.03, z + offset],
    ];
  };
  for (let row = 0; row < rows; row += 1)
    for (let wire = 0; wire < wires; wire += 1)
      kit.tube(path(wire, row), 0.036, sleeve, { segments: 56, sides: 10, textureRepeat: 15 });
  for (const end of [-1, 1]) connector(kit, [end * reach, 0.13, z], end, wires, end < 0);
  for (const share of [-0.5, 0, 0.5]) {
    const curve = new THREE.CatmullRomCurve3(path((wires - 1) / 2, 0.5).map((point) => new THREE.Vector3(...point)));
    comb(kit, curve, 0.5 + share * 0.62, wires, rows);
  }
}

/** The plug: a keyed block with a latch, its sockets at the end. */
function connector(kit: Kit, place: Vector, end: number, wires: number, plug: boolean): void {
  const shell = kit.shared("plug", () =>
    kit.material({ color: kit.isWhite ? "#b4b7bc" : "#1d1f23", roughness: 0.45, envMapIntensity: 0.9 }),
  );
  const width = wires * PITCH + 0.05;
  kit.at(place, end > 0 ? "x" : "-x", () => {
    kit.box([0, 0, 0.1], [width, 0.2, 0.3], shell, 0.02);
    kit.box([0, 0, 0.32], [width - 0.03, 0.17, 0.22], shell, 0.012);
    for (let row = 0; row < 2; row += 1)
      for (let wire = 0; wire < wires; wire += 1)
        kit.box(
          [(wire - (wires - 1) / 2) * PITCH, (row - 0.5) * PITCH, 0.43],
          [0.05, 0.05, 0.006],
          kit.materials.gap,
          0,
        );
    kit.box([0, plug ? 0.14 : 0.12, 0.2], [0.16, 0.05, 0.34], shell, 0.015);
    for (let rib = 0; rib < 4; rib += 1) kit.box([0, 0.166, 0.06 + rib * 0.035], [0.14, 0.012, 0.014], shell, 0.004);
  });
}

/** A comb keeps the wires side by side. */
function comb(kit: Kit, curve: THREE.CatmullRomCurve3, share: number, wires: number, rows: number): void {
  const place = curve.getPointAt(share);
  const along = curve.getTangentAt(share);
  const clear = kit.shared("comb", () =>
    kit.material({ color: kit.isWhite ? "#8f949b" : "#0c0d0f", roughness: 0.35, envMapIntensity: 0.9 }),
  );
  kit.at(place.toArray(), along.toArray(), () => {
    kit.box([0, 0, 0], [wires * PITCH * 1.06 + 0.03, rows * PITCH + 0.02, 0.045], clear, 0.012);
  });
}
