import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderFor, readyBuyer } from "./testing/buyer.ts";
import { payWith } from "./testing/paying.ts";
import { SHOP } from "./testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "./testing/test-market.ts";
import { outsideOnly } from "./outside-only.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
});
afterAll(() => market.close());

test("a provider that is asked inside of a transaction is not asked, and the transaction is undone", async () => {
  const visitor = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(visitor);
  await payWith(visitor, CustOrderID, CARDS.approved);
  const [charge] = await market.peer.chargesOf(CustOrderID);
  const provider = market.world.payments.named("stripe");
  const asked = market.db.transaction(async (tx) => {
    await tx.updateTable("orders").set({ comment: "kept?" }).where("order_number", "=", CustOrderID).execute();
    await provider.void({ attemptId: "x", providerRef: charge?.paymentIntent ?? "" });
  });
  await expect(asked).rejects.toThrow("Somebody outside was asked (void) inside of a transaction");
  const { comment } = await market.db.queries
    .selectFrom("orders")
    .select("comment")
    .where("order_number", "=", CustOrderID)
    .executeTakeFirstOrThrow();
  expect(comment).toBe("");
});

test("outside of one it is asked as always, with its own fields to be read", async () => {
  const port = outsideOnly({ name: "post", send: (text: string) => Promise.resolve(`sent ${text}`) });
  expect([port.name, await port.send("this")]).toEqual(["post", "sent this"]);
});
