import type { StoreConfig } from "#rules/config/store-config.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { type LongerWarranties, longerWarranties } from "#rules/promises/longer-warranty.ts";
import { coveredAs } from "#rules/promises/warranty.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";

/** A line of an order with what has become of its units, as JSON gives it. */
export interface CoveredRow {
  lineId: number;
  orderNumber: string;
  /** The line's number in its order, from 1. */
  part: number;
  name: string;
  picture: string;
  /** Null for a longer warranty itself. */
  skuId: number | null;
  facts: OrderLineFacts;
  state: OrderState;
  isTestMode: boolean;
  orderedAt: string;
  deliveredAt: string | null;
  quantity: number;
  /** Units that were given back, or are on their way back for money. */
  unitsGone: number;
  /** Units with a longer warranty, paid or held. */
  unitsTaken: number;
}

/** SQL of the `CoveredRow` of the rows `order_lines` and `orders` around it. What the orders of `notOf` hold does not count. */
export function coveredRow(notOf: string): string {
  return `json_build_object(
      'lineId', order_lines.id, 'orderNumber', orders.order_number, 'part', order_lines.position + 1,
      'name', order_lines.description, 'picture', order_lines.picture, 'skuId', order_lines.sku_id,
      'facts', order_lines.facts, 'state', orders.state, 'isTestMode', orders.test_mode, 'orderedAt', orders.created_at,
      'deliveredAt', (
        select min(at) from order_events where order_events.order_id = orders.id and name = 'order_delivered'),
      'quantity', order_lines.quantity,
      'unitsGone', (select refunded + coming from line_units where line_id = order_lines.id),
      'unitsTaken', (
        select count(*) from longer_warranties
        where covered_line_id = order_lines.id and ended_at is null and order_id not in (${notOf})
      ))`;
}

/** Which longer warranties it may be given now, and for how many units; or why none. */
export function offeredFor(
  row: CoveredRow,
  sku: CatalogueSku | undefined,
  config: Pick<StoreConfig, "warranties" | "longerWarranty" | "shipping">,
  now: Date,
): LongerWarranties | Refusal<"longer_warranty_none" | "longer_warranty_over" | "longer_warranty_taken"> {
  const dayOf = (at: Date | string) => localTime(new Date(at).toISOString(), config.shipping.warehouse.timeZone).on;
  if (!sku || row.isTestMode) return refuse("longer_warranty_none", { name: row.name });
  const unitsKept = row.quantity - row.unitsGone;
  const found = longerWarranties(
    {
      name: row.name,
      covers: coveredAs(sku),
      months: row.facts.deposit ? null : row.facts.warrantyMonths,
      state: row.state,
      orderedOn: dayOf(row.orderedAt),
      deliveredOn: row.deliveredAt && dayOf(row.deliveredAt),
      unitsKept,
      unitsFree: unitsKept - row.unitsTaken,
    },
    config,
    dayOf(now),
  );
  return found.ok ? found.value : found;
}
