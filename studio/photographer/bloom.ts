import * as THREE from "three";
import { UnrealBloomPass } from "three/addons/postprocessing/UnrealBloomPass.js";

const SPREAD = 0.38;
/** Where light starts to bloom: just above what a white surface gives back. */
const FROM = 1.02;

/**
 * A halo around what shines by itself. three measures brightness as an eye does, so that blue and red lights would have
 * none; here the strongest channel counts, and colours count more than white, so that lit print stays sharp.
 */
export function bloomPass(sizePx: THREE.Vector2): UnrealBloomPass {
  const pass = new UnrealBloomPass(sizePx, 0, SPREAD, FROM);
  pass.materialHighPassFilter.fragmentShader = /* glsl */ `
    varying vec2 vUv; uniform sampler2D tDiffuse; uniform float luminosityThreshold;
    void main() {
      vec3 color = max( texture2D( tDiffuse, vUv ).rgb, 0. );
      float peak = max( max( color.r, color.g ), color.b );
      float saturation = 1. - min( min( color.r, color.g ), color.b ) / max( peak, 1e-4 );
      float weight = smoothstep( luminosityThreshold, luminosityThreshold + .5, peak );
      gl_FragColor = vec4( color * weight * mix( .3, 1., saturation ), 1. );
    }`;
  return pass;
}
