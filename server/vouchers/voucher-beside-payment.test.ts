import { describe, expect, test } from "vitest";
import { createOrder, finishPayment, getCheckout } from "#contract/checkout.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { createOrderFor, orderBody, readyBuyer } from "../testing/buyer.ts";
import { answerBank, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { untilServed } from "../testing/until-served.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";

const DAY_MS = 86_400_000;
const ROUNDS = 8;

describe.each(databasesToTest())(
  "a voucher pressed in a second tab while the first pays the same cart, on %s",
  (kind) => {
    const scene = new VoucherScene(kind, { timeoutMs: 20_000 });

    /** The first tab's order, and the page of its bank. */
    async function atBank(): Promise<{ buyer: Visitor; number: string; bankPage: string }> {
      const buyer = await readyBuyer(scene.market.world, SHOP.mouse);
      const { CustOrderID: number } = await createOrderFor(buyer);
      const asked = await payWith(buyer, number, CARDS.bankAsks);
      expect(asked).toMatchObject({ reply: { State: "action_required" } });
      return { buyer, number, bankPage: ("reply" in asked && asked.reply.Redirect) || "" };
    }
    /** The bank's page leads back here. */
    const comeBack = (buyer: Visitor, CustOrderID: string) => buyer.tryCall(finishPayment, { body: { CustOrderID } });
    const apply = (buyer: Visitor, VoucherCode: string) => buyer.tryCall(applyGiftVoucher, { body: { VoucherCode } });
    const captured = async (number: string) =>
      (await scene.market.peer.chargesOf(number)).reduce((sum, { amountCaptured }) => sum + amountCaptured, 0);
    async function paidOf(id: number) {
      const { rows } = await scene.market.db.execute(
        `select count(*)::int as orders, coalesce(sum(voucher_cents), 0)::int as cents from orders
          where voucher_id = ${id} and paid_at is not null`,
      );
      return { orders: Number(rows[0]?.["orders"]), cents: Number(rows[0]?.["cents"]) };
    }
    /** Whatever was left unpaid is given up. */
    async function giveUp(): Promise<void> {
      scene.market.world.setNow(new Date(TEST_NOW.getTime() + 2 * DAY_MS));
      await expireReservations(scene.market.world);
      await reconcilePayments(scene.market.world, -1);
      scene.market.world.setNow(TEST_NOW);
    }

    test("is not spent where the first pays: what was shown is charged, and the second tab has no cart to pay", async () => {
      const { id, code } = await scene.issue(10);
      const { buyer, number, bankPage } = await atBank();
      expect(reasonOf(await apply(buyer, code))).toBeNull();
      const second = await orderBody(buyer);
      await answerBank(bankPage, "approve");
      expect(await comeBack(buyer, number)).toMatchObject({ reply: { State: "paid" } });
      expect(reasonOf(await buyer.tryCall(createOrder, { body: second }))).toBe("cart_changed");
      expect(reasonOf(await buyer.tryCall(getCheckout))).toBe("already_ordered");
      expect([await scene.left(id), await paidOf(id)]).toEqual([1000, { orders: 0, cents: 0 }]);
      expect(await scene.wrongBooks([number])).toEqual([]);
    });

    test("takes the place of the bank's page once the second tab orders, and nothing of the first is charged", async () => {
      const { id, code } = await scene.issue(10);
      const { buyer, number, bankPage } = await atBank();
      await apply(buyer, code);
      const { CustOrderID: second } = await createOrderFor(buyer);
      await answerBank(bankPage, "approve").catch(() => undefined);
      const back = await comeBack(buyer, number);
      expect(reasonOf(back)).toBe("order_cancelled");
      expect(await payWith(buyer, second, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      expect([await captured(number), await scene.left(id)]).toEqual([0, 0]);
      expect(await scene.wrongBooks([second])).toEqual([]);
    });

    test("waits beside a payment without an answer: the second tab is told so, and only the first is charged", async () => {
      const { id, code } = await scene.issue(10);
      const buyer = await readyBuyer(scene.market.world, SHOP.mouse);
      const { CustOrderID: number } = await createOrderFor(buyer);
      await scene.market.peer.fault("authorise", "error_500_after");
      expect(await payWith(buyer, number, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
      await apply(buyer, code);
      expect(reasonOf(await buyer.tryCall(createOrder, { body: await orderBody(buyer) }))).toBe("payment_in_progress");
      await reconcilePayments(scene.market.world, -1);
      expect(await payWith(buyer, number, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      expect([await scene.left(id), await paidOf(id)]).toEqual([1000, { orders: 0, cents: 0 }]);
      expect(await scene.wrongBooks([number])).toEqual([]);
    });

    test.each([
      ["a part", 10],
      ["all", 200],
    ])(
      "and both at once, where it pays %s: one order is paid, once, and it is spent with its order alone",
      async (_, dollars) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await scene.forgetTries();
          const { id, code } = await scene.issue(dollars);
          const { buyer, number, bankPage } = await atBank();
          await answerBank(bankPage, "approve");
          const second = async () => {
            const applied = await apply(buyer, code);
            if ("refusal" in applied) return reasonOf(applied);
            // Its page was drawn, or the cart was paid before it could be.
            const body = await orderBody(buyer).catch(() => null);
            if (!body) return "no cart";
            const made = await untilServed(() => buyer.tryCall(createOrder, { body }));
            if ("refusal" in made) return reasonOf(made);
            const { CustOrderID, ToPay } = made.reply;
            const paid = await untilServed(() => payWith(buyer, CustOrderID, ToPay === 0 ? "" : CARDS.approved));
            return "reply" in paid ? paid.reply.State : reasonOf(paid);
          };
          const first = async () => {
            const paid = await untilServed(() => comeBack(buyer, number));
            return "reply" in paid ? paid.reply.State : reasonOf(paid);
          };
          const [one, other] = await Promise.all(
            round % 2 === 0 ? [first(), second()] : [second(), first()].toReversed(),
          );
          await giveUp();
          const { orders, cents } = await paidOf(id);
          expect(
            [one, other].filter((state) => state === "paid"),
            `round ${round}: ${one}, ${other}`,
          ).toHaveLength(1);
          expect(orders).toBe(other === "paid" ? 1 : 0);
          expect(dollars * 100 - (await scene.left(id))).toBe(cents);
          expect((await captured(number)) > 0).toBe(one === "paid");
        }
        expect(await scene.wrongBooks()).toEqual([]);
      },
    );
  },
  240_000,
);
