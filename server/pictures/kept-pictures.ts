import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Bytes of made pictures that stay on disk. What pages ask for of 750 originals comes to about 200 KB each in AVIF and
 * as much in WebP, 300 MB in all: it fits, and a stranger who asks for every size there is cannot fill the disk.
 */
const MOST_KEPT_BYTES = 512 * 1024 * 1024;
/** Removed down to this share, so that a full folder is not swept once for every new picture. */
const LEFT_AFTER_SWEEP = 0.9;
/** A file's time tells its last use to the next start, this exactly: a write for every read would be waste. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000;
/** What a killed process left half written. Nothing takes this long to write. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000;
const HALF = ".half";

interface KeptFile {
  bytes: number;
  usedAt: number;
}

/** Made pictures of one folder by name, of limited size: the one unused for longest goes first. */
export class KeptPictures {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #now: () => number;
  /** In the order of their last use, oldest first. */
  readonly #files = new Map<string, KeptFile>();
  #bytes = 0;
  #opening: Promise<void> | null = null;
  #sweeping: Promise<void> | null = null;

  constructor(folder: string, { mostBytes = MOST_KEPT_BYTES, now = Date.now } = {}) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#now = now;
  }

  /** The picture's bytes, null when it is not here. */
  async find(name: string): Promise<Buffer | null> {
    await this.#open();
    const path = join(this.#folder, name);
    const bytes = await readFile(path).catch(() => null);
    if (!bytes) return null;
    const now = this.#now();
    const known = this.#files.get(name);
    const isStale = !known || now - known.usedAt > USE_NOTED_EVERY_MS;
    this.#count(name, { bytes: bytes.length, usedAt: isStale ? now : known.usedAt });
    if (isStale) await utimes(path, now / 1000, now / 1000).catch(() => {});
    return bytes;
  }

  /** Keeps a picture. Throws when the disk does not take it. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    await this.#open();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // Written beside and renamed, so that a kill leaves either the whole picture or none.
    const half = join(this.#folder, `${name}.${randomUUID()}${HALF}`);
    await writeFile(half, bytes, { mode: 0o600 });
    await rename(half, join(this.#folder, name));
    this.#count(name, { bytes: bytes.length, usedAt: this.#now() });
    if (this.#bytes > this.#mostBytes) {
      this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = null));
      await this.#sweeping;
    }
  }

  #count(name: string, file: KeptFile): void {
    this.#bytes += file.bytes - (this.#files.get(name)?.bytes ?? 0);
    this.#files.delete(name);
    this.#files.set(name, file);
  }

  async #sweep(): Promise<void> {
    for (const [name, { bytes }] of this.#files) {
      if (this.#bytes <= this.#mostBytes * LEFT_AFTER_SWEEP) return;
      this.#files.delete(name);
      this.#bytes -= bytes;
      await rm(join(this.#folder, name), { force: true });
    }
  }

  /** Reads once what an earlier process kept. A folder that cannot be read holds nothing. */
  #open(): Promise<void> {
    this.#opening ??= this.#readFolder();
    return this.#opening;
  }

  async #readFolder(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const found: [string, KeptFile][] = [];
    for (const name of names) {
      const path = join(this.#folder, name);
      const file = await stat(path).catch(() => null);
      if (!file?.isFile()) continue;
      if (!name.endsWith(HALF)) found.push([name, { bytes: file.size, usedAt: file.mtimeMs }]);
      else if (this.#now() - file.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
    for (const [name, file] of found.sort(([, a], [, b]) => a.usedAt - b.usedAt)) this.#count(name, file);
  }
}
