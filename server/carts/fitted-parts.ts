import type { Queries, Tx } from "../db/database.ts";
import type { CartLine } from "./cart-lines.ts";

/** What is inside a computer of the cart, as the specification's `CartReviewSubItems` show it. */
export interface FittedPart {
  optionId: number;
  skuId: number;
  picture: string;
  description: string;
}

/** The parts of every computer among the lines, by line id; one query for all of them. */
export async function fittedParts(
  queries: Queries | Tx,
  lines: readonly CartLine[],
): Promise<Map<string, FittedPart[]>> {
  const slugs = [...new Set(lines.flatMap(({ parts }) => parts.map(({ part }) => part)))];
  if (slugs.length === 0) return new Map();
  const rows = await queries
    .selectFrom("products")
    .select(["slug", "name", "default_sku_id", "detail"])
    .where("slug", "in", slugs)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return new Map(
    lines.map((line) => [line.id, line.parts.flatMap((fitted) => toFittedPart(fitted, bySlug.get(fitted.part)))]),
  );
}

type PartRow = { name: string; default_sku_id: number; detail: unknown };

/** A part that has left the catalogue is left out; the computer's own name and price stand. */
function toFittedPart(fitted: CartLine["parts"][number], row: PartRow | undefined): FittedPart[] {
  if (!row) return [];
  const { pictures } = row.detail as { pictures: string[] };
  const description = fitted.quantity > 1 ? `${fitted.quantity} × ${row.name}` : row.name;
  return [{ optionId: fitted.optionId, skuId: row.default_sku_id, picture: pictures[0] ?? "", description }];
}
