import type { Cents } from "#rules/money/cents.ts";
import type { CatalogueSku } from "./catalogue-skus.ts";

/** A SKU with what its rows say at this moment. */
export interface SellableSku extends CatalogueSku {
  /** Price of one unit as charged now: the deposit when it is a pre-order. */
  unitPrice: Cents;
  isPreOrderDeposit: boolean;
  /** What one unit of a pre-order costs besides its deposit; 0 for everything else. */
  restLater: Cents;
  weightGrams: number;
  recycleFee: Cents;
  leasable: boolean;
  /** False when it is not sold apart, or has left the catalogue since it was put in the cart. */
  sold: boolean;
  /** On the lists: what is chosen with a build only can be there, too. */
  isListed: boolean;
  /** What the cart's own unpaid order holds is available to that cart: a declined card must not turn the last unit into "sold out". */
  stock: { policy: "tracked" | "unlimited" | "unavailable"; available: number };
}
