import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { CommonLook } from "../looks/common-look.ts";
import type { Vector } from "../model.ts";
import { FINISH, type Finish } from "./finishes.ts";
import { type Materials, materialsOf } from "./materials.ts";
import { type Palette, paletteOf } from "./palettes.ts";

/** Where a piece's local +Z looks: a named axis or any direction. */
export type Axis = "x" | "y" | "z" | "-x" | "-y" | "-z" | Vector;

export interface Placing {
  axis?: Axis | undefined;
  /** Euler angles in radians, applied after the axis. */
  rotation?: Vector | undefined;
  castsShadow?: boolean | undefined;
}

/** A light source of the product, in the model's own space. The photographer samples them in proportion to `power`. */
export interface Emitter {
  position: THREE.Vector3;
  direction: THREE.Vector3;
  color: THREE.Color;
  power: number;
}

const AXES = {
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
  "-x": [-1, 0, 0],
  "-y": [0, -1, 0],
  "-z": [0, 0, -1],
} as const;

/** The turn that makes +Z look along `axis` and keeps what was up as far up as it can be. */
function facing(axis: Axis): THREE.Quaternion {
  const direction = new THREE.Vector3(...(typeof axis === "string" ? AXES[axis] : axis)).normalize();
  const upright = Math.abs(direction.y) <= 0.99;
  const up = upright ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(0, 0, -direction.y);
  const matrix = new THREE.Matrix4().lookAt(direction, new THREE.Vector3(), up);
  return new THREE.Quaternion().setFromRotationMatrix(matrix);
}

/** The disc that closes a tube at one end of its curve, looking along the curve or back. */
function cap(curve: THREE.Curve<THREE.Vector3>, at: 0 | 1, way: 1 | -1, radius: number, sides: number) {
  const outwards = curve.getTangentAt(at).multiplyScalar(way);
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), outwards);
  const { x, y, z } = curve.getPointAt(at);
  return new THREE.CircleGeometry(radius, sides).applyQuaternion(turn).translate(x, y, z);
}

/** What a model is built with: shapes in the finish's materials, placed in nested frames. Y is up. */
export class Kit {
  readonly finish: Finish;
  readonly isWhite: boolean;
  readonly palette: Palette;
  readonly materials: Materials;
  readonly root = new THREE.Group();
  readonly emitters: Emitter[] = [];
  readonly #shared = new Map<string, unknown>();
  readonly #smallestShadow: number;
  #frame: THREE.Object3D = this.root;

  constructor(look: CommonLook, smallestShadow = 0.09) {
    this.finish = FINISH[look.finish];
    this.isWhite = look.finish === "white";
    this.palette = paletteOf(look.palette);
    this.materials = materialsOf(this.finish);
    this.#smallestShadow = smallestShadow;
  }

  /** The innermost frame that `at` opened. */
  get frame(): THREE.Object3D {
    return this.#frame;
  }

  material(parameters: THREE.MeshStandardMaterialParameters): THREE.MeshStandardMaterial {
    return new THREE.MeshStandardMaterial(parameters);
  }

