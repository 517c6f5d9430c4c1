import * as THREE from "three";

/**
 * The few points that can lie on the rim of what a camera with these axes sees, wherever it stands: those on the convex
 * outline of the product as seen from above and from the side of the camera's axis.
 */
export function outlineOf(
  points: readonly THREE.Vector3[],
  { right, up, away }: { right: THREE.Vector3; up: THREE.Vector3; away: THREE.Vector3 },
): THREE.Vector3[] {
  const flat = (axis: THREE.Vector3) => convexOutline(points.map((point) => [point.dot(away), point.dot(axis), point]));
  return [...new Set([...flat(right), ...flat(up)])];
}

type Placed = readonly [x: number, y: number, point: THREE.Vector3];

/** Andrew's monotone chain: the lower outline from left to right, then the upper one back. */
function convexOutline(placed: readonly Placed[]): THREE.Vector3[] {
  const sorted = placed.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  return [...chain(sorted), ...chain(sorted.toReversed())].map(([, , point]) => point);
}

function chain(sorted: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const next of sorted) {
    for (let last = kept.at(-1), before = kept.at(-2); last && before; last = kept.at(-1), before = kept.at(-2)) {
      if (turnsLeft(before, last, next)) break;
      kept.pop();
    }
    kept.push(next);
  }
  return kept;
}

const turnsLeft = ([x1, y1]: Placed, [x2, y2]: Placed, [x3, y3]: Placed) =>
  (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1) > 0;
