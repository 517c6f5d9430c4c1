import type { Model3d } from "#contract/model-3d.ts";
import { type CameraPlace, PLACES } from "#rules/catalog/showroom-views.ts";
import { fetchModel } from "./fetch-model.ts";
import type { ModelView } from "./model-view.ts";

export type StageState =
  | { kind: "asleep" | "asked" | "model" | "failed" | "lost" | "no-3d" }
  /** Bytes that are there. */
  | { kind: "loading"; done: number };

/** How the model is looked at. */
export interface Looked {
  place: CameraPlace;
  hasGlass: boolean;
  isDay: boolean;
}

export const ASLEEP: StageState = { kind: "asleep" };

/**
 * The model of one stage, once it is there. It comes by itself where the line is not counted and the browser can draw;
 * else the pictures stay, and somebody may ask for it.
 */
export class StageModel {
  readonly #model: Model3d;
  readonly #listeners = new Set<() => void>();
  #host: HTMLElement | null = null;
  #state = ASLEEP;
  #looked: Looked = { place: PLACES.corner, hasGlass: true, isDay: false };
  #view: ModelView | null = null;
  #loading = new AbortController();

  constructor(model: Model3d) {
    this.#model = model;
  }

  readonly state = (): StageState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Draws in an element until what it returns is called. */
  open(host: HTMLElement): () => void {
    this.#host = host;
    const sizes = new ResizeObserver(() => this.#view?.fit());
    sizes.observe(host);
    if (!canDraw()) this.#tell({ kind: "no-3d" });
    else if (isLineCounted()) this.#tell({ kind: "asked" });
    else void this.load();
    return () => {
      sizes.disconnect();
      this.#loading.abort();
      this.#close();
      this.#host = null;
    };
  }

  async load(): Promise<void> {
    this.#loading.abort();
    const attempt = new AbortController();
    this.#loading = attempt;
    this.#tell({ kind: "loading", done: 0 });
    try {
      const told = (done: number) => this.#tell({ kind: "loading", done });
      const [file, glb] = await Promise.all([
        import("./model-view.ts"),
        fetchModel(this.#model.path, this.#model.bytes, told, attempt.signal),
      ]);
      if (attempt.signal.aborted || !this.#host) return;
      this.#close();
      const view = new file.ModelView(this.#host, this.#looked.place, () => this.#tell({ kind: "lost" }));
      this.#view = view;
      await view.load(glb);
      if (attempt.signal.aborted) return;
      this.look(this.#looked);
      this.#tell({ kind: "model" });
    } catch {
      // Whatever it was, the pictures are there, and the press that asks again.
      if (!attempt.signal.aborted) this.#tell({ kind: "failed" });
    }
  }

  stop(): void {
    this.#loading.abort();
    this.#tell({ kind: "asked" });
  }

  look(looked: Looked): void {
    this.#looked = looked;
    if (!this.#view) return;
    this.#view.showGlass(looked.hasGlass);
    this.#view.light(looked.isDay ? "day" : "dusk");
    this.#view.goTo(looked.place, matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Stands at a place at once: one picture of a film. */
  stand(place: CameraPlace): void {
    this.#looked = { ...this.#looked, place };
    this.#view?.goTo(place, true);
  }

  #close(): void {
    const view = this.#view;
    this.#view = null;
    view?.close();
  }

  #tell(state: StageState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Whoever saves data, or waits for every byte, is asked first. */
function isLineCounted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}
