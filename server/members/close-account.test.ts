import { describe, expect, test } from "vitest";
import { addToCart, applyPoints } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { changePassword } from "#contract/members.ts";
import { closeAccount } from "#contract/my-data.ts";
import { openRma } from "#contract/rma.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { JOBS } from "../jobs/jobs.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { listFailed } from "../retries/job-failures-table.ts";
import { PARCEL } from "../testing/desk-scene.ts";
import { holdTransaction } from "../testing/hold-transaction.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import { keepMails, PASSWORD } from "../testing/members.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { answerBank, booksOf, keepBooks, payWith } from "../testing/paying.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { issueVoucher } from "../vouchers/issue-voucher.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a closed account leaves behind, and how the store's jobs end it. */
function goneFrom(scene: PointsScene) {
  const end = () => scene.buyer.tryCall(closeAccount, { body: { Password: PASSWORD } });
  return {
    /** Its member can spend points: an order has left by the desk. Answers its number. */
    async hasPoints(): Promise<string> {
      const { world, db } = scene.market;
      await db.execute("delete from slow_counters");
      const number = await scene.bought();
      const desk = await deskOf(world, `desk-${number}@example.com`, ["owner"]);
      for (const [move, more] of [
        ["pack", {}],
        ["ship", PARCEL],
      ] as const) {
        const { body } = await desk.get(`/api/staff/orders/view?number=${number}`);
        await desk.post(`/api/staff/orders/${move}`, { OrderNumber: number, Version: body["Version"], ...more });
      }
      return number;
    },
    end,
    /** Ended, and not had back in its days. Its orders are looked at by no job meanwhile. */
    async close() {
      const answer = await end();
      if ("reply" in answer) await passClosingDays(scene.market.world);
      return answer;
    },
    state: async (number: string) => (await findOrderByNumber(scene.market.db.queries, number))?.state,
    /** Points that the order has taken and not given back, by the ledger. */
    async spent(number: string): Promise<number> {
      const { rows } = await scene.market.db.execute(
        `select -coalesce(sum(points), 0)::int as spent from point_entries join orders on orders.id = order_id
         where order_number = $1 and kind in ('spend', 'give_back')`,
        [number],
      );
      return Number(rows[0]?.["spent"]);
    },
    async heldUnits(): Promise<number> {
      const { rows } = await scene.market.db.execute("select sum(held)::int as held from stock");
      return Number(rows[0]?.["held"]);
    },
    /** Every job runs so much later, and none of them stumbles. */
    async jobsRun(ms: number): Promise<void> {
      const { world, db } = scene.market;
      world.setNow(new Date(world.now().getTime() + ms));
      for (const { run } of JOBS) await run(world);
      expect(await listFailed(db.queries, 10)).toEqual([]);
    },
  };
}

