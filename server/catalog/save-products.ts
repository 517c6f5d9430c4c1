import { sql } from "kysely";
import { MODEL_TYPES } from "#rules/catalog/wire-ids.ts";
import { type CatalogueProduct, UNLIMITED_STOCK } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Queries, Tx } from "../db/database.ts";
import { saveChargedPrices } from "./save-charged-prices.ts";
import { type FileCounts, saveStock, stockChanges } from "./save-stock.ts";

export interface PlacedProduct {
  product: CatalogueProduct;
  /** Where it stands in the merchant's file. */
  position: number;
}

/** When a file is loaded, and what its counts mean. */
export interface Loading {
  at: Date;
  counts: FileCounts;
}

/**
 * Adds and updates products with the versions of their facts, all their SKUs and stock: six statements, however many they are, two for what new
 * SKUs cost before, and two where a count changes. A row that stays as it is is not locked; stock comes last and in rising order, as orders take it, so that nobody waits in a circle.
 */
export async function saveProducts(tx: Tx, placed: readonly PlacedProduct[], loading: Loading): Promise<void> {
  await saveRows(tx, placed, loading.at);
  const units = unitsOf(placed);
  await saveSkus(tx, units, loading.at);
  await saveStock(tx, units, loading.counts);
}

/** What of these the shop does not have, and what it has otherwise; the rest is there as it is. One statement. */
export async function findChanges(
  queries: Queries,
  placed: readonly PlacedProduct[],
  counts: FileCounts,
): Promise<{ added: PlacedProduct[]; changed: PlacedProduct[] }> {
  const units = unitsOf(placed);
  const { rows } = await sql<{ slug: string; is_new: boolean }>`
    with given as (${givenRows(placed)}),
    unit as materialized (select * from ${givenUnits(units)}),
    otherwise as (
      select unit.slug from unit left join skus using (sku_id) left join stock using (sku_id)
      where (${factsOf("skus")}, skus.active, stock.sku_id is null) is distinct from (${factsOf("unit")}, true, false)
      union all
      select unit.slug from ${stockChanges(units, counts)} as counted join unit using (sku_id)
      union all
      select slug from products join skus on products.id = product_id
      where active and slug in (select slug from given) and sku_id not in (select sku_id from unit)
    )
    select slug, kept.id is null as is_new from given left join products as kept using (slug)
    where ${isOtherwise("given")} or slug in (select slug from otherwise)`.execute(queries);
  const isNew = new Map(rows.map(({ slug, is_new }) => [slug, is_new]));
  return {
    added: placed.filter(({ product }) => isNew.get(product.slug) === true),
    changed: placed.filter(({ product }) => isNew.get(product.slug) === false),
  };
}

async function saveRows(tx: Tx, placed: readonly PlacedProduct[], at: Date): Promise<void> {
  const facts = "kind model_id model_type option_id gear_category_id name summary requires_pc default_sku_id".split(
    " ",
  );
  const columns = [...facts, "detail", "position", "listed"];
  await sql`
    with saved as (
      insert into products as kept (slug, ${sql.raw(columns.join())}, created_at)
      select slug, ${sql.raw(columns.join())}, ${at}::timestamptz from (${givenRows(placed)}) as given
      on conflict (slug) do update set ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join())}
      where ${isOtherwise("excluded")}
      returning id, kind, detail -> 'facts' as facts
    )
    insert into part_facts (product_id, version, facts, since)
    select id, facts_version(facts), facts, ${at}::timestamptz from saved
    where kind = 'part' and jsonb_typeof(facts) = 'object'
    on conflict do nothing`.execute(tx);
}

/** The rows of `products` that the file asks for. */
function givenRows(placed: readonly PlacedProduct[]) {
  const rows = JSON.stringify(placed.map(({ product, position }) => rowOf(product, position)));
  return sql`
    select slug, kind, model_id, model_type, option_id, gear_category_id, name, summary, requires_pc, default_sku_id,
      detail, position, listed
    from jsonb_to_recordset(${rows}::text::jsonb) as given (slug text, kind text, model_id int, model_type int,
      option_id int, gear_category_id int, name text, summary text, requires_pc boolean, default_sku_id int,
      detail jsonb, position int, listed boolean)`;
}

function isOtherwise(given: "given" | "excluded") {
  const [kept, wanted] = ["kept", given].map((of) =>
    sql.raw(["detail", "position", "listed"].map((column) => `${of}.${column}`).join()),
  );
  return sql`(${kept}) is distinct from (${wanted})`;
}

/** Everything but place and whether it is listed is in `detail`, too: what equals there equals here. */
function rowOf({ published = true, ...product }: CatalogueProduct, position: number) {
  // Orders move the count: it stands in its own table alone.
  const detail = { ...product, skus: product.skus.map((sku) => ({ ...sku, stock: undefined })) };
  const modelType = product.kind === "build" ? MODEL_TYPES.custom : "modelType" in product ? product.modelType : null;
  return {
    slug: product.slug,
    kind: product.kind === "build" ? "pc" : product.kind,
    model_id: "modelId" in product ? product.modelId : null,
    model_type: modelType,
    option_id: product.kind === "part" ? product.optionId : null,
    gear_category_id: product.kind === "gear" ? product.gearCategoryId : null,
    name: product.name,
    summary: product.summary,
    requires_pc: product.requiresPc,
    default_sku_id: product.defaultSkuId,
    detail,
    listed: published,
    position,
  };
}

type Unit = ReturnType<typeof unitOf>;

export function unitsOf(placed: readonly PlacedProduct[]): Unit[] {
  return placed.flatMap(({ product }) => product.skus.map((sku) => unitOf(product, sku)));
}

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
    policy: isUnlimited ? ("unlimited" as const) : ("tracked" as const),
    count: isUnlimited ? 0 : sku.stock,
  };
}

const FACTS = "code title price_cents weight_grams recycle_cents deposit_cents leasable".split(" ");

function givenUnits(units: readonly Unit[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(units)}::text::jsonb) as given (slug text, sku_id int, code text,
    title text, price_cents bigint, weight_grams int, recycle_cents bigint, deposit_cents bigint, leasable boolean)`;
}

function factsOf(table: string) {
  return sql.raw(FACTS.map((fact) => `${table}.${fact}`).join());
}

/** A SKU that left the file can no longer be bought; orders and carts still know it. */
async function saveSkus(tx: Tx, units: readonly Unit[], at: Date): Promise<void> {
  const given = givenUnits(units);
  const facts = sql.raw(FACTS.join());
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
    update skus set ${sql.raw(FACTS.map((fact) => `${fact} = given.${fact}`).join())}, active = true
    from ${given}
    where given.sku_id = skus.sku_id and (${factsOf("skus")}, skus.active) is distinct from (${factsOf("given")}, true)`.execute(
    tx,
  );
  await sql`
    update skus set active = false
    from products where products.id = skus.product_id and products.slug in (select slug from ${given})
      and active and sku_id not in (select sku_id from ${given})`.execute(tx);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
