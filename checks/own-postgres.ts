import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const COMMAND_WITHIN_MS = 60_000;
/** After a kill the old server's processes need a moment to leave their memory. */
const START_TRIES = 20;
/** Before the number of the process that opened it. */
const FOLDERS = join(tmpdir(), "rigsmith-postgres-");

/** A PostgreSQL of our own on a free port, started from the programs of this machine. */
export class OwnPostgres {
  readonly url: string;
  readonly #bin: string;
  readonly #folder: string;
  readonly #options: string;

  private constructor(bin: string, folder: string, port: number, settings: Record<string, string | number>) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#bin = bin;
    this.#folder = folder;
    const all = { port, listen_addresses: "127.0.0.1", unix_socket_directories: folder, ...settings };
    this.#options = Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" ");
  }

  /** With settings of `postgresql.conf`; null on a machine without PostgreSQL's programs, or where they do not start. */
  static async open(settings: Record<string, string | number> = {}): Promise<OwnPostgres | null> {
    const bin =
      globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? globSync("/opt/homebrew/opt/postgresql*/bin").at(-1);
    if (!bin || !existsSync(join(bin, "initdb"))) return null;
    for (const folder of abandoned()) await new OwnPostgres(bin, folder, 0, {}).remove();
    const folder = mkdtempSync(`${FOLDERS}${process.pid}-`);
    const postgres = new OwnPostgres(bin, folder, await freePort(), settings);
    try {
      if (isRoot()) await run("chown", ["postgres", folder]);
      await postgres.#command("initdb", "-U", "postgres", "-A", "trust", "--no-sync");
      await postgres.start();
      return postgres;
    } catch {
      await postgres.remove();
      return null;
    }
  }

  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#command("pg_ctl", "-w", "-l", join(this.#folder, "log"), "-o", this.#options, "start");
      } catch (error) {
        if (attempt === START_TRIES) throw error;
        await wait(100);
      }
    }
  }

  /** Cuts every session off and waits until the server has ended in good order. */
  stop(): Promise<void> {
    return this.#command("pg_ctl", "-m", "fast", "-w", "stop");
  }

  /** `kill -9` of the server: its sessions end within moments, and what was not written is recovered at the next start. */
  killNine(): void {
    process.kill(this.#pid(), "SIGKILL");
  }

  /** Every process of the server stands still, as on a machine that hangs: connections stay open, nothing answers. */
  freeze(): void {
    this.#signalAll("SIGSTOP");
  }

  thaw(): void {
    this.#signalAll("SIGCONT");
  }

  /** What it and those of its sessions that have ended took of the processors; null elsewhere than on Linux. */
  processorSeconds(): number | null {
    const stat = `/proc/${this.#pid()}/stat`;
    if (!existsSync(stat)) return null;
    // utime, stime and those of waited-for children (proc_pid_stat(5), fields 14 to 17), in hundredths of a second.
    const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
    return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks) / 100, 0);
  }

  async remove(): Promise<void> {
    await this.#command("pg_ctl", "-m", "immediate", "stop").catch(() => {});
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #signalAll(signal: NodeJS.Signals): void {
    const server = this.#pid();
    for (const pid of [server, ...childrenOf(server)]) process.kill(pid, signal);
  }

  #pid(): number {
    return Number(readFileSync(join(this.#folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
  }

  async #command(program: string, ...args: string[]): Promise<void> {
    const command = [join(this.#bin, program), "-D", join(this.#folder, "data"), ...args];
    // PostgreSQL refuses to run as root.
    const [first = "", ...rest] = isRoot() ? ["runuser", "-u", "postgres", "--", ...command] : command;
    await run(first, rest, { timeout: COMMAND_WITHIN_MS });
  }
}

/** Folders of those whose process was killed before it could remove them. */
function abandoned(): string[] {
  return globSync(`${FOLDERS}*-*`).filter((folder) => {
    try {
      process.kill(Number(folder.slice(FOLDERS.length).split("-")[0]), 0);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ESRCH";
    }
  });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Read from `/proc`, so on Linux only. */
function childrenOf(parent: number): number[] {
  return globSync("/proc/[0-9]*/stat").flatMap((file) => {
    // A process may end between being listed and being read.
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const [, parentOf] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return Number(parentOf) === parent ? [Number(file.split("/")[2])] : [];
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
