import { sql } from "kysely";
import { refuse } from "#rules/refusal.ts";
import type { getExtendPostPurchaseDetail as call } from "#contract/warranties.ts";
import { skuIdsOf } from "../carts/load-cart.ts";
import { wireWarranties } from "../catalog/warranty-choices.ts";
import type { Queries } from "../db/database.ts";
import type { Handler } from "../http/route.ts";
import { type CoveredRow, coveredRow, offeredFor } from "../warranties/covered-lines.ts";
import { findOpenOrder } from "./find-open-order.ts";

/** For whoever may open the order; anything else is "we cannot find it". What has no longer warranty is left out. */
export const getPostPurchaseDetail: Handler<typeof call> = async ({ world, principal, query }) => {
  const order = await findOpenOrder(world, principal, query.number);
  if (!order) return refuse("order_unknown");
  const rows = await coveredLinesOf(world.db.queries, order.id);
  const skus = await world.catalogue.skus(skuIdsOf(rows));
  const offered = rows.flatMap((row) => {
    const found = offeredFor(row, skus.get(row.skuId ?? 0), world.config, world.now());
    return "reason" in found ? [] : [{ row, found }];
  });
  return {
    reply: {
      Success: true as const,
      OrderNumber: query.number,
      Lines: offered.map(({ row, found }) => ({
        Line: row.part,
        ItemDescription: row.name,
        MainPicture: row.picture,
        PictureVersion: world.pictures.versionOf(row.picture),
        Months: row.facts.warrantyMonths ?? 0,
        Units: found.units,
        Until: found.until,
        Choices: wireWarranties(found.choices),
      })),
    },
  };
};

/** Lines of an order that are of a SKU, first one first. */
export async function coveredLinesOf(queries: Queries, orderId: string): Promise<CoveredRow[]> {
  const { rows } = await sql<{ row: CoveredRow }>`
    select ${sql.raw(coveredRow("select null::uuid where false"))} as row from order_lines join orders on orders.id = order_id
    where order_id = ${orderId} and sku_id is not null order by position`.execute(queries);
  return rows.map(({ row }) => row);
}
