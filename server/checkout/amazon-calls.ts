import type { createAmazonCheckoutSession as create, getPaymentInfoAmazonV2 as look } from "#contract/wallets.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { findLatestPayment } from "../payments/payments-table.ts";
import { resumePayment } from "../payments/resume-payment.ts";
import { confirmOrder } from "./confirm-order.ts";
import { walletOrder } from "./wallet-order.ts";

/** Each call is one attempt, as each press of the page's button is; the one before is given up. */
export const createAmazonCheckoutSession: Handler<typeof create> = async (asked) => {
  const { world, principal, body } = asked;
  const order = await walletOrder(world, principal, body.CustOrderID, "AMAZONV2");
  if ("reason" in order) return order;
  const PaymentToken = pressToken(newUuid(world));
  const begun = await confirmOrder({
    ...asked,
    query: {},
    body: { CustOrderID: body.CustOrderID, PaymentToken, CardType: "", Number: "" },
  });
  if ("reason" in begun) return begun;
  const { Redirect, State } = begun.reply;
  if (State === "paid" || Redirect === null) return refuse("payment_in_progress");
  const CheckoutSessionId = (await findLatestPayment(world.db.queries, order.id))?.providerRef ?? "";
  return { reply: { Success: true, CheckoutSessionId, AmazonPayRedirectUrl: Redirect } };
};

export const getPaymentInfoAmazonV2: Handler<typeof look> = async (asked) => {
  const { world, principal, body } = asked;
  const order = await walletOrder(world, principal, body.CustOrderID, "AMAZONV2");
  if ("reason" in order) return order;
  const stands = await resumePayment({ ...asked, query: {} });
  if ("reason" in stands) return stands;
  const payment = await findLatestPayment(world.db.queries, order.id);
  return { reply: { ...stands.reply, CheckoutSessionId: payment?.providerRef ?? "" } };
};
