import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { CatalogueError } from "#catalogue/catalogue-error.ts";
import { readText } from "#catalogue/read-text.ts";
import { Said } from "./run-command.ts";

/** More would scroll the first ones away. */
const TOLD = 50;

const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: "is not there.",
  ENOTDIR: "is not there.",
  EISDIR: "is a folder, not a file.",
  EACCES: "may not be read by this user.",
};

/** A file that a command names, as UTF-8. Throws `Said` where it cannot be read. */
export async function openFile(path: string) {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Said(`${path} ${whyUnread(error)} Nothing was imported.`);
  });
  const file = basename(path);
  const read = readText(file, bytes);
  return read.ok
    ? { ok: true as const, errors: [], file, bytes, text: read.text }
    : { ok: false as const, errors: read.errors };
}

/** Faults as lines, the first of them. */
export function told(errors: readonly CatalogueError[]): string[] {
  const lines = errors.slice(0, TOLD).map((error) => `${error.file}:${error.line}  ${error.field}: ${error.message}`);
  return errors.length > TOLD ? [...lines, `And ${errors.length - TOLD} more.`] : lines;
}

function whyUnread(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return UNREAD[code] ?? `cannot be read (${code || String(error)}).`;
}
