import * as THREE from "three";

/** How far printed pieces stand off the surface that they lie on: other renderers have no polygon offset. */
const PRINT_HEIGHT = 0.01;

/** What a glTF material cannot say by itself, kept in its `extras`. */
export interface PortableExtras {
  /** Factor on reflections of the soft boxes. */
  reflections?: number;
  /** Radiance of a glowing material whose colours were brought into 0..1. */
  glow?: number;
  /** A clear pane, whatever its black base colour says. */
  glass?: boolean;
}

/**
 * A copy of a baked model that glTF can carry: perforations and prints as the alpha of a base colour texture, glow as
 * an unlit colour within 0..1 with its strength beside it, one plane a pane of glass. Geometry is shared where it stays.
 */
export function portable(group: THREE.Group): THREE.Group {
  const copy = new THREE.Group();
  const converted = new Map<THREE.Material, THREE.Material>();
  for (const object of group.children) {
    if (!(object instanceof THREE.Mesh)) continue;
    const original = object.material as THREE.Material;
    if (isPaneDecoration(original)) continue;
    const geometry = portableGeometry(object.geometry as THREE.BufferGeometry, original);
    const brightest = original.vertexColors ? brightestColor(geometry) : 1;
    const material = converted.get(original) ?? portableMaterial(original, brightest);
    converted.set(original, material);
    copy.add(new THREE.Mesh(geometry, material));
  }
  return copy;
}

/** The kit draws a pane as tint, reflection and streak; a real renderer needs only the reflecting one. */
function isPaneDecoration(material: THREE.Material): boolean {
  if (!(material instanceof THREE.MeshBasicMaterial) || !material.transparent) return false;
  const isStreak = material.blending === THREE.AdditiveBlending;
  const isTint = !material.map && !material.alphaMap;
  return isStreak || isTint;
}

function portableGeometry(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.BufferGeometry {
  const isPrint = material.transparent && !material.userData["isGlass"];
  if (!isPrint && !material.vertexColors) return geometry;
  const copy = geometry.clone();
  if (isPrint) {
    const positions = copy.getAttribute("position");
    const normals = copy.getAttribute("normal");
    for (let index = 0; index < positions.count; index += 1)
      positions.setXYZ(
        index,
        positions.getX(index) + normals.getX(index) * PRINT_HEIGHT,
        positions.getY(index) + normals.getY(index) * PRINT_HEIGHT,
        positions.getZ(index) + normals.getZ(index) * PRINT_HEIGHT,
      );
  }
  return copy;
}

/** Scales the colours of a geometry into 0..1 and gives what they were scaled by. */
function brightestColor(geometry: THREE.BufferGeometry): number {
  const colors = geometry.getAttribute("color");
  let brightest = 0;
  for (let index = 0; index < colors.count; index += 1)
    brightest = Math.max(brightest, colors.getX(index), colors.getY(index), colors.getZ(index));
  if (brightest === 0) return 1;
  for (let index = 0; index < colors.count; index += 1)
    colors.setXYZ(
      index,
      colors.getX(index) / brightest,
      colors.getY(index) / brightest,
      colors.getZ(index) / brightest,
    );
  return brightest;
}

function portableMaterial(material: THREE.Material, brightest: number): THREE.Material {
  if (material instanceof THREE.MeshBasicMaterial) return glowing(material, brightest);
  if (!(material instanceof THREE.MeshStandardMaterial)) throw new Error(`glTF cannot carry a ${material.type}`);
  if (material.userData["isGlass"]) return pane();
  const copy = material.clone();
  copy.onBeforeCompile = () => undefined;
  // three would write bumps in an extension of its own.
  copy.bumpMap = null;
  copy.bumpScale = 1;
  copy.userData = { reflections: material.envMapIntensity } satisfies PortableExtras;
  alphaIntoMap(copy);
  return copy;
}

function glowing(material: THREE.MeshBasicMaterial, brightest: number): THREE.MeshBasicMaterial {
  const copy = material.clone();
  const ink = Math.max(copy.color.r, copy.color.g, copy.color.b, 1e-6);
  const strength = Math.max(ink, 1);
  copy.color.multiplyScalar(1 / strength);
  copy.userData = { glow: strength * brightest } satisfies PortableExtras;
  alphaIntoMap(copy);
  return copy;
}

function pane(): THREE.MeshStandardMaterial {
  const material = new THREE.MeshStandardMaterial({
    name: "glass",
    color: "#050607",
    roughness: 0.03,
    metalness: 0,
    transparent: true,
    opacity: 0.14,
    side: THREE.DoubleSide,
  });
  material.userData = { glass: true } satisfies PortableExtras;
  return material;
}

/** glTF has no alpha map: alpha travels in the base colour texture. */
function alphaIntoMap(material: THREE.MeshStandardMaterial | THREE.MeshBasicMaterial): void {
  const { alphaMap, map } = material;
  if (!alphaMap) return;
  if (map) throw new Error("a material has both a colour map and an alpha map");
  const source = alphaMap.image as HTMLCanvasElement;
  const canvas = document.createElement("canvas");
  canvas.width = source.width;
  canvas.height = source.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw alpha on");
  context.drawImage(source, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let byte = 0; byte < pixels.data.length; byte += 4) {
    pixels.data[byte + 3] = pixels.data[byte + 1] ?? 0;
    pixels.data.fill(255, byte, byte + 3);
  }
  context.putImageData(pixels, 0, 0);
  const texture = alphaMap.clone();
  texture.source = new THREE.TextureSource(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  material.map = texture;
  material.alphaMap = null;
}
