import type { listRmaOthers as othersCall, listRmas as call } from "#contract/rma.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler, MemberHandler } from "../http/route.ts";
import { findOrderById } from "../orders/orders-table.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import { findReturnUntil } from "./return-until.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { listReturnable, listRmaViews } from "./rmas-table.ts";
import { spoken } from "../languages/spoken.ts";

const { litName } = spoken.lightColors;

export const listRmas: MemberHandler<typeof call> = async ({ world, principal }) => ({
  reply: {
    Success: true,
    Rmas: await listRmaViews(world.db.queries, { memberId: principal.memberId }),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

export const listRmaOthers: Handler<typeof othersCall> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  const { queries } = world.db;
  const [order, until, lines, rmas] = await Promise.all([
    findOrderById(queries, found.id),
    findReturnUntil(world, queries, found.id),
    listReturnable(queries, found.id),
    listRmaViews(queries, { orderId: found.id }),
  ]);
  return {
    reply: {
      Success: true,
      OrderNumber: order.orderNumber,
      IsShipped: order.state === "shipped" || order.state === "delivered",
      ReturnUntil: until ?? "",
      IsOver: until !== null && warehouseTime(world).on > until,
      Lines: lines.map(({ position, name, light, units, left }) => ({
        Line: position,
        ItemDescription: litName(name, light),
        Units: units,
        Left: left,
      })),
      Rmas: rmas,
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};
