import * as THREE from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";
import { bloomPass } from "./bloom.ts";
import { softBoxScene } from "./soft-boxes.ts";
import { patchShaders } from "./shader-patches.ts";
import { developing, summing } from "./tone.ts";

/** The renderer and the pictures it works on. It is kept from one photograph to the next: its shaders stay compiled. */
export class Darkroom {
  readonly renderer: THREE.WebGLRenderer;
  readonly sizePx: THREE.Vector2;
  /** The frame that is being rendered, in linear light. */
  readonly frame: THREE.WebGLRenderTarget;
  /** What the floor mirrors, at half the size. */
  readonly mirror: THREE.WebGLRenderTarget;
  /** What metal and glass see, blurred for every roughness: the same for all photographs. */
  readonly surroundings: THREE.Texture;
  readonly #quad = new FullScreenQuad();
  readonly #bloom: ReturnType<typeof bloomPass>;
  readonly #summing = summing();
  readonly #developing = developing();
  #sum: THREE.WebGLRenderTarget;
  #nextSum: THREE.WebGLRenderTarget;

  constructor(sizePx: THREE.Vector2) {
    patchShaders();
    this.sizePx = sizePx;
    this.renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(sizePx.width, sizePx.height, false);
    this.renderer.setClearColor(0, 0);
    this.renderer.toneMapping = THREE.NoToneMapping;
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.surroundings = new THREE.PMREMGenerator(this.renderer).fromScene(softBoxScene(), 0.015).texture;
    this.#bloom = bloomPass(sizePx);
    const target = (share: number, type: THREE.TextureDataType, depthBuffer: boolean) =>
      new THREE.WebGLRenderTarget(Math.ceil(sizePx.width * share), Math.ceil(sizePx.height * share), {
        type,
        depthBuffer,
      });
    this.#sum = target(1, THREE.FloatType, false);
    this.#nextSum = target(1, THREE.FloatType, false);
    this.frame = target(1, THREE.HalfFloatType, true);
    this.mirror = target(0.5, THREE.HalfFloatType, true);
  }

  begin(): void {
    this.renderer.setRenderTarget(this.#sum);
    this.renderer.clear();
  }

  /** Adds the frame to the sum with a weight of `share`. */
  add(share: number): void {
    const { sum, frame, share: weight } = this.#summing.uniforms as Uniforms<"sum" | "frame" | "share">;
    sum.value = this.#sum.texture;
    frame.value = this.frame.texture;
    weight.value = share;
    this.#draw(this.#summing, this.#nextSum);
    [this.#sum, this.#nextSum] = [this.#nextSum, this.#sum];
  }

  /** Waits until the graphics processor has done what it was given. */
  async settle(): Promise<void> {
    this.renderer.getContext().finish();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Bloom and tone curve on the sum; the picture as PNG. */
  async develop(bloomStrength: number): Promise<Uint8Array> {
    const { sum, frame, share } = this.#summing.uniforms as Uniforms<"sum" | "frame" | "share">;
    sum.value = frame.value = this.#sum.texture;
    share.value = 0;
    this.#draw(this.#summing, this.frame);
    this.#bloom.strength = bloomStrength;
    // It draws over the frame; the other target is only for passes that need one.
    if (bloomStrength > 0) this.#bloom.render(this.renderer, this.mirror, this.frame, 0, false);
    (this.#developing.uniforms as Uniforms<"light">).light.value = this.frame.texture;
    this.#draw(this.#developing, null);
    await this.settle();
    const blob = await new Promise<Blob | null>((resolve) => this.renderer.domElement.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("The browser made no PNG of the picture");
    return new Uint8Array(await blob.arrayBuffer());
  }

  dispose(): void {
    for (const target of [this.#sum, this.#nextSum, this.frame, this.mirror]) target.dispose();
    this.surroundings.dispose();
    this.#bloom.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  #draw(material: THREE.Material, target: THREE.WebGLRenderTarget | null): void {
    this.#quad.material = material;
    this.renderer.setRenderTarget(target);
    this.#quad.render(this.renderer);
  }
}

type Uniforms<Name extends string> = Record<Name, THREE.IUniform>;
