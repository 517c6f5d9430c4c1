import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./database.ts";
import { Overdue, within } from "./within.ts";

const CONNECT_WITHIN_MS = 2000;
const KNOCK_WITHIN_MS = 2000;
const AGAIN_AFTER_MS = 250;
const AGAIN_AT_MOST_MS = 10_000;

export interface Listening {
  /** Whether its session hears what the store's own sessions say, as far as this side of it knows. */
  hears(): boolean;
  stop(): Promise<void>;
}

interface Door {
  /** What knocks: the sessions that say what is to be heard. */
  db: Pick<Database, "execute">;
  log: Pick<Logger, "warn">;
}

/**
 * A PostgreSQL session of its own that rings for each notification of `channel`, and once whenever it begins or ends:
 * what is said while nobody listens is lost. It has begun when it has heard a knock of `db`: a pooler of transactions
 * takes a `listen` and passes nothing on, and an address may be another database's. Ended by whatever, or deaf, it is
 * opened again, for as long as it takes; that it is deaf is logged once.
 */
export function listen(databaseUrl: string, channel: string, { db, log }: Door, ring: () => void): Listening {
  const stopping = new AbortController();
  let isOpen = false;
  let isToldDeaf = false;
  const bell: Bell = {
    ring,
    turn(open) {
      isOpen = open;
      ring();
    },
    knock: (at) => db.execute("select pg_notify($1, '')", [at]),
    deaf() {
      if (!isToldDeaf) log.warn({ channel }, "Notifications of the database are not heard: see DATABASE_DIRECT_URL");
      isToldDeaf = true;
    },
  };
  const running = keepListening(databaseUrl, channel, bell, stopping.signal);
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
  knock(channel: string): Promise<unknown>;
  deaf(): void;
}

async function keepListening(url: string, channel: string, bell: Bell, signal: AbortSignal): Promise<void> {
  for (let wait = AGAIN_AFTER_MS; !signal.aborted; wait = Math.min(wait * 2, AGAIN_AT_MOST_MS)) {
    const heard = await listenOnce(url, channel, bell, signal);
    if (heard) wait = AGAIN_AFTER_MS;
    await sleep(wait, undefined, { signal }).catch(() => {});
  }
}

/** Listens until the session ends; whether it ever heard. */
async function listenOnce(url: string, channel: string, bell: Bell, signal: AbortSignal): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: "rigsmith listens",
  });
  const ended = new Promise<"ended">((resolve) => {
    const end = () => resolve("ended");
    client.once("end", end);
    client.on("error", end);
    signal.addEventListener("abort", end, { once: true });
  });
  const ownChannel = `knock_${randomBytes(8).toString("hex")}`;
  const knocked = new Promise<"heard">((resolve) => {
    client.on("notification", ({ channel: at }) => (at === ownChannel ? resolve("heard") : bell.ring()));
  });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}; listen ${ownChannel}`);
    await bell.knock(ownChannel);
    if ((await within(KNOCK_WITHIN_MS, Promise.race([knocked, ended]))) === "ended") return false;
    bell.turn(true);
    await ended;
    bell.turn(false);
    return true;
  } catch (error) {
    if (error instanceof Overdue) bell.deaf();
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
