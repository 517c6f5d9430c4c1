import { describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { noteProviderRefunds } from "../refunds/note-provider-refunds.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { refundOrder, type RefundRequest } from "../refunds/refund-order.ts";
import { listRefundsOf } from "../refunds/refunds-table.ts";
import { createOrderFor } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import type { Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";

describe.each(databasesToTest())("refunds of orders that a gift voucher paid on %s", (kind) => {
  const scene = new VoucherScene(kind);

  /** An order of three mice that is paid: so much by a voucher, the rest by card. */
  async function bought(dollars: number) {
    const voucher = await scene.issue(dollars);
    const buyer = await scene.buyer(voucher.code, { quantity: 3 });
    const { CustOrderID: number, ToPay, FinalAmount } = await createOrderFor(buyer);
    await payWith(buyer, number, ToPay === 0 ? "" : CARDS.approved);
    return { ...voucher, buyer, number, charged: Math.round(ToPay * 100), total: Math.round(FinalAmount * 100) };
  }
  const refund = (orderNumber: string, more: Partial<RefundRequest> = {}) =>
    refundOrder(scene.market.world, {
      orderNumber,
      key: "first",
      parts: [],
      reason: "returned",
      sentBy: "test",
      ...more,
    });
  const view = (buyer: Visitor, number: string) => buyer.call(getOrder, { query: { number } });
  const toCard = async (number: string) => (await scene.market.peer.chargesOf(number))[0]?.amountRefunded ?? 0;
  const rowsOf = async (number: string) => {
    const order = await findOrderByNumber(scene.market.db.queries, number);
    return listRefundsOf(scene.market.db.queries, order?.id ?? "");
  };

  test("give the card back what it paid first, and the voucher the rest, to the cent", async () => {
    const { id, number, buyer, charged, total } = await bought(150);
    const first = await refund(number, { parts: [{ part: 1, amount: cents(1000) }] });
    expect(first).toMatchObject({ ok: true, value: { state: "succeeded" } });
    const sent = await toCard(number);
    expect(sent).toBeGreaterThanOrEqual(1000);
    expect(await scene.left(id)).toBe(0);
    expect((await view(buyer, number)).State).toBe("paid");
    await refund(number, { key: "rest" });
    await refund(number, { key: "rest" });
    expect(await toCard(number)).toBe(charged);
    expect(await scene.left(id)).toBe(total - charged);
    expect(await view(buyer, number)).toMatchObject({
      State: "refunded",
      Refunds: [
        { ToGiftVoucher: false, State: "succeeded" },
        { ToGiftVoucher: false, State: "succeeded" },
        { ToGiftVoucher: true, State: "succeeded", Amount: (total - charged) / 100 },
      ],
    });
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("of an order that a voucher paid whole ask no provider, and what is back can be spent again", async () => {
    const { id, code, number, buyer, total } = await bought(500);
    const before = await scene.left(id);
    expect(await refund(number, { parts: [{ part: 1, units: 1 }] })).toMatchObject({
      ok: true,
      value: { state: "succeeded", paymentId: null },
    });
    expect((await view(buyer, number)).State).toBe("paid");
    await refund(number, { key: "rest" });
    expect(await scene.left(id)).toBe(before + total);
    expect((await view(buyer, number)).State).toBe("refunded");
    expect(await scene.market.peer.chargesOf(number)).toEqual([]);
    const next = await scene.buyer(code);
    const again = (await createOrderFor(next)).CustOrderID;
    await payWith(next, again, "");
    expect(await scene.wrongBooks([number, again])).toEqual([]);
  });

  test("asked for twenty times at once are made once", async () => {
    const { id, number, charged, total } = await bought(150);
    await Promise.all(Array.from({ length: 20 }, () => refund(number).catch(() => null)));
    await reconcileRefunds(scene.market.world, 0);
    expect(await toCard(number)).toBe(charged);
    expect(await scene.left(id)).toBe(total - charged);
    expect(await rowsOf(number)).toHaveLength(2);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("whose card part gets no answer come to their end later; the voucher has its part at once", async () => {
    const { id, number, buyer, charged, total } = await bought(150);
    await scene.market.peer.fault("refund", "timeout_after");
    await refund(number);
    expect(await scene.left(id)).toBe(total - charged);
    expect((await view(buyer, number)).State).toBe("paid");
    await reconcileRefunds(scene.market.world, 0);
    expect(await toCard(number)).toBe(charged);
    expect((await view(buyer, number)).State).toBe("refunded");
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("of the whole charge by hand at the provider leave the voucher's part to be given back", async () => {
    const { id, number, buyer, charged, total } = await bought(150);
    const [charge] = await scene.market.peer.chargesOf(number);
    const providerRef = charge?.paymentIntent ?? "";
    await scene.market.world.payments.named("stripe").refundPart({
      refundId: "by-hand",
      providerRef,
      orderNumber: number,
      amount: cents(charged),
    });
    const order = await findOrderByNumber(scene.market.db.queries, number);
    await noteProviderRefunds(scene.market.world, { orderId: order?.id ?? "", provider: "stripe", providerRef });
    expect((await view(buyer, number)).State).toBe("paid");
    expect(await refund(number, { parts: [{ part: 1, amount: cents(total) }] })).toMatchObject({ ok: false });
    const left = await refund(number, { key: "voucher", parts: [{ part: 1, units: 2 }] });
    expect(left).toMatchObject({ ok: true, value: { paymentId: null, state: "succeeded" } });
    expect(await scene.left(id)).toBeGreaterThan(0);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });

  test("are mailed: the card's and the voucher's, each with where it went", async () => {
    const { number, code } = await bought(150);
    await refund(number);
    const sent: { subject: string; text: string }[] = [];
    scene.market.world.mailer = {
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    };
    await deliverOutbox(scene.market.world);
    const refunds = sent.filter(({ subject }) => subject.includes("Refund") && subject.includes(number));
    expect(refunds).toHaveLength(2);
    expect(refunds.some(({ text }) => text.includes(`gift voucher ending in ${code.slice(-4)} again`))).toBe(true);
    expect(refunds.some(({ text }) => text.includes("ending in 4242"))).toBe(true);
    expect(refunds.every(({ text }) => text.includes("everything you paid"))).toBe(true);
    const receipt = sent.find(({ subject }) => subject.includes("receipt") && subject.includes(number));
    expect(receipt?.text).toContain(`gift voucher ending in ${code.slice(-4)}`);
  });

  test("to a voucher that is nearly over can be spent for half a year", async () => {
    const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000);
    const voucher = await scene.issue(500, { expiresAt });
    const buyer = await scene.buyer(voucher.code);
    const number = (await createOrderFor(buyer)).CustOrderID;
    await payWith(buyer, number, "");
    scene.market.world.setNow(new Date(expiresAt.getTime() + 86_400_000));
    await refund(number);
    const row = await scene.market.db.queries
      .selectFrom("vouchers")
      .select("expires_at")
      .where("id", "=", voucher.id)
      .executeTakeFirstOrThrow();
    const days = (Number(row.expires_at) - scene.market.world.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });
});
