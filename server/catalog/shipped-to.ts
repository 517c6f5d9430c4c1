import type { ShippedTo } from "#contract/catalog.ts";
import type { Destination } from "#rules/address/destination.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { businessDaysBetween } from "#rules/shipping/business-days.ts";
import { businessDaysToShip } from "#rules/shipping/shipping-dates.ts";
import { shippingOptionsFor } from "#rules/shipping/shipping-options.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";

interface Place extends Pick<ShippedTo, "country" | "regions"> {
  /** An ordinary address there: rates differ by place, never by street. */
  destination: Destination;
}

const address = (country: Destination["country"], state: string, postalCode: string, city: string): Destination => ({
  country,
  state,
  postalCode,
  city,
  isPoBox: false,
});

/** Where rates differ. Military posts and territories are asked at checkout: search engines have no word for them. */
const PLACES: readonly Place[] = [
  { country: "US", regions: [], destination: address("USA", "CA", "95811", "Sacramento") },
  { country: "US", regions: ["AK", "HI"], destination: address("USA", "AK", "99501", "Anchorage") },
  { country: "CA", regions: [], destination: address("CANADA", "ON", "M5V 2T6", "Toronto") },
];

export type Ways = (product: ShopProduct, sku: ShopSku) => ShippedTo[];

/** The ways of what is ordered at one instant. Units of a kind, weight and price are asked for once, as a feed has many. */
export function waysAt(at: Date, config: Pick<StoreConfig, "shipping" | "shipsTo">): Ways {
  const known = new Map<string, ShippedTo[]>();
  return (product, sku) => {
    const { kind, readyMade, modelId } = product;
    const key = [kind, readyMade, modelId, sku.weightGrams, sku.price, sku.deposit !== null].join();
    const ways = known.get(key) ?? shippedTo(product, sku, at, config);
    known.set(key, ways);
    return ways;
  };
}

/**
 * The least expensive way of one unit to each place the store ships to, by the rules that price a cart. Empty for a
 * pre-order: what its way costs is said when it ships.
 */
function shippedTo(
  product: ShopProduct,
  sku: ShopSku,
  at: Date,
  config: Pick<StoreConfig, "shipping" | "shipsTo">,
): ShippedTo[] {
  if (sku.deposit !== null) return [];
  const { shipping } = config;
  const line = lineOf(product, sku);
  return PLACES.filter(({ destination }) => config.shipsTo.some((country) => country === destination.country)).flatMap(
    ({ destination, country, regions }) => {
      const cart = { lines: [line], destination, pricedAt: at.toISOString() };
      const [way] = shippingOptionsFor(cart, sku.price, { shipping });
      if (!way) return [];
      const calendar = country === "CA" ? shipping.canadaCalendar : shipping.warehouse.calendar;
      const onTheWay = (arrives: string) => businessDaysBetween(way.shipsOn, arrives, calendar);
      return {
        country,
        regions: [...regions],
        fee: toWireMoney(way.fee),
        handlingDays: businessDaysToShip(line, shipping),
        transitDays: { from: onTheWay(way.arrivesFrom), until: onTheWay(way.arrivesUntil) },
      };
    },
  );
}

/** One unit alone in a cart, with nothing chosen beside it. */
function lineOf(product: ShopProduct, sku: ShopSku): LineToPrice {
  return {
    lineId: String(sku.skuId),
    modelId: product.modelId,
    skuId: sku.skuId,
    optionId: product.optionId ?? 0,
    gearCategoryId: product.gearCategoryId,
    kind: product.kind === "pc" ? "desktop" : product.kind,
    description: product.name,
    unitPrice: sku.price,
    quantity: 1,
    warrantyPrice: NO_CENTS,
    shippingWarrantyPrice: NO_CENTS,
    extendedWarrantyPrice: NO_CENTS,
    operatingSystemGroup: null,
    includedOperatingSystemGroup: null,
    rushService: "none",
    rushPrice: NO_CENTS,
    isPreOrderDeposit: false,
    preOrderShipsOn: null,
    leasable: sku.leasable,
    recycleFee: NO_CENTS,
    weightGrams: sku.weightGrams,
    requiresPc: product.requiresPc,
    readyMade: product.readyMade,
    freeWithLineId: null,
  };
}
