import { describe, expect, test } from "vitest";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { orderBody } from "../testing/buyer.ts";
import { FaultySource } from "../testing/faulty-source.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import type { Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";

/** At least the statements of an order and its payment, begin and commit among them: who sends more should know why. */
const MOST_STATEMENTS = 40;
const DAY_MS = 86_400_000;

describe.each(databasesToTest())(
  "an order with a voucher that breaks off after any statement, on %s",
  (kind) => {
    let source!: FaultySource;
    const scene = new VoucherScene(kind, { wrap: (real) => (source = new FaultySource(real)) });

    /** As far as it comes: true where the shopper was told that it is paid. */
    async function buy(buyer: Visitor, body: Awaited<ReturnType<typeof orderBody>>): Promise<boolean> {
      const made = await buyer.tryCall(createOrder, { body });
      if ("refusal" in made) return false;
      const { CustOrderID, ToPay } = made.reply;
      const paid = await payWith(buyer, CustOrderID, ToPay === 0 ? "" : CARDS.approved);
      return "reply" in paid && paid.reply.State === "paid";
    }

    /** Nothing more reaches the database, as after a kill; then the store opens again and its jobs run. */
    async function breakOff(
      buyer: Visitor,
      body: Awaited<ReturnType<typeof orderBody>>,
      after: number,
    ): Promise<{ told: boolean; isCutShort: boolean }> {
      source.loseAfter = after;
      const told = await buy(buyer, body).catch(() => false);
      const isCutShort = source.isAway;
      source.loseAfter = null;
      source.isAway = false;
      await reconcilePayments(scene.market.world, -1);
      return { told, isCutShort };
    }

    /** Once for each statement that the way has, and at last uncut. */
    async function cutEverywhere(walk: (after: number) => Promise<boolean>): Promise<void> {
      let after = 1;
      while (await walk(after)) after += 1;
      expect(after).toBeGreaterThan(1);
      expect(after).toBeLessThanOrEqual(MOST_STATEMENTS);
    }

    async function spentBy(id: number, issued: number): Promise<number> {
      const spent = issued - (await scene.left(id));
      const entries = (await scene.entries(id)).reduce((sum, [, moved]) => sum + moved, 0);
      expect(entries).toBe(issued - spent);
      return spent;
    }

    async function paidOf(id: number) {
      const { rows } = await scene.market.db.execute(
        `select count(*)::int as orders, coalesce(sum(voucher_cents), 0)::int as cents from orders
          where voucher_id = ${id} and paid_at is not null`,
      );
      return { orders: Number(rows[0]?.["orders"]), cents: Number(rows[0]?.["cents"]) };
    }

    test.each([
      ["a part", 10],
      ["all", 200],
    ])(
      "spends what pays %s of it with its order or not at all, and is whole again once the order is given up",
      async (_, dollars) => {
        const outcomes = new Set<string>();
        await cutEverywhere(async (after) => {
          await scene.forgetTries();
          const { id, code } = await scene.issue(dollars);
          const buyer = await scene.buyer(code);
          const { told, isCutShort } = await breakOff(buyer, await orderBody(buyer), after);
          const paid = await paidOf(id);
          expect(paid.orders, `after ${after} statements`).toBeGreaterThanOrEqual(told ? 1 : 0);
          scene.market.world.setNow(new Date(TEST_NOW.getTime() + 2 * DAY_MS));
          await expireReservations(scene.market.world);
          expect(await spentBy(id, dollars * 100), `after ${after} statements`).toBe(paid.cents);
          expect(await scene.wrongBooks(), `after ${after} statements`).toEqual([]);
          outcomes.add(paid.orders === 1 ? "paid" : "given up");
          scene.market.world.setNow(TEST_NOW);
          return isCutShort;
        });
        expect(outcomes).toEqual(new Set(["paid", "given up"]));
      },
    );

    test("is finished by who asks again, and spends the voucher once", async () => {
      await cutEverywhere(async (after) => {
        await scene.forgetTries();
        const { id, code } = await scene.issue(10);
        const buyer = await scene.buyer(code);
        const body = await orderBody(buyer);
        const { isCutShort } = await breakOff(buyer, body, after);
        const isPaid = (await paidOf(id)).orders === 1 || (await buy(buyer, body));
        expect(isPaid, `after ${after} statements`).toBe(true);
        expect(await paidOf(id), `after ${after} statements`).toEqual({ orders: 1, cents: 1000 });
        expect(await spentBy(id, 1000)).toBe(1000);
        expect(await scene.wrongBooks(), `after ${after} statements`).toEqual([]);
        return isCutShort;
      });
    });
  },
  240_000,
);
