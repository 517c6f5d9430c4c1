import { CARD_SLOT } from "#rules/build/chosen-parts.ts";
import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";
import type { EnergyStanding } from "#rules/build/energy-law.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

/** What a SKU is and is called, listed or not. What it costs, whether it is on sale and how many there are, its rows say at each reading. */
export interface CatalogueSku {
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
  preOrderShipsOn: string | null;
  requiresPc: boolean;
  readyMade: boolean;
  isRefurbished: boolean;
  operatingSystemGroup: 117 | 169 | null;
  /** Null where nothing is known, and for what no law of energy is about. */
  energy: EnergyStanding | null;
  /** How many slots the graphics card inside takes, null where nobody knows; null where there is none. */
  card: { slots: number | null } | null;
  /** What is inside a computer. A part that has left the catalogue is left out. */
  parts: readonly PartInside[];
  /** False for what is chosen with a build only, and for a PC that has no parts until they are chosen. */
  isSoldApart: boolean;
  /** What PC Lab builds on. */
  fromNothing: boolean;
  /** Business days that a part of a build is on its way to our bench. */
  leadDays: number;
}

/** A fitted part, as the specification's `CartReviewSubItems` show it. */
export interface PartInside {
  optionId: number;
  skuId: number;
  picture: string;
  name: string;
  quantity: number;
  /** With how many there are, where there are several. */
  description: string;
}

/** The few facts of `products.detail` that a cart needs; the catalogue's schema checked them when they were loaded. */
interface DetailFacts {
  kind: string;
  pictures: string[];
  skus: { skuId: number; picture?: string }[];
  readyMade?: boolean;
  condition?: object | null;
  parts?: { optionId: number; part: string; quantity: number }[];
  facts?: { osGroup?: 117 | 169 | null; energy?: SaidOfEnergy; slots?: number | null };
  preOrder?: { shipsOn: string } | null;
  leadDays?: number;
}

/** How a part inside a computer is called. */
export function describePart(name: string, quantity: number): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

/** Two queries, whatever the number; those of a SKU that there never was are left out. */
export async function readSkus(queries: Queries, skuIds: readonly number[]): Promise<CatalogueSku[]> {
  const rows = await queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .selectAll("products")
    .select(["skus.sku_id", "skus.title"])
    .where("skus.sku_id", "in", [...skuIds])
    .execute();
  const slugs = new Set(rows.flatMap(({ detail }) => (detail as DetailFacts).parts?.map(({ part }) => part) ?? []));
  const parts =
    slugs.size === 0
      ? []
      : await queries
          .selectFrom("products")
          .select(["slug", "name", "default_sku_id", "detail"])
          .where("slug", "in", [...slugs])
          .execute();
  const partsBySlug = new Map(parts.map((part) => [part.slug, part]));
  return rows.map((row) => toCatalogueSku(row, partsBySlug));
}

/** SKU at the price with a PC, by each SKU of the same thing alone. */
export async function readPcTwins(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom("products")
    .select(["default_sku_id", "detail"])
    .where("requires_pc", "=", true)
    .where("listed", "=", true)
    .execute();
  return new Map(
    rows.flatMap(({ default_sku_id, detail }) =>
      ((detail as { sameAs?: number[] }).sameAs ?? []).map((alone) => [alone, default_sku_id] as const),
    ),
  );
}

type ProductOfSku = Row<"products"> & Pick<Row<"skus">, "sku_id" | "title">;
type PartRow = Pick<Row<"products">, "name" | "default_sku_id" | "detail">;

function toCatalogueSku(row: ProductOfSku, partsBySlug: ReadonlyMap<string, PartRow>): CatalogueSku {
  const detail = row.detail as DetailFacts;
  const card = partsBySlug.get(detail.parts?.find(({ optionId }) => optionId === CARD_SLOT)?.part ?? "");
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
    preOrderShipsOn: detail.preOrder?.shipsOn ?? null,
    requiresPc: row.requires_pc,
    readyMade: detail.readyMade ?? false,
    isRefurbished: (detail.condition ?? null) !== null,
    operatingSystemGroup: detail.facts?.osGroup ?? null,
    energy: toStanding(detail.facts?.energy),
    card: card ? { slots: (card.detail as DetailFacts).facts?.slots ?? null } : null,
    parts: (detail.parts ?? []).flatMap(({ optionId, part, quantity }) => {
      const fitted = partsBySlug.get(part);
      if (!fitted) return [];
      const [picture = ""] = (fitted.detail as DetailFacts).pictures;
      const { name } = fitted;
      return [
        { optionId, skuId: fitted.default_sku_id, picture, name, quantity, description: describePart(name, quantity) },
      ];
    }),
    leadDays: detail.leadDays ?? 0,
    isSoldApart: detail.kind !== "build" && !CHOSEN_WITH_A_BUILD.has(row.option_id ?? 0),
    fromNothing: detail.kind === "build",
  };
}

/** As a file says it: what nobody measured is left out. */
interface SaidOfEnergy {
  is: EnergyStanding["is"];
  kwhPerYear?: number | null | undefined;
  kwhAllowed?: number | null | undefined;
}

export function toStanding(said: SaidOfEnergy | undefined): EnergyStanding | null {
  return said ? { is: said.is, kwhPerYear: said.kwhPerYear ?? null, kwhAllowed: said.kwhAllowed ?? null } : null;
}
