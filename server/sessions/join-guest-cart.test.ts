import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit } from "#contract/carts.ts";
import { getCheckout, getOrder } from "#contract/checkout.ts";
import { getUserInfo, signIn } from "#contract/members.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

/** What was asked before the sign-in was answered, is answered by then. */
const MINUTE_MS = 61_000;

describe.each(databasesToTest())("a guest's cart that joins a member's on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from slow_counters");
    email = `joins-${(count += 1)}@example.com`;
    await addMember(world, { email });
  });

  const add = (visitor: Visitor, SkuID: number, Quantity = 1) => visitor.call(addToCart, { body: { SkuID, Quantity } });
  const enter = (visitor: Visitor, who = email) => visitor.call(signIn, { body: { Email: who, Password: PASSWORD } });
  const unitsOf = async (visitor: Visitor) =>
    Object.fromEntries((await visitor.call(cartInit)).Items.map(({ SkuID, Quantity }) => [SkuID, Quantity]));
  async function memberWith(...skuIds: number[]): Promise<Visitor> {
    const visitor = newVisitor(world);
    await enter(visitor);
    for (const skuId of skuIds) await add(visitor, skuId);
    return visitor;
  }

  /** Another browser with the guest's token of this one. */
  function thiefOf(visitor: Visitor): Visitor {
    return newVisitor(world, undefined, new Map([["cart", visitor.cookies.get("cart") ?? ""]]));
  }
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));

  test("becomes the member's as it is, and its token opens nothing any more", async () => {
    const visitor = newVisitor(world);
    await add(visitor, SHOP.mouse, 2);
    const thief = thiefOf(visitor);
    const token = thief.cookies.get("cart");
    await enter(visitor);
    expect(await unitsOf(visitor)).toEqual({ [SHOP.mouse]: 2 });
    expect(visitor.cookies.has("cart")).toBe(false);
    expect(await unitsOf(thief)).toEqual({});
    later(MINUTE_MS);
    await add(thief, SHOP.cable);
    expect(thief.cookies.get("cart")).not.toBe(token);
    expect(await unitsOf(visitor)).toEqual({ [SHOP.mouse]: 2 });
  });

  test("is out of reach of whoever signs in with its token later, and of their other tabs", async () => {
    const visitor = newVisitor(world);
    await add(visitor, SHOP.mouse);
    const [thief, tab] = [thiefOf(visitor), thiefOf(visitor)];
    await enter(visitor);
    expect(await unitsOf(visitor)).toEqual({ [SHOP.mouse]: 1 });
    later(MINUTE_MS);
    await addMember(world, { email: `thief-of-${email}` });
    await enter(thief, `thief-of-${email}`);
    await add(tab, SHOP.cable);
    expect(await unitsOf(visitor)).toEqual({ [SHOP.mouse]: 1 });
    expect(await unitsOf(thief)).toEqual({ [SHOP.cable]: 1 });
  });

  test("loses no line: the same choice is added up to the stock, laptops and sold-out things stay for the checkout to say", async () => {
    const member = await memberWith(SHOP.laptop, SHOP.cable);
    await add(member, SHOP.mouse, 15);
    const guest = newVisitor(world);
    await add(guest, SHOP.laptop);
    await add(guest, SHOP.mouse, 15);
    await add(guest, SHOP.deposit);
    await guest.call(applyCoupon, { body: { couponCode: "TEN" } });
    await enter(guest);
    const joined = { [SHOP.laptop]: 2, [SHOP.cable]: 1, [SHOP.mouse]: 20, [SHOP.deposit]: 1 };
    expect(await unitsOf(guest)).toEqual(joined);
    expect(await unitsOf(member)).toEqual(joined);
    const cart = await guest.call(cartInit);
    expect(cart.CouponCode).toBe("TEN");
    expect(cart.Blocks.map(({ reason }) => reason)).toContain("laptop_limit");
  });

  test("keeps its unpaid order, which the member goes on to pay", async () => {
    const member = await memberWith(SHOP.cable);
    const guest = await readyBuyer(world, SHOP.mouse, { email: "somebody-else@example.com" });
    const { CustOrderID } = await createOrderFor(guest);
    await enter(guest);
    expect(await unitsOf(member)).toEqual({ [SHOP.mouse]: 1, [SHOP.cable]: 1 });
    expect((await guest.call(getOrder, { query: { number: CustOrderID } })).OrderNumber).toBe(CustOrderID);
    expect((await guest.call(getCheckout)).Cart.TotalCount).toBe(2);
  });

  test("leaves its orders of the confirmed email to the account, and others to the browser by their keys", async () => {
    const orders: string[] = [];
    const guest = newVisitor(world);
    for (const placedWith of [email.toUpperCase(), "somebody-else@example.com"]) {
      await add(guest, SHOP.cable);
      await goToPayment(guest, placedWith);
      orders.push((await createOrderFor(guest)).CustOrderID);
      await db.execute("update carts set state = 'ordered' where state = 'open' and token_sha256 is not null");
      await db.queries.updateTable("orders").set({ state: "paid" }).where("order_number", "in", orders).execute();
    }
    await enter(guest);
    const elsewhere = newVisitor(world);
    await enter(elsewhere);
    const seen = (visitor: Visitor) =>
      Promise.all(orders.map(async (number) => reasonOf(await visitor.tryCall(getOrder, { query: { number } }))));
    expect(await seen(elsewhere)).toEqual([null, "order_unknown"]);
    expect(await seen(guest)).toEqual([null, null]);
  });

  test("another tab's thing that comes in beside the sign-in is in the member's cart, eight times", async () => {
    for (let round = 0; round < 8; round += 1) {
      await db.execute("delete from slow_counters");
      const who = `tabs-${kind}-${round}@example.com`;
      await addMember(world, { email: who });
      const browser = newVisitor(world);
      await add(browser, SHOP.mouse);
      await Promise.all([add(browser, SHOP.cable), enter(browser, who), add(browser, SHOP.deposit)]);
      expect(await unitsOf(browser)).toEqual({ [SHOP.mouse]: 1, [SHOP.cable]: 1, [SHOP.deposit]: 1 });
      expect((await browser.call(getUserInfo)).Email).toBe(who);
    }
  });

  /** What is asked with the cookies of this moment, and a browser that takes its answer later. */
  function send(browser: Visitor) {
    const sent = newVisitor(world, undefined, new Map(browser.cookies));
    const before = new Map(browser.cookies);
    function answered(): void {
      for (const [name, value] of sent.cookies) if (before.get(name) !== value) browser.cookies.set(name, value);
      for (const name of before.keys()) if (!sent.cookies.has(name)) browser.cookies.delete(name);
    }
    return { sent, answered };
  }

  const HANDLED = ["the sign-in first", "one tab, the sign-in, the other tab"] as const;
  const ANSWERED = ["012", "021", "102", "120", "201", "210"];
  test.each(HANDLED.flatMap((handled) => ANSWERED.map((answered) => [handled, answered] as const)))(
    "what two tabs add beside the sign-in is in the member's cart: %s, answered in the order %s",
    async (handled, order) => {
      const browser = newVisitor(world);
      await add(browser, SHOP.mouse);
      const [entry, one, other] = [send(browser), send(browser), send(browser)] as const;
      const steps: (() => Promise<unknown>)[] = [() => add(one.sent, SHOP.cable), () => add(other.sent, SHOP.deposit)];
      for (const step of steps.toSpliced(HANDLED.indexOf(handled), 0, () => enter(entry.sent))) await step();
      for (const at of order) [entry, one, other][Number(at)]?.answered();
      expect(await unitsOf(browser)).toEqual({ [SHOP.mouse]: 1, [SHOP.cable]: 1, [SHOP.deposit]: 1 });
      expect(browser.cookies.has("cart")).toBe(false);
    },
  );

  test.each(["01", "10"])(
    "an order that another tab makes beside the sign-in is kept, answered in the order %s",
    async (order) => {
      const browser = await readyBuyer(world, SHOP.mouse, { email: "somebody-else@example.com" });
      const [entry, buying] = [send(browser), send(browser)];
      const { CustOrderID } = await createOrderFor(buying.sent);
      await enter(entry.sent);
      for (const at of order) [entry, buying][Number(at)]?.answered();
      expect(await unitsOf(browser)).toEqual({ [SHOP.mouse]: 1 });
      expect((await browser.call(getOrder, { query: { number: CustOrderID } })).OrderNumber).toBe(CustOrderID);
    },
  );

  test("two browsers of one member that sign in at once end in one cart with everything of both", async () => {
    const browsers = [newVisitor(world), newVisitor(world), newVisitor(world)];
    const skuIds = [SHOP.mouse, SHOP.cable, SHOP.deposit];
    await Promise.all(browsers.map((browser, at) => add(browser, skuIds[at] ?? 0)));
    await Promise.all(browsers.map((browser) => enter(browser)));
    for (const browser of browsers)
      expect(await unitsOf(browser)).toEqual({ [SHOP.mouse]: 1, [SHOP.cable]: 1, [SHOP.deposit]: 1 });
    const { rows } = await db.execute(
      "select count(*) as open from carts join members on members.id = member_id where carts.state = 'open' and email = $1",
      [email],
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  test("a sign-in that dies before its end leaves guest and member as they were", async () => {
    const guest = newVisitor(world);
    await add(guest, SHOP.mouse);
    await db.execute("alter table member_sessions add constraint dies check (network <> '') not valid");
    const failed = await guest.tryCall(signIn, { body: { Email: email, Password: PASSWORD } });
    await db.execute("alter table member_sessions drop constraint dies");
    expect(reasonOf(failed)).toBe("general_error");
    expect(await unitsOf(guest)).toEqual({ [SHOP.mouse]: 1 });
    expect((await guest.call(getUserInfo)).MemId).toBe(-1);
    await enter(guest);
    expect(await unitsOf(guest)).toEqual({ [SHOP.mouse]: 1 });
  });
});
