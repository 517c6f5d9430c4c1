import type { Kit } from "../../kit/kit.ts";
import { type MouseShape, type Range, shellPatch } from "./mouse-shape.ts";

/** Two long buttons above the thumb, or two rows of four. */
export function thumbButtons(kit: Kit, shape: MouseShape, count: 2 | 8): void {
  const material = kit.shared("thumb", () =>
    kit.material({ color: kit.isWhite ? "#34373c" : "#41444a", metalness: 0.35, roughness: 0.42 }),
  );
  const well = kit.shared("well", () => kit.material({ color: "#050506", roughness: 0.9, envMapIntensity: 0.2 }));
  const rows: readonly Range[] =
    count === 2
      ? [[-0.645, -0.545]]
      : [
          [-0.635, -0.535],
          [-0.765, -0.655],
        ];
  const columns: readonly Range[] =
    count === 2
      ? [
          [0.33, 0.47],
          [0.482, 0.63],
        ]
      : [
          [0.26, 0.36],
          [0.372, 0.472],
          [0.484, 0.584],
          [0.596, 0.7],
        ];
  const first = columns[0]?.[0] ?? 0;
  const last = columns.at(-1)?.[1] ?? 1;
  const top = rows[0]?.[1] ?? 0;
  const bottom = rows.at(-1)?.[0] ?? -1;
  kit.add(
    shellPatch(shape, {
      along: [first - 0.01, last + 0.01],
      across: [bottom - 0.02, top + 0.02],
      lift: 0.006,
      edge: 0.02,
      fall: 0.02,
      steps: [40, 14],
    }),
    well,
  );
  for (const across of rows)
    for (const along of columns)
      kit.add(shellPatch(shape, { along, across, lift: 0.045, edge: 0.045, fall: 0.05, steps: [24, 14] }), material);
}
