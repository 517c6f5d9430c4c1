/** What passes between the store's thread and PGlite's: one question, one answer, in order. */
export type PgliteQuestion =
  | { id: number; ask: "query"; sql: string; parameters: readonly unknown[] }
  | { id: number; ask: "dump" }
  | { id: number; ask: "close" };

export type PgliteAnswer =
  | { id: number; ok: true; rows: Record<string, unknown>[]; changedRows: number; bytes?: ArrayBuffer }
  | { id: number; ok: false; message: string; code: string; constraint: string | null; table: string | null };

/** How the worker opens: a folder or memory (null), there perhaps as a copy of a migrated database. */
export interface PgliteOpening {
  folder: string | null;
  copyOf: MigratedDump | null;
}

/** What many databases of one process are copied from. Shared between threads, and compiled once, since each copy would spend seconds on that. */
export interface MigratedDump {
  tar: SharedArrayBuffer;
  pglite: WasmModule;
  initdb: WasmModule;
}

/** A `WebAssembly.Module`, whose types stand among those of browsers, which a server has not. */
export type WasmModule = object;
