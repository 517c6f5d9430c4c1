import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_WITHIN_MS = 2000;
const AGAIN_AFTER_MS = 250;
const AGAIN_AT_MOST_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * A PostgreSQL session of its own that rings for each notification of `channel`, and once whenever it begins: what was
 * said while nobody listened is lost. Ended by whatever, it is opened again, for as long as it takes.
 */
export function listen(databaseUrl: string, channel: string, ring: () => void): Listening {
  const stopping = new AbortController();
  const running = keepListening(databaseUrl, channel, ring, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function keepListening(url: string, channel: string, ring: () => void, signal: AbortSignal): Promise<void> {
  for (let wait = AGAIN_AFTER_MS; !signal.aborted; wait = Math.min(wait * 2, AGAIN_AT_MOST_MS)) {
    const heard = await listenOnce(url, channel, ring, signal);
    if (heard) wait = AGAIN_AFTER_MS;
    await sleep(wait, undefined, { signal }).catch(() => {});
  }
}

/** Listens until the session ends; whether it ever began. */
async function listenOnce(url: string, channel: string, ring: () => void, signal: AbortSignal): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: "rigsmith listens",
  });
  const ended = new Promise<void>((resolve) => {
    client.once("end", resolve);
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    await client.connect();
    client.on("notification", ring);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    ring();
    await ended;
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
