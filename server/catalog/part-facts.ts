import { sql } from "kysely";
import { CATEGORY_OF_OPTION, type FactsOf, type PartCategory } from "#rules/build/facts/part-categories.ts";
import type { Queries } from "../db/database.ts";

/** What is known of a component, as it was at one version: facts that are the same have the same. */
export type PartFacts = {
  [Category in PartCategory]: {
    skuId: number;
    optionId: number;
    category: Category;
    version: string;
    /** Offered where a PC is configured. */
    isOffered: boolean;
    facts: FactsOf[Category];
  };
}[PartCategory];

/** A component as somebody chose it: with the version of its facts by which it was judged then. */
export interface JudgedPart {
  skuId: number;
  version: string;
}

/** As they are now, of SKUs on the lists or not; without those of which no compatibility rule asks anything. One query. */
export async function readPartFacts(queries: Queries, skuIds: readonly number[]): Promise<PartFacts[]> {
  const rows = await partsOf(queries, skuIds)
    .where(sql<boolean>`part_facts.version = facts_version(products.detail -> 'facts')`)
    .execute();
  return rows.flatMap(toPartFacts);
}

/** As they were: those by which an order was judged, whatever was imported since. One query. */
export async function readJudgedFacts(queries: Queries, judged: readonly JudgedPart[]): Promise<PartFacts[]> {
  const versionOf = new Map(judged.map(({ skuId, version }) => [skuId, version]));
  const rows = await partsOf(queries, [...versionOf.keys()]).execute();
  return rows.filter(({ sku_id, version }) => versionOf.get(sku_id) === version).flatMap(toPartFacts);
}

function partsOf(queries: Queries, skuIds: readonly number[]) {
  return queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .innerJoin("part_facts", "part_facts.product_id", "products.id")
    .select(["skus.sku_id", "products.option_id", "part_facts.version", "part_facts.facts"])
    .select(sql<boolean>`coalesce((products.detail ->> 'pcLab')::boolean, false)`.as("is_offered"))
    .where("skus.sku_id", "in", [...skuIds]);
}

function toPartFacts(row: {
  sku_id: number;
  option_id: number | null;
  version: string;
  facts: unknown;
  is_offered: boolean;
}): PartFacts[] {
  const category = CATEGORY_OF_OPTION[row.option_id as keyof typeof CATEGORY_OF_OPTION];
  if (row.option_id === null || !category) return [];
  const { sku_id: skuId, option_id: optionId, is_offered: isOffered, version } = row;
  // The catalogue's schema checked them when they were loaded.
  return [{ skuId, optionId, category, version, isOffered, facts: row.facts } as PartFacts];
}
