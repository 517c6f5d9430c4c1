import * as THREE from "three";
import { type Emitter, Kit } from "../../kit/kit.ts";
import type { ArrangedLook, PlacedThing } from "../../looks/scene-looks.ts";
import type { Lighting } from "../../model.ts";
import { cmAUnit } from "./true-size.ts";
import { thingModelOf } from "./thing-models.ts";

/** Centimetres a unit stands for in a scene, as in a tower. */
const CM = 10;
/** The lights of several things share the frames. */
const SAMPLES = 8;

/** Builds every thing with a kit of its own, in its own finish, and sets it down at its true size. */
export function arrange(kit: Kit, look: ArrangedLook): void {
  const placed = look.things.map((thing) => ({ thing, ...build(thing, kit) }));
  for (const { root } of placed) kit.frame.add(root);
  kit.frame.updateMatrixWorld(true);
  const whole = radiusOf(kit.frame);
  for (const { root, emitters, radius } of placed)
    for (const emitter of emitters) kit.emitters.push(inScene(emitter, root, (radius / whole) ** 2));
}

/** A scene is lit as its finish is, times what it asks for. */
export const lightingOf = (look: ArrangedLook): Lighting => ({ light: look.light, samples: SAMPLES });

function build(thing: PlacedThing, scene: Kit) {
  const { look, at, lift, turn, lean, size, pose, clay } = thing;
  const model = thingModelOf(look);
  const kit = new Kit(look, model.smallestShadow);
  model.build(kit, look, pose);
  const lighting = model.lighting?.(look) ?? {};
  relight(kit.root, (kit.finish.light * (lighting.light ?? 1)) / scene.finish.light, lighting.reflections ?? 1);
  if (clay) inClay(kit.root);
  kit.root.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(kit.root, true);
  const middle = box.getCenter(new THREE.Vector3());
  const scale = (size * cmAUnit(look)) / CM;
  kit.root.position.set(-middle.x, -box.min.y, -middle.z);
  const leaning = new THREE.Group();
  leaning.add(kit.root);
  leaning.rotation.x = THREE.MathUtils.degToRad(-lean);
  const root = new THREE.Group();
  root.add(leaning);
  root.scale.setScalar(scale);
  root.rotation.y = THREE.MathUtils.degToRad(turn);
  root.position.set(at[0] / CM, 0, at[1] / CM);
  root.updateMatrixWorld(true);
  // What leans is lifted back onto the floor.
  root.position.y += lift / CM - new THREE.Box3().setFromObject(root, true).min.y;
  root.updateMatrixWorld(true);
  return { root, emitters: clay ? [] : kit.emitters, radius: radiusOf(root) };
}

function radiusOf(object: THREE.Object3D): number {
  return new THREE.Box3().setFromObject(object).getBoundingSphere(new THREE.Sphere()).radius;
}

/** A lamp's power is measured against the size of the whole model, which is now the scene. */
function inScene(emitter: Emitter, root: THREE.Group, share: number): Emitter {
  const inner = root.children[0]?.children[0] ?? root;
  return {
    position: emitter.position.clone().applyMatrix4(inner.matrixWorld),
    direction: emitter.direction.clone().transformDirection(inner.matrixWorld),
    color: emitter.color,
    power: emitter.power * share,
  };
}

function materialsIn(root: THREE.Object3D): Set<THREE.MeshStandardMaterial> {
  const found = new Set<THREE.MeshStandardMaterial>();
  root.traverse((object) => {
    if (object instanceof THREE.Mesh && object.material instanceof THREE.MeshStandardMaterial)
      found.add(object.material);
  });
  return found;
}

/** White things take less of the studio's light than black ones; beside each other their paint takes less instead. */
function relight(root: THREE.Object3D, light: number, reflections: number): void {
  for (const material of materialsIn(root)) {
    material.color.multiplyScalar(light);
    material.envMapIntensity *= reflections * Math.min(1, light ** 0.5);
  }
}

const CLAY = { color: "#6f7278", roughness: 0.85, envMapIntensity: 0.4 };

function inClay(root: THREE.Object3D): void {
  const hidden: THREE.Object3D[] = [];
  root.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const material: unknown = object.material;
    if (material instanceof THREE.Material && material.transparent) hidden.push(object);
    else object.material = clayOf(material);
  });
  for (const object of hidden) object.removeFromParent();
}

/** Clay keeps the holes of a perforated sheet, since they are part of its shape. */
function clayOf(material: unknown): THREE.MeshStandardMaterial {
  if (!(material instanceof THREE.MeshStandardMaterial)) return new THREE.MeshStandardMaterial(CLAY);
  const { alphaMap, alphaTest, side } = material;
  return new THREE.MeshStandardMaterial({ ...CLAY, alphaMap, alphaTest, side });
}
