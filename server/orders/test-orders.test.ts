import { wordsOf } from "#messages/words-of.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { receiptMail } from "../mail/receipt-mail.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber } from "./orders-table.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
});
afterAll(() => market.close());

async function paidOrder(isTest: boolean) {
  const { world } = market;
  world.settings = { ...world.settings, isTest };
  const visitor = await readyBuyer(world, SHOP.mouse);
  const { CustOrderID: number } = await createOrderFor(visitor);
  await payWith(visitor, number, CARDS.approved);
  const row = await findOrderByNumber(world.db.queries, number);
  if (!row) throw new Error(`Order ${number} was not kept`);
  return { row, view: await visitor.call(getOrder, { query: { number } }) };
}

const receiptOf = ({ view }: Awaited<ReturnType<typeof paidOrder>>) =>
  receiptMail(view, "http://localhost/", market.world.config, wordsOf("en-US"));

test("an order paid with cards that are not real is a test order: in its row, its view and its receipt", async () => {
  const order = await paidOrder(true);
  expect(order.row.isTest).toBe(true);
  expect(order.view).toMatchObject({ State: "paid", IsTest: true });
  const { subject, html, text } = await receiptOf(order);
  expect(subject).toContain("test order");
  for (const body of [html, text.replaceAll("\n", " ")])
    expect(body).toContain(`Test order ${order.view.OrderNumber} was paid with a test card`);
});

test("a tester's order never ships", async () => {
  const { row } = await paidOrder(true);
  const { db, world } = market;
  const order = { ...row, isTestMode: true, state: "packed" } as const;
  const ship = db.transaction((tx) => moveOrderBy(tx, order, FLOOR_EVENTS.shipped, world.now()));
  await expect(ship).rejects.toThrow("cannot go from packed to shipped");
});

test("an order paid with real cards is none", async () => {
  const order = await paidOrder(false);
  expect(order.view.IsTest).toBe(false);
  const { subject, text } = await receiptOf(order);
  expect(subject + text).not.toMatch(/test (order|card)/i);
});
