import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const IMPORT = /^(?:import|export)\s[^;]*?from\s+"(\.[^"]+)";/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Names every model that a scene may hold. A scene is made of those that it does hold, so what this imports is not followed. */
const REGISTRY = "scene/thing-models.ts";

/**
 * A hash of everything a model is written in: its file and whatever that imports inside `models`. Comments and layout
 * of the source do not count, since they change no picture. The kit does not count either: `STUDIO_VERSION` says when it changed.
 */
export class ModelSources {
  readonly #folder: string;
  readonly #imports = new Map<string, { source: string; files: string[] }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** 16 hex digits for the models in `files`, paths inside the folder. */
  hash(...files: string[]): string {
    const seen = new Set<string>();
    for (const file of files) this.#collect(join(this.#folder, file), seen);
    const hash = createHash("sha256");
    for (const path of [...seen].sort()) hash.update(`${relative(this.#folder, path)}\n${this.#read(path).source}\n`);
    return hash.digest("hex").slice(0, 16);
  }

  #collect(path: string, seen: Set<string>): void {
    if (seen.has(path) || relative(this.#folder, path) === REGISTRY) return;
    seen.add(path);
    for (const file of this.#read(path).files) this.#collect(file, seen);
  }

  #read(path: string): { source: string; files: string[] } {
    const known = this.#imports.get(path);
    if (known) return known;
    const text = readFileSync(path, "utf8");
    const files = [...text.matchAll(IMPORT)]
      .map(([, target = ""]) => join(dirname(path), target))
      .filter((file) => !relative(this.#folder, file).startsWith(".."));
    const read = { source: text.replace(COMMENT, "").replace(/\s+/g, " ").trim(), files };
    this.#imports.set(path, read);
    return read;
  }
}
