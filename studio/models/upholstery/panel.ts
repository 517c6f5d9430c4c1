import * as THREE from "three";
import type { Vector } from "../../model.ts";

/** One repeat of a cover's texture, in units. */
const TEXTURE_SIZE = 0.36;

/**
 * A piece of cloth between its seams: a grid over `at(across, along)`, both 0 to 1, left to right and up as seen from
 * outside. Its texture keeps its size. Panels do not share normals, so that seams stay creases.
 */
export function panel(
  columns: number,
  rows: number,
  at: (across: number, along: number) => Vector,
  textureSize = TEXTURE_SIZE,
): THREE.BufferGeometry {
  const points: THREE.Vector3[][] = [];
  for (let row = 0; row <= rows; row += 1)
    points.push(
      Array.from({ length: columns + 1 }, (_, column) => new THREE.Vector3(...at(column / columns, row / rows))),
    );
  const middleColumn = Math.round(columns / 2);
  const positions: number[] = [];
  const uvs: number[] = [];
  let climbed = 0;
  points.forEach((line, row) => {
    const middle = line[middleColumn];
    const below = points[row - 1]?.[middleColumn];
    if (middle && below) climbed += middle.distanceTo(below);
    const walked = line.map((point, column) => point.distanceTo(line[column - 1] ?? point));
    const width = walked.reduce((sum, step) => sum + step, 0);
    let across = -width / 2;
    line.forEach((point, column) => {
      across += walked[column] ?? 0;
      positions.push(...point.toArray());
      uvs.push(across / textureSize, climbed / textureSize);
    });
  });
  const index: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corner = row * (columns + 1) + column;
      const above = corner + columns + 1;
      index.push(corner, corner + 1, above + 1, corner, above + 1, above);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Lets the cloth's threads run straight over a round piece: `place` gives a point's place on the flat cloth, in units. */
export function straighten(
  geometry: THREE.BufferGeometry,
  place: (x: number, y: number, z: number) => readonly [number, number],
  textureSize = TEXTURE_SIZE,
): THREE.BufferGeometry {
  const [position, uv] = [geometry.getAttribute("position"), geometry.getAttribute("uv")];
  for (let index = 0; index < uv.count; index += 1) {
    const [across, up] = place(position.getX(index), position.getY(index), position.getZ(index));
    uv.setXY(index, across / textureSize, up / textureSize);
  }
  return geometry;
}
