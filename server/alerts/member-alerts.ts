import type * as wire from "#contract/member-alerts.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { viewProducts } from "../lists/view-products.ts";
import type { World } from "../world.ts";
import { endFound, findMemberAlerts, type FoundAlert, mayChangeTarget } from "./member-alerts-table.ts";
import { buildPrices } from "./watched-builds.ts";

export const getMemberAlerts: MemberHandler<typeof wire.getMemberAlerts> = async ({ world, principal }) => ({
  reply: await viewAlerts(world, principal.memberId),
});

/** Somebody else's looks like none. */
export const endMemberAlert: MemberHandler<typeof wire.endMemberAlert> = async ({ world, principal, body }) => {
  if (!(await endFound(world, principal.memberId, body.Id))) return refuse("alert_unknown");
  return { reply: await viewAlerts(world, principal.memberId) };
};

export async function viewAlerts(world: World, memberId: number): Promise<wire.MemberAlerts> {
  const { queries } = world.db;
  const { email } = await queries
    .selectFrom("members")
    .select("email")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const rows = await findMemberAlerts(queries, memberId);
  const skuIds = rows.flatMap(({ sku_id }) => sku_id ?? []);
  const products = await viewProducts(
    world,
    skuIds.map((sku_id) => ({ sku_id, quantity: 1 })),
  );
  const builds = rows.flatMap(({ build }) => build ?? []);
  const prices = await buildPrices(world, builds);
  const bySku = new Map(products.map((product) => [product.SkuID, product]));
  return {
    Success: true,
    Email: email,
    Alerts: rows.map((row) => ({
      ...viewAlert(row, bySku),
      Build: row.build && viewBuild(row.build, prices[builds.indexOf(row.build)] ?? null),
    })),
    TimeZone: world.config.shipping.warehouse.timeZone,
  };
}

function viewBuild(
  { SkuID: _skuId, ...build }: NonNullable<FoundAlert["build"]>,
  price: Cents | null,
): wire.WatchedBuild {
  return { ...build, Price: price === null ? null : toWireMoney(price) };
}

function viewAlert(
  row: FoundAlert,
  bySku: ReadonlyMap<number, wire.MemberAlert["Product"]>,
): Omit<wire.MemberAlert, "Build"> {
  return {
    Id: row.id,
    Kind: row.kind,
    State: row.state,
    Since: row.since.toISOString(),
    SentAt: row.sent_at?.toISOString() ?? null,
    Product: row.sku_id === null ? null : (bySku.get(row.sku_id) ?? null),
    PriceThen: row.below_cents === null ? null : toWireMoney(cents(row.below_cents)),
    Target: row.target_cents === null ? null : toWireMoney(cents(row.target_cents)),
    MayChange: mayChangeTarget(row),
    OrderNumber: row.order_number ?? "",
    CellPhone: row.phone === null ? "" : `•••-${row.phone.slice(-4)}`,
  };
}
