import { storeConfig } from "#config";

const { payment, shipping } = storeConfig;

/** What card fields need of the settings, apart from those of every page: the build writes out these values alone. */
export const cardConfig = {
  /** S327 (A28): whether a card is good in its last month, and whose clock says which month it is. */
  cardExpiry: payment.cardExpiry,
  timeZone: shipping.warehouse.timeZone,
};
