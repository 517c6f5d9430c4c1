import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Emitter, Kit } from "./kit.ts";

/** Points taken from each piece to find what the camera must hold. */
const POINTS_A_PIECE = 128;
const KEPT = new Set(["position", "normal", "uv"]);

/** A model ready to be photographed: one mesh a material, in world space. */
export interface BakedModel {
  group: THREE.Group;
  emitters: readonly Emitter[];
  /** Points on the surface, enough to frame it. */
  points: readonly THREE.Vector3[];
  box: THREE.Box3;
  /** Share of the studio's light that the finish takes. */
  light: number;
}

/** Pieces that are drawn together; `sample` tells how. */
interface Bin {
  material: THREE.Material;
  sample: THREE.Mesh;
  pieces: THREE.BufferGeometry[];
}

/** Merges a built model by material: hundreds of pieces become a few dozen draws. */
export function bake(kit: Kit): BakedModel {
  kit.root.updateMatrixWorld(true);
  const bins = new Map<string, Bin>();
  const points: THREE.Vector3[] = [];
  const box = new THREE.Box3();
  kit.root.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const material = object.material as THREE.Material;
    const key = `${material.uuid} ${object.castShadow} ${object.renderOrder}`;
    const bin: Bin = bins.get(key) ?? { material, sample: object, pieces: [] };
    bins.set(key, bin);
    const piece = inWorldSpace(object, material.vertexColors);
    bin.pieces.push(piece);
    const positions = piece.getAttribute("position");
    const step = Math.max(1, Math.floor(positions.count / POINTS_A_PIECE));
    for (let index = 0; index < positions.count; index += step)
      points.push(new THREE.Vector3().fromBufferAttribute(positions, index));
    piece.computeBoundingBox();
    if (piece.boundingBox) box.union(piece.boundingBox);
  });
  const group = new THREE.Group();
  for (const { material, sample, pieces } of bins.values()) {
    const mesh = new THREE.Mesh(mergeGeometries(pieces), material);
    for (const piece of pieces) piece.dispose();
    mesh.castShadow = sample.castShadow;
    mesh.receiveShadow = !material.transparent;
    mesh.renderOrder = sample.renderOrder || (material.transparent ? 3 : 0);
    group.add(mesh);
  }
  return { group, emitters: kit.emitters, points, box, light: kit.finish.light };
}

function inWorldSpace(mesh: THREE.Mesh, withColors: boolean): THREE.BufferGeometry {
  const geometry = mesh.geometry.clone();
  if (!geometry.index) geometry.setIndex([...Array(geometry.getAttribute("position").count).keys()]);
  for (const name of Object.keys(geometry.attributes))
    if (!KEPT.has(name) && !(name === "color" && withColors)) geometry.deleteAttribute(name);
  if (!geometry.hasAttribute("normal")) geometry.computeVertexNormals();
  if (!geometry.hasAttribute("uv"))
    geometry.setAttribute(
      "uv",
      new THREE.BufferAttribute(new Float32Array(geometry.getAttribute("position").count * 2), 2),
    );
  geometry.morphAttributes = {};
  geometry.clearGroups();
  geometry.applyMatrix4(mesh.matrixWorld);
  if (mesh.matrixWorld.determinant() < 0) turnFaces(geometry);
  return geometry;
}

/** A mirrored piece has its faces inside out. */
function turnFaces(geometry: THREE.BufferGeometry): void {
  const index = geometry.index;
  if (!index) return;
  for (let corner = 0; corner < index.count; corner += 3) {
    const second = index.getX(corner + 1);
    index.setX(corner + 1, index.getX(corner + 2));
    index.setX(corner + 2, second);
  }
}
