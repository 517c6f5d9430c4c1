import * as THREE from "three";

export interface BladeShape {
  /** Inner and outer end as shares of the rotor's radius. */
  from?: number;
  to?: number;
  /** Pitch at the hub in degrees; it flattens outwards. */
  pitch?: number;
  /** How far the tip leads the root, in radians. */
  sweep?: number;
  /** Share of the circle that the blades cover at the hub. */
  fill?: number;
  /** As a share of the radius. A blade is solid: sheets without thickness shade themselves in stipples. */
  thickness?: number;
}

const ROWS = 10;
const COLUMNS = 8;

/** One twisted, swept blade of a rotor around +Z with `count` blades; turn copies of it around Z. */
export function fanBlade(
  radius: number,
  count: number,
  { from = 0.29, to = 0.84, pitch = 36, sweep = 0.6, fill = 0.9, thickness = 0.022 }: BladeShape = {},
): THREE.BufferGeometry {
  const surface = (row: number, column: number, behind: number): readonly [number, number, number] => {
    const outwards = row / ROWS;
    const across = column / COLUMNS - 0.5;
    const distance = radius * (from + (to - from) * outwards);
    const chord = ((2 * Math.PI) / count) * (fill - 0.12 * outwards);
    const angle = sweep * outwards ** 1.25 + across * chord;
    const slope = Math.tan(((pitch - 15 * outwards) * Math.PI) / 180) * 0.6;
    const arch = radius * 0.05 * (1 - 4 * across * across);
    const taper = 1 - 0.75 * (2 * across) ** 4;
    const height = arch - across * chord * distance * slope - behind * thickness * radius * taper;
    return [distance * Math.cos(angle), distance * Math.sin(angle), height];
  };
  const positions: number[] = [];
  const faces: number[] = [];
  const point = (row: number, column: number, behind: number) =>
    positions.push(...surface(row, column, behind)) / 3 - 1;
  const quad = (a: number, b: number, c: number, d: number) => faces.push(a, b, c, a, c, d);
  const width = COLUMNS + 1;
  for (const behind of [0, 1]) {
    const first = positions.length / 3;
    for (let row = 0; row <= ROWS; row += 1)
      for (let column = 0; column <= COLUMNS; column += 1) point(row, column, behind);
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1) {
        const corner = first + row * width + column;
        if (behind === 0) quad(corner, corner + width, corner + width + 1, corner + 1);
        else quad(corner, corner + 1, corner + width + 1, corner + width);
      }
  }
  const rim: (readonly [row: number, column: number])[] = [];
  for (let row = 0; row < ROWS; row += 1) rim.push([row, 0]);
  for (let column = 0; column < COLUMNS; column += 1) rim.push([ROWS, column]);
  for (let row = ROWS; row >= 0; row -= 1) rim.push([row, COLUMNS]);
  for (let edge = 0; edge + 1 < rim.length; edge += 1) {
    const [start, end] = [rim[edge], rim[edge + 1]];
    if (start && end) quad(point(...start, 0), point(...start, 1), point(...end, 1), point(...end, 0));
  }
  const blade = new THREE.BufferGeometry();
  blade.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  blade.setIndex(faces);
  blade.computeVertexNormals();
  return blade;
}
