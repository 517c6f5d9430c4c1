import { type Ledger, openLedger } from "../ledger.ts";
import { NextFaults } from "../next-faults.ts";

/** The store's key at this peer. */
export const MARKETING_SANDBOX_KEY = "rigsmith-sandbox-marketing";

/** A product of a cart or an order, as it was sent. */
export interface PeerProduct {
  cartProductID: string;
  title: string;
  quantity: number;
  [field: string]: unknown;
}

/** As it was sent; `id` is its `cartID`. */
export interface PeerCart {
  id: string;
  isDeleted: boolean;
  products: PeerProduct[];
  [field: string]: unknown;
}

export interface PeerOrder {
  id: string;
  [field: string]: unknown;
}

/** Calls as they came, for tests of their order. */
export interface PeerCall {
  id: string;
  method: string;
  path: string;
  status: number;
}

/** What befalls the next calls: silence, a failure, a cut connection, before or after it happened, or an answer that is none. */
export const MARKETING_FAULTS = [
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_before",
  "reset_after",
  "garbage",
] as const;
export type MarketingFault = (typeof MARKETING_FAULTS)[number];

/** The marketing service as a store meets it: carts and orders by their ids. */
export class MarketingPeer {
  readonly ledger: Ledger<{ cart: PeerCart; order: PeerOrder; call: PeerCall }>;
  readonly faults = new NextFaults(MARKETING_FAULTS);

  constructor(file: string | null) {
    this.ledger = openLedger(file, ["cart", "order", "call"]);
  }

  /** Those that were not deleted. */
  carts(): PeerCart[] {
    return this.ledger.all("cart").filter(({ isDeleted }) => !isDeleted);
  }

  findCart(id: string): PeerCart | null {
    const cart = this.ledger.get("cart", id);
    return cart && !cart.isDeleted ? cart : null;
  }

  noteCall(call: Omit<PeerCall, "id">): void {
    this.ledger.put("call", { id: String(this.ledger.all("call").length + 1), ...call });
  }

  readonly reset = (): void => {
    this.ledger.reset();
  };
}
