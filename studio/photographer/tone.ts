import * as THREE from "three";

const SQUARE = "varying vec2 place; void main() { place = uv; gl_Position = vec4( position.xy, 0., 1. ); }";

/** Adds `share` of a frame to the sum. One glint may not outshine the other frames, so it is held down. */
export function summing(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms: { sum: { value: null }, frame: { value: null }, share: { value: 1 } },
    vertexShader: SQUARE,
    fragmentShader: /* glsl */ `varying vec2 place; uniform sampler2D sum, frame; uniform float share;
      void main() {
        vec3 color = texture2D( frame, place ).rgb;
        float peak = max( max( color.r, color.g ), color.b );
        color *= min( 1., 5. / max( peak, 1e-4 ) );
        gl_FragColor = vec4( texture2D( sum, place ).rgb + color * share, 1. );
      }`,
  });
}

/** Light to screen colours: highlights bend instead of clip and keep their hue, a little contrast, grain against bands. */
export function developing(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms: { light: { value: null } },
    vertexShader: SQUARE,
    fragmentShader: /* glsl */ `varying vec2 place; uniform sampler2D light;
      float grain( vec2 at ) { return fract( sin( dot( at, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ); }
      void main() {
        vec3 color = max( texture2D( light, place ).rgb, 0. );
        float peak = max( max( color.r, color.g ), color.b ), knee = .72, room = 1. - knee;
        if ( peak > knee ) {
          float bent = 1. - room * room / ( peak + room - knee );
          color *= bent / peak;
          color = mix( color, vec3( bent ), 1. - 1. / ( .22 * ( peak - bent ) + 1. ) );
        }
        color = mix( color * 12.92, 1.055 * pow( color, vec3( 1. / 2.4 ) ) - .055, step( .0031308, color ) );
        color = mix( color, color * color * ( 3. - 2. * color ), .10 );
        color += ( grain( gl_FragCoord.xy ) + grain( gl_FragCoord.yx + 7. ) - 1. ) * ( 1.1 / 255. );
        gl_FragColor = vec4( color, 1. );
      }`,
  });
}
