import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";
import { spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

export type AlertKind = Row<"alerts">["kind"];

/** Mails that one address may wait for: nobody fills a stranger's mailbox with these forms. */
const MOST_PER_ADDRESS = 20;

export interface AskedAlert {
  kind: AlertKind;
  /** Lower case. */
  email: string;
  skuId: number | null;
  belowCents: number | null;
  /** The most that it may cost then; null for any fall. */
  targetCents?: number | null;
  /** The member who asks, signed in; null for everybody else. */
  memberId: number | null;
}

interface KeptAlert {
  id: string;
  /** Null until the address has said yes. */
  confirmed_at: Date | null;
}

/**
 * Keeps what was asked for; asked again, a price alert begins at today's price and follows the new target. One of a
 * member's address is changed by its member alone: anybody can type an address, and would put off what its owner waits for.
 * Null when the address waits for too many mails already; of neither is whoever asks told. One at a time of an address: as
 * many as come at once are no more than the most.
 */
export async function keepAlert(world: World, tx: Tx, asked: AskedAlert): Promise<KeptAlert | null> {
  const { kind, email, skuId, belowCents, targetCents = null, memberId } = asked;
  const now = world.now();
  await lockName(tx, `alerts:${email}`);
  const { waiting } = await tx
    .selectFrom("alerts")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("email", "=", email)
    // What is there already is only changed.
    .where(sql<boolean>`(kind, coalesce(sku_id, 0)) <> (${kind}, coalesce(${skuId}::int, 0))`)
    .executeTakeFirstOrThrow();
  if (waiting >= MOST_PER_ADDRESS) return null;
  const { rows } = await sql<{ id: string; confirmed_at: Date | null }>`
    insert into alerts (id, kind, email, sku_id, below_cents, target_cents, created_at, confirmed_at, locale)
    values (${newUuid(world)}, ${kind}, ${email}, ${skuId}::int, ${belowCents}::bigint, ${targetCents}::bigint, ${now},
      ${kind === "news" ? null : now}::timestamptz, ${spokenLocale()})
    on conflict (kind, email, coalesce(sku_id, 0)) do update set (below_cents, target_cents, locale) = (
      select case when mine then excluded.below_cents else alerts.below_cents end,
        case when mine then excluded.target_cents else alerts.target_cents end,
        case when mine then excluded.locale else alerts.locale end
      from (select not exists (
        select from members where lower(members.email) = ${email} and id is distinct from ${memberId}::bigint) as mine) asking)
    returning id, confirmed_at`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The proof in a mail's link, 43 characters: only the store's secret and the row's id together give it, so that a copy of
 * the database holds no link.
 */
function alertKey({ settings }: Pick<World, "settings">, id: string, purpose: "confirm" | "end"): string {
  return createHmac("sha256", settings.secret).update(`alert:${purpose}:${id}`).digest("base64url");
}

export function isAlertKey(
  world: Pick<World, "settings">,
  { id, key }: { id: string; key: string },
  purpose: "confirm" | "end",
): boolean {
  const [said, right] = [Buffer.from(key), Buffer.from(alertKey(world, id, purpose))];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** The address of a mail's link. */
export function alertLink(world: Pick<World, "settings">, id: string, purpose: "confirm" | "end"): string {
  const query = new URLSearchParams({ do: purpose, id, key: alertKey(world, id, purpose) });
  return pageAddress(world.settings, `/email-alerts?${query.toString()}`);
}
