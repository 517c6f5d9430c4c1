import { sql } from "kysely";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { findPricingConfig, keepPricingConfig } from "../orders/pricing-configs-table.ts";
import type { Queries } from "../db/database.ts";
import type { World } from "../world.ts";

/** What prices an order from one moment on, until the next row's. */
export interface DatedSettings {
  fromAt: Date;
  version: string;
  sha256: string;
  source: "file" | "command";
  why: string;
}

/**
 * The settings of the file become a row, once for each state of it: the first has always been in force, a changed file is
 * from now on, over whatever else is. Answers whether it was new.
 */
export async function saveFileSettings(world: Pick<World, "db" | "config" | "now">): Promise<boolean> {
  const sha256 = await keepPricingConfig(world);
  const now = world.now();
  const { rows } = await sql`
    insert into dated_settings (from_at, config_sha256, source, why, made_at)
    select case when exists (select from dated_settings) then ${now}::timestamptz else 'epoch' end,
      ${sha256}, 'file', 'store.config.ts, version ' || ${world.config.version}, ${now}::timestamptz
    on conflict (config_sha256) where source = 'file' do nothing returning id`.execute(world.db.queries);
  return rows.length > 0;
}

/** Settings from a moment on. They are checked already. */
export async function insertSettings(
  world: Pick<World, "db" | "config" | "now">,
  { fromAt, why }: Pick<DatedSettings, "fromAt" | "why">,
): Promise<void> {
  const sha256 = await keepPricingConfig(world);
  await world.db.queries
    .insertInto("dated_settings")
    .values({ from_at: fromAt, config_sha256: sha256, source: "command", why, made_at: world.now() })
    .execute();
}

/** The row in force at a moment, and when another will be. Null in a shop that has no row yet. */
export async function findInForce(queries: Queries, at: Date): Promise<{ sha256: string; nextAt: Date | null } | null> {
  const { rows } = await sql<{ config_sha256: string; next_at: Date | null }>`
    select config_sha256, (select min(from_at) from dated_settings where from_at > ${at}::timestamptz) as next_at
    from dated_settings where from_at <= ${at}::timestamptz order by from_at desc, id desc limit 1`.execute(queries);
  const [row] = rows;
  return row ? { sha256: row.config_sha256, nextAt: row.next_at } : null;
}

/** The file's settings with those of a row over them. */
export async function settingsOf(queries: Queries, sha256: string, file: StoreConfig): Promise<StoreConfig> {
  return { ...file, ...(await findPricingConfig(queries, sha256)) };
}

/** Every row, the latest moment first. */
export async function listSettings(queries: Queries, most: number): Promise<DatedSettings[]> {
  const rows = await queries
    .selectFrom("dated_settings")
    .innerJoin("pricing_configs", "pricing_configs.sha256", "dated_settings.config_sha256")
    .select(["from_at", "version", "config_sha256", "source", "why"])
    .orderBy("from_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ from_at: fromAt, config_sha256: sha256, ...row }) => ({ ...row, fromAt, sha256 }));
}
