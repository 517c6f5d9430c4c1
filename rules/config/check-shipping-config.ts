import { SHIPPING_ZONES, type GearShippingCharge, type ShippingConfig } from "../shipping/shipping-config.ts";
import { type Check, day, must, ordered, wholeFrom } from "./config-problem.ts";

/** Weight ranges without gaps, methods that exist, transit days that do not run backwards. */
export function checkShippingConfig(shipping: ShippingConfig): Check {
  const known = new Set(shipping.methods.map(({ methodId }) => methodId));
  const listed = SHIPPING_ZONES.flatMap((zone) =>
    Object.entries(shipping.modelShippingMethodsMapping[zone]).map(([kind, methodIds]) => ({
      field: `shipping.modelShippingMethodsMapping.${zone}.${kind}`,
      methodIds,
    })),
  );
  return [
    ...shipping.methods.flatMap((method, at) => [
      must(
        shipping.methods.findIndex(({ methodId }) => methodId === method.methodId) === at,
        `shipping.methods[${at}]`,
        `is method ${method.methodId} a second time`,
      ),
      ...[method, ...(method.specialRegion ? [method.specialRegion] : [])].flatMap(({ increase, transit }) => [
        wholeFrom(0, increase.desktop, `shipping.methods[${at}].increase.desktop`),
        wholeFrom(0, increase.laptop, `shipping.methods[${at}].increase.laptop`),
        must(
          transit.from <= transit.until,
          `shipping.methods[${at}].transit`,
          `takes from ${transit.from} until ${transit.until} days`,
        ),
      ]),
    ]),
    ...listed.flatMap(({ field, methodIds }) =>
      methodIds.map((methodId) =>
        must(known.has(methodId), field, `names method ${methodId}, which shipping.methods does not have`),
      ),
    ),
    ...shipping.gearShippingChargeWeightMapping.flatMap(checkWeightRanges),
    ...shipping.freeShippings.flatMap((offer, at) =>
      checkOffer(offer, `shipping.freeShippings[${at}] (${offer.rule})`),
    ),
    ...shipping.rdyShippingMethods.map(({ fee }, at) => wholeFrom(0, fee, `shipping.rdyShippingMethods[${at}].fee`)),
    wholeFrom(0, shipping.leasedIncrease ?? 0, "shipping.leasedIncrease"),
    ...Object.entries(shipping.buildBusinessDays).map(([kind, days]) =>
      wholeFrom(0, days, `shipping.buildBusinessDays.${kind}`),
    ),
    must(
      isTimeZone(shipping.warehouse.timeZone),
      "shipping.warehouse.timeZone",
      `"${shipping.warehouse.timeZone}" is not a time zone`,
    ),
    must(
      shipping.warehouse.orderCutoffHour >= 1 && shipping.warehouse.orderCutoffHour <= 24,
      "shipping.warehouse.orderCutoffHour",
      `${shipping.warehouse.orderCutoffHour} is not an hour from 1 to 24`,
    ),
    ...shipping.warehouse.calendar.extraClosedOn.map((on, at) =>
      day(on, `shipping.warehouse.calendar.extraClosedOn[${at}]`),
    ),
    ...shipping.canadaCalendar.extraClosedOn.map((on, at) => day(on, `shipping.canadaCalendar.extraClosedOn[${at}]`)),
  ];
}

/** Each range begins a gram above the one before: a gap would bill the dearest range (S523, A49). */
function checkWeightRanges({ ranges }: GearShippingCharge, at: number): Check {
  const field = `shipping.gearShippingChargeWeightMapping[${at}].ranges`;
  return [
    must(ranges.length > 0, field, "is empty"),
    ...ranges.flatMap((range, row) => {
      const begins = (ranges[row - 1]?.toGrams ?? -1) + 1;
      return [
        wholeFrom(0, range.fee, `${field}[${row}].fee`),
        must(
          range.fromGrams <= range.toGrams,
          `${field}[${row}]`,
          `ends at ${range.toGrams} g before it starts at ${range.fromGrams} g`,
        ),
        must(
          range.fromGrams === begins,
          `${field}[${row}].fromGrams`,
          `is ${range.fromGrams}, but the range before leaves off so that ${begins} comes next`,
        ),
      ];
    }),
  ];
}

function checkOffer(offer: ShippingConfig["freeShippings"][number], field: string): Check {
  return [
    wholeFrom(0, offer.minimumAfterDiscount, `${field}.minimumAfterDiscount`),
    offer.validFrom === null ? null : day(offer.validFrom, `${field}.validFrom`),
    offer.validUntil === null ? null : day(offer.validUntil, `${field}.validUntil`),
    offer.validFrom === null ? null : ordered(offer.validFrom, offer.validUntil, field),
  ];
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
