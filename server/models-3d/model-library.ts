import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Model3d } from "#contract/model-3d.ts";

const EXTENSION = ".glb";

export interface ModelFile extends Model3d {
  file: string;
  /** First 10 hex digits of the file's SHA-256. */
  version: string;
}

/** The 3D files of one folder, read once at start: each has the name of the first picture of what it shows. */
export class ModelLibrary {
  readonly #models: ReadonlyMap<string, ModelFile>;

  constructor(models: ReadonlyMap<string, ModelFile>) {
    this.#models = models;
  }

  find(name: string): ModelFile | undefined {
    return this.#models.get(name);
  }

  /** Of what has this picture first; null where nobody made one. */
  ofPicture(name: string | undefined): Model3d | null {
    const model = this.#models.get(name ?? "");
    return model ? { path: model.path, bytes: model.bytes } : null;
  }
}

/** Opens a folder of `<name>.glb` files. A shop without the folder has no models. */
export async function openModelLibrary(folder: string): Promise<ModelLibrary> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const models = new Map<string, ModelFile>();
  for (const name of files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length))) {
    const file = join(folder, name + EXTENSION);
    const content = await readFile(file);
    const version = createHash("sha256").update(content).digest("hex").slice(0, 10);
    const path = `/models/${encodeURIComponent(name)}${EXTENSION}?v=${version}`;
    models.set(name, { path, bytes: content.length, file, version });
  }
  return new ModelLibrary(models);
}
