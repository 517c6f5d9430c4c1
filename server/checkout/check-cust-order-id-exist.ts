import type { checkCustOrderIdExist as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { findOwnOrder } from "../orders/orders-table.ts";

export const checkCustOrderIdExist: Handler<typeof call> = async ({ world, principal, query }) => {
  const order = await findOwnOrder(world.db.queries, principal, query.CustOrderID);
  return { reply: { Success: true as const, Exists: order !== null } };
};
