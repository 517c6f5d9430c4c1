import { GatewayAway, NotAGateway } from "#adapters/payments/merchant-sessions.ts";
import { type PaymentProvider, WalletTokenRefused } from "#adapters/payments/payment-provider.ts";
import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import type { paymentProcess as pay, validateMerchant as validate } from "#contract/wallets.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { CallFor, Handler } from "../http/route.ts";
import { refuseType, titleOf } from "../payments/refuse-type.ts";
import { confirmOrder } from "./confirm-order.ts";
import { walletOrder } from "./wallet-order.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;

/** Apple is asked by the store's own certificate, so only at Apple's own addresses. */
export const validateMerchant: Handler<typeof validate> = async ({ world, body }) => {
  if (!world.payments.of("ApplePay")) return refuseType(world, "ApplePay");
  const title = titleOf(world, "ApplePay");
  if (!world.merchantSessions) return refuse("wallet_on_page", { title });
  try {
    return { reply: { Success: true, MerchantSession: await world.merchantSessions.start(body.validationURL) } };
  } catch (error) {
    if (error instanceof NotAGateway)
      return refuse("invalid_request", {}, [{ field: "validationURL", message: inputWords.applePayGateway }]);
    if (!(error instanceof GatewayAway)) throw error;
    world.log.warn({ err: error }, "Apple Pay gave no merchant session");
    return refuse("wallet_away", { title });
  }
};

/** The wallet's token becomes the provider's, and the order is paid by it as by a typed card: once, however often it comes. */
export const paymentProcess: Handler<typeof pay> = async (asked) => {
  const { world, principal, body } = asked;
  const type = typeof body.token === "string" ? "GooglePay" : "ApplePay";
  const order = await walletOrder(world, principal, body.CustOrderID, type);
  if ("reason" in order) return order;
  const provider = world.payments.of(type);
  if (!provider?.walletToken) return refuseType(world, type);
  const taken = await takeToken(asked, provider.walletToken, order.orderNumber, type);
  if ("reason" in taken) return taken;
  return confirmOrder({
    ...asked,
    query: {},
    body: { CustOrderID: order.orderNumber, ...taken, CardType: "", Number: "" },
  });
};

/** Nothing is charged yet: whoever is refused here was not. */
async function takeToken(
  { world, body }: Pick<CallFor<typeof pay>, "world" | "body">,
  walletToken: NonNullable<PaymentProvider["walletToken"]>,
  orderNumber: string,
  type: PaymentType,
): Promise<{ PaymentToken: string } | Refusal> {
  const title = titleOf(world, type);
  try {
    return { PaymentToken: await walletToken(orderNumber, body.token) };
  } catch (error) {
    if (error instanceof WalletTokenRefused) return refuse("wallet_token_refused", { title }, [{ field: "token" }]);
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn({ err: error, orderNumber }, "A wallet's token found no provider");
    return refuse("wallet_away", { title });
  }
}
