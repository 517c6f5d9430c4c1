import type { Database } from "../db/database.ts";
import type { NewRow } from "../db/schema.ts";

/** SKUs of the small shop the tests buy in; prices in cents are written beside them so that a test can be read alone. */
export const SHOP = {
  /** 1,999.00, five in stock. */
  pc: 101,
  /** 1,299.00, five in stock. */
  laptop: 201,
  /** 59.00, twenty in stock. */
  mouse: 301,
  /** 9.00, unlimited. */
  cable: 302,
  /** 20.00 deposit of 200.00, fifty in stock. */
  deposit: 303,
  /** 39.00, none left. */
  soldOut: 304,
  /** 25.00, sold with a PC only. */
  withPcOnly: 305,
  /** 1,499.00, a model that is not available. */
  unavailable: 102,
} as const;

const AT = new Date("2026-11-01T00:00:00Z");

interface SmallProduct {
  slug: string;
  name: string;
  kind: "pc" | "laptop" | "gear";
  skuId: number;
  priceCents: number;
  depositCents?: number;
  weightGrams: number;
  stock: number | "unlimited" | "unavailable";
  requiresPc?: boolean;
}

const PRODUCTS: readonly SmallProduct[] = [
  {
    slug: "test-tower",
    name: "Test Tower",
    kind: "pc",
    skuId: SHOP.pc,
    priceCents: 199_900,
    weightGrams: 12_000,
    stock: 5,
  },
  {
    slug: "resting-tower",
    name: "Resting Tower",
    kind: "pc",
    skuId: SHOP.unavailable,
    priceCents: 149_900,
    weightGrams: 12_000,
    stock: "unavailable",
  },
  {
    slug: "test-laptop",
    name: "Test Laptop",
    kind: "laptop",
    skuId: SHOP.laptop,
    priceCents: 129_900,
    weightGrams: 2_400,
    stock: 5,
  },
  {
    slug: "test-mouse",
    name: "Test Mouse",
    kind: "gear",
    skuId: SHOP.mouse,
    priceCents: 5_900,
    weightGrams: 300,
    stock: 20,
  },
  {
    slug: "test-cable",
    name: "Test Cable",
    kind: "gear",
    skuId: SHOP.cable,
    priceCents: 900,
    weightGrams: 100,
    stock: "unlimited",
  },
  {
    slug: "coming-headset",
    name: "Coming Headset",
    kind: "gear",
    skuId: SHOP.deposit,
    priceCents: 20_000,
    depositCents: 2_000,
    weightGrams: 500,
    stock: 50,
  },
  {
    slug: "gone-pad",
    name: "Gone Pad",
    kind: "gear",
    skuId: SHOP.soldOut,
    priceCents: 3_900,
    weightGrams: 400,
    stock: 0,
  },
  {
    slug: "tower-light",
    name: "Tower Light",
    kind: "gear",
    skuId: SHOP.withPcOnly,
    priceCents: 2_500,
    weightGrams: 200,
    stock: 30,
    requiresPc: true,
  },
];

/** Fills an empty, migrated database with the small shop and its coupons. */
export async function seedShop(db: Database): Promise<void> {
  for (const [position, product] of PRODUCTS.entries()) await seedProduct(db, product, position);
  for (const coupon of COUPONS)
    await db.queries
      .insertInto("coupons")
      .values({ starts_at: AT, ...coupon })
      .execute();
}

const COUPONS: readonly Omit<NewRow<"coupons">, "starts_at">[] = [
  { code: "TEN", kind: "percent", value: 100_000 },
  { code: "ONCE", kind: "amount", value: 1_000, use_limit: 1 },
  { code: "EACH", kind: "amount", value: 500, customer_use_limit: 1 },
  { code: "SHIP", kind: "free_shipping", value: 0 },
  { code: "ALL", kind: "percent", value: 1_000_000 },
  { code: "BIG", kind: "amount", value: 5_000, minimum_cents: 100_000 },
  { code: "OVER", kind: "amount", value: 500, ends_at: new Date("2026-11-10T00:00:00Z") },
];

/** Enough of each kind that the catalogue can be shown. */
const FACTS = {
  pc: { sizeMm: [450, 230, 460], weightGrams: 12_000, ports: { front: [], rear: [] }, osGroup: 117 },
  laptop: {
    processor: { name: "Test 7", cores: 8, threads: 16, boostGhz: 5 },
    graphics: { chip: "Test 60", memoryGb: 8, maxWatts: 100 },
    memory: { capacityGb: 16, type: "DDR5", modules: 2, speedMhz: 5600 },
    storage: { capacityGb: 1000, interface: "NVMe", freeSlots: 1 },
    screen: { inches: 16, resolution: "2560 × 1600", refreshHz: 240, panel: "IPS", nits: 500 },
    batteryWh: 90,
    chargerWatts: 230,
    weightGrams: 2_400,
    sizeMm: [360, 260, 22],
    ports: [],
    osGroup: 117,
  },
  gear: { type: "Test gear", monitor: null, details: [] },
} as const satisfies Record<SmallProduct["kind"], object>;

async function seedProduct(db: Database, product: SmallProduct, position: number): Promise<void> {
  const isComputer = product.kind !== "gear";
  const sku = { skuId: product.skuId };
  const { id } = await db.queries
    .insertInto("products")
    .values({
      slug: product.slug,
      kind: product.kind,
      model_id: isComputer ? product.skuId : null,
      model_type: isComputer ? 1 : null,
      gear_category_id: isComputer ? null : 161,
      name: product.name,
      summary: `${product.name} for tests.`,
      requires_pc: product.requiresPc ?? false,
      default_sku_id: product.skuId,
      detail: JSON.stringify({
        kind: product.kind,
        slug: product.slug,
        name: product.name,
        modelId: product.skuId,
        modelType: 1,
        gearCategoryId: 161,
        defaultSkuId: product.skuId,
        look: { case: "mesh", finish: "black", palette: "off" },
        summary: `${product.name} for tests.`,
        description: [`${product.name} for tests.`],
        requiresPc: product.requiresPc ?? false,
        buildDays: 0,
        condition: null,
        preOrder: null,
        faq: [],
        reviews: null,
        pictures: [product.slug],
        skus: [sku],
        readyMade: isComputer,
        parts: [],
        facts: FACTS[product.kind],
      }),
      position,
      created_at: AT,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.queries
    .insertInto("skus")
    .values({
      sku_id: product.skuId,
      product_id: id,
      code: `T-${product.skuId}`,
      title: product.name,
      price_cents: product.priceCents,
      deposit_cents: product.depositCents ?? null,
      weight_grams: product.weightGrams,
    })
    .execute();
  const tracked = typeof product.stock === "number";
  await db.queries
    .insertInto("stock")
    .values({
      sku_id: product.skuId,
      policy: tracked ? "tracked" : (product.stock as "unlimited" | "unavailable"),
      on_hand: tracked ? (product.stock as number) : 0,
    })
    .execute();
}
