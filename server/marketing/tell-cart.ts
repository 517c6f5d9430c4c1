import {
  type CartMarketing,
  type HeldCart,
  type MarketedCart,
  type MarketedProduct,
  MarketingAway,
} from "#adapters/marketing/cart-marketing.ts";
import { type CartChange, type MarketingCall, planCartSync, type RemoteCart } from "#rules/marketing/plan-cart-sync.ts";

/** Brings the service's cart to what the store's is: looked up first, then the calls that the rule plans (S311–S315). */
export async function tellCart(marketing: CartMarketing, cart: MarketedCart): Promise<void> {
  const held = await marketing.findCart(cart.cartId);
  const remote = toRemote(held);
  const calls = changesOf(cart, held).flatMap((change) => planCartSync(remote, change));
  for (const call of calls) await send(marketing, cart, call);
  if (held && isOtherHead(cart, held, calls.length > 0)) await marketing.changeCart(cart);
}

function toRemote(held: HeldCart | null): RemoteCart {
  return held ? { state: "exists", productIds: held.products.map(({ lineId }) => lineId) } : { state: "absent" };
}

/** A new cart is created with all its products by the first of them. What the service has as it is stays untouched. */
function changesOf({ products }: MarketedCart, held: HeldCart | null): CartChange[] {
  const put = (product: MarketedProduct): CartChange => ({ kind: "put", productId: product.lineId });
  if (!held) return products.slice(0, 1).map(put);
  const left = new Set(products.map(({ lineId }) => lineId));
  const removed = held.products.filter(({ lineId }) => !left.has(lineId));
  return [
    ...products.filter((product) => !isHeld(product, held)).map(put),
    ...removed.map(({ lineId }): CartChange => ({ kind: "remove", productId: lineId })),
  ];
}

function isHeld({ lineId, title, price, quantity }: MarketedProduct, held: HeldCart): boolean {
  return held.products.some(
    (has) => has.lineId === lineId && has.title === title && has.priceCents === price && has.quantity === quantity,
  );
}

/** The link goes along with every change, so that it lasts from then. */
function isOtherHead({ email, phone, sum }: MarketedCart, held: HeldCart, isChanged: boolean): boolean {
  return isChanged || held.email !== email || held.phone !== phone || held.sumCents !== sum;
}

async function send(marketing: CartMarketing, cart: MarketedCart, planned: MarketingCall): Promise<void> {
  switch (planned.call) {
    case "create_cart":
      if ((await marketing.createCart(cart)) === "exists")
        throw new MarketingAway(`Cart ${cart.cartId} was created meanwhile`);
      return;
    case "add_product":
      return marketing.addProduct(cart.cartId, productIn(cart, planned.productId));
    case "update_product":
      return marketing.changeProduct(cart.cartId, productIn(cart, planned.productId));
    case "remove_product":
      return marketing.removeProduct(cart.cartId, planned.productId);
    case "delete_cart":
    case "send_order":
    case "wait":
      throw new Error(`A cart with things in it plans no ${planned.call}`);
  }
}

function productIn({ products }: MarketedCart, lineId: string): MarketedProduct {
  const product = products.find((each) => each.lineId === lineId);
  if (!product) throw new Error(`The cart has no line ${lineId}`);
  return product;
}
