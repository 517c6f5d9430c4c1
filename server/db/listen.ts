import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_WITHIN_MS = 2000;
const AGAIN_AFTER_MS = 250;
const AGAIN_AT_MOST_MS = 10_000;

export interface Listening {
  /** Whether its session is open, as far as this side of it knows. */
  hears(): boolean;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL session of its own that rings for each notification of `channel`, and once whenever it begins or ends:
 * what is said while nobody listens is lost. Ended by whatever, it is opened again, for as long as it takes.
 */
export function listen(databaseUrl: string, channel: string, ring: () => void): Listening {
  const stopping = new AbortController();
  let isOpen = false;
  const turn = (open: boolean) => {
    isOpen = open;
    ring();
  };
  const running = keepListening(databaseUrl, channel, { ring, turn }, stopping.signal);
  return {
    hears: () => isOpen,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface Bell {
  ring(): void;
  turn(isOpen: boolean): void;
}

async function keepListening(url: string, channel: string, bell: Bell, signal: AbortSignal): Promise<void> {
  for (let wait = AGAIN_AFTER_MS; !signal.aborted; wait = Math.min(wait * 2, AGAIN_AT_MOST_MS)) {
    const heard = await listenOnce(url, channel, bell, signal);
    if (heard) wait = AGAIN_AFTER_MS;
    await sleep(wait, undefined, { signal }).catch(() => {});
  }
}

/** Listens until the session ends; whether it ever began. */
async function listenOnce(url: string, channel: string, bell: Bell, signal: AbortSignal): Promise<boolean> {
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
    client.on("notification", () => bell.ring());
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    bell.turn(true);
    await ended;
    bell.turn(false);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
