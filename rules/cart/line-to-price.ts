import type { Cents } from "../money/cents.ts";
import type { RushService } from "./rush-service.ts";

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
  /** Operating system chosen for a PC: its group (117 home, 169 pro) or null. */
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
  /** A longer warranty for what was bought before: how long it makes it. Not there for every other line. */
  longerWarranty?: { months: number } | undefined;
}
