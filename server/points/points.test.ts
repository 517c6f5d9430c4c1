import { describe, expect, test } from "vitest";
import { addToCart, applyPoints, cartInit } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { cartCheckout } from "#contract/final-confirm.ts";
import { getUserInfo } from "#contract/members.ts";
import { getPoint, getRewardPoints } from "#contract/points.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND } from "../testing/buyer.ts";
import { addMember } from "../testing/members.ts";
import { payWith, refundByHand } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { until } from "../testing/until.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("points on %s", (kind) => {
  const scene = new PointsScene(kind);

  test("are earned when an order is paid, wait until it ships, and are then there to spend", async () => {
    const number = await scene.bought();
    const earned = (await scene.page()).Pending;
    expect(earned).toBeGreaterThanOrEqual(500);
    expect(await scene.total()).toBe(0);
    expect((await scene.buyer.call(getUserInfo)).Point).toBe(0);
    await scene.ship(number);
    expect(await scene.total()).toBe(earned);
    expect((await scene.buyer.call(getUserInfo)).Point).toBe(earned);
    expect(await scene.page()).toMatchObject({
      Total: earned,
      Pending: 0,
      Lines: [{ Kind: "earn", Points: earned, OrderNumber: number, ExpiresAt: expect.any(String) }],
    });
  });

  test("pay for merchandise in whole steps; the order keeps what it spent, and one pays once", async () => {
    await scene.ship(await scene.bought());
    const before = await scene.total();
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const plain = await scene.buyer.call(cartInit);
    expect(plain.Points).toMatchObject({ Balance: before, Used: 0, Step: 500 });
    const cart = await scene.buyer.call(applyPoints, { body: { UsedPoint: 999 } });
    expect(cart.Points).toMatchObject({ Used: 500, Saving: 5 });
    expect(cart.Totals.SubTotal - cart.Totals.AfterDiscountSubTotal).toBe(5);
    expect(cart.Totals.Steps.filter(({ kind: step }) => step === "points")).toMatchObject([{ amount: -5 }]);
    await goToPayment(scene.buyer, scene.email, PORTLAND);
    const number = (await createOrderFor(scene.buyer)).CustOrderID;
    // Set aside with the order, and still this cart's own.
    expect(await scene.total()).toBe(before - 500);
    expect((await scene.buyer.call(cartInit)).Points?.Balance).toBe(before);
    await payWith(scene.buyer, number, CARDS.approved);
    expect(await scene.total()).toBe(before - 500);
    const row = await scene.market.db.queries
      .selectFrom("orders")
      .select(["points_used", "discount_cents"])
      .where("order_number", "=", number)
      .executeTakeFirst();
    expect(row).toEqual({ points_used: 500, discount_cents: -500 });
  });

  test("pressed fifty times at once in the checkout, are spent once, by one order", async () => {
    await scene.ship(await scene.bought());
    const before = await scene.total();
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(scene.buyer, scene.email, PORTLAND);
    await scene.buyer.call(applyPoints, { body: { UsedPoint: 500 } });
    const body = await orderBody(scene.buyer);
    const presses = Array.from({ length: 50 }, () => scene.buyer.call(createOrder, { body }));
    const numbers = (await Promise.all(presses)).map(({ CustOrderID }) => CustOrderID);
    expect(new Set(numbers).size).toBe(1);
    expect(await scene.total()).toBe(before - 500);
    const paid = await Promise.all(
      Array.from({ length: 5 }, () => payWith(scene.buyer, numbers[0] ?? "", CARDS.approved).catch(() => null)),
    );
    expect(paid).not.toEqual([null, null, null, null, null]);
    expect(await scene.total()).toBe(before - 500);
    expect((await scene.kinds()).filter(([spent]) => spent === "spend")).toEqual([["spend", -500]]);
  });

  test("come back when the order is not paid in time, and are taken again by a late payment", async () => {
    await scene.ship(await scene.bought());
    const before = await scene.total();
    const number = await scene.ordered(500);
    expect(await scene.total()).toBe(before - 500);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 20 * 60_000));
    await expireReservations(scene.market.world);
    await expireReservations(scene.market.world);
    expect(await scene.total()).toBe(before);
    expect(await payWith(scene.buyer, number, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await scene.total()).toBe(before - 500);
    expect((await scene.kinds()).slice(1, 4)).toEqual([
      ["spend", -500],
      ["give_back", 500],
      ["spend", -500],
    ]);
  });

  test("come back when the cart becomes another order", async () => {
    await scene.ship(await scene.bought());
    const before = await scene.total();
    await scene.ordered(500);
    await scene.buyer.call(applyPoints, { body: { UsedPoint: 0 } });
    await createOrderFor(scene.buyer);
    expect(await scene.total()).toBe(before);
  });

  test("of which there are too few for a step, or for this cart, are refused by name; a guest is shown the way in", async () => {
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await scene.buyer.tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe("points_too_few");
    await scene.ship(await scene.bought());
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await scene.buyer.tryCall(applyPoints, { body: { UsedPoint: 499 } }))).toBe("points_step");
    expect(reasonOf(await scene.buyer.tryCall(applyPoints, { body: { UsedPoint: -500 } }))).toBe("invalid_request");
    expect(reasonOf(await newVisitor(scene.market.world).tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe(
      "sign_in_needed",
    );
  });

  test("are taken back with a refund, by the part that went back, and those spent come back", async () => {
    await scene.ship(await scene.bought());
    const before = await scene.total();
    const number = await scene.bought(500);
    await scene.ship(number);
    const earned = (await scene.total()) - (before - 500);
    expect(earned).toBeGreaterThan(0);
    const half = await refundOrder(scene.market.world, {
      orderNumber: number,
      key: "half",
      parts: [{ part: 1, amount: cents(100) }],
      reason: "goodwill",
      sentBy: "test",
    });
    expect(half).toMatchObject({ ok: true, value: { state: "succeeded" } });
    expect(await scene.total()).toBeLessThan(before - 500 + earned);
    const rest = { orderNumber: number, key: "rest", parts: [], reason: "returned", sentBy: "test" } as const;
    await refundOrder(scene.market.world, rest);
    await refundOrder(scene.market.world, rest);
    expect(await scene.total()).toBe(before);
  });

  test("go by their share with what was sent by hand at the provider, and all of them with the rest of it", async () => {
    const number = await scene.bought();
    await scene.ship(number);
    const earned = await scene.total();
    const order = await findOrderByNumber(scene.market.db.queries, number);
    scene.market.acceptWebhooks(true);
    await refundByHand(scene.market, number, 1000);
    const share = Math.floor((earned * 1000) / (order?.total ?? 1));
    await until(async () => (await scene.total()) < earned);
    expect(await scene.kinds()).toEqual([
      ["earn", earned],
      ["claw_back", -share],
    ]);
    await refundByHand(scene.market, number, (order?.total ?? 0) - 1000);
    await until(async () => (await scene.total()) === 0);
    scene.market.acceptWebhooks(false);
  });

  test("that were never shipped are gone with the refund, and the balance does not go below zero", async () => {
    const number = await scene.bought();
    await refundOrder(scene.market.world, {
      orderNumber: number,
      key: "all",
      parts: [],
      reason: "cancelled",
      sentBy: "test",
    });
    expect(await scene.page()).toMatchObject({ Total: 0, Pending: 0 });
  });

  test("that were spent before the refund leave a balance below zero, which spends nothing", async () => {
    const first = await scene.bought();
    await scene.ship(first);
    await scene.bought(500);
    await refundOrder(scene.market.world, {
      orderNumber: first,
      key: "all",
      parts: [],
      reason: "returned",
      sentBy: "test",
    });
    expect(await scene.total()).toBe(-500);
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    expect(reasonOf(await scene.buyer.tryCall(applyPoints, { body: { UsedPoint: 500 } }))).toBe("points_too_few");
  });

  test("of the specification's payload become the cart's, and are in its totals", async () => {
    await scene.ship(await scene.bought());
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const { Items } = await scene.buyer.call(cartInit);
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
    const totals = await scene.buyer.call(cartCheckout, { body: { ...payload, UsedPoint: 500 } });
    expect(totals.SubTotal - totals.AfterDiscountSubTotal).toBe(5);
    expect((await scene.buyer.call(cartInit)).Points?.Used).toBe(500);
    await scene.buyer.call(cartCheckout, { body: { ...payload, UsedPoint: 0 } });
    expect((await scene.buyer.call(cartInit)).Points?.Used).toBe(0);
  });

  test("are told to their member alone: a guest and another member get one identical refusal", async () => {
    const other = await addMember(scene.market.world, { email: `other-${scene.email}` });
    const answers = await Promise.all([
      scene.buyer.tryCall(getRewardPoints, { query: { memId: other } }),
      scene.buyer.tryCall(getRewardPoints, { query: { memId: 987_654_321 } }),
      newVisitor(scene.market.world).tryCall(getRewardPoints, { query: { memId: scene.memberId } }),
      scene.buyer.tryCall(getPoint, { query: { email: `other-${scene.email}` } }),
      scene.buyer.tryCall(getPoint, { query: { email: "nobody@example.com" } }),
      newVisitor(scene.market.world).tryCall(getPoint, { query: { email: scene.email } }),
    ]);
    for (const answer of answers) {
      expect(reasonOf(answer)).toBe("not_allowed");
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({ refusal: { status: 403 } });
    }
    expect(await scene.buyer.call(getPoint, { query: { email: scene.email.toUpperCase() } })).toEqual({
      Success: true,
      Point: 0,
    });
  });
});
