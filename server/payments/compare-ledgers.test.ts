import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { compareLedgers } from "./compare-ledgers.ts";

const EVER = new Date(0);

describe.each(databasesToTest())("the ledgers on %s", (kind) => {
  let market: TestMarket;
  let orderNumber: string;
  beforeAll(async () => {
    market = await openTestMarket(kind);
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    orderNumber = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, orderNumber, CARDS.approved);
    await refundOrder(market.world, {
      orderNumber,
      key: "one",
      parts: [{ part: 1, amount: cents(500) }],
      reason: "goodwill",
      sentBy: "Ines",
    });
  });
  afterAll(() => market.close());

  const differences = async () => (await compareLedgers(market.world, EVER)).flatMap((report) => report.differences);

  test("agree after a charge and a part given back, and say how much each provider has", async () => {
    const [report, ...others] = await compareLedgers(market.world, EVER);
    expect(others).toEqual([]);
    const [charge] = await market.peer.chargesOf(orderNumber);
    expect(report).toEqual({
      provider: "stripe",
      charges: 1,
      charged: charge?.amountCaptured,
      refunded: charge?.amountRefunded,
      disputed: 0,
      differences: [],
    });
    expect(report?.refunded).toBeGreaterThanOrEqual(500);
  });

  test.each([
    ["a charge of another amount", "payments", ["amount_cents"], "amount"],
    ["a refund of another amount", "refunds", ["amount_cents"], "refunded"],
    ["a receipt of another total", "orders", ["total_cents", "tax_cents"], "receipt"],
  ] as const)("name %s", async (_what, table, columns, said) => {
    const change = (by: number) =>
      market.db.execute(`update ${table} set ${columns.map((column) => `${column} = ${column} + ${by}`).join(", ")}`);
    await change(1);
    expect((await differences()).map(({ what }) => what)).toContain(said);
    await change(-1);
    expect(await differences()).toEqual([]);
  });

  test("look at the charges of the asked days only", async () => {
    expect(await compareLedgers(market.world, new Date(market.world.now().getTime() + 1000))).toEqual([]);
  });
});
