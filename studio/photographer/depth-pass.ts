import * as THREE from "three";

/** Draws the depth of everything solid first, so that hidden surfaces are never shaded: shading is what costs time. */
export class DepthPass {
  readonly #scene = new THREE.Scene();

  constructor(group: THREE.Group) {
    const depthOnly = new THREE.MeshBasicMaterial({
      colorWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 2,
    });
    for (const mesh of group.children)
      if (mesh instanceof THREE.Mesh && isSolid(mesh.material as THREE.Material))
        this.#scene.add(new THREE.Mesh(mesh.geometry as THREE.BufferGeometry, depthOnly));
  }

  render(renderer: THREE.WebGLRenderer, camera: THREE.Camera): void {
    renderer.render(this.#scene, camera);
  }
}

function isSolid({ transparent, alphaTest, side }: THREE.Material): boolean {
  return !transparent && alphaTest === 0 && side === THREE.FrontSide;
}
