import type { Cents } from "../money/cents.ts";

export type ShippingMethodId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 13;

/**
 * Where a parcel goes, as carriers see it. `po_box`: a USA PO box outside the military posts; one in Alaska, Hawaii or a
 * territory stays in its special region (A33) and has a zone of its own.
 */
export type ShippingZone =
  | "conus"
  | "po_box"
  | "po_box_alaska_hawaii"
  | "po_box_territory"
  | "military"
  | "territory"
  | "alaska_hawaii"
  | "canada";
export const SHIPPING_ZONES: readonly ShippingZone[] = [
  "conus",
  "po_box",
  "po_box_alaska_hawaii",
  "po_box_territory",
  "military",
  "territory",
  "alaska_hawaii",
  "canada",
];

/** What a cart must be carried as. `gearOnly` is a cart without any PC or laptop. */
export type ShippedKind = "desktop" | "laptop" | "gearOnly";

/** Business days from the day it ships to the day it arrives, both ends counted in. */
export interface TransitDays {
  from: number;
  until: number;
}

export interface SystemRates {
  desktop: Cents;
  laptop: Cents;
}

/** When a parcel is handed over on its day: whenever the carrier comes, in the evening, or as arranged with the buyer. */
export const HANDOVERS = ["any_time", "evening", "appointment"] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Method 8 (will call) is a row so that it has a name; no cart is ever offered it. */
export interface ShippingMethod {
  methodId: ShippingMethodId;
  name: string;
  /** What it is called where no military post is. */
  civilianName?: string;
  /** The specification's `Increase`: the rate of one system, of which `includedInPrice` is already paid. */
  increase: SystemRates;
  transit: TransitDays;
  /** Rates and days to AE, AP, AA, PR, GU, VI, HI, AK, where they differ. */
  specialRegion: { increase: SystemRates; transit: TransitDays } | null;
  /** `any_time` where nothing else is said. */
  handover?: Handover;
}

/** Grams from and to, both included. Rows are sorted and touch; the last one holds above its end (A49). */
export interface GearWeightRange {
  fromGrams: number;
  toGrams: number;
  fee: Cents;
}

export interface GearShippingCharge {
  methodIds: readonly ShippingMethodId[];
  ranges: readonly GearWeightRange[];
}

/** An offer that makes a method free. Days are the warehouse's, both included; null is open. */
export interface FreeShipping {
  /** Stable name, for the owner. */
  rule: string;
  methodIds: readonly ShippingMethodId[];
  zones: readonly ShippingZone[];
  kinds: readonly ShippedKind[];
  minimumAfterDiscount: Cents;
  validFrom: string | null;
  validUntil: string | null;
}

/** A way to send a PC that is already built, sold as a SKU of its own. */
export interface RdyShippingMethod {
  shippingMethodSkuId: number;
  methodId: ShippingMethodId;
  /** Where the row holds; elsewhere the method goes at its standard rate. */
  zones: readonly ShippingZone[];
  /** For one PC. */
  fee: Cents;
  /** Used as the row's days, except for `rdy5to7SkuId`, whose words and days are "5-7 Business Days". */
  shippingBusinessDay: number;
  /** Where it may arrive sooner: the first of its days. */
  firstBusinessDay?: number;
}

export interface HolidayCalendar {
  country: "USA" | "CANADA";
  /** Days without pickup or delivery that no yearly rule gives, `YYYY-MM-DD`. */
  extraClosedOn: readonly string[];
}

export interface Warehouse {
  /** IANA name. */
  timeZone: string;
  calendar: HolidayCalendar;
  /** Local hour, 1–24, from which an order counts as the next day's. */
  orderCutoffHour: number;
}

/** Everything about shipping that an owner changes; section 3's names are given where the specification has one. */
export interface ShippingConfig {
  methods: readonly ShippingMethod[];
  /** `ModelShippingMethodsMapping`: which methods carry what, by destination. */
  modelShippingMethodsMapping: Readonly<
    Record<ShippingZone, Readonly<Record<ShippedKind, readonly ShippingMethodId[]>>>
  >;
  /**
   * `SpecialFreeShipping`: the method that is included in every system's price, with the rates that make it so,
   * and the methods it can never stand for.
   */
  specialFreeShipping: {
    defaultMethod: ShippingMethodId;
    excludeMethods: readonly ShippingMethodId[];
    defaultDesktop: Cents;
    defaultLaptop: Cents;
    zones: readonly ShippingZone[];
  };
  /** `FreeShippings`. */
  freeShippings: readonly FreeShipping[];
  /** `GearShippingChargeWeightMapping`. */
  gearShippingChargeWeightMapping: readonly GearShippingCharge[];
  /** `SpecialShippings.ModelIds` and the only methods that carry those models. */
  specialShippings: { modelIds: readonly number[]; methodIds: readonly ShippingMethodId[] };
  /** Part of the rate that every system's price holds already: 75 and 49 (S521, A48). */
  includedInPrice: SystemRates;
  /** Added once an order (A47). */
  gearAdders: { usPostal: Cents; twoDaySpecialRegion: Cents; twoDayMethodIds: readonly ShippingMethodId[] };
  rdyShippingMethods: readonly RdyShippingMethod[];
  /** The shipping SKU that reads "5-7 Business Days" (A50). */
  rdy5to7SkuId: number;
  /** Not offered to ordinary USA addresses (S527). */
  specialRegionOnlySkuId: number;
  /** `RdyShippingDate`: business days from the order to the day a ready-made PC leaves. */
  rdyShippingDate: { businessDays: number };
  /** Business days of building and testing before a line can leave on the next one. */
  buildBusinessDays: { desktop: number; laptop: number; gear: number; rush: number; defer: number };
  warehouse: Warehouse;
  canadaCalendar: HolidayCalendar;
  /**
   * Added once to the fee of an order that is leased: with it the fee is the specification's `KatapultShippingFee`. Absent
   * in settings of before, and then nothing is added.
   */
  leasedIncrease?: Cents;
  /** Calendar days from today to the date printed on a shipping label (S528, A51). */
  labelShipDaysAhead: number;
}
