import { type BufferGeometry, Mesh, type Object3D, PerspectiveCamera, type Vector3 } from "three";
import { GLTFExporter } from "three/addons/exporters/GLTFExporter.js";
import { portable } from "./gltf/portable.ts";
import { setApart } from "./gltf/set-apart.ts";
import { emittersOf, type Shot } from "./gltf/shot.ts";
import { type BakedModel, bake } from "./kit/bake.ts";
import { Kit } from "./kit/kit.ts";
import type { Look } from "./looks/look.ts";
import type { Angle, Lighting } from "./model.ts";
import { modelOf } from "./models/models.ts";
import { base64, loadFont } from "./page.ts";
import { fitCamera } from "./photographer/fit-camera.ts";
import { FIELD_OF_VIEW, FILL, LIFT, MIRROR } from "./photographer/photograph.ts";

export interface GlbRequest {
  look: Look;
  angle: Angle;
  lighting: Lighting;
  /** Radius in units below which a piece is left out, for files that travel; none unless told. */
  smallest?: number;
}

export interface ExportedGlb {
  /** A binary glTF, base64. */
  glb: string;
  shot: Shot;
}

/** A look as glTF, and the shot that its picture from `angle` is. */
async function exportGlb({ look, angle, lighting, smallest = 0 }: GlbRequest): Promise<ExportedGlb> {
  await loadFont();
  const model = modelOf(look);
  const kit = new Kit(look, model.smallestShadow);
  model.build(kit, look, angle.pose);
  dropSmall(kit.root, smallest);
  setApart(kit.root);
  const baked = bake(kit);
  const glb = await new GLTFExporter().parseAsync(portable(baked.group), { binary: true });
  if (!(glb instanceof ArrayBuffer)) throw new Error("the exporter gave no binary glTF");
  return { glb: base64(new Uint8Array(glb)), shot: shotOf(baked, angle, lighting) };
}

function dropSmall(root: Object3D, smallest: number): void {
  const small: Mesh[] = [];
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const geometry = object.geometry as BufferGeometry;
    if ((geometry.boundingSphere?.radius ?? 0) < smallest) small.push(object);
  });
  for (const mesh of small) mesh.removeFromParent();
}

function shotOf(model: BakedModel, angle: Angle, lighting: Lighting): Shot {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1);
  const { target } = fitCamera(camera, model.points, {
    azimuth: (angle.azimuth * Math.PI) / 180,
    elevation: (angle.elevation * Math.PI) / 180,
    fill: angle.fill ?? FILL,
    lift: LIFT,
  });
  const place = (vector: Vector3) => vector.toArray();
  return {
    camera: {
      position: place(camera.position),
      target: place(target),
      fieldOfView: FIELD_OF_VIEW,
      azimuth: angle.azimuth,
    },
    box: { min: place(model.box.min), max: place(model.box.max) },
    light: model.light * (lighting.light ?? 1),
    lighting: {
      reflections: lighting.reflections ?? 1,
      spill: lighting.spill ?? 1,
      bloom: lighting.bloom ?? 1,
      mirror: lighting.mirror ?? MIRROR,
    },
    emitters: emittersOf(model),
  };
}

Object.assign(globalThis.studio, { exportGlb });
