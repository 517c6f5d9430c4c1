import { sql } from "kysely";
import type { ImportedNames, KnownThings } from "#contract/schemas/catalogue-file/imported-names.ts";
import type { Tx } from "../db/database.ts";

/** What is given away already. Another import waits until this transaction ends, so that no number is given twice. */
export async function knownThings(tx: Tx): Promise<KnownThings> {
  await sql`lock table imported_units in share row exclusive mode`.execute(tx);
  const products = await tx.selectFrom("products").select(["slug", "model_id"]).execute();
  const skus = await tx
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["sku_id", "code", "products.slug"])
    .execute();
  const handles = await tx.selectFrom("imported_handles").selectAll().execute();
  const units = await tx.selectFrom("imported_units").selectAll().execute();
  return {
    products: new Map(products.map(({ slug, model_id }) => [slug, model_id])),
    skus: new Map(skus.map(({ sku_id, code, slug }) => [sku_id, { code, slug }])),
    handles: new Map(handles.map(({ handle, slug }) => [handle, slug])),
    units: new Map(units.map(({ name, sku_id }) => [name, sku_id])),
  };
}

/** Two statements, however many there are. A unit's names may lead to another one by now, a handle never does. */
export async function saveNames(tx: Tx, { handles, units }: ImportedNames): Promise<void> {
  await sql`
    insert into imported_handles (handle, slug)
    select key, value from jsonb_each_text(${JSON.stringify(Object.fromEntries(handles))}::text::jsonb)
    on conflict (handle) do nothing`.execute(tx);
  await sql`
    insert into imported_units as kept (name, sku_id)
    select key, value::int from jsonb_each_text(${JSON.stringify(Object.fromEntries(units))}::text::jsonb)
    on conflict (name) do update set sku_id = excluded.sku_id where kept.sku_id <> excluded.sku_id`.execute(tx);
}
