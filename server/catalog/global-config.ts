import type { GlobalConfig } from "#contract/global-config.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { warrantiesFor } from "#rules/promises/warranty.ts";
import type { Cents } from "#rules/money/cents.ts";
import { SHIPPING_ZONES, type SystemRates } from "#rules/shipping/shipping-config.ts";
import { taxRegionOf, type TaxRegion } from "#rules/tax/tax-region.ts";
import { rdyShippingRows } from "./to-wire-product.ts";
import { spoken } from "../languages/spoken.ts";

const { lengthText } = spoken.orderLines;
const { ownerText } = spoken.ownerTexts;

const PPM = 1_000_000;

/** The settings in the specification's spelling, tax as it is on a day (`YYYY-MM-DD`). Windows of tester mode stay out. */
export function globalConfig(config: StoreConfig, on: string): GlobalConfig {
  const { points } = config;
  return {
    Version: config.version,
    ...shippingConfig(config),
    ...taxConfig(config, on),
    CartRecommends: [...config.cartRecommends],
    AmazonGiftCardLimit: orNull(config.limits.amazonGiftCard),
    PointToPriceRate: points.dollarPpmPerPoint / PPM,
    PointMoneyRate: points.earnedPerDollar,
    ApplyUserPointMagnificationValue: points.spentInStepsOf,
    // The specification knows desktops and laptops; what is refurbished or gear has no choice.
    Warranties: (["desktop", "laptop"] as const).flatMap((kind) =>
      warrantiesFor(kind, config.warranties).map(({ warrantyId, months, price }) => ({
        WarrantyID: warrantyId,
        Title: lengthText(months),
        Price: toWireMoney(price),
        IsNotebook: kind === "laptop",
      })),
    ),
  };
}

type ShippingPart = Pick<
  GlobalConfig,
  | "ShippingMethods"
  | "ModelShippingMethodsMapping"
  | "SpecialFreeShipping"
  | "FreeShippings"
  | "GearShippingChargeWeightMapping"
  | "SpecialShippings"
  | "RDYShippingMethods"
  | "RdyShippingDate"
>;

function shippingConfig({ shipping }: StoreConfig): ShippingPart {
  const special = shipping.specialFreeShipping;
  return {
    ShippingMethods: shipping.methods.map(({ methodId, name, increase }) => ({
      ShippingMethodID: methodId,
      ShippingMethodName: ownerText(name),
      Increase: wireRates(increase),
    })),
    ModelShippingMethodsMapping: Object.fromEntries(
      SHIPPING_ZONES.map((zone) => {
        const { desktop, laptop, gearOnly } = shipping.modelShippingMethodsMapping[zone];
        return [zone, { Desktop: [...desktop], Laptop: [...laptop], GearOnly: [...gearOnly] }];
      }),
    ),
    SpecialFreeShipping: {
      DefaultMethod: special.defaultMethod,
      ExcludeMethod: [...special.excludeMethods],
      DefaultDesktop: toWireMoney(special.defaultDesktop),
      DefaultLaptop: toWireMoney(special.defaultLaptop),
    },
    FreeShippings: shipping.freeShippings.map((offer) => ({
      ShippingMethodIDs: [...offer.methodIds],
      Destinations: [...offer.zones],
      MinimumAmount: toWireMoney(offer.minimumAfterDiscount),
      StartDate: offer.validFrom,
      EndDate: offer.validUntil,
    })),
    GearShippingChargeWeightMapping: shipping.gearShippingChargeWeightMapping.map(({ methodIds, ranges }) => ({
      ShippingMethodIDs: [...methodIds],
      Ranges: ranges.map(({ fromGrams, toGrams, fee }) => ({ From: fromGrams, To: toGrams, Fee: toWireMoney(fee) })),
    })),
    SpecialShippings: { ModelIds: [...shipping.specialShippings.modelIds] },
    RDYShippingMethods: rdyShippingRows(shipping),
    RdyShippingDate: shipping.rdyShippingDate.businessDays,
  };
}

function taxConfig(
  { tax }: StoreConfig,
  on: string,
): Pick<GlobalConfig, "AddressItems" | "TaxFreeHoliday" | "TaxHolidays"> {
  return {
    AddressItems: tax.regions.filter((region) => isInForce(region, on, tax.regions)).map(addressItem),
    TaxFreeHoliday: Object.fromEntries(
      tax.freeHolidays.map(({ state, maxPrice, startDate, endDate, activated }) => [
        state,
        { MaxPrice: toWireMoney(maxPrice), StartDate: startDate, EndDate: endDate, Activated: activated },
      ]),
    ),
    TaxHolidays: tax.holidays
      .filter(({ testMode }) => !testMode)
      .map((holiday) => ({
        State: holiday.state,
        StartDate: holiday.startDate,
        EndDate: holiday.endDate,
        TimeZomeDifference: holiday.timeZoneDifferenceHours,
        TestMode: holiday.testMode,
        MaxPrice: orNull(holiday.maxPrice),
        GearsMaxPrice: orNull(holiday.gearsMaxPrice),
        ExcludeGears: holiday.excludeGears,
        TaxType: holiday.taxType,
      })),
  };
}

function addressItem({ country, state, parts, maxPpm }: TaxRegion): GlobalConfig["AddressItems"][number] {
  const ratePpm = parts.reduce((sum, part) => sum + part.ratePpm, 0);
  return { Country: country, State: state, Cities: [], Tax: ratePpm / PPM, TaxMax: maxPpm / PPM };
}

function isInForce(region: TaxRegion, on: string, regions: readonly TaxRegion[]): boolean {
  const { country, state } = region;
  return taxRegionOf({ country, state }, on, regions) === region;
}

function wireRates({ desktop, laptop }: SystemRates): { Desktop: number; Laptop: number } {
  return { Desktop: toWireMoney(desktop), Laptop: toWireMoney(laptop) };
}

function orNull(amount: Cents | null): number | null {
  return amount === null ? null : toWireMoney(amount);
}
