import { createHash } from "node:crypto";
import { pricingConfig, type PricingConfig } from "#rules/config/pricing-config.ts";
import type { Database, Queries } from "../db/database.ts";
import type { World } from "../world.ts";

/** Settings do not change while a process runs, so each is written out and hashed once. */
const TEXTS = new WeakMap<PricingConfig, { text: string; sha256: string }>();

/** Databases that are known to keep a text. */
const KEPT = new WeakMap<Database, Set<string>>();

/** Keeps what prices an order, once for all orders that it prices, and answers its hash. Outside of any transaction. */
export async function keepPricingConfig({ db, config, now }: Pick<World, "db" | "config" | "now">): Promise<string> {
  const { text, sha256 } = textOf(config);
  const kept = KEPT.get(db) ?? new Set();
  if (kept.has(sha256)) return sha256;
  await db.queries
    .insertInto("pricing_configs")
    .values({ sha256, version: config.version, config: text, kept_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  KEPT.set(db, kept.add(sha256));
  return sha256;
}

/** The settings of this hash, as they were kept. Throws when their row is gone or was changed. */
export async function findPricingConfig(queries: Queries, sha256: string): Promise<PricingConfig> {
  const row = await queries
    .selectFrom("pricing_configs")
    .select("config")
    .where("sha256", "=", sha256)
    .executeTakeFirstOrThrow();
  if (hashOf(JSON.stringify(row.config)) !== sha256) throw new Error(`The kept configuration ${sha256} was changed`);
  return row.config as PricingConfig;
}

function textOf(config: PricingConfig): { text: string; sha256: string } {
  const known = TEXTS.get(config);
  if (known) return known;
  const text = JSON.stringify(pricingConfig(config));
  const made = { text, sha256: hashOf(text) };
  TEXTS.set(config, made);
  return made;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
