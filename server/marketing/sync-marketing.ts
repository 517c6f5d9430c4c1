import { type CartMarketing, MarketingRefused } from "#adapters/marketing/cart-marketing.ts";
import { planCartSync } from "#rules/marketing/plan-cart-sync.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import { type DueCart, type DueOrder, findDueMarketing, MARKETING_BATCH } from "./due-marketing.ts";
import { marketedCart, marketedOrder } from "./marketed-products.ts";
import { noteCartGone, noteCartTold, noteOrderTold, postponeCart, postponeOrder } from "./marketing-tables.ts";
import { tellCart } from "./tell-cart.ts";

/** A run ends after it: no other node thinks that it has died. */
const RUN_MS = 20_000;
/** So many calls without an answer are an outage: the rest waits for the next run. */
const MOST_FAILURES = 3;

/**
 * Job: tells the marketing service of carts that have changed and orders that were paid, of whoever may be told of. No
 * shopper waits for it. Safe to run twice at once: every call may be repeated, and what the service has is looked up first.
 */
export async function syncMarketing(world: World): Promise<void> {
  if (!world.marketing) return;
  const until = performance.now() + RUN_MS;
  let failures = 0;
  for (;;) {
    const work = await dueWork(world, world.marketing);
    for (const { what, tell, refused, postpone } of work) {
      if (performance.now() > until) return;
      try {
        await tell();
      } catch (error) {
        if (error instanceof MarketingRefused) {
          world.log.error({ err: error, ...what }, "The marketing service will not have this. It is not told again");
          await refused();
          continue;
        }
        await postpone();
        failures += 1;
        if (failures >= MOST_FAILURES) throw error;
        world.log.warn({ err: error, ...what }, "The marketing service could not be told. It is tried again");
      }
    }
    if (work.length < MARKETING_BATCH) return;
  }
}

/** Something to tell, and what is kept where it could not be. */
interface Work {
  what: { cartId: string } | { orderNumber: string };
  tell(): Promise<void>;
  refused(): Promise<void>;
  postpone(): Promise<void>;
}

/** Orders first: a cart deleted before its order would look abandoned to nobody and bought by nobody. */
async function dueWork(world: World, marketing: CartMarketing): Promise<Work[]> {
  const { orders, carts, gone } = await findDueMarketing(world);
  return [
    ...orders.map((due) => orderWork(world, marketing, due)),
    ...carts.map((due) => cartWork(world, marketing, due)),
    ...gone.map((cartId) => goneWork(world, marketing, cartId)),
  ];
}

function orderWork(world: World, marketing: CartMarketing, due: DueOrder): Work {
  return {
    what: { orderNumber: due.orderNumber },
    tell: () => tellOrder(world, marketing, due),
    refused: () => noteOrderTold(world, due.orderId),
    postpone: () => postponeOrder(world, due.orderId),
  };
}

function cartWork(world: World, marketing: CartMarketing, due: DueCart): Work {
  const { cartId, version } = due;
  return {
    what: { cartId },
    tell: () => tellOpenCart(world, marketing, due),
    // Until it changes again.
    refused: () => noteCartTold(world, cartId, version),
    postpone: () => postponeCart(world, cartId),
  };
}

function goneWork(world: World, marketing: CartMarketing, cartId: string): Work {
  return {
    what: { cartId },
    tell: () => deleteCart(world, marketing, cartId),
    refused: () => noteCartGone(world, cartId),
    postpone: () => postponeCart(world, cartId),
  };
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
  if (cart.products.length > 0) await tellCart(marketing, cart);
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
