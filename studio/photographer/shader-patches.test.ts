import { ShaderChunk } from "three";
import { expect, test } from "vitest";
import { patchShaders } from "./shader-patches.ts";

test("three's shaders are as the patches expect them, and are patched once", () => {
  patchShaders();
  const once = { ...ShaderChunk };
  patchShaders();
  expect(ShaderChunk).toEqual(once);
  expect(ShaderChunk.lights_fragment_begin).toContain("skySeen = sky.x / sky.y;");
  expect(ShaderChunk.lights_fragment_begin.match(/max\( ownRoughness/g)).toHaveLength(2);
  expect(ShaderChunk.shadowmap_pars_fragment).toContain("float phi = shadowRadius");
  expect(
    ShaderChunk.shadowmap_pars_fragment.match(/texture\( shadowMap, vec3\( shadowCoord.xy \+ vogel/g),
  ).toHaveLength(5);
  expect(ShaderChunk.lights_pars_begin).toContain("lightDistance * lightDistance + decayExponent");
});
