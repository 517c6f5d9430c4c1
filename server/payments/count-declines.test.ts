import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { addToCart } from "#contract/carts.ts";
import { finishPayment } from "#contract/checkout.ts";
import { SLOW_LIMITS } from "#rules/member/slow-limits.ts";
import { databasesToTest } from "../db/test-database.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { answerBank, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

/** Of another card each time: what was declined already is answered again without asking the bank. */
let cards = 0;
const stolen = () => `pm_stolen_${(cards += 1)}`;

describe.each(databasesToTest())("declined cards on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.execute("delete from slow_counters");
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
  });

  async function ordered(): Promise<[Visitor, string]> {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    return [visitor, (await createOrderFor(visitor)).CustOrderID];
  }
  const asked = async (order: string) => (await market.peer.chargesOf(order)).length;

  test("A29: five in ten minutes, and then a wait, for a good card too; one that was declined before keeps its answer", async () => {
    const [visitor, order] = await ordered();
    const first = stolen();
    const declined = await payWith(visitor, order, first);
    for (let at = 1; at < 5; at += 1)
      expect(reasonOf(await payWith(visitor, order, stolen()))).toBe("payment_declined");
    const refused = await payWith(visitor, order, CARDS.approved);
    expect(refused).toMatchObject({ refusal: { status: 429, alert: { Reason: "too_many_requests" } } });
    expect(await payWith(visitor, order, first)).toEqual(declined);
    expect(await asked(order)).toBe(0);
    const events = await market.db.queries
      .selectFrom("security_events")
      .select("detail")
      .where("name", "=", "limit_reached")
      .execute();
    expect(events).toEqual([{ detail: { name: "decline" } }]);
    market.world.setNow(new Date(TEST_NOW.getTime() + 601_000));
    expect(await payWith(visitor, order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("A29: another order of the same browser waits with it, another browser's does not", async () => {
    const [visitor, order] = await ordered();
    for (let at = 0; at < 5; at += 1) await payWith(visitor, order, stolen());
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const next = (await createOrderFor(visitor)).CustOrderID;
    expect(next).not.toBe(order);
    expect(reasonOf(await payWith(visitor, next, CARDS.approved))).toBe("too_many_requests");
    const [other, its] = await ordered();
    expect(await payWith(other, its, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("A29: a member's are counted on all of the member's browsers", async () => {
    const email = `declined-${kind}@example.com`;
    await addMember(market.world, { email });
    const [one, two] = [newVisitor(market.world), newVisitor(market.world)];
    for (const visitor of [one, two]) await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await one.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(one, email);
    const order = (await createOrderFor(one)).CustOrderID;
    for (let at = 0; at < 5; at += 1) await payWith(one, order, stolen());
    expect(reasonOf(await payWith(two, order, CARDS.approved))).toBe("too_many_requests");
  });

  test("A29: an order's are counted whoever pays it: its buyer who signs in tries no more cards on it", async () => {
    const [visitor, order] = await ordered();
    const { email } = await market.db.queries
      .selectFrom("orders")
      .select("email")
      .where("order_number", "=", order)
      .executeTakeFirstOrThrow();
    await addMember(market.world, { email });
    for (let at = 0; at < 5; at += 1) await payWith(visitor, order, stolen());
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    expect(reasonOf(await payWith(visitor, order, stolen()))).toBe("too_many_requests");
    // The member's own are none yet.
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(visitor, email);
    const next = (await createOrderFor(visitor)).CustOrderID;
    expect(await payWith(visitor, next, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("A29: a card's are counted wherever it is tried: after five its bank is not asked any more, and other cards pay", async () => {
    for (let at = 0; at < 5; at += 1) {
      const [visitor, order] = await ordered();
      expect(reasonOf(await payWith(visitor, order, CARDS.declined))).toBe("payment_declined");
    }
    const [visitor, order] = await ordered();
    expect(reasonOf(await payWith(visitor, order, CARDS.declined))).toBe("too_many_requests");
    const attempts = await market.db.queries
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .select("payments.id")
      .where("order_number", "=", order)
      .execute();
    expect(attempts).toEqual([]);
    expect(await payWith(visitor, order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("while nobody can say which card it is, it is asked about as ever", async () => {
    for (let at = 0; at < 5; at += 1) {
      const [visitor, order] = await ordered();
      await payWith(visitor, order, CARDS.declined);
    }
    await market.peer.fault("find", "error_500_before");
    const [visitor, order] = await ordered();
    expect(await payWith(visitor, order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("A29: twenty of one network on ever new browsers, and then none, at once either", async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, ordered));
    for (const [visitor, order] of buyers.slice(0, 4))
      for (let at = 0; at < 5; at += 1)
        expect(reasonOf(await payWith(visitor, order, stolen()))).toBe("payment_declined");
    const [last, order] = buyers[4] ?? [newVisitor(market.world), ""];
    const answers = await Promise.all([stolen(), CARDS.approved].map((card) => payWith(last, order, card)));
    expect(answers.map(reasonOf)).toEqual(["too_many_requests", "too_many_requests"]);
    expect(await asked(order)).toBe(0);
  });

  test("A29: where the whole shop has had too many, a network that has had few still pays, and a member always", async () => {
    const [thief, its] = await ordered();
    await payWith(thief, its, stolen());
    await market.db.execute("update slow_counters set count = $1 where subject like 'decline shop %'", [
      SLOW_LIMITS.decline.shop.most,
    ]);
    const [guest, order] = await ordered();
    expect(await payWith(guest, order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    for (let at = 1; at < SLOW_LIMITS.decline.shop.each; at += 1) await payWith(thief, its, stolen());
    const [next, waits] = await ordered();
    expect(reasonOf(await payWith(next, waits, CARDS.approved))).toBe("too_many_requests");
    const email = `spared-${kind}@example.com`;
    await addMember(market.world, { email });
    const member = newVisitor(market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(member, email);
    const own = (await createOrderFor(member)).CustOrderID;
    expect(await payWith(member, own, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  /** Of each kind of counter, how many were counted. */
  async function counted(): Promise<Record<string, number>> {
    const rows = await market.db.queries.selectFrom("slow_counters").select(["subject", "count"]).execute();
    const declines = rows.filter(({ subject }) => subject.startsWith("decline "));
    const by = (kind: string) => declines.filter(({ subject }) => subject.startsWith(`decline ${kind} `));
    return Object.fromEntries(
      ["account", "session", "address", "shop"].map((each) => [
        each,
        by(each).reduce((sum, { count }) => sum + count, 0),
      ]),
    );
  }

  test("as many as come at once are counted, each under its browser, the network and the shop", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, ordered));
    const answers = await Promise.all(buyers.map(([visitor, order]) => payWith(visitor, order, stolen())));
    expect(answers.map(reasonOf)).toEqual(answers.map(() => "payment_declined"));
    expect(await counted()).toEqual({ account: 0, session: 6, address: 6, shop: 6 });
  });

  test("a charge, a question of the bank and its yes count nothing; its no counts once, whoever hears of it", async () => {
    market.acceptWebhooks(true);
    const [charged, its] = await ordered();
    await payWith(charged, its, CARDS.approved);
    const [visitor, order] = await ordered();
    const asksFirst = await payWith(visitor, order, CARDS.bankAsks);
    await answerBank(("reply" in asksFirst && asksFirst.reply.Redirect) || "", "approve");
    await visitor.call(finishPayment, { body: { CustOrderID: order } });
    expect(await counted()).toEqual({ account: 0, session: 0, address: 0, shop: 0 });
    const [other, refused] = await ordered();
    const asks = await payWith(other, refused, CARDS.bankAsks);
    await answerBank(("reply" in asks && asks.reply.Redirect) || "", "refuse");
    const back = () => other.tryCall(finishPayment, { body: { CustOrderID: refused } });
    const told = await Promise.all([
      back(),
      back(),
      back(),
      ...(await market.peer.events()).map(({ id }) => resent(id)),
    ]);
    expect(told.slice(0, 3).map((answer) => answer && reasonOf(answer))).toEqual(Array(3).fill("payment_declined"));
    expect(await counted()).toMatchObject({ session: 1, shop: 1 });
    market.acceptWebhooks(false);
  });
  const resent = (event: string) => market.peer.resend(event).then(() => null);

  test("a decline that the provider alone tells of counts for its browser too", async () => {
    const [visitor, order] = await ordered();
    const asks = await payWith(visitor, order, CARDS.bankAsks);
    await answerBank(("reply" in asks && asks.reply.Redirect) || "", "refuse");
    expect((await counted())["session"]).toBe(0);
    await reconcilePayments(market.world, 0);
    expect(await counted()).toEqual({ account: 0, session: 1, address: 0, shop: 1 });
  });

  test("who waits reads how long", async () => {
    const [visitor, order] = await ordered();
    for (let at = 0; at < 5; at += 1) await payWith(visitor, order, stolen());
    expect(await payWith(visitor, order, CARDS.approved)).toMatchObject({
      refusal: { alert: { Message: expect.stringMatching(/Please wait \d+ (?:seconds?|minutes?) and try again/) } },
    });
  });
});
