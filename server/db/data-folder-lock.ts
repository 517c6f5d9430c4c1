import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { livenessOf, type ProcessIdentity, thisProcess } from "./process-identity.ts";

export interface FolderLock {
  /** False when somebody removed the lock or put another in its place. */
  isOurs(): boolean;
  release(): void;
}

/** Another process has the data folder; the message is for the person who started this one. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** Longer than another process needs between taking a lock it must not take and putting it back. */
const DOUBT_MS = 100;

/**
 * Takes the exclusive lock of a data folder. PGlite does not refuse a second process on its files, and two of them lose
 * orders without an error, so no process opens the database without this lock. It stands beside the database's own
 * folder, holds the owner's process number and start, and is removed for a dead owner only.
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const path = join(dataDir, "database.lock");
  const me = thisProcess();
  const mine = JSON.stringify(me);
  if (!tryLock(path, mine)) {
    const found = readLock(path);
    if (found) refuseLiving(found.owner, dataDir, path);
    if (found) buryDead(path, found.text, me);
    if (!tryLock(path, mine)) throw inUse(dataDir, readLock(path)?.owner ?? null);
    // Two processes may have found the same dead owner at once: the one whose lock still stands goes on.
    await sleep(DOUBT_MS);
    if (readLock(path)?.text !== mine) throw inUse(dataDir, readLock(path)?.owner ?? null);
  }
  const isOurs = () => readLock(path)?.text === mine;
  return {
    isOurs,
    release() {
      if (isOurs()) unlinkSync(path);
    },
  };
}

/** A link either appears whole or not at all, so nobody ever reads half a lock. */
function tryLock(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function readLock(path: string): { owner: ProcessIdentity | null; text: string } | null {
  try {
    const text = readFileSync(path, "utf8");
    return { owner: ownerIn(text), text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Null for half a lock: no process leaves one, but a power cut may. */
function ownerIn(text: string): ProcessIdentity | null {
  try {
    return JSON.parse(text) as ProcessIdentity | null;
  } catch {
    return null;
  }
}

function refuseLiving(owner: ProcessIdentity | null, dataDir: string, path: string): void {
  if (!owner) {
    throw new FolderInUse(
      `The lock ${path} does not say whose it is. If no store runs on ${dataDir}, delete it and start again.`,
    );
  }
  const liveness = livenessOf(owner);
  if (liveness === "alive") throw inUse(dataDir, owner);
  if (liveness === "elsewhere") {
    throw new FolderInUse(
      `The data folder ${dataDir} belongs to process ${owner.pid} on ${owner.host}. If that machine has stopped for good, delete ${path} and start again.`,
    );
  }
}

function buryDead(path: string, deadText: string, me: ProcessIdentity): void {
  const grave = `${path}.dead.${me.pid}`;
  try {
    renameSync(path, grave);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const living = readFileSync(grave, "utf8") !== deadText;
  if (living) linkSync(grave, path);
  unlinkSync(grave);
}

function inUse(dataDir: string, owner: ProcessIdentity | null): FolderInUse {
  const who = owner ? `process ${owner.pid}` : "another process";
  return new FolderInUse(
    `The data folder ${dataDir} is in use by ${who}. Stop that store first, or set DATA_DIR to another folder.`,
  );
}
