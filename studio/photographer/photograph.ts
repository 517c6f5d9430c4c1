import * as THREE from "three";
import type { BakedModel } from "../kit/bake.ts";
import type { Angle, Lighting } from "../model.ts";
import { backdropMesh } from "./backdrop.ts";
import type { Darkroom } from "./darkroom.ts";
import { DepthPass } from "./depth-pass.ts";
import { fitCamera, spherePoints } from "./fit-camera.ts";
import { Floor } from "./floor.ts";
import { halton } from "./halton.ts";
import { BRIGHT, Lamps } from "./lamps.ts";
import { placeMirrorCamera } from "./mirror-camera.ts";

export const FIELD_OF_VIEW = 20;
/** Where the lights stand for a camera at this azimuth; they turn with the camera, so that no side is dark. */
const USUAL_AZIMUTH = 36;
export const FILL = 0.78;
const CLOSE_UP_FILL = 1;
export const LIFT = 0.01;
const BLOOM = 0.32;
const REFLECTIONS = 1.7;
export const MIRROR = 0.17;
/** Width of the pixel filter, in pixels. */
const FILTER_PX = 1.15;

/**
 * A picture of the model as PNG. `samples` frames are averaged, each with other lamps and another part of each pixel:
 * soft shadows, a sky and smooth edges without tracing a ray. The model is used up.
 */
export async function photograph(
  darkroom: Darkroom,
  model: BakedModel,
  angle: Angle,
  lighting: Lighting,
  samples: number,
): Promise<Uint8Array> {
  const { renderer, sizePx } = darkroom;
  const { group, emitters, points, box } = model;
  const radius = box.getBoundingSphere(new THREE.Sphere()).radius;
  const azimuth = THREE.MathUtils.degToRad(angle.azimuth);
  const turn = THREE.MathUtils.degToRad(angle.azimuth - USUAL_AZIMUTH);
  const light = model.light * (lighting.light ?? 1);

  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, sizePx.width / sizePx.height);
  const framing = fitCamera(camera, framed(angle, points), {
    azimuth,
    elevation: THREE.MathUtils.degToRad(angle.elevation),
    fill: angle.fill ?? (angle.closeUp ? CLOSE_UP_FILL : FILL),
    lift: LIFT,
  });
  camera.near = Math.max(framing.distance * 0.01, framing.distance - radius * 4);
  camera.far = framing.distance + radius * 18;

  const scene = new THREE.Scene();
  scene.environment = darkroom.surroundings;
  scene.environmentRotation.y = turn;
  scene.environmentIntensity = REFLECTIONS * (light < BRIGHT ? 0.72 : 1) * (lighting.reflections ?? 1);
  const lamps = new Lamps(scene, {
    center: box.getCenter(new THREE.Vector3()),
    radius,
    emitters,
    samples,
    turn,
    light,
    spill: lighting.spill ?? 1,
  });
  const floor = new Floor({
    box,
    radius,
    sizePx,
    mirror: darkroom.mirror.texture,
    shine: lighting.mirror ?? MIRROR,
  });
  const backdrop = backdropMesh(sizePx);
  const studio = [floor.mesh, backdrop];
  scene.add(group, ...studio);
  const depth = new DepthPass(group);
  const panes = group.children.filter((mesh) => isAdditive(mesh));
  const mirrorCamera = camera.clone();

  darkroom.begin();
  for (let frame = 0; frame < samples; frame += 1) {
    const shift = (base: number) => (halton(frame, base) - 0.5) * FILTER_PX;
    camera.setViewOffset(sizePx.width, sizePx.height, shift(2), shift(3), sizePx.width, sizePx.height);
    camera.updateMatrixWorld(true);
    floor.light(lamps.place(frame), lamps.onFloor);
    renderer.shadowMap.needsUpdate = true;
    // A mirror image serves two frames: it is faint and blurred anyway.
    if (frame % 2 === 0) {
      placeMirrorCamera(mirrorCamera, camera, framing.target, box.min.y, frame);
      floor.mirrorFrom(mirrorCamera);
      show([...studio, ...panes], false);
      renderer.setRenderTarget(darkroom.mirror);
      renderer.render(scene, mirrorCamera);
      show([...studio, ...panes], true);
    }
    renderer.setRenderTarget(darkroom.frame);
    renderer.clear();
    renderer.autoClear = false;
    depth.render(renderer, camera);
    renderer.render(scene, camera);
    renderer.autoClear = true;
    darkroom.add(1 / samples);
    if (frame % 4 === 3) await darkroom.settle();
  }
  // Without lights of its own, nothing on a product is bright enough to bloom.
  const bloom = emitters.length > 0 ? BLOOM * (lighting.bloom ?? 1) : 0;
  const png = await darkroom.develop(bloom);

  lamps.dispose();
  disposeOf([...group.children, ...studio]);
  return png;
}

function framed({ closeUp }: Angle, points: readonly THREE.Vector3[]): readonly THREE.Vector3[] {
  return closeUp ? spherePoints(new THREE.Vector3(...closeUp.at), closeUp.radius) : points;
}

function isAdditive(object: THREE.Object3D): boolean {
  return object instanceof THREE.Mesh && (object.material as THREE.Material).blending === THREE.AdditiveBlending;
}

function show(objects: readonly THREE.Object3D[], visible: boolean): void {
  for (const object of objects) object.visible = visible;
}

/** Geometry and textures go; materials stay, since their compiled shaders serve the next picture too. */
function disposeOf(objects: readonly THREE.Object3D[]): void {
  for (const object of objects) {
    if (!(object instanceof THREE.Mesh)) continue;
    object.geometry.dispose();
    for (const value of Object.values(object.material)) if (value instanceof THREE.Texture) value.dispose();
  }
}
