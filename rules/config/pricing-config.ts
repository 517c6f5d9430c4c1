import type { StoreConfig } from "./store-config.ts";

/** The part of the settings that decides what a cart costs: kept with the orders it priced, so that they can be priced again. */
export type PricingConfig = Pick<
  StoreConfig,
  "version" | "operatingSystemPrices" | "shipping" | "tax" | "fees" | "points"
>;

export function pricingConfig(config: PricingConfig): PricingConfig {
  const { version, operatingSystemPrices, shipping, tax, fees, points } = config;
  return { version, operatingSystemPrices, shipping, tax, fees, points };
}
