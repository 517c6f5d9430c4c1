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
      ? [[0.545, 0.645]]
      : [
          [0.535, 0.635],
          [0.655, 0.765],
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
  const top = rows[0]?.[0] ?? 0;
  const bottom = rows.at(-1)?.[1] ?? 1;
  kit.add(
    shellPatch(shape, {
      along: [first - 0.007, last + 0.007],
      across: [top - 0.014, bottom + 0.014],
      lift: 0.006,
      edge: 0.02,
      fall: 0.02,
      steps: [40, 14],
    }),
    well,
  );
  for (const across of rows)
    for (const along of columns)
      kit.add(shellPatch(shape, { along, across, lift: 0.028, edge: 0.05, fall: 0.045, steps: [28, 20] }), material);
}
