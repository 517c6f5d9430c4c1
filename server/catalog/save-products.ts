import { sql } from "kysely";
import { type CatalogueProduct, UNLIMITED_STOCK } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Tx } from "../db/database.ts";
import { saveChargedPrices } from "./save-charged-prices.ts";

export interface PlacedProduct {
  product: CatalogueProduct;
  /** Where it stands in the merchant's file. */
  position: number;
}

/**
 * Adds and updates products with all their SKUs and stock: six statements, however many they are, and two for what new
 * SKUs cost before. A row that stays as
 * it is is not locked; stock comes last and in rising order, as orders take it, so that nobody waits in a circle.
 */
export async function saveProducts(tx: Tx, placed: readonly PlacedProduct[], at: Date): Promise<void> {
  await saveRows(tx, placed, at);
  const units = placed.flatMap(({ product }) => product.skus.map((sku) => unitOf(product, sku)));
  await saveSkus(tx, units, at);
  await saveStock(tx, units);
}

async function saveRows(tx: Tx, placed: readonly PlacedProduct[], at: Date): Promise<void> {
  const rows = JSON.stringify(placed.map(({ product, position }) => rowOf(product, position)));
  await sql`
    insert into products as kept (slug, kind, model_id, model_type, option_id, gear_category_id, name, summary,
      requires_pc, default_sku_id, detail, position, listed, created_at)
    select slug, kind, model_id, model_type, option_id, gear_category_id, name, summary,
      requires_pc, default_sku_id, detail, position, true, ${at}::timestamptz
    from jsonb_to_recordset(${rows}::text::jsonb) as given (slug text, kind text, model_id int, model_type int,
      option_id int, gear_category_id int, name text, summary text, requires_pc boolean, default_sku_id int,
      detail jsonb, position int)
    on conflict (slug) do update set kind = excluded.kind, model_id = excluded.model_id, model_type = excluded.model_type,
      option_id = excluded.option_id, gear_category_id = excluded.gear_category_id, name = excluded.name,
      summary = excluded.summary, requires_pc = excluded.requires_pc, default_sku_id = excluded.default_sku_id,
      detail = excluded.detail, position = excluded.position, listed = true
    where (kept.detail, kept.position, kept.listed) is distinct from (excluded.detail, excluded.position, true)`.execute(
    tx,
  );
}

/** Everything but its place is in `detail`, too: what equals there equals here. */
function rowOf(product: CatalogueProduct, position: number) {
  const computer = product.kind === "pc" || product.kind === "laptop" ? product : null;
  return {
    slug: product.slug,
    kind: product.kind,
    model_id: computer?.modelId ?? null,
    model_type: computer?.modelType ?? null,
    option_id: product.kind === "part" ? product.optionId : null,
    gear_category_id: product.kind === "gear" ? product.gearCategoryId : null,
    name: product.name,
    summary: product.summary,
    requires_pc: product.requiresPc,
    default_sku_id: product.defaultSkuId,
    detail: product,
    position,
  };
}

type Unit = ReturnType<typeof unitOf>;

function unitOf(product: CatalogueProduct, sku: CatalogueProduct["skus"][number]) {
  const isUnlimited = sku.stock === UNLIMITED_STOCK;
  return {
    slug: product.slug,
    sku_id: sku.skuId,
    code: sku.code,
    title: sku.title,
    price_cents: toCents(sku.price),
    charged: sku.charged,
    weight_grams: sku.weightGrams,
    recycle_cents: toCents(sku.recycleFee),
    deposit_cents: product.kind === "gear" && product.preOrder ? toCents(product.preOrder.deposit) : null,
    leasable: sku.leasable,
    policy: isUnlimited ? "unlimited" : "tracked",
    on_hand: isUnlimited ? 0 : sku.stock,
  };
}

const FACTS = "code title price_cents weight_grams recycle_cents deposit_cents leasable".split(" ");

/** A SKU that left the file can no longer be bought; orders and carts still know it. */
async function saveSkus(tx: Tx, units: readonly Unit[], at: Date): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(units)}::text::jsonb) as given (slug text, sku_id int, code text,
    title text, price_cents bigint, weight_grams int, recycle_cents bigint, deposit_cents bigint, leasable boolean)`;
  const [facts, kept, wanted] = ["", "skus.", "given."].map((of) => sql.raw(FACTS.map((fact) => of + fact).join()));
  const { rows: added } = await sql<{ sku_id: number }>`
    insert into skus (sku_id, product_id, active, ${facts})
    select sku_id, products.id, true, ${facts}
    from (select * from ${given}) as given join (select id, slug from products) as products using (slug)
    on conflict (sku_id) do nothing returning sku_id`.execute(tx);
  const isNew = new Set(added.map((row) => row.sku_id));
  await saveChargedPrices(
    tx,
    units.filter((unit) => isNew.has(unit.sku_id)),
    at,
  );
  await sql`
    update skus set (${facts}, active) = (select ${facts}, true from ${given} where given.sku_id = skus.sku_id)
    where exists (select from ${given} where given.sku_id = skus.sku_id
      and (${kept}, skus.active) is distinct from (${wanted}, true))`.execute(tx);
  await sql`
    update skus set active = false
    from products where products.id = skus.product_id and products.slug in (select slug from ${given})
      and active and sku_id not in (select sku_id from ${given})`.execute(tx);
}

/** What is held for orders in payment stays held: the file's count is what stands in the warehouse. */
async function saveStock(tx: Tx, units: readonly Unit[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(units)}::text::jsonb) as given (sku_id int, policy text, on_hand int)`;
  await sql`
    insert into stock (sku_id, policy, on_hand) select sku_id, policy, on_hand from ${given} order by sku_id
    on conflict (sku_id) do nothing`.execute(tx);
  await sql`
    update stock set policy = changed.policy, on_hand = greatest(changed.on_hand, stock.held)
    from (
      select given.* from ${given} join stock as kept using (sku_id)
      where (kept.policy, kept.on_hand) is distinct from (given.policy, greatest(given.on_hand, kept.held))
      order by sku_id for update of kept
    ) as changed
    where stock.sku_id = changed.sku_id`.execute(tx);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
