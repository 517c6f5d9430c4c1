import type {
  listOwnReviews as ownCall,
  listReviewable as ofOrderCall,
  mayReview as mayCall,
} from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler, MemberHandler } from "../http/route.ts";
import { findOrderById, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { listBought, listBoughtBy, viewBought } from "./bought-products.ts";
import { findOwnOrderWith } from "./find-own-order-with.ts";

export const listReviewable: Handler<typeof ofOrderCall> = async ({ world, principal, query }) => {
  const open = await findOpenOrder(world, principal, query.order);
  if (!open) return refuse("order_unknown");
  const { queries } = world.db;
  const [order, products] = [await findOrderById(queries, open.id), await listBought(queries, open.id)];
  return {
    reply: {
      Success: true,
      OrderNumber: order.orderNumber,
      IsShipped: isShipped(order),
      Products: await Promise.all(products.map((product) => viewBought(world, product))),
    },
  };
};

export const mayReview: Handler<typeof mayCall> = async ({ world, principal, query: { product: slug } }) => {
  const order = await newestOrderWith(world, principal, slug);
  const found = order && (await listBought(world.db.queries, order.id)).find((each) => each.slug === slug);
  return {
    reply: {
      Success: true,
      OrderNumber: found?.orderNumber ?? null,
      Product: found ? await viewBought(world, found) : null,
    },
  };
};

/** Orders that a browser holds keys of: looked through one by one. */
const MOST_KEYS = 5;

async function newestOrderWith(world: World, principal: Shopper, slug: string): Promise<{ id: string } | null> {
  const { queries } = world.db;
  const own = await findOwnOrderWith(queries, principal, slug);
  if (own) return own;
  for (const number of [...principal.orderKeys.keys()].slice(-MOST_KEYS).toReversed()) {
    const open = await findOpenOrder(world, principal, number);
    if (!open || !isShipped(await findOrderById(queries, open.id))) continue;
    if ((await listBought(queries, open.id)).some((each) => each.slug === slug)) return open;
  }
  return null;
}

export const listOwnReviews: MemberHandler<typeof ownCall> = async ({ world, principal }) => ({
  reply: {
    Success: true,
    Products: await Promise.all(
      (await listBoughtBy(world.db.queries, principal.memberId)).map(async (bought) => ({
        ...(await viewBought(world, bought)),
        OrderNumber: bought.orderNumber,
        ShippedAt: bought.shippedAt?.toISOString() ?? "",
      })),
    ),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

export function isShipped({ state }: Pick<OrderRow, "state">): boolean {
  return state === "shipped" || state === "delivered";
}
