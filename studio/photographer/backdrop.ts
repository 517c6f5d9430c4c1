import * as THREE from "three";

/** The backdrop's colour at a place of the picture: one dark grey with a soft glow behind the product and below it. */
export const BACKDROP_GLSL = /* glsl */ `
vec3 backdrop( vec2 place ) {
  float away = length( ( place - vec2( .5, .60 ) ) * vec2( .95, 1.08 ) );
  vec3 color = mix( vec3( .0470, .0535, .0665 ), vec3( .0150, .0172, .0222 ), smoothstep( .0, .58, away ) );
  color = mix( color, vec3( .0068, .0076, .0098 ), smoothstep( .38, .98, away ) );
  vec2 foot = ( place - vec2( .5, .17 ) ) * vec2( .85, 2.3 );
  return color + vec3( .0165, .0185, .0225 ) * exp( - dot( foot, foot ) * 6.5 );
}`;

export function backdropMesh(sizePx: THREE.Vector2): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: { sizePx: { value: sizePx } },
    vertexShader: "void main() { gl_Position = vec4( position.xy, 1., 1. ); }",
    fragmentShader: `${BACKDROP_GLSL}
      uniform vec2 sizePx;
      void main() { gl_FragColor = vec4( backdrop( gl_FragCoord.xy / sizePx ), 1. ); }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return mesh;
}
