/** What passes between the store's thread and PGlite's: one question, one answer, in order. */
export type PgliteQuestion =
  | { id: number; ask: "query"; sql: string; parameters: readonly unknown[] }
  | { id: number; ask: "dump" }
  | { id: number; ask: "close" };

export type PgliteAnswer =
  | { id: number; ok: true; rows: Record<string, unknown>[]; changedRows: number; bytes?: ArrayBuffer }
  | { id: number; ok: false; message: string; code: string; constraint: string | null; table: string | null };

/** How the worker opens: a folder or memory (null), there perhaps from a dump of a migrated database. */
export interface PgliteOpening {
  folder: string | null;
  dump: ArrayBuffer | null;
}
