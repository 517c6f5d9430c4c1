import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** What other users of the machine would need, to read or change a file. */
const OTHERS = 0o077;
/** All that the store ever keeps there, and what a file system or a repository puts beside it. */
const OURS =
  /^(?:database(?:\.lock.*)?|secret(?:\.\d+)?|pictures|sandbox|lost\+found|\.gitkeep|\.gitignore|\.DS_Store)$/;

/** The folder is open to others and cannot be closed to them; the message goes on from its name. */
export class SharedFolder extends Error {
  override name = "SharedFolder";
}

/**
 * Makes a folder that only this user can enter, whatever the umask. One that is wider is closed, with all that is in
 * it, if it holds nothing but the store's own files: closing `/tmp` or a home would break what is not ours.
 */
export function privateFolder(path: string): void {
  makeFolder(path);
  // Windows keeps no such bits: a folder there is as private as the one it stands in.
  if (process.platform === "win32" || (statSync(path).mode & OTHERS) === 0) return;
  const foreign = readdirSync(path).find((name) => !OURS.test(name));
  if (foreign !== undefined)
    throw new SharedFolder(
      `is open to other users of this machine, and holds more than the store's files ("${foreign}"): give the store a folder of its own, for example ${join(path, "store")}`,
    );
  try {
    closeToOthers(path);
  } catch {
    throw new SharedFolder(
      `is open to other users of this machine and belongs to one of them: give the store a folder of its own, for example ${join(path, "store")}`,
    );
  }
}

/** From the outside in, so that nobody slips in while it is done. Links are left: what they lead to is not ours. */
function closeToOthers(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7700);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) closeToOthers(join(path, entry.name));
}

/** Node's own recursive `mkdir` never returns where a folder exists but takes no children, as in `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
