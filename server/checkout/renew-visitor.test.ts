import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { confirmOrder, createOrder, finishPayment, getCheckout, getOrder } from "#contract/checkout.ts";
import { getUserInfo, signIn } from "#contract/members.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, goToPayment, orderBody, readyBuyer } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { answerBank, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("with an order a browser gets new tokens, on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(() => market.world.setNow(TEST_NOW));

  /** Another browser with what this one has in its cookies now. */
  function stolenFrom(visitor: Visitor): Visitor {
    const thief = newVisitor(market.world);
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
    return thief;
  }

  async function readyMember(email: string): Promise<Visitor> {
    await addMember(market.world, { email });
    const visitor = newVisitor(market.world);
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(visitor, email);
    return visitor;
  }

  const readyGuest = () => readyBuyer(market.world, SHOP.mouse);

  test.each([
    ["a guest", readyGuest, "cart_empty"],
    ["a member", () => readyMember(`stolen-${kind}@example.com`), "signed_out"],
  ])("what was stolen from %s before the order opens nothing after it", async (_, ready, empty) => {
    const visitor = await ready();
    const thief = stolenFrom(visitor);
    expect((await thief.call(cartInit)).Items).toHaveLength(1);
    const { CustOrderID } = await createOrderFor(visitor);
    market.world.setNow(new Date(TEST_NOW.getTime() + 61_000));
    const seen = async () => [
      (await thief.call(cartInit)).Items.length,
      reasonOf(await thief.tryCall(getCheckout)),
      reasonOf(await thief.tryCall(getOrder, { query: { number: CustOrderID } })),
      reasonOf(await thief.tryCall(confirmOrder, { body: { CustOrderID, PaymentToken: CARDS.approved } })),
      reasonOf(await thief.tryCall(finishPayment, { body: { CustOrderID } })),
      (await thief.call(getUserInfo)).MemId,
    ];
    const nothing = [0, empty, "order_unknown", "order_unknown", "order_unknown", -1];
    expect(await seen()).toEqual(nothing);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await seen()).toEqual(nothing);
  });

  test("the way goes on under the new one: a second tab, the bank's page and back, the order's page, the next cart", async () => {
    const visitor = await readyGuest();
    const { CustOrderID } = await createOrderFor(visitor);
    expect((await visitor.call(cartInit)).Items).toHaveLength(1);
    const asks = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    await answerBank(("reply" in asks && asks.reply.Redirect) || "", "approve");
    expect(await visitor.call(finishPayment, { body: { CustOrderID } })).toMatchObject({ State: "paid" });
    expect(await visitor.call(getOrder, { query: { number: CustOrderID } })).toMatchObject({ Success: true });
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
    await goToPayment(visitor);
    const next = await createOrderFor(visitor);
    expect(await visitor.call(getOrder, { query: { number: CustOrderID } })).toMatchObject({ Success: true });
    expect(await payWith(visitor, next.CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test.each([
    ["a guest", readyGuest, "cart_empty"],
    ["a member", () => readyMember(`again-${kind}@example.com`), "signed_out"],
  ])(
    "%s whose answer was lost asks again with the one before, within a minute, and has the same order",
    async (_, ready, empty) => {
      const visitor = await ready();
      const body = await orderBody(visitor);
      const [before, late] = [stolenFrom(visitor), stolenFrom(visitor)];
      const { CustOrderID } = await visitor.call(createOrder, { body });
      expect((await before.call(createOrder, { body })).CustOrderID).toBe(CustOrderID);
      expect([...before.cookies].toSorted()).toEqual([...visitor.cookies].toSorted());
      expect(await payWith(before, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      market.world.setNow(new Date(TEST_NOW.getTime() + 61_000));
      expect(reasonOf(await late.tryCall(createOrder, { body }))).toBe(empty);
    },
  );
});
