import * as THREE from "three";

/** A rectangle around the origin with round corners. */
export function roundedRectangle(width: number, height: number, radius: number): THREE.Shape {
  const [x, y] = [width / 2, height / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y);
  shape.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0);
  shape.lineTo(x, y - radius);
  shape.absarc(x - radius, y - radius, radius, 0, Math.PI / 2);
  shape.lineTo(-x + radius, y);
  shape.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI);
  shape.lineTo(-x, -y + radius);
  shape.absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5);
  return shape;
}

/** The same outline as a hole, to push to another shape's `holes`. */
export function roundedHole(
  width: number,
  height: number,
  radius: number,
  center: readonly [x: number, y: number] = [0, 0],
): THREE.Path {
  const points = roundedRectangle(width, height, radius).getPoints(8);
  return new THREE.Path(points.map((point) => new THREE.Vector2(point.x + center[0], point.y + center[1])));
}
