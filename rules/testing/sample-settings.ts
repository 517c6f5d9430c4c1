import { storeConfig } from "../../store.config.ts";
import { cents } from "../money/cents.ts";
import type { StoreConfig } from "../config/store-config.ts";

const { tax, fees, shipping, payment } = storeConfig;
export const region = one(tax.regions.find(({ state }) => state === "TX"));
export const holiday = one(tax.holidays[0]);
export const feeRow = one(fees.coloradoDelivery[0]);
export const law = one(fees.recycling[0]);
export const charge = one(shipping.gearShippingChargeWeightMapping[0]);
export const method = one(shipping.methods[0]);
export const offer = one(shipping.freeShippings[0]);
export const ready = one(shipping.rdyShippingMethods[0]);
export const warranty = one(storeConfig.warranties[0]);
export const card = one(payment.methods[0]);

/** The first of the owner's own rows; an example cannot be made without one. */
export function one<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("The store's settings have no such row");
  return row;
}

export const withTax = (change: Partial<StoreConfig["tax"]>): Partial<StoreConfig> => ({ tax: { ...tax, ...change } });
export const withRegion = (change: Partial<typeof region>) => withTax({ regions: [{ ...region, ...change }] });
export const withHoliday = (change: Partial<typeof holiday>) => withTax({ holidays: [{ ...holiday, ...change }] });
export const withShipping = (change: Partial<StoreConfig["shipping"]>): Partial<StoreConfig> => ({
  shipping: { ...shipping, ...change },
});
export const withRanges = (...rows: [number, number][]) =>
  withShipping({
    gearShippingChargeWeightMapping: [
      { ...charge, ranges: rows.map(([fromGrams, toGrams]) => ({ fromGrams, toGrams, fee: cents(595) })) },
    ],
  });
export const withFees = (change: Partial<StoreConfig["fees"]>): Partial<StoreConfig> => ({
  fees: { ...fees, ...change },
});
export const freeHoliday = {
  state: "TX",
  maxPrice: cents(100),
  startDate: "2026-08-07",
  endDate: "2026-08-09",
  activated: true,
};
