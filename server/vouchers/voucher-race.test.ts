import { describe, expect, test } from "vitest";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderBody } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { untilServed } from "../testing/until-served.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";

const BUYERS = 50;

describe.each(databasesToTest())(
  "one voucher in many hands on %s",
  (kind) => {
    const scene = new VoucherScene(kind, { timeoutMs: 20_000 });

    /** Fifty carts with the same voucher, and what each of their pages shows. */
    async function hands(code: string): Promise<{ buyer: Visitor; body: Awaited<ReturnType<typeof orderBody>> }[]> {
      const all: { buyer: Visitor; body: Awaited<ReturnType<typeof orderBody>> }[] = [];
      while (all.length < BUYERS) {
        await scene.forgetTries();
        all.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, async (_, at) => {
              const buyer = await scene.buyer(code, { email: `hand${all.length + at}@example.com` });
              return { buyer, body: await orderBody(buyer) };
            }),
          )),
        );
      }
      return all;
    }

    /** Every order at once, and every one that was made paid at once. */
    async function buyAtOnce(all: Awaited<ReturnType<typeof hands>>): Promise<{ paid: string[]; refused: string[] }> {
      const results = await Promise.all(
        all.map(async ({ buyer, body }) => {
          const made = await untilServed(() => buyer.tryCall(createOrder, { body }));
          if ("refusal" in made) return { paid: null, refused: reasonOf(made) };
          const { CustOrderID, ToPay } = made.reply;
          const answer = await untilServed(() => payWith(buyer, CustOrderID, ToPay === 0 ? "" : CARDS.approved));
          return "reply" in answer && answer.reply.State === "paid"
            ? { paid: CustOrderID, refused: null }
            : { paid: null, refused: `not paid: ${reasonOf(answer)}` };
        }),
      );
      return {
        paid: results.flatMap(({ paid }) => paid ?? []),
        refused: results.flatMap(({ refused }) => refused ?? []),
      };
    }

    test("fifty orders at once spend each cent of it once, and nobody's card is charged more than was shown", async () => {
      const { id, code } = await scene.issue(200);
      const all = await hands(code);
      const { paid, refused } = await buyAtOnce(all);
      // A mouse is between 66 and 100 dollars with tax and shipping: two or three are paid whole, the others ask.
      expect(paid.length).toBeGreaterThanOrEqual(2);
      expect(paid.length).toBeLessThanOrEqual(3);
      expect(new Set(refused)).toEqual(new Set(["to_pay_higher"]));
      const spent = (await scene.entries(id)).reduce((sum, [, moved]) => sum + moved, 0);
      expect(await scene.left(id)).toBe(spent);
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(await scene.wrongBooks(paid)).toEqual([]);
    });

    test("fifty orders at once for its last ten dollars: one has them", async () => {
      const { id, code } = await scene.issue(10);
      const { paid, refused } = await buyAtOnce(await hands(code));
      expect(paid).toHaveLength(1);
      expect(refused).toEqual(Array.from({ length: BUYERS - 1 }, () => "to_pay_higher"));
      expect(await scene.entries(id)).toEqual([
        ["issue", 1000],
        ["spend", -1000],
      ]);
      expect(await scene.wrongBooks(paid)).toEqual([]);
    });
  },
  240_000,
);
