import { ShaderChunk } from "three";

type ChunkName = keyof typeof ShaderChunk;

let patched = false;

/**
 * Changes three's shading for averaged frames. three has no hooks for this, so its shader text is replaced; each
 * replacement throws when three's own text is another one, which is why three's version is pinned.
 */
export function patchShaders(): void {
  if (patched) return;
  patched = true;
  // A light of the product is an area, not a point: no hot spots. A lamp's `decay` says how soft it is, in units².
  replace(
    "lights_pars_begin",
    "1.0 / max( pow( lightDistance, decayExponent ), 0.01 )",
    "1.0 / ( lightDistance * lightDistance + decayExponent )",
  );
  // The sky is sampled by lamps with shadows, so the environment gives reflections only, and only where sky is seen.
  // In a nook a white surface still gets light from its white neighbours, a black one does not.
  replace(
    "lights_fragment_maps",
    "iblIrradiance += getIBLIrradiance( geometryNormal );",
    `float albedo = max( max( diffuseColor.r, diffuseColor.g ), diffuseColor.b );
    irradiance *= mix( 0.35 + 2.0 * albedo * albedo, 1.0, skySeen );`,
  );
  replace("lights_fragment_maps", "radiance += iblRadiance;", "radiance += iblRadiance * mix( 0.22, 1.0, skySeen );");
  ShaderChunk.lights_fragment_begin = sampledLights(ShaderChunk.lights_fragment_begin);
  ShaderChunk.shadowmap_pars_fragment = fixedTaps(ShaderChunk.shadowmap_pars_fragment);
  // The back of a thin sheet is moved out of its own shadow too, instead of into it.
  replace(
    "shadowmap_vertex",
    "vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );",
    `vec3 shadowNormal = transformedNormal;
    #ifdef DOUBLE_SIDED
      if ( dot( shadowNormal, mvPosition.xyz ) > 0.0 ) shadowNormal = - shadowNormal;
    #endif
    vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( shadowNormal, viewMatrix );`,
  );
}

function replace(chunk: ChunkName, original: string, replacement: string): void {
  ShaderChunk[chunk] = replaced(ShaderChunk[chunk], original, replacement);
}

function replaced(source: string, original: string, replacement: string): string {
  if (!source.includes(original)) throw new Error(`three's shaders changed: "${original.trim().slice(0, 60)}" is gone`);
  return source.replace(original, () => replacement);
}

function between(source: string, start: string, end: string): string {
  const from = source.indexOf(start);
  const to = source.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`three's shaders changed: "${start.slice(0, 60)}" is gone`);
  return source.slice(from, to);
}

/**
 * The lamp loops. Gloss of every lamp is widened, since it stands for a point of an area. What the product's own lights
 * give is kept apart for the floor (`ledDiffuse`), and the share of sky lamps that reach the surface (`skySeen`) darkens
 * reflections in nooks.
 */
function sampledLights(chunk: string): string {
  const spots = between(chunk, "#if ( NUM_SPOT_LIGHTS > 0 )", "#if ( NUM_SUN_LIGHTS > 0 )");
  const suns = between(chunk, "#if ( NUM_DIR_LIGHTS > 0 )", "#if ( NUM_RECT_AREA_LIGHTS > 0 )");
  const shade =
    "RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );";
  const softly = (roughness: number) => `
    #ifdef STANDARD
    {
      float ownRoughness = material.roughness;
      material.roughness = max( ownRoughness, ${roughness} );
      ${shade}
      material.roughness = ownRoughness;
    }
    #else
      ${shade}
    #endif`;
  const withSoftSpots = replaced(chunk, spots, replaced(spots, shade, softly(LED_ROUGHNESS)));
  return replaced(withSoftSpots, suns, sunLoop(softly(SKY_ROUGHNESS)));
}

const LED_ROUGHNESS = 0.42;
const SKY_ROUGHNESS = 0.45;

const sunLoop = (shade: string) => `
vec3 ledDiffuse = reflectedLight.directDiffuse;
float skySeen = 1.0;
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
  vec2 sky = vec2( 0.03, 0.06 );
  #pragma unroll_loop_start
  for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
    getDirectionalLightInfo( directionalLights[ i ], directLight );
    {
      float facing = saturate( dot( geometryNormal, directLight.direction ) );
      float seen = 1.0;
      #if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
        if ( receiveShadow && facing > 0.0 ) seen = getShadow( directionalShadowMap[ i ], directionalLightShadows[ i ].shadowMapSize, directionalLightShadows[ i ].shadowIntensity, directionalLightShadows[ i ].shadowBias, directionalLightShadows[ i ].shadowRadius, vDirectionalShadowCoord[ i ] );
      #endif
      sky += facing * vec2( seen, 1.0 );
      directLight.color *= seen;
      #if defined( STANDARD ) && UNROLLED_LOOP_INDEX > 0
        reflectedLight.directDiffuse += facing * directLight.color * BRDF_Lambert( material.diffuseContribution );
      #else
        ${shade}
      #endif
    }
  }
  #pragma unroll_loop_end
  skySeen = sky.x / sky.y;
#endif
`;

/**
 * Five taps a lamp on a spiral: the sharp edges of so few lamps' shadows would be seen as steps on a plain surface. three
 * turns the spiral for each pixel, which would leave dots in each frame; here only lamps of another fade turn it.
 */
function fixedTaps(chunk: string): string {
  return replaced(
    chunk,
    "float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;",
    "float phi = shadowRadius * 97.0;",
  );
}
