/**
 * What the marketing service is known to hold. A failed look-up is `unknown` unless it said that the cart is not there:
 * taking a time-out for "absent" would make a second cart (A42).
 */
export type RemoteCart =
  | { state: "exists"; productIds: readonly string[] }
  | { state: "absent" }
  | { state: "unknown" };

export type CartChange =
  | { kind: "put"; productId: string }
  | { kind: "remove"; productId: string }
  | { kind: "emptied" }
  | { kind: "purchased"; orderNumber: string };

/** One call to the service, in the order they are sent. `wait` asks again later. */
export type MarketingCall =
  | { call: "create_cart" }
  | { call: "add_product" | "update_product" | "remove_product"; productId: string }
  | { call: "delete_cart" }
  | { call: "send_order"; orderNumber: string }
  | { call: "wait" };

/** Which calls bring the remote cart to the change (S311–S316): look first, create what is absent, never guess. */
export function planCartSync(remote: RemoteCart, change: CartChange): readonly MarketingCall[] {
  if (change.kind === "purchased") return afterPurchase(remote, change.orderNumber);
  if (remote.state === "unknown") return [{ call: "wait" }];
  if (change.kind === "put") return put(remote, change.productId);
  if (remote.state === "absent") return [];
  if (change.kind === "emptied") return [{ call: "delete_cart" }];
  const { productId } = change;
  return remote.productIds.includes(productId) ? [{ call: "remove_product", productId }] : [];
}

/** A new cart is created with all its products, so nothing is added to it afterwards. */
function put(remote: Exclude<RemoteCart, { state: "unknown" }>, productId: string): readonly MarketingCall[] {
  if (remote.state === "absent") return [{ call: "create_cart" }];
  return [{ call: remote.productIds.includes(productId) ? "update_product" : "add_product", productId }];
}

/** The order first: a cart deleted before it would look abandoned to nobody and bought by nobody. */
function afterPurchase(remote: RemoteCart, orderNumber: string): readonly MarketingCall[] {
  const sent: MarketingCall = { call: "send_order", orderNumber };
  return remote.state === "absent" ? [sent] : [sent, { call: "delete_cart" }];
}
