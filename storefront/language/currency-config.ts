import { storeConfig } from "#config";

const { canadianDollars, shipping } = storeConfig;

/** What an estimate in Canadian dollars needs of the settings: the build writes it where pages say one, and nowhere else. */
export const currencyConfig = {
  canadianDollars,
  /** The store's clock: a rate is of its day. */
  timeZone: shipping.warehouse.timeZone,
};
