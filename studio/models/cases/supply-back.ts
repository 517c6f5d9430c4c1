import type { Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";

/** Back of a supply in the XY plane towards +Z: honeycomb, socket, switch. Taller than wide, it stands on its side. */
export function supplyBack(kit: Kit, width: number, height: number): void {
  if (height > width) {
    kit.at([0, 0, 0], null, () => supplyBack(kit, height, width), [0, 0, Math.PI / 2]);
    return;
  }
  const steel = kit.shared("supply steel", () =>
    kit.material({ color: "#3a3d43", metalness: 0.4, roughness: 0.45, envMapIntensity: 0.8 }),
  );
  const vent = width - 0.62;
  const left = -width / 2 + 0.07 + vent / 2;
  perforated(kit, [left, 0, 0], vent, height - 0.1, "z", 0.082, steel, 27);
  for (const y of [-1, 1]) kit.box([0, y * (height / 2 - 0.03), 0], [width, 0.06, 0.016], steel, 0);
  kit.box([-width / 2 + 0.035, 0, 0], [0.07, height, 0.016], steel, 0);
  kit.box([width / 2 - 0.275, 0, 0], [0.55, height, 0.016], steel, 0);
  mainsSocket(kit, [width / 2 - 0.28, -height * 0.17]);
  mainsSwitch(kit, [width / 2 - 0.28, height * 0.24]);
}

/** The three-pin socket for a mains cable, in the XY plane. */
export function mainsSocket(kit: Kit, [x, y]: readonly [number, number]): void {
  const { black, gap, aluminium } = kit.materials;
  kit.box([x, y, 0.016], [0.42, 0.32, 0.03], black, 0.02);
  kit.box([x, y, 0.0315], [0.28, 0.2, 0.004], gap, 0.02);
  for (const [pin, up] of [
    [-0.075, -0.01],
    [0.075, -0.01],
    [0, 0.035],
  ] as const)
    kit.box([x + pin, y + up, 0.034], [0.022, 0.06, 0.006], aluminium, 0);
}

function mainsSwitch(kit: Kit, [x, y]: readonly [number, number]): void {
  const { black, aluminium, matte } = kit.materials;
  const rotation = [0, 0.16, 0] as const;
  kit.box([x, y, 0.014], [0.2, 0.15, 0.026], matte, 0.012);
  kit.box([x, y, 0.03], [0.16, 0.11, 0.03], black, 0.012, { rotation });
  kit.box([x - 0.04, y, 0.0455], [0.006, 0.045, 0.003], aluminium, 0, { rotation });
  kit.torus([x + 0.042, y, 0.041], 0.02, 0.004, aluminium, "z", 0.4);
}
