import { type CartMarketing, MarketingRefused } from "#adapters/marketing/cart-marketing.ts";
import { planCartSync } from "#rules/marketing/plan-cart-sync.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import { eachRecord } from "../retries/each-record.ts";
import {
  type DueCart,
  type DueOrder,
  findDueMarketing,
  FORGET_CARTS,
  TELL_CARTS,
  TELL_ORDERS,
} from "./due-marketing.ts";
import { marketedCart, marketedOrder } from "./marketed-products.ts";
import { noteCartAsked, noteCartGone, noteCartTold, noteOrderTold } from "./marketing-tables.ts";
import { tellCart } from "./tell-cart.ts";

/**
 * Job: tells the marketing service of carts that have changed and orders that were paid, of whoever may be told of. No
 * shopper waits for it. Safe to run twice at once: every call may be repeated, and what the service has is looked up first.
 * Orders first: a cart deleted before its order would look abandoned to nobody and bought by nobody.
 */
export async function syncMarketing(world: World): Promise<void> {
  const { marketing } = world;
  if (!marketing) return;
  const { orders, carts, gone } = await findDueMarketing(world);
  await eachRecord(world, {
    work: TELL_ORDERS,
    found: orders,
    record: ({ orderNumber }) => orderNumber,
    handle: (due) =>
      unlessRefused(
        world,
        { orderNumber: due.orderNumber },
        () => tellOrder(world, marketing, due),
        () => noteOrderTold(world, due.orderId),
      ),
  });
  await eachRecord(world, {
    work: TELL_CARTS,
    found: carts,
    record: ({ cartId }) => cartId,
    handle: ({ cartId, ...due }) =>
      unlessRefused(
        world,
        { cartId },
        () => tellOpenCart(world, marketing, { cartId, ...due }),
        // Until it changes again.
        () => noteCartTold(world, cartId, due.version),
      ),
  });
  await eachRecord(world, {
    work: FORGET_CARTS,
    found: gone,
    record: (cartId) => cartId,
    handle: (cartId) =>
      unlessRefused(
        world,
        { cartId },
        () => deleteCart(world, marketing, cartId),
        () => noteCartGone(world, cartId),
      ),
  });
}

/** What the service will never take is on record as told, and somebody should read why. */
async function unlessRefused(
  world: World,
  what: { cartId: string } | { orderNumber: string },
  tell: () => Promise<void>,
  noteRefused: () => Promise<void>,
): Promise<void> {
  try {
    await tell();
  } catch (error) {
    if (!(error instanceof MarketingRefused)) throw error;
    world.log.error({ err: error, ...what }, "The marketing service will not have this. It is not told again");
    await noteRefused();
  }
}

async function tellOrder(world: World, marketing: CartMarketing, due: DueOrder): Promise<void> {
  const remote = due.isCartTold ? ({ state: "unknown" } as const) : ({ state: "absent" } as const);
  for (const { call } of planCartSync(remote, { kind: "purchased", orderNumber: due.orderNumber })) {
    if (call === "send_order") await marketing.sendOrder(await marketedOrder(world, due));
    if (call === "delete_cart") await deleteCart(world, marketing, due.cartId);
  }
  await noteOrderTold(world, due.orderId);
}

async function tellOpenCart(world: World, marketing: CartMarketing, due: DueCart): Promise<void> {
  const loaded = await loadCart(world, holderOf(due));
  // Bought, emptied or joined with another since: the next look finds it so.
  if (loaded?.cart.id !== due.cartId) return;
  const cart = marketedCart(world, loaded, due);
  if (cart.products.length > 0) {
    await noteCartAsked(world, due.cartId);
    await tellCart(marketing, cart);
  }
  await noteCartTold(world, due.cartId, loaded.cart.version);
}

async function deleteCart(world: World, marketing: CartMarketing, cartId: string): Promise<void> {
  await marketing.deleteCart(cartId);
  await noteCartGone(world, cartId);
}

/** Whoever has the cart, as far as it takes to read it. */
function holderOf({ memberId, token }: DueCart): Shopper {
  const browsing = {
    clientKey: "",
    cartTokenSha256: token === null ? null : Buffer.from(token, "hex"),
    sessionSha256: null,
    stepSha256: null,
    knownBrowser: null,
    orderKeys: new Map<string, string>(),
  };
  return memberId === null ? { ...browsing, kind: "guest" } : { ...browsing, kind: "member", memberId, sessionId: "" };
}
