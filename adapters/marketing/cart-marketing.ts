import type { Cents } from "#rules/money/cents.ts";

/** Who a cart or an order is of. */
export interface MarketedPerson {
  email: string;
  /** As it was typed; empty where it is not known. */
  phone: string;
}

/** A line of a cart, or of an order. */
export interface MarketedProduct {
  /** Of the line: what it is changed and removed by. */
  lineId: string;
  productId: string;
  variantId: string;
  title: string;
  description: string;
  /** Of one. */
  price: Cents;
  imageUrl: string;
  productUrl: string;
  quantity: number;
}

export interface MarketedCart extends MarketedPerson {
  cartId: string;
  /** Of its lines, before what else is charged. */
  sum: Cents;
  /** Brings the cart back, wherever the mail is opened. */
  recoveryUrl: string;
  products: readonly MarketedProduct[];
}

export interface MarketedOrder extends MarketedPerson {
  orderNumber: string;
  cartId: string;
  sum: Cents;
  createdAt: Date;
  products: readonly MarketedProduct[];
}

/** What the service has of a line. */
export type HeldProduct = Pick<MarketedProduct, "lineId" | "title" | "quantity"> & { priceCents: number };

/** What the service has of a cart. */
export interface HeldCart extends MarketedPerson {
  sumCents: number;
  products: readonly HeldProduct[];
}

/**
 * The service that writes to people about the carts they left. Each call throws `MarketingAway` where nobody knows what came
 * of it, and `MarketingRefused` for a definite no. Each may be repeated: what is there already, or gone already, is done.
 */
export interface CartMarketing {
  /** Null only where the service says that it has no such cart (A42). */
  findCart(cartId: string): Promise<HeldCart | null>;
  /** `exists`: another was quicker; it may hold something else. */
  createCart(cart: MarketedCart): Promise<"created" | "exists">;
  /** Whose it is, its sum and its link: all but the products. */
  changeCart(cart: MarketedCart): Promise<void>;
  addProduct(cartId: string, product: MarketedProduct): Promise<void>;
  changeProduct(cartId: string, product: MarketedProduct): Promise<void>;
  removeProduct(cartId: string, lineId: string): Promise<void>;
  deleteCart(cartId: string): Promise<void>;
  sendOrder(order: MarketedOrder): Promise<void>;
}

/** Silence, a failing service, a key that is not taken, too many calls, or an answer that says nothing. */
export class MarketingAway extends Error {
  override name = "MarketingAway";
}

/** The service understood and will not have it: repeating the same changes nothing. */
export class MarketingRefused extends Error {
  override name = "MarketingRefused";
}
