import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const LOCAL = "postgres://postgres@127.0.0.1:5432/postgres";

export interface FoundPostgres {
  url: string;
  version: string;
  stop(): void;
}

/** The PostgreSQL that the tests may use: the one named, else the local one, else one started from its binaries; null when there is none. */
export async function findPostgres(): Promise<FoundPostgres | null> {
  const named = process.env["TEST_DATABASE_URL"];
  const reached = await versionAt(named ?? LOCAL);
  if (reached) return { url: named ?? LOCAL, version: reached, stop: () => {} };
  if (named) throw new Error(`TEST_DATABASE_URL (${new URL(named).host}) cannot be reached`);
  return startOwn();
}

async function versionAt(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return rows[0]?.server_version.split(" ")[0] ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

async function startOwn(): Promise<FoundPostgres | null> {
  const bin =
    globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? globSync("/opt/homebrew/opt/postgresql*/bin").at(-1);
  if (!bin || !existsSync(join(bin, "initdb"))) return null;
  const folder = mkdtempSync(join(tmpdir(), "rigsmith-postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  if (asUser.length > 0) spawnSync("chown", ["postgres", folder]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const run = (program: string, ...args: string[]) => {
    const [first = "", ...rest] = [...asUser, join(bin, program), ...args];
    return spawnSync(first, rest, { stdio: "ignore", timeout: 60_000 }).status === 0;
  };
  const stop = () => {
    run("pg_ctl", "-D", data, "-m", "immediate", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  const started =
    run("initdb", "-D", data, "-U", "postgres", "-A", "trust") &&
    run("pg_ctl", "-D", data, "-w", "-o", options, "start");
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = started ? await versionAt(url) : null;
  if (version) return { url, version, stop };
  stop();
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
