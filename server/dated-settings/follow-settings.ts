import { assertStoreConfig } from "#rules/config/check-store-config.ts";
import { alarmClock } from "../db/alarm-clock.ts";
import { listen } from "../db/listen.ts";
import type { World } from "../world.ts";
import { findInForce, settingsOf } from "./dated-settings-table.ts";

/** Looked for so often even if no bell rings: a session may be dead without this side having heard of it. */
const LOOK_EVERY_MS = 60_000;
/** The channel of migration 0074. */
const CHANNEL = "settings_changed";

/**
 * Keeps this process at the settings in force: a row that somebody adds is heard of, and one of a later day begins at its
 * moment. A request that is under way keeps those it began with (`call-route.ts`). `changed` is told when others are in force.
 */
export async function followSettings(world: World, changed: () => void): Promise<{ stop(): Promise<void> }> {
  const { db, settings, log } = world;
  let seen: string | null = null;
  let nextAt: Date | null = null;
  const alarm = alarmClock();
  const look = async () => {
    const inForce = await findInForce(db.queries, world.now());
    nextAt = inForce?.nextAt ?? null;
    if (!inForce || inForce.sha256 === seen) return;
    const config = await settingsOf(db.queries, inForce.sha256, world.config);
    const isFirst = seen === null && config.version === world.config.version;
    // Once, whatever comes of it: settings that this version cannot use do not get better by being read again.
    seen = inForce.sha256;
    assertStoreConfig(config, "row");
    world.config = config;
    if (isFirst) return;
    log.info({ version: config.version }, "Other settings are in force");
    changed();
  };
  const tryToLook = () =>
    look().catch((error: unknown) => log.error({ err: error }, "Other settings could not be taken"));
  const heardAt = settings.databaseUrl && (settings.databaseDirectUrl ?? settings.databaseUrl);
  const bell = heardAt ? listen(heardAt, CHANNEL, { db, log }, () => alarm.ring()) : null;
  const waitMs = () =>
    Math.min(LOOK_EVERY_MS, nextAt ? Math.max(0, nextAt.getTime() - world.now().getTime()) : Infinity);
  await tryToLook();
  const following = (async () => {
    while (await alarm.rings(waitMs())) await tryToLook();
  })();
  return {
    async stop() {
      alarm.stop();
      await Promise.all([following, bell?.stop()]);
    },
  };
}
