import type { Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";
import { label } from "../../kit/prints.ts";
import type { Vector } from "../../model.ts";

/** Half the size of an SFX supply that stands with its fan to the glass. */
export const SMALL_SUPPLY = { x: 0.48, y: 0.62, z: 0.31 } as const;

/** The small power supply beside a Mini-ITX board, its plugs towards the board. */
export function smallSupply(kit: Kit, center: Vector, watts: number): void {
  const { black, matte, gunmetal } = kit.materials;
  const steel = kit.shared("supply steel", () =>
    kit.material({ color: "#191b1f", metalness: 0.4, roughness: 0.55, envMapIntensity: 0.7 }),
  );
  const { x, y, z } = SMALL_SUPPLY;
  kit.at(center, null, () => {
    kit.box([0, 0, 0], [x * 2, y * 2, z * 2], steel, 0.02);
    kit.cylinder([0, 0.12, z], 0.42, 0.012, matte, "z", { segments: 56 });
    perforated(kit, [0, 0.12, z + 0.01], 0.8, 0.8, "z", 0.075, steel, 26);
    kit.torus([0, 0.12, z + 0.008], 0.43, 0.02, gunmetal, "z", 0.5);
    label(kit, `VOLTERN  ${watts} W`, [0, -0.48, z + 0.004], 0.72, "z", { color: "#b9bec7", weight: 700 });
    for (let plug = 0; plug < 4; plug += 1)
      kit.box([-x - 0.02, 0.36 - plug * 0.24, -0.02], [0.06, 0.2, 0.3], black, 0.01);
    for (const up of [-1, 1])
      for (const across of [-1, 1])
        kit.cylinder([across * (x - 0.06), up * (y - 0.06), z + 0.004], 0.026, 0.01, gunmetal, "z", { segments: 20 });
  });
}
