import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Kit } from "../../kit/kit.ts";
import type { ProcessorBoxLook } from "../../looks/part-looks.ts";

/**
 * How a socket's contacts lie: columns and rows, less a window in the middle. What is then still too many is left out
 * at the corners, one more than elsewhere at the marked one.
 */
const PLAN = {
  1700: { columns: 42, rows: 46, window: [10, 22] },
  1718: { columns: 44, rows: 44, window: [12, 16] },
  1851: { columns: 42, rows: 48, window: [10, 14] },
} as const satisfies Record<
  ProcessorBoxLook["contacts"],
  { columns: number; rows: number; window: readonly [number, number] }
>;

const SHARE_OF_BOARD = 0.95;
const PAD_HEIGHT = 0.009;
const MARK = { leg: 0.06, margin: 0.012 } as const;

/** The underside of a processor in the plane z = 0: raised contacts around small parts, its mark lower right. */
export function processorContacts(kit: Kit, count: ProcessorBoxLook["contacts"], width: number, height: number): void {
  const { columns, rows, window } = PLAN[count];
  const pitch = Math.min((width * SHARE_OF_BOARD) / columns, (height * SHARE_OF_BOARD) / rows);
  const gilded = kit.material({ color: "#c99b45", metalness: 0.8, roughness: 0.36, envMapIntensity: 0.85 });
  const pad = new THREE.CylinderGeometry(pitch * 0.3, pitch * 0.42, PAD_HEIGHT, 10, 1, false)
    .rotateX(Math.PI / 2)
    .translate(0, 0, PAD_HEIGHT / 2);
  const pads = padPlaces(count).map(([column, row]) => pad.clone().translate(column * pitch, row * pitch, 0));
  kit.add(mergeGeometries(pads), gilded, [0, 0, 0], { castsShadow: false });
  smallParts(kit, window[0] * pitch, window[1] * pitch);
  const { leg, margin } = MARK;
  const mark = new THREE.Shape([new THREE.Vector2(0, 0), new THREE.Vector2(0, leg), new THREE.Vector2(-leg, 0)]);
  kit.add(new THREE.ShapeGeometry(mark), gilded, [width / 2 - margin, margin - height / 2, 0.001]);
}

/** Where the contacts are, in steps from the middle. */
function padPlaces(count: ProcessorBoxLook["contacts"]): readonly (readonly [column: number, row: number])[] {
  const { columns, rows, window } = PLAN[count];
  const [farthest, highest] = [(columns - 1) / 2, (rows - 1) / 2];
  const places: (readonly [number, number])[] = [];
  for (let column = -farthest; column <= farthest; column += 1)
    for (let row = -highest; row <= highest; row += 1)
      if (Math.abs(column) > window[0] / 2 || Math.abs(row) > window[1] / 2) places.push([column, row]);
  const inwards = ([column, row]: readonly [number, number]) =>
    farthest - Math.abs(column) + highest - Math.abs(row) - (column > 0 && row < 0 ? 0.5 : 0);
  return places.toSorted((one, other) => inwards(other) - inwards(one)).slice(0, count);
}

/** Capacitors in the window: light ends, a dark middle. */
function smallParts(kit: Kit, width: number, height: number): void {
  const { gunmetal, aluminium } = kit.materials;
  const [across, down] = [0.052, 0.046];
  const columns = Math.floor((width * 0.84) / across);
  const rows = Math.floor((height * 0.88) / down);
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const x = (column - (columns - 1) / 2) * across;
      const y = (row - (rows - 1) / 2) * down;
      kit.box([x, y, 0.008], [0.02, 0.019, 0.016], gunmetal, 0.002);
      for (const end of [-1, 1]) kit.box([x + end * 0.014, y, 0.009], [0.008, 0.021, 0.018], aluminium, 0.002);
    }
}