describe.each(databasesToTest())("an account that is closed on %s", (kind) => {
  const scene = new PointsScene(kind);
  const { hasPoints, end, close, state, spent, heldUnits, jobsRun } = goneFrom(scene);

  test("with an unpaid order that spent points: the order ends, the points are back, the shelf is free, and holds behind it end", async () => {
    keepMails(scene.market.world);
    await hasPoints();
    const number = await scene.ordered(500);
    const others = (await createOrderFor(await readyBuyer(scene.market.world, SHOP.mouse))).CustOrderID;
    expect([await spent(number), await heldUnits()]).toEqual([500, 2]);
    expect(await close()).toMatchObject({ reply: { Success: true } });
    expect([await state(number), await spent(number), await heldUnits()]).toEqual(["cancelled", 0, 1]);
    await jobsRun(20 * MINUTE);
    expect(await heldUnits()).toBe(0);
    await jobsRun(25 * HOUR);
    expect(await state(others)).toBe("cancelled");
  });

  test("and whose password was changed elsewhere meanwhile is not closed, and its unpaid order stands", async () => {
    const { world } = scene.market;
    keepMails(world);
    await hasPoints();
    const number = await scene.ordered(500);
    const elsewhere = await scene.signedIn();
    const held = holdTransaction(world);
    const late = newVisitor(held.world, undefined, new Map(scene.buyer.cookies));
    const closing = late.tryCall(closeAccount, { body: { Password: PASSWORD } });
    await held.isReached;
    await elsewhere.call(changePassword, { body: { Password: PASSWORD, NewPassword: "another quiet fan" } });
    held.letGo();
    expect(reasonOf(await closing)).toBe("sign_in_needed");
    expect([await state(number), await spent(number), await heldUnits()]).toEqual(["pending_payment", 500, 1]);
    await jobsRun(20 * MINUTE);
    await jobsRun(25 * HOUR);
    expect(await state(number)).toBe("cancelled");
  });

  test("while its buyer is at the bank's page: the order is a guest's, and its points and units come back when nobody pays", async () => {
    keepMails(scene.market.world);
    await hasPoints();
    const number = await scene.ordered(500);
    const tab = newVisitor(scene.market.world);
    for (const [name, value] of scene.buyer.cookies) tab.cookies.set(name, value);
    await payWith(tab, number, CARDS.bankAsks);
    await close();
    const others = (await createOrderFor(await readyBuyer(scene.market.world, SHOP.mouse))).CustOrderID;
    expect([await state(number), await spent(number)]).toEqual(["pending_payment", 500]);
    await jobsRun(31 * MINUTE);
    await jobsRun(MINUTE);
    expect([await spent(number), await heldUnits()]).toEqual([0, 0]);
    await jobsRun(25 * HOUR);
    expect([await state(number), await state(others)]).toEqual(["cancelled", "cancelled"]);
  });

  test("whose buyer approves at the bank's page after all: nobody's points are left, and the money goes back", async () => {
    const { market } = scene;
    keepMails(market.world);
    await hasPoints();
    const number = await scene.ordered(500);
    const books = await keepBooks(market);
    const asked = await payWith(scene.buyer, number, CARDS.bankAsks);
    await close();
    await jobsRun(20 * MINUTE);
    expect([await state(number), await spent(number)]).toEqual(["cancelled", 0]);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    await jobsRun(5 * MINUTE);
    await jobsRun(5 * MINUTE);
    expect([await state(number), await spent(number), await heldUnits()]).toEqual(["cancelled", 0, 0]);
    const [charge] = await market.peer.chargesOf(number);
    expect((charge?.amountCaptured ?? 0) - (charge?.amountRefunded ?? 0)).toBe(0);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("whose buyer approves at the bank's page when the hold has run out: before it is erased it is paid with its points, and stays so", async () => {
    const { market } = scene;
    keepMails(market.world);
    await hasPoints();
    const number = await scene.ordered(500);
    const books = await keepBooks(market);
    const asked = await payWith(scene.buyer, number, CARDS.bankAsks);
    await end();
    await jobsRun(20 * MINUTE);
    expect([await state(number), await spent(number)]).toEqual(["pending_payment", 0]);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    await jobsRun(5 * MINUTE);
    await jobsRun(5 * MINUTE);
    await passClosingDays(market.world);
    expect([await state(number), await spent(number), await heldUnits()]).toEqual(["paid", 500, 0]);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("with a return, a refund without an answer and a voucher in an unpaid order: all of it comes to its end", async () => {
    const { market } = scene;
    keepMails(market.world);
    const books = await keepBooks(market);
    const first = await hasPoints();
    const second = await scene.bought(500);
    await market.peer.fault("refund", "error_500_before");
    const whole = { orderNumber: second, key: "all", parts: [], reason: "cancelled", sentBy: "test" } as const;
    expect(await refundOrder(market.world, whole)).toMatchObject({ value: { state: "unknown" } });
    await scene.buyer.call(openRma, {
      body: { OrderNumber: first, Lines: [{ Line: 1, Units: 1 }], Wants: "repair", Reason: "damaged", Told: "" },
    });
    const terms = { amount: cents(2_000), expiresAt: null, issuedBy: "test" };
    const { id, code } = await issueVoucher(market.world, { ...terms, email: scene.email });
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(scene.buyer, scene.email, PORTLAND);
    await scene.buyer.call(applyGiftVoucher, { body: { VoucherCode: code } });
    const third = (await createOrderFor(scene.buyer)).CustOrderID;
    expect(await end()).toMatchObject({ reply: { Success: true } });
    await jobsRun(5 * MINUTE);
    await jobsRun(25 * HOUR);
    await passClosingDays(market.world);
    const { rows } = await market.db.execute("select balance_cents, issued_to from vouchers where id = $1", [id]);
    expect(rows).toEqual([{ balance_cents: 2_000, issued_to: null }]);
    expect([await state(first), await state(second), await state(third)]).toEqual(["shipped", "refunded", "cancelled"]);
    expect([await spent(second), await heldUnits()]).toEqual([0, 0]);
    expect(await booksOf(market, books)).toEqual([]);
  });
});

/** One PGlite session hides races. */
describe.each(databasesToTest().filter((kind) => kind === "postgres"))(
  "an account that is closed at once with %s",
  (kind) => {
    const scene = new PointsScene(kind);
    const { hasPoints, close, state, spent, heldUnits, jobsRun } = goneFrom(scene);

    test.each(Array.from({ length: 6 }, (_, round) => [round]))(
      "a payment, round %i: the order is paid with its points, or ended without, and never half of it",
      async (round) => {
        const { market } = scene;
        keepMails(market.world);
        await hasPoints();
        const number = await scene.ordered(500);
        const books = await keepBooks(market);
        const tab = newVisitor(market.world);
        for (const [name, value] of scene.buyer.cookies) tab.cookies.set(name, value);
        const late = <Answer>(act: () => Promise<Answer>, isLate: boolean) =>
          isLate ? new Promise((resolve) => setImmediate(resolve)).then(act) : act();
        const [closed, paid] = await Promise.all([
          late(close, round % 2 === 0),
          late(() => payWith(tab, number, CARDS.approved), round % 3 === 0),
        ]);
        expect([closed, paid].map((answer) => "reply" in answer || reasonOf(answer) !== null)).toEqual([true, true]);
        await jobsRun(20 * MINUTE);
        await jobsRun(25 * HOUR);
        const end = await state(number);
        expect(["paid", "cancelled"]).toContain(end);
        expect([await spent(number), await heldUnits()]).toEqual([end === "paid" ? 500 : 0, 0]);
        expect(await booksOf(market, books)).toEqual([]);
      },
    );

    test("its own orders from eight tabs: what was ordered too late holds nothing for good", async () => {
      const { market } = scene;
      keepMails(market.world);
      await hasPoints();
      await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
      await goToPayment(scene.buyer, scene.email, PORTLAND);
      await scene.buyer.call(applyPoints, { body: { UsedPoint: 500 } });
      const body = await orderBody(scene.buyer);
      const tabs = Array.from({ length: 8 }, () => {
        const tab = newVisitor(market.world);
        for (const [name, value] of scene.buyer.cookies) tab.cookies.set(name, value);
        return tab;
      });
      await Promise.all([close(), ...tabs.map((tab) => tab.tryCall(createOrder, { body }))]);
      await jobsRun(20 * MINUTE);
      await jobsRun(25 * HOUR);
      const { rows } = await market.db.execute(
        `select (select count(*)::int from orders where state = 'pending_payment') as open,
         (select count(*)::int from orders where member_id = $1) as named,
         (select -coalesce(sum(points), 0)::int from point_entries
           where member_id = $1 and kind in ('spend', 'give_back')) as spent`,
        [scene.memberId],
      );
      expect(rows).toEqual([{ open: 0, named: 0, spent: 0 }]);
      expect(await heldUnits()).toBe(0);
    });
  },
);
