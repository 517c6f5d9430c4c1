import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, applyPoints, cartInit } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { cartCheckout } from "#contract/final-confirm.ts";
import { getUserInfo, signIn } from "#contract/members.ts";
import { getPoint, getPointsPage, getRewardPoints } from "#contract/points.ts";
import { cents } from "#rules/money/cents.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { findOrderByNumber, lockOrder, setOrderState } from "../orders/orders-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { expirePoints } from "./expire-points.ts";
import { takePoints } from "./take-points.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("points on %s", (kind) => {
  let market: TestMarket;
  let buyer: Visitor;
  let memberId: number;
  let email: string;
  let members = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    // So that one mouse earns enough for a step.
    const { config } = market.world;
    market.world.config = { ...config, points: { ...config.points, earnedPerDollar: 100 } };
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    email = `points${(members += 1)}@example.com`;
    memberId = await addMember(market.world, { email });
    buyer = await signedIn();
  });

  async function signedIn(): Promise<Visitor> {
    const visitor = newVisitor(market.world);
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    return visitor;
  }
  async function ordered(points = 0): Promise<string> {
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(buyer, email, PORTLAND);
    if (points > 0) await buyer.call(applyPoints, { body: { UsedPoint: points } });
    return (await createOrderFor(buyer)).CustOrderID;
  }
  async function bought(points = 0): Promise<string> {
    const number = await ordered(points);
    await payWith(buyer, number, CARDS.approved);
    return number;
  }
  async function move(orderNumber: string, state: OrderState): Promise<void> {
    const order = await findOrderByNumber(market.db.queries, orderNumber);
    await market.db.transaction(async (tx) => {
      await setOrderState(tx, await lockOrder(tx, order?.id ?? ""), state, market.world.now());
    });
  }
  const total = async () => (await buyer.call(getRewardPoints, { query: { memId: memberId } })).sessionId.TotalPoint;
  const page = () => buyer.call(getPointsPage);
  const kinds = async () => (await page()).Lines.map(({ Kind, Points }) => [Kind, Points]).toReversed();

  test("are earned when an order is paid, wait until it ships, and are then there to spend", async () => {
    const number = await bought();
    const earned = (await page()).Pending;
    expect(earned).toBeGreaterThanOrEqual(500);
    expect(await total()).toBe(0);
    expect((await buyer.call(getUserInfo)).Point).toBe(0);
    await move(number, "shipped");
    expect(await total()).toBe(earned);
    expect((await buyer.call(getUserInfo)).Point).toBe(earned);
    expect(await page()).toMatchObject({
      Total: earned,
      Pending: 0,
      Lines: [{ Kind: "earn", Points: earned, OrderNumber: number, ExpiresAt: expect.any(String) }],
    });
  });

  test("pay for merchandise in whole steps; the order keeps what it spent, and one pays once", async () => {
    await move(await bought(), "shipped");
    const before = await total();
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const plain = await buyer.call(cartInit);
    expect(plain.Points).toMatchObject({ Balance: before, Used: 0, Step: 500 });
    const cart = await buyer.call(applyPoints, { body: { UsedPoint: 999 } });
    expect(cart.Points).toMatchObject({ Used: 500, Saving: 5 });
    expect(cart.Totals.SubTotal - cart.Totals.AfterDiscountSubTotal).toBe(5);
    expect(cart.Totals.Steps.filter(({ kind: step }) => step === "points")).toMatchObject([{ amount: -5 }]);
    await goToPayment(buyer, email, PORTLAND);
    const number = (await createOrderFor(buyer)).CustOrderID;
    // Set aside with the order, and still this cart's own.
    expect(await total()).toBe(before - 500);
    expect((await buyer.call(cartInit)).Points?.Balance).toBe(before);
    await payWith(buyer, number, CARDS.approved);
    expect(await total()).toBe(before - 500);
    const row = await market.db.queries
      .selectFrom("orders")
      .select(["points_used", "discount_cents"])
      .where("order_number", "=", number)
      .executeTakeFirst();
    expect(row).toEqual({ points_used: 500, discount_cents: -500 });
  });

  test("come back when the order is not paid in time, and are taken again by a late payment", async () => {
    await move(await bought(), "shipped");
    const before = await total();
    const number = await ordered(500);
    expect(await total()).toBe(before - 500);
    market.world.setNow(new Date(TEST_NOW.getTime() + 20 * 60_000));
    await expireReservations(market.world);
    await expireReservations(market.world);
    expect(await total()).toBe(before);
    expect(await payWith(buyer, number, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await total()).toBe(before - 500);
    expect((await kinds()).slice(1, 4)).toEqual([
      ["spend", -500],
      ["give_back", 500],
      ["spend", -500],
    ]);
  });

  test("come back when the cart becomes another order", async () => {
    await move(await bought(), "shipped");
    const before = await total();
    await ordered(500);
    await buyer.call(applyPoints, { body: { UsedPoint: 0 } });
    await createOrderFor(buyer);
    expect(await total()).toBe(before);
  });

  test("of which there are too few for a step, or for this cart, are refused by name; a guest is shown the way in", async () => {
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await buyer.tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe("points_too_few");
    await move(await bought(), "shipped");
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await buyer.tryCall(applyPoints, { body: { UsedPoint: 499 } }))).toBe("points_step");
    expect(reasonOf(await buyer.tryCall(applyPoints, { body: { UsedPoint: -500 } }))).toBe("invalid_request");
    expect(reasonOf(await newVisitor(market.world).tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe(
      "sign_in_needed",
    );
  });

  test("are taken back with a refund, by the part that went back, and those spent come back", async () => {
    await move(await bought(), "shipped");
    const before = await total();
    const number = await bought(500);
    await move(number, "shipped");
    const earned = (await total()) - (before - 500);
    expect(earned).toBeGreaterThan(0);
    const half = await refundOrder(market.world, {
      orderNumber: number,
      key: "half",
      parts: [{ part: 1, amount: cents(100) }],
      reason: "goodwill",
      sentBy: "test",
    });
    expect(half).toMatchObject({ ok: true, value: { state: "succeeded" } });
    expect(await total()).toBeLessThan(before - 500 + earned);
    const rest = { orderNumber: number, key: "rest", parts: [], reason: "returned", sentBy: "test" } as const;
    await refundOrder(market.world, rest);
    await refundOrder(market.world, rest);
    expect(await total()).toBe(before);
  });

  test("that were never shipped are gone with the refund, and the balance does not go below zero", async () => {
    const number = await bought();
    await refundOrder(market.world, {
      orderNumber: number,
      key: "all",
      parts: [],
      reason: "cancelled",
      sentBy: "test",
    });
    expect(await page()).toMatchObject({ Total: 0, Pending: 0 });
  });

  test("that were spent before the refund leave a balance below zero, which spends nothing", async () => {
    const first = await bought();
    await move(first, "shipped");
    await bought(500);
    await refundOrder(market.world, { orderNumber: first, key: "all", parts: [], reason: "returned", sentBy: "test" });
    expect(await total()).toBe(-500);
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await buyer.tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe("points_too_few");
  });

  test("expire a year after the order shipped, once, and only what was not spent", async () => {
    await move(await bought(), "shipped");
    await bought(500);
    const left = await total();
    const { expireAfterDays } = market.world.config.points;
    market.world.setNow(new Date(TEST_NOW.getTime() + (expireAfterDays - 1) * DAY_MS));
    await expirePoints(market.world);
    const stillThere = await newVisitorTotal();
    expect(stillThere).toBe(left);
    market.world.setNow(new Date(TEST_NOW.getTime() + (expireAfterDays + 1) * DAY_MS));
    await Promise.all([expirePoints(market.world), expirePoints(market.world)]);
    expect(await newVisitorTotal()).toBe(0);
  });

  /** Of a new session: the old one has ended by then. */
  async function newVisitorTotal(): Promise<number> {
    buyer = await signedIn();
    return total();
  }

  test("of one balance are spent once by fifty orders at once", async () => {
    await move(await bought(), "shipped");
    const balance = await total();
    const steps = Math.floor(balance / 500);
    // Carts of guests become the member's one by one, so each order is a browser's own; the points are asked for all.
    const bodies = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const visitor = newVisitor(market.world);
        await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
        await goToPayment(visitor, email, PORTLAND);
        return visitor;
      }),
    );
    await market.db.queries
      .updateTable("carts")
      .set({ used_points: steps * 500 })
      .where("member_id", "is", null)
      .where("state", "=", "open")
      .execute();
    const orders = await Promise.all(bodies.map((visitor) => createOrderFor(visitor)));
    // A guest spends nothing: the points of the cart wait for its member.
    expect(orders.every(({ TotalDiscount }) => TotalDiscount === 0)).toBe(true);
    await market.db.queries
      .updateTable("orders")
      .set({ member_id: memberId, points_used: steps * 500 })
      .where(
        "order_number",
        "in",
        orders.map(({ CustOrderID }) => CustOrderID),
      )
      .execute();
    const rows = await market.db.queries
      .selectFrom("orders")
      .select(["id", "points_used as pointsUsed"])
      .where(
        "order_number",
        "in",
        orders.map(({ CustOrderID }) => CustOrderID),
      )
      .execute();
    const taken = await Promise.all(
      rows.map((order) => market.db.transaction((tx) => takePoints(tx, order, market.world.now()))),
    );
    expect(taken.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(taken.filter((refusal) => refusal?.reason === "points_too_few")).toHaveLength(49);
    expect(await total()).toBe(balance - steps * 500);
  });

  test("of the specification's payload become the cart's, and are in its totals", async () => {
    await move(await bought(), "shipped");
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const { Items } = await buyer.call(cartInit);
    const payload = {
      Items: Items.map((item) => ({
        CartItemId: item.CartItemId,
        ModelId: item.ModelID,
        Price: item.Price,
        WarrantyID: item.AdditionalWarrantyID,
        ShippingWarrantyID: 0,
        Qty: item.Quantity,
        OperatingSystemSkuID: item.OperatingSystemSkuID,
        IsNoteBook: item.IsNotebook,
        IsPreOrderDepositItem: item.IsPreOrderDepositItem,
      })),
      CouponCode: "",
      State: "OR",
      Country: "USA" as const,
      ZipCode: "97204",
      IDme: null,
    };
    const totals = await buyer.call(cartCheckout, { body: { ...payload, UsedPoint: 500 } });
    expect(totals.SubTotal - totals.AfterDiscountSubTotal).toBe(5);
    expect((await buyer.call(cartInit)).Points?.Used).toBe(500);
    await buyer.call(cartCheckout, { body: { ...payload, UsedPoint: 0 } });
    expect((await buyer.call(cartInit)).Points?.Used).toBe(0);
  });

  test("are counted once and kept until the ledger changes, on every node", async () => {
    const kept = () =>
      market.db.queries.selectFrom("point_totals").select("total").where("member_id", "=", memberId).execute();
    expect(await total()).toBe(0);
    expect(await kept()).toEqual([{ total: 0 }]);
    const number = await bought();
    expect(await kept()).toEqual([]);
    expect(await total()).toBe(0);
    await move(number, "shipped");
    expect(await kept()).toEqual([]);
    expect(await total()).toBeGreaterThan(0);
    expect(await kept()).toEqual([{ total: await total() }]);
  });

  test("of a changed balance are refused when the order is made, and nothing is ordered", async () => {
    await move(await bought(), "shipped");
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(buyer, email, PORTLAND);
    await buyer.call(applyPoints, { body: { UsedPoint: 500 } });
    const body = await orderBody(buyer);
    await market.db.queries
      .insertInto("point_entries")
      .values({ member_id: memberId, kind: "expire", points: -1 * (await total()), at: market.world.now() })
      .execute();
    expect(reasonOf(await buyer.tryCall(createOrder, { body }))).toBe("total_higher");
    const { orders } = await market.db.queries
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("orders"))
      .where("member_id", "=", memberId)
      .where("state", "=", "pending_payment")
      .executeTakeFirstOrThrow();
    expect(orders).toBe(0);
  });

  test("are told to their member alone: a guest and another member get one identical refusal", async () => {
    const other = await addMember(market.world, { email: `other-${email}` });
    const answers = await Promise.all([
      buyer.tryCall(getRewardPoints, { query: { memId: other } }),
      buyer.tryCall(getRewardPoints, { query: { memId: 987_654_321 } }),
      newVisitor(market.world).tryCall(getRewardPoints, { query: { memId: memberId } }),
      buyer.tryCall(getPoint, { query: { email: `other-${email}` } }),
      buyer.tryCall(getPoint, { query: { email: "nobody@example.com" } }),
      newVisitor(market.world).tryCall(getPoint, { query: { email } }),
    ]);
    for (const answer of answers) {
      expect(reasonOf(answer)).toBe("not_allowed");
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({ refusal: { status: 403 } });
    }
    expect(await buyer.call(getPoint, { query: { email: email.toUpperCase() } })).toEqual({ Success: true, Point: 0 });
  });
});
