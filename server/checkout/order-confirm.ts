import type { orderConfirm as call } from "#contract/final-confirm.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { confirmOrder } from "./confirm-order.ts";
import { paymentOf, refuseMethod } from "./specified-order.ts";
import { tempOrder } from "./temp-order.ts";

/** Stage 4 of the specification's payload. An order that has its number is paid as it was made: nothing else of the payload is read again. */
export const orderConfirm: Handler<typeof call> = async (asked) => {
  const { world, body } = asked;
  const refusal = refuseMethod(body.Checkout, world);
  if (refusal) return refusal;
  if (body.CustOrderID !== "") return pay(body.CustOrderID);
  if (!body.IsInsertTempOrder) return refuse("order_unknown");
  const made = await tempOrder({ ...asked });
  return "reason" in made ? made : pay(made.reply.CustOrderID);

  function pay(orderNumber: string) {
    return confirmOrder({ ...asked, query: {}, body: paymentOf(body.Checkout, orderNumber) });
  }
};
