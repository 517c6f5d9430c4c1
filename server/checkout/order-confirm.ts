import type { orderConfirm as call } from "#contract/final-confirm.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { refuse } from "#rules/refusal.ts";
import type { CallFor, Handler } from "../http/route.ts";
import { findLatestPayment } from "../payments/payments-table.ts";
import { resumePayment } from "../payments/resume-payment.ts";
import { confirmOrder } from "./confirm-order.ts";
import { paymentOf } from "./specified-order.ts";
import { walletOrder } from "./wallet-order.ts";
import { underNewToken } from "./under-new-token.ts";
import { tempOrder } from "./temp-order.ts";

/** What a wallet's script says of a payment is asked of the wallet, if it is the one that this order waits for. */
async function finishThere(asked: CallFor<typeof call>, type: PaymentType, providerRef: string) {
  const { world, principal, body } = asked;
  const order = await walletOrder(world, principal, body.CustOrderID, type);
  if ("reason" in order) return order;
  const payment = await findLatestPayment(world.db.queries, order.id);
  if (payment?.providerRef !== providerRef) return refuse("payment_not_started");
  return resumePayment({ ...asked, query: {}, body: { CustOrderID: order.orderNumber } });
}

/** Stage 4 of the specification's payload. An order that has its number is paid as it was made: nothing else of the payload is read again. */
export const orderConfirm: Handler<typeof call> = async (asked) => {
  const { body } = asked;
  if (body.PayPalCapture) return finishThere(asked, "PAYPAL", body.PayPalCapture.id);
  if (body.AmazonCheckoutSessionId !== "") return finishThere(asked, "AMAZONV2", body.AmazonCheckoutSessionId);
  if (body.CustOrderID !== "") return pay(body.CustOrderID);
  if (!body.IsInsertTempOrder) return refuse("order_unknown");
  const renewing = underNewToken(asked);
  const made = await tempOrder({ ...asked, setCartToken: renewing.setCartToken });
  return "reason" in made ? made : pay(made.reply.CustOrderID, renewing.principal());

  function pay(orderNumber: string, principal = asked.principal) {
    return confirmOrder({ ...asked, principal, query: {}, body: paymentOf(body.Checkout, orderNumber) });
  }
};
