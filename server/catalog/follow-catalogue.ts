import { setTimeout as sleep } from "node:timers/promises";
import { alarmClock } from "../db/alarm-clock.ts";
import { listen } from "../db/listen.ts";
import type { World } from "../world.ts";
import { readCatalogueChanges } from "./catalogue-changes.ts";

/** Looked for this often even if no bell rings: on the embedded database always, on PostgreSQL while nobody listens. */
const LOOK_EVERY_MS = 500;
/** While somebody listens: what was changed by another hand than the store's rings no bell. */
const LOOK_BESIDE_BELL_MS = 1000;
/** However often the bell rings: each node of many may ring it ten times a second. */
const LOOK_AT_MOST_EVERY_MS = 100;
/** The channel of migration 0182. */
const CHANNEL = "catalogue_changed";

export interface Following {
  /** Ends after the look that is running. */
  stop(): Promise<void>;
}

/**
 * Keeps what this node shows within a second of the database, whoever changed it: the catalogue first, then `purge` for
 * the pages made of it, with the slugs of the products concerned, or without any when a page might change that does not
 * show them now (another price sorts a list anew), and `rebuild` for a page that somebody asked to have made anew. What
 * could not be done is done at the next look.
 */
export async function followCatalogue(
  { db, settings, catalogue, log }: Pick<World, "db" | "settings" | "catalogue" | "log">,
  purge: (products?: readonly string[]) => void,
  rebuild: (page: string, shownMeanwhile: boolean) => void,
): Promise<Following> {
  let { seen } = await readCatalogueChanges(db.queries, null);
  let isFailing = false;
  const alarm = alarmClock();
  const look = async () => {
    const { changes, rebuilds, seen: seenNow } = await readCatalogueChanges(db.queries, seen);
    if (changes === null || changes.length > 0) {
      await catalogue.changed(changes);
      const isCountOnly = changes?.every(({ what }) => what === "stock");
      purge(isCountOnly ? changes?.flatMap(({ slug }) => slug ?? []) : undefined);
    }
    // Of what was changed past the triggers, too: a page that is asked for is made of what the database says now.
    if (rebuilds.length > 0) await catalogue.changed(null);
    for (const { page, shownMeanwhile } of rebuilds) rebuild(page, shownMeanwhile);
    seen = seenNow;
  };
  const heardAt = settings.databaseUrl && (settings.databaseDirectUrl ?? settings.databaseUrl);
  const bell = heardAt ? listen(heardAt, CHANNEL, { db, log }, () => alarm.ring()) : null;
  const following = (async () => {
    for (
      let lookedAt = -Infinity;
      await alarm.rings(bell?.hears() && !isFailing ? LOOK_BESIDE_BELL_MS : LOOK_EVERY_MS);
      lookedAt = performance.now()
    ) {
      await sleep(Math.max(0, lookedAt + LOOK_AT_MOST_EVERY_MS - performance.now()));
      try {
        await look();
        isFailing = false;
      } catch (error) {
        // Told once for each time it goes away.
        if (!isFailing) log.warn({ err: error }, "changes of the catalogue cannot be read");
        isFailing = true;
      }
    }
  })();
  return {
    async stop() {
      alarm.stop();
      await Promise.all([following, bell?.stop()]);
    },
  };
}
