import * as THREE from "three";
import type { Emitter } from "../kit/kit.ts";
import { halton } from "./halton.ts";
import { ledSchedule } from "./led-schedule.ts";
import { skyOnFloor, type SkySample, skySamples } from "./sky-samples.ts";
import { turned } from "./turn.ts";

const KEY = 3.3;
const SKY = 5.2;
const KEY_DIRECTION = [-0.58, 0.78, 0.72] as const;
const KEY_SIZE = 0.2;
const LED = 6;
const LED_ON_BRIGHT = 0.38;
const SKY_LAMPS = 2;
const LED_LAMPS = 3;
/** Sides of the shadow maps; what is finer than their fade would not be seen. */
const SUN_SHADOW_PX = 1024;
const SPOT_SHADOW_PX = 384;
/** How soft a light of the product is, in units² of a product as large as a tower; softer where white shows every patch. */
const LED_SOFTNESS = { dark: 0.28, bright: 0.5 } as const;
/** How far a light is moved aside from frame to frame, in units of a tower: it is an area, not a point. */
const LED_SIZE = 0.09;
/** How wide a lamp's shadow fades, as a share of its shadow map's side: key and sky, the product's own lights. */
const FADE = { sun: 0.008, spot: 0.02 } as const;
/** A tower's radius: everything else is measured against it. */
const TOWER_RADIUS = 3.4;
const FORWARD = new THREE.Vector3(0, 0, 1);
/** Below this share of light a finish counts as bright: it needs less of everything. */
export const BRIGHT = 0.8;

export interface LampPlan {
  center: THREE.Vector3;
  radius: number;
  emitters: readonly Emitter[];
  samples: number;
  /** How far the lights turn with the camera, in radians. */
  turn: number;
  light: number;
  spill: number;
}

/**
 * The lamps of one frame: one point of the key soft box, two pieces of sky and three of the product's own lights, each
 * with its own shadows. Every frame has others; averaged they are soft boxes, a sky and rows of LEDs.
 */
export class Lamps {
  readonly #plan: LampPlan;
  readonly #suns: THREE.DirectionalLight[];
  readonly #spots: THREE.SpotLight[];
  readonly #sky: SkySample[];
  readonly #schedule: Emitter[];
  readonly #skyFloor: number;

  constructor(scene: THREE.Scene, plan: LampPlan) {
    this.#plan = plan;
    const { emitters, samples, turn } = plan;
    this.#sky = skySamples(samples * SKY_LAMPS, turn);
    this.#skyFloor = skyOnFloor(this.#sky);
    this.#schedule = ledSchedule(emitters, samples * LED_LAMPS);
    this.#suns = Array.from({ length: 1 + SKY_LAMPS }, () => this.#sun());
    this.#spots = emitters.length > 0 ? Array.from({ length: LED_LAMPS }, () => this.#spot()) : [];
    for (const lamp of [...this.#suns, ...this.#spots]) scene.add(lamp, lamp.target);
    scene.add(new THREE.HemisphereLight("#e8efff", "#59606c", 0.42 * plan.light));
  }

  /** What a free floor gets from key and sky, averaged over the frames. */
  get onFloor(): number {
    return (KEY * 0.645 + SKY * this.#skyFloor) * this.#plan.light;
  }

  /** Places the lamps of frame `frame` and returns what a free floor gets from its key and sky. */
  place(frame: number): number {
    const { center, radius, light } = this.#plan;
    let onFloor = 0;
    for (const [index, sun] of this.#suns.entries()) {
      const sample = index === 0 ? undefined : this.#sky[frame * SKY_LAMPS + index - 1];
      const direction = sample?.direction ?? this.#keyDirection(frame);
      sun.color.set(sample ? "#f4f7ff" : "#fff7ee");
      sun.intensity = (sample ? SKY * sample.share * this.#plan.samples : KEY) * light;
      sun.position.copy(center).addScaledVector(direction, radius * 4);
      onFloor += sun.intensity * direction.y;
    }
    for (const [index, spot] of this.#spots.entries()) this.#placeSpot(spot, frame * LED_LAMPS + index);
    return onFloor;
  }

  dispose(): void {
    for (const lamp of [...this.#suns, ...this.#spots]) lamp.dispose();
  }

  #keyDirection(frame: number): THREE.Vector3 {
    const middle = turned(...KEY_DIRECTION, this.#plan.turn).normalize();
    const around = halton(frame, 2) * 2 * Math.PI;
    const out = Math.sqrt((frame + 0.5) / this.#plan.samples) * KEY_SIZE;
    const sideways = new THREE.Vector3(0, 1, 0).cross(middle).normalize();
    const upwards = middle.clone().cross(sideways);
    return middle
      .addScaledVector(sideways, Math.cos(around) * out * 1.4)
      .addScaledVector(upwards, Math.sin(around) * out)
      .normalize();
  }

  #placeSpot(spot: THREE.SpotLight, slot: number): void {
    const emitter = this.#schedule[slot];
    if (!emitter) return;
    const { emitters, spill } = this.#plan;
    const power = emitters.reduce((sum, each) => sum + each.power, 0);
    spot.position.copy(emitter.position).add(this.#aside(emitter.direction, slot));
    spot.target.position.copy(spot.position).add(emitter.direction);
    spot.color.copy(emitter.color);
    // Falloff is by distance squared: a product built at twice the size needs four times the light.
    spot.intensity = power * LED * (this.#isBright ? LED_ON_BRIGHT : 1) * spill * this.#scale ** 2;
  }

  #aside(direction: THREE.Vector3, slot: number): THREE.Vector3 {
    const around = halton(slot, 2) * 2 * Math.PI;
    const out = Math.sqrt(halton(slot, 3)) * LED_SIZE * this.#scale;
    const offset = new THREE.Vector3(Math.cos(around), Math.sin(around), 0).multiplyScalar(out);
    return offset.applyQuaternion(new THREE.Quaternion().setFromUnitVectors(FORWARD, direction));
  }

  get #scale(): number {
    return this.#plan.radius / TOWER_RADIUS;
  }

  get #isBright(): boolean {
    return this.#plan.light < BRIGHT;
  }

  #sun(): THREE.DirectionalLight {
    const { center, radius } = this.#plan;
    const sun = new THREE.DirectionalLight("#fff", 1);
    const side = radius * 1.12;
    Object.assign(sun.shadow.camera, { left: -side, right: side, top: side, bottom: -side, near: 1, far: radius * 8 });
    sun.castShadow = true;
    sun.shadow.mapSize.set(SUN_SHADOW_PX, SUN_SHADOW_PX);
    sun.shadow.bias = -0.0012;
    sun.shadow.radius = FADE.sun * SUN_SHADOW_PX;
    sun.shadow.normalBias = 0.026 * this.#scale;
    sun.target.position.copy(center);
    return sun;
  }

  #spot(): THREE.SpotLight {
    const scale = this.#scale;
    // See the shader patches: the last number is the light's softness there.
    const softness = (this.#isBright ? LED_SOFTNESS.bright : LED_SOFTNESS.dark) * scale ** 2;
    const spot = new THREE.SpotLight("#fff", 0, 0, 1.28, 0.55, softness);
    spot.castShadow = true;
    spot.shadow.mapSize.set(SPOT_SHADOW_PX, SPOT_SHADOW_PX);
    Object.assign(spot.shadow.camera, { near: 0.07 * scale, far: 14 * scale });
    spot.shadow.bias = -0.0009;
    spot.shadow.radius = FADE.spot * SPOT_SHADOW_PX;
    spot.shadow.normalBias = 0.02 * scale;
    return spot;
  }
}
