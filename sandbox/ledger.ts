import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A peer's memory, a table a kind of record. Every change is one line of a journal, written before the answer leaves, so that what was
 * charged is still charged after `kill -9`: it is what double charges are judged by.
 */
export interface Ledger<Tables> {
  get<T extends keyof Tables>(table: T, id: string): Tables[T] | null;
  /** Oldest first. */
  all<T extends keyof Tables>(table: T): Tables[T][];
  put<T extends keyof Tables>(table: T, record: Tables[T]): void;
  reset(): void;
}

type Recorded<Tables> = { [T in keyof Tables]: { id: string } };

/** Opens the journal at `file`, or a memory-only ledger without one. */
export function openLedger<Tables extends Recorded<Tables>>(
  file: string | null,
  names: readonly (keyof Tables & string)[],
): Ledger<Tables> {
  const tables = Object.fromEntries(names.map((name) => [name, new Map()])) as unknown as Maps<Tables>;
  if (file !== null) replay(file, tables);
  const append = (line: string) => {
    if (file !== null) appendFileSync(file, line);
  };
  return {
    get: (table, id) => tables[table].get(id) ?? null,
    all: (table) => [...tables[table].values()],
    put: (table, record) => {
      tables[table].set(record.id, record);
      append(toLine(table, record));
    },
    reset: () => {
      for (const name of names) tables[name].clear();
      if (file !== null) writeFileSync(file, "");
    },
  };
}

type Maps<Tables> = { [T in keyof Tables]: Map<string, Tables[T]> };

function toLine(table: PropertyKey, record: object): string {
  return `${JSON.stringify([table, record])}\n`;
}

/** Reads the journal and writes it anew with one line a record. A last line cut off by a crash was never answered. */
function replay(file: string, tables: Readonly<Record<string, Map<string, { id: string }>>>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) tables[entry[0]]?.set(entry[1].id, entry[1]);
  }
  const compact = Object.entries(tables).flatMap(([name, table]) =>
    [...table.values()].map((record) => toLine(name, record)),
  );
  writeFileSync(`${file}.new`, compact.join(""), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function parseLine(line: string): [string, { id: string }] | null {
  try {
    return JSON.parse(line) as [string, { id: string }];
  } catch {
    return null;
  }
}
