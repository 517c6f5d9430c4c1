import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { cancelOrder, listOrders } from "#contract/orders.ts";
import { getRmaStatus, listRmaOthers, listRmas, openRma, withdrawRma } from "#contract/rma.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { shipOrder } from "../testing/ship-order.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("returns on %s", (kind) => {
  let market: TestMarket;
  let db: Database;
  let world: TestWorld;
  let buyer: Visitor;
  let email: string;
  let order: string;
  let runs = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    ({ db, world } = market);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    email = `rma${(runs += 1)}@example.com`;
    await addMember(world, { email });
    buyer = await signedIn(email);
    order = await received(buyer);
  });

  async function signedIn(as: string): Promise<Visitor> {
    const visitor = newVisitor(world);
    await visitor.call(signIn, { body: { Email: as, Password: PASSWORD } });
    return visitor;
  }
  async function ordered(visitor: Visitor): Promise<string> {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 3 } });
    await goToPayment(visitor, email);
    return (await createOrderFor(visitor)).CustOrderID;
  }
  async function received(visitor: Visitor): Promise<string> {
    const number = await ordered(visitor);
    await payWith(visitor, number, CARDS.approved);
    await shipOrder(market, number);
    return number;
  }
  const asked = (more: object = {}) => ({
    body: {
      OrderNumber: order,
      Lines: [{ Line: 1, Units: 2 }],
      Wants: "refund" as const,
      Reason: "not_wanted" as const,
      Told: "It is louder than I like.",
      ...more,
    },
  });

  test("POST /api/rma/open takes a member's request, and GET /api/rma/list shows it to that member alone", async () => {
    const { Rma } = await buyer.call(openRma, asked());
    expect(Rma).toMatchObject({
      OrderNumber: order,
      State: "requested",
      Wants: "refund",
      Reason: "not_wanted",
      Lines: [{ ItemDescription: expect.any(String), Units: 2 }],
      MayWithdraw: true,
    });
    expect(Rma.RmaNumber).toMatch(/^RMA-[0-9A-Z]{5}-[0-9A-Z]{6}$/);
    expect((await buyer.call(listRmas)).Rmas).toEqual([Rma]);
    const otherEmail = `other-${email}`;
    await addMember(world, { email: otherEmail });
    expect((await (await signedIn(otherEmail)).call(listRmas)).Rmas).toEqual([]);
    expect(reasonOf(await newVisitor(world).tryCall(listRmas))).toBe("sign_in_needed");
  });

  test("POST /api/rma/others says what may still come back; a guest opens one by order number and email", async () => {
    const guest = newVisitor(world);
    const who = { OrderNumber: order.toLowerCase(), Email: email.toUpperCase() };
    expect(await guest.call(listRmaOthers, { body: who })).toMatchObject({
      IsShipped: true,
      Lines: [{ Line: 1, Units: 3, Left: 3 }],
      Rmas: [],
    });
    await guest.call(openRma, asked({ Email: email }));
    expect(await guest.call(listRmaOthers, { body: who })).toMatchObject({
      Lines: [{ Line: 1, Units: 3, Left: 1 }],
      Rmas: [{ State: "requested" }],
    });
  });

  test("a number with another email, a foreign order and one that is not there look alike", async () => {
    const guest = newVisitor(world);
    const otherEmail = `stranger-${email}`;
    await addMember(world, { email: otherEmail });
    const stranger = await signedIn(otherEmail);
    const answers = await Promise.all([
      guest.tryCall(openRma, asked({ Email: "somebody@example.com" })),
      guest.tryCall(openRma, asked()),
      stranger.tryCall(openRma, asked()),
      guest.tryCall(openRma, asked({ OrderNumber: "RS-00000-000000", Email: email })),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ refusal: { status: 404, alert: { Reason: "order_unknown" } } });
  });

  test("the oldest of very many requests is still shown, withdrawn again and added to", async () => {
    const patient = newVisitor(world, noRateLimits, new Map(buyer.cookies));
    const first = await patient.call(openRma, asked());
    const which = { OrderNumber: order, RmaNumber: first.Rma.RmaNumber };
    for (let n = 0; n < 201; n += 1) {
      const { Rma } = n === 0 ? first : await patient.call(openRma, asked());
      await patient.call(withdrawRma, { body: { OrderNumber: order, RmaNumber: Rma.RmaNumber } });
      world.setNow(new Date(world.now().getTime() + 1000));
    }
    expect((await patient.call(getRmaStatus, { query: which })).Rma).toMatchObject({ State: "withdrawn" });
    expect((await patient.call(withdrawRma, { body: which })).Rma.State).toBe("withdrawn");
  });

  test("a form that was pressed twice is one request; asked for again a minute later, or in other words, it is another", async () => {
    const one = asked({ Lines: [{ Line: 1, Units: 1 }] });
    const pressed = await Promise.all([buyer.call(openRma, one), buyer.call(openRma, one)]);
    expect(new Set(pressed.map(({ Rma }) => Rma.RmaNumber)).size).toBe(1);
    await buyer.call(openRma, asked({ ...one.body, Told: "This one, too." }));
    expect((await buyer.call(listRmas)).Rmas).toHaveLength(2);
    world.setNow(new Date(world.now().getTime() + 60_000));
    await buyer.call(openRma, one);
    expect((await buyer.call(listRmas)).Rmas).toHaveLength(3);
  });

  test("no unit is in two requests, even when both are sent at once; a withdrawn one frees its units", async () => {
    const other = asked({ Told: "It has come twice." });
    const [one, two] = await Promise.all([buyer.tryCall(openRma, asked()), buyer.tryCall(openRma, other)]);
    expect([one, two].map(reasonOf).toSorted()).toEqual([null, "rma_units_too_many"].toSorted());
    const [rma] = (await buyer.call(listRmas)).Rmas;
    const withdrawn = { body: { OrderNumber: order, RmaNumber: rma?.RmaNumber ?? "" } };
    expect((await buyer.call(withdrawRma, withdrawn)).Rma.State).toBe("withdrawn");
    expect((await buyer.call(withdrawRma, withdrawn)).Rma.State).toBe("withdrawn");
    await buyer.call(openRma, asked({ Lines: [{ Line: 1, Units: 3 }] }));
  });

  test("a request whose parcel has come is not taken back", async () => {
    const { Rma } = await buyer.call(openRma, asked());
    await db.queries.updateTable("rmas").set({ state: "received" }).where("rma_number", "=", Rma.RmaNumber).execute();
    const body = { OrderNumber: order, RmaNumber: Rma.RmaNumber };
    expect(reasonOf(await buyer.tryCall(withdrawRma, { body }))).toBe("rma_received");
    expect(reasonOf(await buyer.tryCall(withdrawRma, { body: { ...body, RmaNumber: "RMA-X" } }))).toBe("rma_unknown");
  });

  test("nothing comes back of an order that has not shipped, and nothing without a line", async () => {
    expect(reasonOf(await buyer.tryCall(openRma, asked({ Lines: [] })))).toBe("rma_nothing_chosen");
    const waiting = await ordered(buyer);
    expect(reasonOf(await buyer.tryCall(openRma, asked({ OrderNumber: waiting })))).toBe("rma_not_shipped");
  });

  test("GET /api/order/list shows a member's orders, newest first; one that is not paid can be canceled, once", async () => {
    const now = world.now();
    const year = now.getUTCFullYear();
    world.setNow(new Date(Date.UTC(year - 1, 5, 1)));
    const old = await received(await signedIn(email));
    world.setNow(now);
    const waiting = await ordered(buyer);
    const listed = await buyer.call(listOrders);
    expect(listed).toMatchObject({
      Total: 3,
      Pages: 1,
      Orders: [
        { OrderNumber: waiting, State: "pending_payment", MayCancel: true, Lines: [{ Quantity: 3 }] },
        { OrderNumber: order, State: "shipped", MayCancel: false },
        { OrderNumber: old, State: "shipped" },
      ],
    });
    expect(listed.Years).toEqual([year, year - 1, year - 2, year - 3, year - 4]);
    const numbersOf = async (query: { page: number; year?: number }) =>
      (await buyer.call(listOrders, { query })).Orders.map(({ OrderNumber }) => OrderNumber);
    expect(await numbersOf({ page: 1, year })).toEqual([waiting, order]);
    expect(await numbersOf({ page: 1, year: year - 1 })).toEqual([old]);
    expect(await numbersOf({ page: 1, year: year - 2 })).toEqual([]);
    const held = () =>
      db.queries.selectFrom("stock").select("held").where("sku_id", "=", SHOP.mouse).executeTakeFirstOrThrow();
    const before = (await held()).held;
    const body = { OrderNumber: waiting };
    expect(reasonOf(await newVisitor(world).tryCall(cancelOrder, { body }))).toBe("order_unknown");
    expect((await buyer.call(cancelOrder, { body })).State).toBe("cancelled");
    expect((await buyer.call(cancelOrder, { body })).State).toBe("cancelled");
    expect((await held()).held).toBe(before - 3);
    expect(reasonOf(await buyer.tryCall(cancelOrder, { body: { OrderNumber: order } }))).toBe("order_under_way");
    expect(reasonOf(await newVisitor(world).tryCall(listOrders))).toBe("sign_in_needed");
  });
});