  /** One value for the whole model, made when it is first asked for: a material that several pieces wear. */
  shared<Value>(name: string, make: () => Value): Value {
    if (!this.#shared.has(name)) this.#shared.set(name, make());
    return this.#shared.get(name) as Value;
  }

  /** Builds with everything moved to `position` and turned so that +Z looks along `axis`. */
  at(position: Vector, axis: Axis | null, build: () => void, rotation?: Vector): THREE.Group {
    const group = new THREE.Group();
    place(group, position, { axis: axis ?? undefined, rotation });
    const outer = this.#frame;
    outer.add(group);
    this.#frame = group;
    build();
    this.#frame = outer;
    return group;
  }

  add(geometry: THREE.BufferGeometry, material: THREE.Material, position: Vector = [0, 0, 0], placing: Placing = {}) {
    const mesh = new THREE.Mesh(geometry, material);
    place(mesh, position, placing);
    if (!geometry.boundingSphere) geometry.computeBoundingSphere();
    const radius = geometry.boundingSphere?.radius ?? 0;
    mesh.castShadow =
      (placing.castsShadow ?? true) && !material.userData["castsNoShadow"] && radius > this.#smallestShadow;
    this.#frame.add(mesh);
    return mesh;
  }

  /** A box with rounded edges; `radius` 0 for sharp ones. */
  box(center: Vector, size: Vector, material: THREE.Material, radius = 0.015, placing?: Placing): THREE.Mesh {
    const rounding = Math.min(radius, Math.min(...size) * 0.48);
    const segments = rounding > 0.05 ? 4 : rounding > 0.025 ? 2 : 1;
    const geometry = radius > 0 ? new RoundedBoxGeometry(...size, segments, rounding) : new THREE.BoxGeometry(...size);
    return this.add(geometry, material, center, placing);
  }

  cylinder(
    center: Vector,
    radius: number,
    height: number,
    material: THREE.Material,
    axis: Axis = "y",
    { segments = 48, topRadius = radius, ...placing }: { segments?: number; topRadius?: number } & Placing = {},
  ): THREE.Mesh {
    const geometry = new THREE.CylinderGeometry(topRadius, radius, height, segments).rotateX(Math.PI / 2);
    return this.add(geometry, material, center, { axis, ...placing });
  }

  /** A turned piece: a profile of [radius, height] points around the axis. Faces look outwards whichever way it runs. */
  turned(
    center: Vector,
    profile: readonly (readonly [radius: number, height: number])[],
    material: THREE.Material,
    axis: Axis = "y",
    segments = 64,
  ): THREE.Mesh {
    const outwards = signedArea(profile) < 0 ? profile.toReversed() : profile;
    const points = outwards.map(([radius, height]) => new THREE.Vector2(radius, height));
    return this.add(new THREE.LatheGeometry(points, segments).rotateX(Math.PI / 2), material, center, { axis });
  }

  /** `flat` squeezes the ring along its axis. */
  torus(center: Vector, radius: number, thickness: number, material: THREE.Material, axis: Axis = "z", flat = 1) {
    const geometry = new THREE.TorusGeometry(radius, thickness, 14, 72).scale(1, 1, flat);
    return this.add(geometry, material, center, { axis });
  }

  /** A bent tube through `points`; its texture repeats by length, so that braids keep their size. */
  tube(
    points: readonly Vector[],
    radius: number,
    material: THREE.Material,
    {
      segments = 36,
      sides = 10,
      closed = false,
      textureRepeat = 14,
    }: { segments?: number; sides?: number; closed?: boolean; textureRepeat?: number } = {},
  ): THREE.Mesh {
    const path = points.map((point) => new THREE.Vector3(...point));
    const curve = new THREE.CatmullRomCurve3(path, closed);
    const geometry = new THREE.TubeGeometry(curve, segments, radius, sides, closed);
    const uv = geometry.getAttribute("uv");
    const length = curve.getLength();
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, uv.getX(index) * length * textureRepeat * 0.5, uv.getY(index) * 2);
    if (closed) return this.add(geometry, material);
    const [start, end] = [cap(curve, 0, -1, radius, sides), cap(curve, 1, 1, radius, sides)];
    return this.add(mergeGeometries([geometry, start, end]), material);
  }

  /** An outline extruded along local +Z and centred, with bevelled edges inside the outline. */
  slab(
    outline: THREE.Shape | readonly (readonly [x: number, y: number])[],
    depth: number,
    material: THREE.Material,
    center: Vector = [0, 0, 0],
    {
      bevel = 0.03,
      bevelSegments = 3,
      curveSegments = 24,
      ...placing
    }: { bevel?: number; bevelSegments?: number; curveSegments?: number } & Placing = {},
  ): THREE.Mesh {
    const shape =
      outline instanceof THREE.Shape ? outline : new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
    const geometry = new THREE.ExtrudeGeometry(shape, {
      depth: Math.max(0.001, depth - bevel * 2),
      bevelEnabled: bevel > 0,
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelOffset: -bevel,
      bevelSegments,
      curveSegments,
    }).translate(0, 0, -depth / 2 + bevel);
    return this.add(geometry, material, center, placing);
  }
}

function place(object: THREE.Object3D, position: Vector, { axis, rotation }: Placing): void {
  object.position.set(...position);
  if (axis) object.quaternion.copy(facing(axis));
  if (rotation) object.quaternion.multiply(new THREE.Quaternion().setFromEuler(new THREE.Euler(...rotation)));
}

function signedArea(profile: readonly (readonly [number, number])[]): number {
  return profile.reduce((area, [radius, height], index) => {
    const [nextRadius, nextHeight] = profile[(index + 1) % profile.length] ?? [radius, height];
    return area + radius * nextHeight - nextRadius * height;
  }, 0);
}
