import * as THREE from "three";
import { BACKDROP_GLSL } from "./backdrop.ts";

export interface FloorPlan {
  box: THREE.Box3;
  radius: number;
  sizePx: THREE.Vector2;
  mirror: THREE.Texture;
  /** How strongly it mirrors, 0 to 1. */
  shine: number;
}

/** Where the floor has become the bare backdrop, in radii of the product. */
const REACH = 2.6;

/**
 * The floor is the backdrop itself, darkened where key and sky do not arrive, lit by the product's own lights and
 * mirroring a little: so there is never a horizon, nor a product that floats.
 */
export class Floor {
  readonly mesh: THREE.Mesh;
  readonly #uniforms: {
    free: { value: number };
    weight: { value: number };
    toMirror: { value: THREE.Matrix4 };
  } & Record<string, THREE.IUniform>;

  constructor({ box, radius, sizePx, mirror, shine }: FloorPlan) {
    const center = box.getCenter(new THREE.Vector3());
    const half = box.getSize(new THREE.Vector3()).multiplyScalar(0.5);
    this.#uniforms = {
      free: { value: 1 },
      weight: { value: 1 },
      toMirror: { value: new THREE.Matrix4() },
      mirrored: { value: mirror },
      halfBox: { value: new THREE.Vector2(half.x, half.z) },
      middle: { value: new THREE.Vector2(center.x, center.z) },
      radius: { value: radius },
      shine: { value: shine },
      sizePx: { value: sizePx },
    };
    const disc = new THREE.CircleGeometry(radius * REACH, 48).rotateX(-Math.PI / 2);
    this.mesh = new THREE.Mesh(disc, this.#material());
    this.mesh.position.set(center.x, box.min.y, center.z);
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = -1;
  }

  /** `free`: what this frame's lamps give a free floor; `usual`: what all frames' lamps give it on average. */
  light(free: number, usual: number): void {
    this.#uniforms.free.value = free / Math.PI;
    this.#uniforms.weight.value = Math.min(1.6, free / usual);
  }

  mirrorFrom(camera: THREE.PerspectiveCamera): void {
    this.#uniforms.toMirror.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(camera.projectionMatrix)
      .multiply(camera.matrixWorldInverse);
  }

  #material(): THREE.Material {
    const material = new THREE.MeshLambertMaterial({ color: "#fff", transparent: true, depthWrite: false });
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.#uniforms);
      shader.vertexShader = shader.vertexShader.replace(
        "void main() {",
        `varying vec4 mirrorPlace; varying vec3 place; uniform mat4 toMirror;
        void main() { place = ( modelMatrix * vec4( position, 1. ) ).xyz; mirrorPlace = toMirror * vec4( place, 1. );`,
      );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          "void main() {",
          `${BACKDROP_GLSL}
          varying vec4 mirrorPlace; varying vec3 place;
          uniform sampler2D mirrored; uniform float free, radius, shine, weight; uniform vec2 sizePx, halfBox, middle;
          void main() {`,
        )
        .replace(
          "#include <opaque_fragment>",
          `vec3 own = backdrop( gl_FragCoord.xy / sizePx );
          float away = length( place.xz - middle ) / radius;
          float fade = 1. - smoothstep( 1.15, ${REACH}, away );
          vec3 arrives = ( reflectedLight.directDiffuse - ledDiffuse ) / free;
          arrives = 1. + ( arrives - 1. ) * fade * weight * .94;
          vec4 image = texture2DProj( mirrored, mirrorPlace );
          float beside = length( max( abs( place.xz - middle ) - halfBox, 0. ) ) / radius;
          float mirrors = shine * exp( - beside * 2.6 );
          gl_FragColor = vec4( own * arrives * ( 1. - image.a * mirrors * .8 ) + ledDiffuse * .030 * fade + image.rgb * mirrors * fade, 1. );`,
        );
    };
    return material;
  }
}
