import * as THREE from "three";
import type { Vector } from "../model.ts";
import type { Kit, Placing } from "./kit.ts";

/** A light source without a body: a place, where it shines, its colour and power. Nothing on an unlit product. */
export function emit(kit: Kit, position: Vector, direction: Vector, color: THREE.Color, power: number): void {
  if (!kit.palette.on) return;
  shine(kit, position, direction, color, power);
}

/** A light that shines whatever the product's palette is, such as a screen. */
export function shine(kit: Kit, position: Vector, direction: Vector, color: THREE.Color, power: number): void {
  kit.frame.updateWorldMatrix(true, false);
  kit.emitters.push({
    position: new THREE.Vector3(...position).applyMatrix4(kit.frame.matrixWorld),
    direction: new THREE.Vector3(...direction).transformDirection(kit.frame.matrixWorld),
    color: color.clone(),
    power,
  });
}

/** Glowing geometry with a colour for every vertex. */
export function glow(
  kit: Kit,
  geometry: THREE.BufferGeometry,
  colorAt: (position: THREE.Vector3) => THREE.Color,
  strength: number,
  position: Vector = [0, 0, 0],
  placing?: Placing,
): THREE.Mesh {
  const points = geometry.getAttribute("position");
  const colors = new Float32Array(points.count * 3);
  const point = new THREE.Vector3();
  for (let index = 0; index < points.count; index += 1)
    colorAt(point.fromBufferAttribute(points, index))
      .multiplyScalar(strength)
      .toArray(colors, index * 3);
  geometry.setAttribute("color", new THREE.BufferAttribute(colors, 3));
  const material = kit.shared("glow", () => {
    const glowing = new THREE.MeshBasicMaterial({ vertexColors: true });
    glowing.userData["castsNoShadow"] = true;
    return glowing;
  });
  return kit.add(geometry, material, position, placing);
}

export interface LightBarOptions {
  strength?: number;
  power?: number;
  /** Which part of the palette it runs through, 0 to 1. */
  from?: number;
  to?: number;
  emitters?: number;
}

/** A bar of light between two points, shining along `direction`; a dark bar on an unlit product. */
export function lightBar(
  kit: Kit,
  start: Vector,
  end: Vector,
  width: number,
  direction: Vector,
  { strength = 2.2, power = 0.8, from = 0, to = 1, emitters = 4 }: LightBarOptions = {},
): THREE.Mesh {
  const first = new THREE.Vector3(...start);
  const last = new THREE.Vector3(...end);
  const middle = first.clone().lerp(last, 0.5);
  if (!kit.palette.on)
    return kit.tube([start, middle.toArray(), end], width / 2, kit.materials.black, { segments: 2, sides: 8 });
  const length = first.distanceTo(last);
  const color = (share: number) => kit.palette.at(from + (to - from) * share);
  const geometry = new THREE.CapsuleGeometry(width / 2, length, 4, 8, 24).rotateZ(-Math.PI / 2);
  const bar = glow(kit, geometry, ({ x }) => color(x / length + 0.5), strength, middle.toArray());
  bar.quaternion.setFromUnitVectors(new THREE.Vector3(1, 0, 0), last.clone().sub(first).normalize());
  const outwards = new THREE.Vector3(...direction).normalize().multiplyScalar(0.06);
  for (let index = 0; index < emitters; index += 1) {
    const share = (index + 0.5) / emitters;
    const place = first.clone().lerp(last, share).add(outwards);
    emit(kit, place.toArray(), direction, color(share), power / emitters);
  }
  return bar;
}

export interface LightRingOptions {
  strength?: number;
  power?: number;
  direction?: Vector;
  /** Where on the ring the palette begins, in turns. */
  phase?: number;
  flat?: number;
  emitters?: number;
}

/** A ring of light around local +Z at height `z`; a dark ring on an unlit product. */
export function lightRing(
  kit: Kit,
  radius: number,
  thickness: number,
  z: number,
  { strength = 2, power = 0, direction = [0, 0, 1], phase = 0, flat = 0.7, emitters = 5 }: LightRingOptions = {},
): void {
  if (!kit.palette.on) {
    kit.add(new THREE.TorusGeometry(radius, thickness, 8, 72).scale(1, 1, flat), kit.materials.gap, [0, 0, z]);
    return;
  }
  const geometry = new THREE.TorusGeometry(radius, thickness, 10, 88).scale(1, 1, flat);
  const turn = (x: number, y: number) => Math.atan2(y, x) / (2 * Math.PI) + 0.5 + phase;
  glow(kit, geometry, ({ x, y }) => kit.palette.around(turn(x, y)), strength, [0, 0, z]);
  if (power === 0) return;
  for (let index = 0; index < emitters; index += 1) {
    const angle = ((index + 0.3) / emitters) * 2 * Math.PI;
    const place = [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8, z + 0.06] as const;
    emit(kit, place, direction, kit.palette.around(angle / (2 * Math.PI) + 0.5 + phase), power / emitters);
  }
}
