import {
  NeutralToneMapping,
  Box3,
  DirectionalLight,
  type Material,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { MeshoptDecoder } from "meshopt-reference";
import type { CameraPlace } from "#rules/catalog/showroom-views.ts";
import { embeddedTextures } from "./embedded-textures.ts";
import { softBoxRoom } from "./soft-box-room.ts";

export type RoomLight = "dusk" | "day";

/** As the pictures of a PC are taken. */
const FIELD_OF_VIEW = 20;
const FILL = 1.12;
const MOVE_MS = 200;
const MOST_PIXELS_A_POINT = 2;
const LIGHT: Record<RoomLight, { reflections: number; key: number }> = {
  dusk: { reflections: 1.1, key: 0.5 },
  day: { reflections: 2.4, key: 2.2 },
};

/** A PC that is turned: draws when something changed, and at no other time. */
export class ModelView {
  readonly #canvas = document.createElement("canvas");
  readonly #onLost: () => void;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly #key = new DirectionalLight("#fff");
  readonly #sphere = new Sphere();
  #glass: Object3D[] = [];
  #place: CameraPlace;
  #frame = 0;

  /**
   * Draws on a canvas of its own in `host`: one whose memory the browser took back is never drawn on again. Throws where
   * the browser cannot draw.
   */
  constructor(host: HTMLElement, place: CameraPlace, onLost: () => void) {
    this.#place = place;
    this.#onLost = onLost;
    this.#renderer = new WebGLRenderer({ canvas: this.#canvas, alpha: true, antialias: true });
    this.#canvas.addEventListener("webglcontextlost", onLost);
    host.replaceChildren(this.#canvas);
    this.#renderer.toneMapping = NeutralToneMapping;
    const room = new PMREMGenerator(this.#renderer);
    this.#scene.environment = room.fromScene(softBoxRoom(), 0.015).texture;
    room.dispose();
    this.#key.position.set(-3, 6, 8);
    this.#scene.add(this.#key);
    this.light("dusk");
  }

  /** Reads a binary glTF and draws it. */
  async load(glb: ArrayBuffer): Promise<void> {
    const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(embeddedTextures);
    const { scene } = await loader.parseAsync(glb, "");
    scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      const material = object.material as Material;
      finish(material);
      if (material.userData["glass"] === true) this.#glass.push(object);
    });
    this.#scene.add(scene);
    new Box3().setFromObject(scene).getBoundingSphere(this.#sphere);
    this.fit();
  }

  /** Fills the canvas, whatever size it has. */
  fit(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS_A_POINT));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / Math.max(1, clientHeight);
    this.#draw();
  }

  /** Goes where somebody wants to stand, by the shorter way; at once where nothing should move. */
  goTo(place: CameraPlace, isCalm: boolean): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#place;
    const turn = ((place.azimuth - from.azimuth + 540) % 360) - 180;
    const start = performance.now();
    const step = (now: number) => {
      const share = isCalm ? 1 : Math.min(1, Math.max(0, (now - start) / MOVE_MS));
      const eased = 1 - (1 - share) ** 3;
      const between = (first: number, last: number) => first + (last - first) * eased;
      this.#place = {
        azimuth: from.azimuth + turn * eased,
        elevation: between(from.elevation, place.elevation),
        nearness: between(from.nearness, place.nearness),
      };
      this.#draw();
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    step(start);
  }

  showGlass(isThere: boolean): void {
    for (const pane of this.#glass) pane.visible = isThere;
    this.#draw();
  }

  light(room: RoomLight): void {
    this.#scene.environmentIntensity = LIGHT[room].reflections;
    this.#key.intensity = LIGHT[room].key;
    this.#draw();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#canvas.removeEventListener("webglcontextlost", this.#onLost);
    this.#canvas.remove();
    this.#scene.traverse((object) => {
      if (object instanceof Mesh) object.geometry.dispose();
    });
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #draw(): void {
    const { azimuth, elevation, nearness } = this.#place;
    const { center, radius } = this.#sphere;
    if (radius <= 0) return;
    const [around, up] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)];
    const away = new Vector3(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up));
    const half = MathUtils.degToRad(FIELD_OF_VIEW / 2);
    // In a narrow window its width is what the PC has to fit.
    const narrow = Math.min(1, this.#camera.aspect);
    const distance = (radius * FILL) / Math.sin(half) / narrow / nearness;
    this.#camera.position.copy(center).addScaledVector(away, distance);
    this.#camera.near = Math.max(distance - radius * 1.5, distance * 0.02);
    this.#camera.far = distance + radius * 2;
    this.#camera.lookAt(center);
    this.#camera.updateProjectionMatrix();
    // Lights and reflections go along: no side of it is dark.
    this.#scene.environmentRotation.y = around - MathUtils.degToRad(36);
    this.#key.position.set(-3, 6, 8).applyAxisAngle(new Vector3(0, 1, 0), around - MathUtils.degToRad(36));
    this.#renderer.render(this.#scene, this.#camera);
  }
}

/** What a file cannot say of a material by itself, and says beside it. */
function finish(material: Material): void {
  const { reflections, glow } = material.userData as { reflections?: number; glow?: number };
  if (material instanceof MeshStandardMaterial && reflections !== undefined) material.envMapIntensity = reflections;
  if (material instanceof MeshBasicMaterial && glow !== undefined) material.color.multiplyScalar(glow);
}
