import { describe, expect, test } from "vitest";
import { addToCart, cartInit, deleteCartItem } from "#contract/carts.ts";
import { createOrder, getCheckout, getOrder } from "#contract/checkout.ts";
import { cancelOrder } from "#contract/orders.ts";
import { applyGiftVoucher, getCartGiftVoucher, lookUpGiftVoucher } from "#contract/vouchers.ts";
import { databasesToTest } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { createOrderFor, orderBody, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { untilServed } from "../testing/until-served.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";
import { endVoucher } from "./issue-voucher.ts";

const LATER = new Date(TEST_NOW.getTime() + 20 * 60_000);

describe.each(databasesToTest())("gift vouchers on %s", (kind) => {
  const scene = new VoucherScene(kind);
  const chargesOf = (number: string) => scene.market.peer.chargesOf(number);
  const pay = (buyer: Visitor, number: string, token: string = CARDS.approved) => payWith(buyer, number, token);
  const view = (buyer: Visitor, number: string) => buyer.call(getOrder, { query: { number } });

  test("on a cart say what is left on them, what they pay and what stays; the price is as it was", async () => {
    const buyer = await readyBuyer(scene.market.world, SHOP.mouse);
    expect(await buyer.call(getCartGiftVoucher)).toMatchObject({ GiftVoucher: null });
    const plain = (await buyer.call(getCheckout)).Totals;
    const { code } = await scene.issue(20);
    const cart = await buyer.call(applyGiftVoucher, { body: { VoucherCode: code } });
    const Last4 = code.slice(-4);
    expect(cart.GiftVoucher).toEqual({ Last4, Balance: 20, Used: 20, Left: 0 });
    const { Totals } = await buyer.call(getCheckout);
    expect(Totals).toEqual({ ...plain, GiftVoucher: 20, ToPay: Math.round((plain.Total - 20) * 100) / 100 });
    expect(await buyer.call(getCartGiftVoucher)).toEqual({
      Success: true,
      GiftVoucher: { Last4, Balance: 20, Used: 20, Left: 0 },
      ToPay: Totals.ToPay,
    });
    const off = await buyer.call(applyGiftVoucher, { body: { VoucherCode: "" } });
    expect(off).toMatchObject({ GiftVoucher: null, Totals: { GiftVoucher: 0, ToPay: off.Totals.Total } });
  });

  test("pay a part: the card is charged the rest, what was spent is gone, and the order says both", async () => {
    const { id, code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const { CustOrderID: number, FinalAmount, ToPay } = await createOrderFor(buyer);
    expect(ToPay).toBeCloseTo(FinalAmount - 20, 2);
    expect(await scene.left(id)).toBe(0);
    expect((await buyer.call(cartInit)).GiftVoucher).toMatchObject({ Balance: 20, Used: 20 });
    expect(await pay(buyer, number)).toMatchObject({ reply: { State: "paid" } });
    expect(await chargesOf(number)).toMatchObject([{ amountCaptured: Math.round(ToPay * 100) }]);
    expect(await view(buyer, number)).toMatchObject({
      State: "paid",
      GiftVoucherLast4: code.slice(-4),
      Totals: { Total: FinalAmount, GiftVoucher: 20, ToPay },
    });
    expect(await scene.entries(id)).toEqual([
      ["issue", 2000],
      ["spend", -2000],
    ]);
    expect(await recomputeOrder(scene.market.db.queries, scene.market.world.config, number)).toMatchObject({
      charged: Math.round(FinalAmount * 100),
      recomputed: Math.round(FinalAmount * 100),
      differences: [],
    });
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("pay all of it: no provider is asked, no card is needed, and the rest stays for another order", async () => {
    const { id, code } = await scene.issue(200);
    const buyer = await scene.buyer(code);
    const { CustOrderID: number, FinalAmount, ToPay } = await createOrderFor(buyer);
    expect(ToPay).toBe(0);
    expect(await pay(buyer, number, "")).toMatchObject({ reply: { State: "paid" } });
    expect(await chargesOf(number)).toEqual([]);
    expect(await view(buyer, number)).toMatchObject({ State: "paid", PaymentState: "nothing_to_pay", CardText: "" });
    expect(await scene.left(id)).toBe(20_000 - Math.round(FinalAmount * 100));
    const next = await scene.buyer(code);
    const second = await createOrderFor(next);
    expect(await pay(next, second.CustOrderID, "")).toMatchObject({ reply: { State: "paid" } });
    expect(await scene.wrongBooks([number, second.CustOrderID])).toEqual([]);
  });

  test("that would leave a card less than it can be charged leave it the least it can", async () => {
    const plain = await readyBuyer(scene.market.world, SHOP.mouse);
    const { Total } = (await plain.call(getCheckout)).Totals;
    const { id, code } = await scene.issue(Math.round((Total - 0.2) * 100) / 100);
    const buyer = await scene.buyer(code);
    expect((await buyer.call(getCheckout)).Totals.ToPay).toBe(0.5);
    const { CustOrderID: number } = await createOrderFor(buyer);
    await pay(buyer, number);
    expect(await scene.left(id)).toBe(30);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("are known in small letters, with spaces, and with the signs that look alike", async () => {
    const { code } = await scene.issue(5);
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const buyer = await scene.buyer(` ${typed} `);
    expect((await buyer.call(cartInit)).GiftVoucher).toMatchObject({ Balance: 5 });
  });

  test("that are unknown, empty, over or ended are one answer, on a cart and where the balance is asked", async () => {
    const empty = await scene.issue(10);
    const spender = await scene.buyer(empty.code);
    await pay(spender, (await createOrderFor(spender)).CustOrderID);
    const over = await scene.issue(10, { expiresAt: new Date(TEST_NOW.getTime() - 1000) });
    const ended = await scene.issue(10);
    await scene.market.db.transaction((tx) => endVoucher(tx, ended.id, scene.market.world.now()));
    const buyer = await readyBuyer(scene.market.world, SHOP.mouse);
    const codes = ["not one", "0000-0000-0000-0000-0000-0000-0000", empty.code, over.code, ended.code];
    const answers: unknown[] = [];
    for (const VoucherCode of codes) {
      answers.push(await buyer.tryCall(applyGiftVoucher, { body: { VoucherCode } }));
      answers.push(await newVisitor(scene.market.world).tryCall(lookUpGiftVoucher, { body: { VoucherCode } }));
    }
    const plain = answers.map((answer) => JSON.stringify(answer).replaceAll(/"RequestId":"[^"]*"/g, ""));
    expect(new Set(plain).size).toBe(1);
    expect(plain[0]).toContain("voucher_not_usable");
    expect((await buyer.call(cartInit)).GiftVoucher).toBeNull();
  });

  test("say their balance to who has the code, within the budget of those who try codes", async () => {
    const { code } = await scene.issue(35);
    const visitor = newVisitor(scene.market.world);
    const VoucherCode = code;
    expect(await visitor.call(lookUpGiftVoucher, { body: { VoucherCode } })).toEqual({
      Success: true,
      Last4: code.slice(-4),
      Balance: 35,
      ExpiresAt: null,
    });
    const guesser = await readyBuyer(scene.market.world, SHOP.mouse);
    for (let tries = 0; tries < 10; tries += 1)
      await guesser.tryCall(tries % 2 === 0 ? applyGiftVoucher : lookUpGiftVoucher, { body: { VoucherCode: "guess" } });
    expect(reasonOf(await guesser.tryCall(applyGiftVoucher, { body: { VoucherCode } }))).toBe("too_many_requests");
    expect(reasonOf(await guesser.tryCall(lookUpGiftVoucher, { body: { VoucherCode } }))).toBe("too_many_requests");
    // Taking one off is no try.
    expect(reasonOf(await guesser.tryCall(applyGiftVoucher, { body: { VoucherCode: "" } }))).toBeNull();
  });

  test("come back when the order is not paid in time, and are taken again by a late payment", async () => {
    const { id, code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const { CustOrderID: number } = await createOrderFor(buyer);
    scene.market.world.setNow(LATER);
    await expireReservations(scene.market.world);
    await expireReservations(scene.market.world);
    expect(await scene.left(id)).toBe(2000);
    expect(await pay(buyer, number)).toMatchObject({ reply: { State: "paid" } });
    expect(await scene.entries(id)).toEqual([
      ["issue", 2000],
      ["spend", -2000],
      ["give_back", 2000],
      ["spend", -2000],
    ]);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("come back when the order is canceled, and when the cart becomes another order", async () => {
    const { id, code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const first = await createOrderFor(buyer);
    await buyer.call(addToCart, { body: { SkuID: SHOP.cable } });
    const second = await createOrderFor(buyer);
    expect((await view(buyer, first.CustOrderID)).State).toBe("cancelled");
    expect(await scene.left(id)).toBe(0);
    await buyer.call(cancelOrder, { body: { OrderNumber: second.CustOrderID } });
    await buyer.call(cancelOrder, { body: { OrderNumber: second.CustOrderID } });
    expect(await scene.left(id)).toBe(2000);
    expect(await scene.wrongBooks()).toEqual([]);
  });

  test("spent elsewhere while their order waited end it, and no card is charged", async () => {
    const { id, code } = await scene.issue(20);
    const late = await scene.buyer(code);
    const { CustOrderID: number } = await createOrderFor(late);
    scene.market.world.setNow(LATER);
    await expireReservations(scene.market.world);
    const quick = await scene.buyer(code);
    const bought = (await createOrderFor(quick)).CustOrderID;
    await pay(quick, bought);
    expect(reasonOf(await pay(late, number))).toBe("voucher_short");
    expect(await chargesOf(number)).toEqual([]);
    expect(await scene.left(id)).toBe(0);
    expect(await scene.wrongBooks([bought])).toEqual([]);
  });

  test("that are gone when a lost charge is found give the card its money back", async () => {
    const { code } = await scene.issue(20);
    const late = await scene.buyer(code);
    const { CustOrderID: number } = await createOrderFor(late);
    await scene.market.peer.fault("authorise", "timeout_after");
    expect(await pay(late, number)).toMatchObject({ reply: { State: "pending" } });
    scene.market.world.setNow(LATER);
    await expireReservations(scene.market.world);
    const quick = await scene.buyer(code);
    const bought = (await createOrderFor(quick)).CustOrderID;
    await pay(quick, bought);
    await reconcilePayments(scene.market.world, 0);
    await reconcilePayments(scene.market.world, 0);
    expect((await view(late, number)).State).toBe("cancelled");
    expect(await scene.wrongBooks([bought])).toEqual([]);
  });

  test("whose charge was lost are spent once, and the reconciler makes one charge of the rest", async () => {
    const { id, code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const { CustOrderID: number, ToPay } = await createOrderFor(buyer);
    await scene.market.peer.fault("authorise", "timeout_after");
    await scene.market.peer.fault("capture", "timeout_after");
    await pay(buyer, number);
    await reconcilePayments(scene.market.world, 0);
    await reconcilePayments(scene.market.world, 0);
    expect(await chargesOf(number)).toMatchObject([{ amountCaptured: Math.round(ToPay * 100) }]);
    expect(await scene.left(id)).toBe(0);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("that hold less than the page said ask before more is charged, with both amounts", async () => {
    const { code } = await scene.issue(20);
    const slow = await scene.buyer(code);
    const body = await orderBody(slow);
    const quick = await scene.buyer(code);
    const bought = (await createOrderFor(quick)).CustOrderID;
    const asked = await slow.tryCall(createOrder, { body });
    expect(reasonOf(asked)).toBe("to_pay_higher");
    expect(asked).toMatchObject({ refusal: { alert: { Message: expect.stringContaining("is left to pay, not") } } });
    const fresh = await createOrderFor(slow);
    expect(fresh.ToPay).toBe(fresh.FinalAmount);
    await pay(quick, bought);
    await pay(slow, fresh.CustOrderID);
    expect(await scene.wrongBooks([bought, fresh.CustOrderID])).toEqual([]);
  });

  test("pressed twenty times at once make one order and are spent once", async () => {
    const { id, code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const body = await orderBody(buyer);
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => untilServed(() => buyer.tryCall(createOrder, { body }))),
    );
    const numbers = new Set(presses.map((press) => ("reply" in press ? press.reply.CustOrderID : reasonOf(press))));
    expect(numbers.size).toBe(1);
    const number = [...numbers][0] ?? "";
    await Promise.all(Array.from({ length: 5 }, () => untilServed(() => pay(buyer, number))));
    expect(await scene.entries(id)).toEqual([
      ["issue", 2000],
      ["spend", -2000],
    ]);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("stay off an emptied cart's bill and are not forgotten", async () => {
    const { code } = await scene.issue(20);
    const buyer = await scene.buyer(code);
    const [line] = (await buyer.call(cartInit)).Items;
    const cart = await buyer.call(deleteCartItem, { body: { cartItemId: line?.CartItemId ?? "" } });
    expect(cart).toMatchObject({ GiftVoucher: { Balance: 20, Used: 0, Left: 20 }, Totals: { ToPay: 0 } });
  });
});
