import * as THREE from "three";

interface SoftBox {
  place: readonly [x: number, y: number, z: number];
  size: readonly [width: number, height: number];
  strength: number;
  color?: string;
  /** How much of its rim fades out. */
  fade?: number;
}

const SOFT_BOXES: readonly SoftBox[] = [
  { place: [-8, 6, 9], size: [6, 8], strength: 9 },
  { place: [11, 4.5, 4], size: [3, 10], strength: 12, color: "#eef3ff" },
  { place: [1, 12, -1], size: [11, 7], strength: 9, color: "#e9f0ff" },
  { place: [-11, 3.5, -3], size: [3, 9], strength: 12, color: "#dfe8ff" },
  { place: [7, 3, -11], size: [5, 8], strength: 9, color: "#cfdcff" },
  { place: [2, 0.6, 13], size: [18, 2.2], strength: 0.8 },
  { place: [3, 3, 13], size: [10, 7], strength: 0.55, color: "#cfd8ea", fade: 0.5 },
];

/** What metal and glass see around them. The photographer turns it with the camera. */
export function softBoxScene(): THREE.Scene {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color("#090a0d");
  for (const { place, size, strength, color = "#fff", fade = 0.25 } of SOFT_BOXES) {
    const material = new THREE.ShaderMaterial({
      side: THREE.DoubleSide,
      transparent: true,
      blending: THREE.AdditiveBlending,
      depthWrite: false,
      uniforms: { color: { value: new THREE.Color(color).multiplyScalar(strength) }, fade: { value: fade } },
      vertexShader: `varying vec2 place;
        void main() { place = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }`,
      fragmentShader: `varying vec2 place; uniform vec3 color; uniform float fade;
        void main() {
          vec2 rim = smoothstep( vec2( 0. ), vec2( fade ), place ) * smoothstep( vec2( 0. ), vec2( fade ), 1. - place );
          gl_FragColor = vec4( color * rim.x * rim.y, 1. );
        }`,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material);
    mesh.position.set(...place);
    mesh.lookAt(0, 1, 0);
    scene.add(mesh);
  }
  return scene;
}
