import { addToCart } from "#contract/carts.ts";
import { confirmOrder, createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { deliverOutbox } from "#server/jobs/deliver-outbox.ts";
import { takePaymentEvent } from "#server/payments/handle-payment-events.ts";
import { DENVER, orderBody } from "#server/testing/buyer.ts";
import { CountingSource } from "#server/testing/counting-source.ts";
import { SHOP } from "#server/testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "#server/testing/test-market.ts";
import { newVisitor } from "#server/testing/visitor.ts";

/**
 * SQL statements of a guest's order of two things by card without coupon, with the provider's two events and the mail:
 * call by call in a small shop, those that only begin and end a transaction apart.
 */
export async function countOrder(): Promise<Readonly<Record<string, number>>> {
  let source: CountingSource | undefined;
  const market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
  try {
    if (!source) throw new Error("The database was opened without the counter");
    market.acceptWebhooks(false);
    await order(market, source);
    return await order(market, source);
  } finally {
    await market.close();
  }
}

async function order({ world, peer }: TestMarket, source: CountingSource): Promise<Record<string, number>> {
  const visitor = newVisitor(world);
  const statements: Record<string, number> = {};
  const step = async <Reply>(name: string, work: () => Promise<Reply>): Promise<Reply> => {
    let reply: { is: Reply } | undefined;
    statements[name] = await source.count(async () => (reply = { is: await work() }));
    if (!reply) throw new Error(`${name} was not done`);
    return reply.is;
  };
  await step("cart", () => visitor.call(addToCart, { body: { SkuID: SHOP.mouse } }));
  await step("second thing", () => visitor.call(addToCart, { body: { SkuID: SHOP.cable } }));
  const { ShippingChoices } = await step("address", () =>
    visitor.call(saveInformation, { body: { ShippingAddress: DENVER } }),
  );
  const ShippingMethodID = ShippingChoices[0]?.ShippingMethodID ?? 0;
  await step("shipping", () => visitor.call(saveShippingMethod, { body: { ShippingMethodID } }));
  const body = await orderBody(visitor);
  const { CustOrderID } = await step("order", () => visitor.call(createOrder, { body }));
  await step("payment", () => visitor.call(confirmOrder, { body: { CustOrderID, PaymentToken: CARDS.approved } }));
  const [charge] = await peer.chargesOf(CustOrderID);
  const told = {
    provider: "stripe",
    type: "payment_intent",
    providerRef: charge?.paymentIntent ?? "",
    attemptId: charge?.metadata.attemptId ?? "",
  };
  for (const news of ["authorised", "captured"] as const)
    await step(`webhook ${news}`, () => takePaymentEvent(world, { ...told, eventId: `${CustOrderID} ${news}`, news }));
  await step("mail", () => deliverOutbox(world));
  return statements;
}
