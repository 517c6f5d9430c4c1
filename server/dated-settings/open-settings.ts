import { assertStoreConfig } from "#rules/config/check-store-config.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import type { World } from "../world.ts";
import { findInForce, saveFileSettings, settingsOf } from "./dated-settings-table.ts";

/** The settings in force now: the file's, with those of a row over them. Throws where this version of the store cannot use them. */
export async function openSettings(
  { db, now, log }: Pick<World, "db" | "now" | "log">,
  file: StoreConfig,
): Promise<StoreConfig> {
  assertStoreConfig(file);
  const isNew = await saveFileSettings({ db, now, config: file });
  if (isNew) log.info({ version: file.version }, "The settings of store.config.ts are in force from now on");
  const inForce = await findInForce(db.queries, now());
  if (!inForce) throw new Error("The shop has no settings, though those of its file were just kept");
  const config = await settingsOf(db.queries, inForce.sha256, file);
  assertStoreConfig(config, "row");
  return config;
}
