import { storeConfig } from "#config";
import { dayStart } from "#rules/discounts/day-start.ts";
import { addDays } from "#rules/shipping/calendar-days.ts";
import { sql } from "kysely";
import type { CatalogueSku } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Tx } from "../db/database.ts";

/**
 * What the merchant's file says these SKUs cost before the shop had them, which no trigger could see. Only of SKUs that
 * are new with this import: of any other the shop has its own history, and a file cannot write it. Nothing reaches
 * beyond `at`, and today's price is asked since the last of them ended.
 */
export async function saveChargedPrices(
  tx: Tx,
  skus: readonly { sku_id: number; charged: CatalogueSku["charged"] }[],
  at: Date,
): Promise<void> {
  const { timeZone } = storeConfig.shipping.warehouse;
  const rows = skus.flatMap(({ sku_id, charged }) =>
    charged.map(({ price, from, until }) => ({
      sku_id,
      cents: Math.round(price * 100),
      from_at: dayStart(from, timeZone),
      until_at: dayStart(addDays(until, 1), timeZone),
    })),
  );
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as given (sku_id int, cents bigint, from_at timestamptz, until_at timestamptz)`;
  await sql`
    update prices_charged as today set from_at = ended.at
    from (
      select sku_id, least(max(until_at), ${at}::timestamptz) as at from ${given} where from_at < ${at}::timestamptz
      group by sku_id
    ) as ended
    where today.sku_id = ended.sku_id and today.until_at is null`.execute(tx);
  await sql`
    insert into prices_charged (sku_id, cents, from_at, until_at, source)
    select sku_id, cents, from_at, least(until_at, ${at}::timestamptz), 'file'
    from ${given} where from_at < ${at}::timestamptz`.execute(tx);
}
