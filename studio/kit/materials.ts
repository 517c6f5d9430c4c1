import * as THREE from "three";
import type { Finish } from "./finishes.ts";
import { braid, brushed, grain, smudge, woodGrain } from "./textures/surfaces.ts";

export type Materials = ReturnType<typeof materialsOf>;

/** The materials that every product of one finish is made of. */
export function materialsOf(finish: Finish) {
  const standard = (parameters: THREE.MeshStandardMaterialParameters) => new THREE.MeshStandardMaterial(parameters);
  return {
    body: standard({
      color: finish.body,
      metalness: finish.bodyMetalness,
      roughness: finish.bodyRoughness,
      roughnessMap: smudge(),
    }),
    dark: standard({ color: finish.dark, metalness: 0.15, roughness: 0.55, roughnessMap: smudge() }),
    inner: standard({
      color: finish.inner,
      metalness: 0.1,
      roughness: 0.6,
      roughnessMap: smudge(),
      envMapIntensity: 0.45,
    }),
    trim: standard({ color: finish.trim, metalness: 0.9, roughness: 0.42, roughnessMap: brushed() }),
    heatsink: standard({
      color: finish.heatsink,
      metalness: 0.75,
      roughness: 0.5,
      roughnessMap: brushed(),
      envMapIntensity: 0.7,
    }),
    fan: standard({ color: finish.fan, metalness: 0, roughness: 0.5, envMapIntensity: 0.6 }),
    key: standard({ color: finish.key, metalness: 0, roughness: 0.62, bumpMap: grain(), bumpScale: 0.15 }),
    black: standard({ color: "#0d0e10", metalness: 0, roughness: 0.5, envMapIntensity: 0.7 }),
    matte: standard({ color: "#0c0d0f", metalness: 0, roughness: 0.9, envMapIntensity: 0.6 }),
    gunmetal: standard({ color: "#42454c", metalness: 0.95, roughness: 0.4, roughnessMap: brushed() }),
    aluminium: standard({
      color: "#8b8f96",
      metalness: 1,
      roughness: 0.46,
      roughnessMap: brushed(),
      envMapIntensity: 0.8,
    }),
    gold: standard({ color: "#a87c2c", metalness: 0.9, roughness: 0.5, envMapIntensity: 0.45 }),
    copper: standard({ color: "#8f5636", metalness: 0.95, roughness: 0.4, envMapIntensity: 0.7 }),
    rubber: standard({ color: "#0b0b0d", roughness: 0.92, envMapIntensity: 0.5 }),
    fins: standard({ color: finish.fins, metalness: 0.8, roughness: 0.42, envMapIntensity: 0.7 }),
    /** The dark behind slots, sockets and fins. */
    gap: standard({ color: "#0a0b0c", roughness: 0.8 }),
    cable: standard({ color: finish.cable, roughness: 0.72, map: braid() }),
    sleeve: standard({ color: finish.sleeve, roughness: 0.8, map: braid() }),
    wood: standard({ color: "#ffffff", map: woodGrain(finish.oak), roughness: 0.55, roughnessMap: smudge() }),
    boardEdge: standard({ color: finish.boardEdge, roughness: 0.6 }),
    gloss: standard({ color: finish.gloss, roughness: 0.16, metalness: 0.1 }),
    print: standard({ color: finish.print, roughness: 0.6 }),
  };
}
