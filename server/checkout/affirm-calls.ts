import type { cancelAffirm as cancel, getAffirmAuthData as tell } from "#contract/wallets.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { abandonPayment } from "../payments/abandon-payment.ts";
import { findLatestPayment } from "../payments/payments-table.ts";
import { paymentRequest } from "../payments/request-payment.ts";
import { refuseType } from "../payments/refuse-type.ts";
import { premiumOf } from "../orders/insurance-policies-table.ts";
import { walletOrder } from "./wallet-order.ts";

/** What Affirm is told of the order, as the store itself tells it. */
export const getAffirmAuthData: Handler<typeof tell> = async ({ world, principal, body }) => {
  const order = await walletOrder(world, principal, body.CustOrderID, "AFFIRM");
  if ("reason" in order) return order;
  const premiumCents = await premiumOf(world.db.queries, order.id);
  if (fromWireMoney(body.upsInsuranceFee) !== premiumCents)
    return refuse("insurance_differs", { premiumCents }, [{ field: "upsInsuranceFee" }]);
  const affirm = world.payments.of("AFFIRM");
  const payment = await findLatestPayment(world.db.queries, order.id);
  if (!affirm?.tell) return refuseType(world, "AFFIRM");
  if (!payment) return refuse("payment_not_started");
  return { reply: { Success: true, AuthData: await affirm.tell(paymentRequest(world, order, payment)) } };
};

/** The buyer has left Affirm's page. What was agreed to in the same moment is kept: the answer of the order says so. */
export const cancelAffirm: Handler<typeof cancel> = async ({ world, principal, body }) => {
  const order = await walletOrder(world, principal, body.CustOrderID, "AFFIRM");
  if ("reason" in order) return order;
  const payment = await findLatestPayment(world.db.queries, order.id);
  if (payment?.state === "requires_action") await abandonPayment(world, payment);
  return { reply: { Success: true } };
};
