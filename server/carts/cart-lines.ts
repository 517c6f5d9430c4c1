import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { LineToPrice } from "#rules/pricing/cart-to-price.ts";
import type { Queries, Tx } from "../db/database.ts";
import { type CartRow, type ItemRow, itemsOf } from "./carts-table.ts";

/** A line of a cart with what the catalogue says of it today: price, kind, stock, and what the pages show. */
export interface CartLine extends ItemRow, SellableSku {}

export interface SellableSku {
  skuId: number;
  slug: string;
  kind: LineToPrice["kind"];
  modelId: number;
  modelType: number | null;
  optionId: number;
  gearCategoryId: number | null;
  name: string;
  /** Which of several variants; empty where there is nothing to choose. */
  variantTitle: string;
  picture: string;
  /** Price of one unit as charged now: the deposit when it is a pre-order. */
  unitPrice: Cents;
  isPreOrderDeposit: boolean;
  preOrderShipsOn: string | null;
  weightGrams: number;
  recycleFee: Cents;
  leasable: boolean;
  requiresPc: boolean;
  readyMade: boolean;
  isRefurbished: boolean;
  operatingSystemGroup: 117 | 169 | null;
  /** Fitted parts of a computer: option, the part's slug, how many. */
  parts: readonly { optionId: number; part: string; quantity: number }[];
  /** False when it is not sold apart, or has left the catalogue since it was put in the cart. */
  sold: boolean;
  stock: { policy: "tracked" | "unlimited" | "unavailable"; available: number };
}

export async function cartLines(queries: Queries | Tx, cart: Pick<CartRow, "id">): Promise<CartLine[]> {
  const items = await itemsOf(queries, cart);
  const skus = await findSkus(
    queries,
    items.map(({ skuId }) => skuId),
    cart.id,
  );
  return linesOf(items, skus);
}

export function linesOf(items: readonly ItemRow[], skus: ReadonlyMap<number, SellableSku>): CartLine[] {
  return items.map((item) => {
    const sku = skus.get(item.skuId);
    if (!sku) throw new Error(`Cart line ${item.id} has SKU ${item.skuId}, which is not in the catalogue`);
    return { ...sku, ...item, requiresPc: sku.requiresPc || item.fromCompleteYourPurchase };
  });
}

/**
 * SKUs with their product and stock; one that left the catalogue is found with `sold` false. What the cart's own
 * unpaid order holds is available to that cart: a declined card must not turn the last unit into "sold out".
 */
export async function findSkus(
  queries: Queries | Tx,
  skuIds: readonly number[],
  cartId: string | null,
): Promise<Map<number, SellableSku>> {
  if (skuIds.length === 0) return new Map();
  const rows = await selectSkus(queries, skuIds);
  const own = cartId === null ? new Map<number, number>() : await heldByCart(queries, cartId);
  return new Map(rows.map((row) => [row.sku_id, toSellableSku(row, own.get(row.sku_id) ?? 0)]));
}

async function heldByCart(queries: Queries | Tx, cartId: string): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom("stock_reservations")
    .innerJoin("orders", "orders.id", "stock_reservations.order_id")
    .select(["stock_reservations.sku_id", "stock_reservations.quantity"])
    .where("orders.cart_id", "=", cartId)
    .where("stock_reservations.state", "=", "held")
    .execute();
  const held = new Map<number, number>();
  for (const { sku_id, quantity } of rows) held.set(sku_id, (held.get(sku_id) ?? 0) + quantity);
  return held;
}

function selectSkus(queries: Queries | Tx, skuIds: readonly number[]) {
  return queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .innerJoin("stock", "stock.sku_id", "skus.sku_id")
    .select([
      "skus.sku_id",
      "skus.title",
      "skus.price_cents",
      "skus.deposit_cents",
      "skus.weight_grams",
      "skus.recycle_cents",
      "skus.leasable",
      "skus.active",
      "products.slug",
      "products.kind",
      "products.model_id",
      "products.model_type",
      "products.option_id",
      "products.gear_category_id",
      "products.name",
      "products.requires_pc",
      "products.listed",
      "products.detail",
      "stock.policy",
      "stock.on_hand",
      "stock.held",
    ])
    .where("skus.sku_id", "in", [...new Set(skuIds)])
    .execute();
}

type SkuRow = Awaited<ReturnType<typeof selectSkus>>[number];

/** The few facts of `products.detail` a cart needs; the catalogue's schema checked them when they were loaded. */
interface DetailFacts {
  pictures: string[];
  skus: { skuId: number; picture?: string }[];
  readyMade?: boolean;
  condition?: object | null;
  parts?: { optionId: number; part: string; quantity: number }[];
  facts?: { osGroup?: 117 | 169 | null };
  preOrder?: { shipsOn: string } | null;
}

function toSellableSku(row: SkuRow, heldByOwnOrder: number): SellableSku {
  const detail = row.detail as DetailFacts;
  return {
    skuId: row.sku_id,
    slug: row.slug,
    kind: row.kind === "pc" ? "desktop" : row.kind,
    modelId: row.model_id ?? 0,
    modelType: row.model_type,
    optionId: row.option_id ?? 0,
    gearCategoryId: row.gear_category_id,
    name: row.name,
    variantTitle: detail.skus.length > 1 ? row.title : "",
    picture: detail.skus.find(({ skuId }) => skuId === row.sku_id)?.picture ?? detail.pictures[0] ?? "",
    unitPrice: cents(row.deposit_cents ?? row.price_cents),
    isPreOrderDeposit: row.deposit_cents !== null,
    preOrderShipsOn: detail.preOrder?.shipsOn ?? null,
    weightGrams: row.weight_grams,
    recycleFee: cents(row.recycle_cents),
    leasable: row.leasable,
    requiresPc: row.requires_pc,
    readyMade: detail.readyMade ?? false,
    isRefurbished: (detail.condition ?? null) !== null,
    operatingSystemGroup: detail.facts?.osGroup ?? null,
    parts: detail.parts ?? [],
    sold: row.active && row.listed && !CHOSEN_WITH_A_BUILD.has(row.option_id ?? 0),
    stock: { policy: row.policy, available: Math.max(0, row.on_hand - row.held + heldByOwnOrder) },
  };
}
