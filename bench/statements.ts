import { addToCart } from "#contract/carts.ts";
import { confirmOrder, createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { ORDER_RECEIPT } from "#server/mail/receipt-mail.ts";
import { FIND_ORDER_RECORD } from "#server/orders/order-record.ts";
import { findOrderByNumber } from "#server/orders/orders-table.ts";
import { DENVER, orderBody } from "#server/testing/buyer.ts";
import { CountingSource } from "#server/testing/counting-source.ts";
import { SHOP } from "#server/testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "#server/testing/test-market.ts";
import { newVisitor } from "#server/testing/visitor.ts";

export interface CountedOrder {
  /** SQL statements of each call, those that only begin and end a transaction apart. */
  statements: Readonly<Record<string, number>>;
  /** Receipts that one core writes in a second: HTML, text and subject of an order that was read. */
  receiptsPerSecond: number;
}

/** A guest's order of one thing by card, without coupon and webhooks, counted call by call in a small shop. */
export async function countOrder(): Promise<CountedOrder> {
  let source: CountingSource | undefined;
  const market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
  try {
    if (!source) throw new Error("The database was opened without the counter");
    market.acceptWebhooks(false);
    await order(market, source);
    const counted = await order(market, source);
    return { statements: counted.statements, receiptsPerSecond: await receipts(market, counted.orderNumber) };
  } finally {
    await market.close();
  }
}

async function order({ world }: TestMarket, source: CountingSource) {
  const visitor = newVisitor(world);
  const statements: Record<string, number> = {};
  const step = async <Reply>(name: string, work: () => Promise<Reply>): Promise<Reply> => {
    let reply: { is: Reply } | undefined;
    statements[name] = await source.count(async () => (reply = { is: await work() }));
    if (!reply) throw new Error(`${name} was not done`);
    return reply.is;
  };
  await step("cart", () => visitor.call(addToCart, { body: { SkuID: SHOP.mouse } }));
  const { ShippingChoices } = await step("address", () =>
    visitor.call(saveInformation, { body: { ShippingAddress: DENVER } }),
  );
  const ShippingMethodID = ShippingChoices[0]?.ShippingMethodID ?? 0;
  await step("shipping", () => visitor.call(saveShippingMethod, { body: { ShippingMethodID } }));
  const body = await orderBody(visitor);
  const { CustOrderID } = await step("order", () => visitor.call(createOrder, { body }));
  await step("payment", () => visitor.call(confirmOrder, { body: { CustOrderID, PaymentToken: CARDS.approved } }));
  return { statements, orderNumber: CustOrderID };
}

async function receipts({ world }: TestMarket, orderNumber: string): Promise<number> {
  const row = await findOrderByNumber(world.db.queries, orderNumber);
  const [found] = await FIND_ORDER_RECORD.run(world.db.queries, { id: row?.id ?? "" });
  if (!found) throw new Error(`Order ${orderNumber} was not kept`);
  const rounds = 1000;
  for (let round = 0; round < rounds; round += 1) await ORDER_RECEIPT.write(world, found.record);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await ORDER_RECEIPT.write(world, found.record);
  const { user, system } = process.cpuUsage(before);
  return (rounds * 1_000_000) / (user + system);
}
