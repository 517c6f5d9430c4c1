import type { Cents } from "../money/cents.ts";
import type { RushService } from "./rush-service.ts";

/** What was chosen in a slot of a PC, and what its price includes there. Each with all of its units. */
export interface ChangedPart {
  optionId: number;
  /** Null for a slot that was left empty. */
  name: string | null;
  price: Cents;
  /** Null for a slot that was empty. */
  replaces: string | null;
  /** What the PC's price counts for it (`replaced-price.ts`). */
  replacedPrice: Cents;
}

export interface Configuration {
  /** Slots that differ from the PC as it stands, without the system, which is priced by its group. */
  changed: readonly ChangedPart[];
  /** The part that is longest on its way to our bench; null where all are there. */
  waits: { name: string; businessDays: number } | null;
  /** What the PC's own parts cost apart, its system among them. Orders of before it counted do not say. */
  partsPrice?: Cents;
}

/** One line of a cart with the catalogue's own facts. Nothing here comes from the browser but the quantity and the choices. */
export interface LineToPrice {
  /** Cart item id: unique in the cart, stable across changes. */
  lineId: string;
  /** Above 0 for a PC or laptop, 0 for gear and parts (S148). */
  modelId: number;
  skuId: number;
  /** Component option id of a part (S250–S270), 0 otherwise. */
  optionId: number;
  /** Gear category id of a gear item (S48–S55), null otherwise. */
  gearCategoryId: number | null;
  kind: "desktop" | "laptop" | "gear" | "part";
  description: string;
  /** Catalogue price of one unit, base configuration included. */
  unitPrice: Cents;
  quantity: number;
  /** Price of the chosen warranty for one unit; 0 when included or not chosen. */
  warrantyPrice: Cents;
  shippingWarrantyPrice: Cents;
  extendedWarrantyPrice: Cents;
  /** Operating system of a PC: its group (117 home, 169 pro); null where none is known, or none was chosen for a build. */
  operatingSystemGroup: 117 | 169 | null;
  /** Group that the unit price already includes. */
  includedOperatingSystemGroup: 117 | 169 | null;
  rushService: RushService;
  rushPrice: Cents;
  isPreOrderDeposit: boolean;
  /** Day that a pre-ordered unit leaves, `YYYY-MM-DD`; null when nothing is pre-ordered or no day is known. */
  preOrderShipsOn: string | null;
  leasable: boolean;
  /** Recycling fee of one unit where the destination's law asks for it. */
  recycleFee: Cents;
  weightGrams: number;
  /** Came from Complete Your Purchase or is flagged as sold with a PC only. */
  requiresPc: boolean;
  readyMade: boolean;
  /** The line is a free item or part of a bundle given with another line. */
  freeWithLineId: string | null;
  /** A PC whose parts were chosen. Not there for what is sold as it stands. */
  configuration?: Configuration | undefined;
  /** A longer warranty for what was bought before: how long it makes it. Not there for every other line. */
  longerWarranty?: { months: number } | undefined;
}
