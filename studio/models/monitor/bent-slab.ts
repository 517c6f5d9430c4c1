import * as THREE from "three";

/**
 * A plate with round corners and soft edges whose faces are cut into columns, so that it can be bent. The middle is the
 * origin; `taper` draws its far (-Z) face in by so many units.
 */
export function bendableSlab(
  width: number,
  height: number,
  thickness: number,
  { corner = 0.04, edge = 0.015, taper = 0 }: { corner?: number; edge?: number; taper?: number } = {},
): THREE.BufferGeometry {
  const COLUMNS = 64;
  const half = thickness / 2;
  // Cross-sections from the far face to the near one: how far drawn in, and where.
  const rings = [
    { inward: taper + edge * 2.5, z: -half },
    { inward: taper + edge, z: -half },
    { inward: taper + edge * 0.3, z: -half + edge * 0.3 },
    { inward: taper, z: -half + edge },
    { inward: 0, z: half - edge },
    { inward: edge * 0.3, z: half - edge * 0.3 },
    { inward: edge, z: half },
    { inward: edge * 2.5, z: half },
  ];
  const around = outline(width, height, corner, COLUMNS);
  const positions: number[] = [];
  const index: number[] = [];
  for (const { inward, z } of rings)
    for (const [x, y] of around) positions.push(x * (1 - (inward * 2) / width), y * (1 - (inward * 2) / height), z);
  const count = around.length;
  for (let ring = 1; ring < rings.length; ring += 1)
    for (let place = 0; place < count; place += 1) {
      const [far, near, next] = [(ring - 1) * count, ring * count, (place + 1) % count];
      index.push(far + place, far + next, near + place, far + next, near + next, near + place);
    }
  // Both faces: strips between the upper and the lower edge, which have the same columns.
  const columns = count / 2;
  for (const [ring, isNear] of [
    [0, false],
    [rings.length - 1, true],
  ] as const)
    for (let column = 0; column + 1 < columns; column += 1) {
      const start = ring * count;
      const [low, lowNext] = [start + column, start + column + 1];
      const [high, highNext] = [start + count - 1 - column, start + count - 2 - column];
      if (isNear) index.push(low, lowNext, high, lowNext, highNext, high);
      else index.push(low, high, lowNext, lowNext, high, highNext);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Anticlockwise from the lower left corner; the upper edge has the same columns as the lower one. */
function outline(width: number, height: number, corner: number, columns: number): [number, number][] {
  const [x, y] = [width / 2, height / 2];
  const CORNER_STEPS = 5;
  const lower: [number, number][] = [];
  for (let step = 0; step <= CORNER_STEPS; step += 1) {
    const angle = Math.PI + ((step / CORNER_STEPS) * Math.PI) / 2;
    lower.push([-x + corner + Math.cos(angle) * corner, -y + corner + Math.sin(angle) * corner]);
  }
  for (let column = 1; column < columns; column += 1)
    lower.push([-x + corner + ((width - corner * 2) * column) / columns, -y]);
  for (let step = 0; step <= CORNER_STEPS; step += 1) {
    const angle = Math.PI * 1.5 + ((step / CORNER_STEPS) * Math.PI) / 2;
    lower.push([x - corner + Math.cos(angle) * corner, -y + corner + Math.sin(angle) * corner]);
  }
  return [...lower, ...lower.toReversed().map(([across, up]): [number, number] => [across, -up])];
}
