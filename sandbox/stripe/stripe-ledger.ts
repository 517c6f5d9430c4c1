import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { StripeTables } from "./stripe-records.ts";

type TableName = keyof StripeTables;

/**
 * The peer's memory. Every change is one line of a journal, written before the answer leaves, so that what was
 * charged is still charged after `kill -9`: it is what double charges are judged by.
 */
export interface StripeLedger {
  get<T extends TableName>(table: T, id: string): StripeTables[T] | null;
  /** Oldest first. */
  all<T extends TableName>(table: T): StripeTables[T][];
  put<T extends TableName>(table: T, record: StripeTables[T]): void;
  reset(): void;
}

/** Opens the journal at `file`, or a memory-only ledger without one. */
export function openStripeLedger(file: string | null): StripeLedger {
  const tables = emptyTables();
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
      for (const table of Object.values(tables)) table.clear();
      if (file !== null) writeFileSync(file, "");
    },
  };
}

type Tables = { [T in TableName]: Map<string, StripeTables[T]> };

function emptyTables(): Tables {
  return {
    paymentMethods: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    keys: new Map(),
  };
}

function toLine(table: TableName, record: object): string {
  return `${JSON.stringify([table, record])}\n`;
}

/** Reads the journal and writes it anew with one line a record. A last line cut off by a crash was never answered. */
function replay(file: string, tables: Tables): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) (tables[entry[0]] as Map<string, { id: string }>).set(entry[1].id, entry[1]);
  }
  const compact = Object.entries(tables).flatMap(([name, table]) =>
    [...table.values()].map((record) => toLine(name as TableName, record)),
  );
  writeFileSync(`${file}.new`, compact.join(""), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function parseLine(line: string): [TableName, { id: string }] | null {
  try {
    return JSON.parse(line) as [TableName, { id: string }];
  } catch {
    return null;
  }
}
