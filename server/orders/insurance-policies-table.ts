import { sql } from "kysely";
import { cents, type Cents, NO_CENTS } from "#rules/money/cents.ts";
import type { Queries } from "../db/database.ts";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

export type PolicyState = "quoted" | "bought" | "shipped" | "refused" | "cancelled";

/** Something to do about the insurance of an order, by what the order has become. */
export interface DuePolicy {
  orderId: string;
  orderNumber: string;
  state: PolicyState;
  quoteId: string;
  policyId: string | null;
  /** Whether the insurer may have sold it already. */
  isAsked: boolean;
  /** Ended before it left. */
  isCalledOff: boolean;
  /** A parcel of it, once it has left. */
  parcel: { carrier: string; tracking: string } | null;
}

/** What its buyer pays for insurance; nothing without. */
export async function premiumOf(queries: Queries, orderId: string): Promise<Cents> {
  const row = await queries
    .selectFrom("insurance_policies")
    .select("premium_cents")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row ? cents(row.premium_cents) : NO_CENTS;
}

/** Paid and not bought yet, called off, or left: one statement. Those of tester mode are never bought (A17). */
export async function findDuePolicies(world: Pick<World, "db" | "now">, work: string): Promise<DuePolicy[]> {
  const { rows } = await sql<DuePolicy>`
    select order_id as "orderId", order_number as "orderNumber", policy.state, quote_id as "quoteId",
      policy_id as "policyId", asked_at is not null as "isAsked",
      orders.state in ('cancelled', 'refunded') and orders.shipped_at is null as "isCalledOff",
      (
        select json_build_object('carrier', carrier, 'tracking', tracking) from shipments
        where shipments.order_id = policy.order_id order by shipments.shipped_at limit 1
      ) as parcel
    from insurance_policies as policy join orders on orders.id = order_id
    where policy.state in ('quoted', 'bought') and not test_mode
      and ${mayBeTried(world, work, sql.ref("order_number"))}
      and (
        orders.state in ('cancelled', 'refunded') and orders.shipped_at is null
        or policy.state = 'quoted' and paid_at is not null
        or policy.state = 'bought' and orders.shipped_at is not null
          and exists (select from shipments where shipments.order_id = policy.order_id)
      )
    order by policy.created_at limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}

/** Before the insurer is asked to sell it: whoever comes after a crash knows that it may have. */
export async function notePolicyAsked({ db, now }: Pick<World, "db" | "now">, { orderId }: DuePolicy): Promise<void> {
  await db.queries
    .updateTable("insurance_policies")
    .set({ asked_at: now() })
    .where("order_id", "=", orderId)
    .where("asked_at", "is", null)
    .execute();
}

export async function movePolicy(
  { db, now }: Pick<World, "db" | "now">,
  { orderId, state }: Pick<DuePolicy, "orderId" | "state">,
  change: { state: PolicyState; policyId?: string },
): Promise<void> {
  await db.queries
    .updateTable("insurance_policies")
    .set({
      state: change.state,
      ...(change.policyId !== undefined && { policy_id: change.policyId }),
      changed_at: now(),
    })
    .where("order_id", "=", orderId)
    .where("state", "=", state)
    .execute();
}
