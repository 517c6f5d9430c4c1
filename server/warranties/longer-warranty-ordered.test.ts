import { describe, expect, test } from "vitest";
import { cartInit } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import { listWarranties } from "#contract/warranties.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { NO_GIFTS } from "../http/visitor-gifts.ts";
import { getQueue } from "../staff/get-queue.ts";
import { goToPayment, orderBody } from "../testing/buyer.ts";
import { ADD, itemsOf, LongerWarrantyScene } from "../testing/longer-warranty-scene.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("a longer warranty that is ordered, on %s", (kind) => {
  const scene = new LongerWarrantyScene(kind);

  test("of two units is had by two of six carts that order at once, and the others are not charged", async () => {
    const ready = [];
    for (let at = 0; at < 6; at += 1) {
      const shopper = await scene.withKey();
      expect(await scene.add({}, shopper)).toMatchObject({ status: 200 });
      const visitor = scene.visitorOf(shopper);
      await goToPayment(visitor, `race${at}@example.com`);
      ready.push({ visitor, body: await orderBody(visitor) });
    }
    const results = await Promise.all(
      ready.map(async ({ visitor, body }) => {
        const created = await visitor.tryCall(createOrder, { body });
        if ("refusal" in created) return reasonOf(created);
        const { CustOrderID } = created.reply;
        const answer = await payWith(visitor, CustOrderID, CARDS.approved);
        return "reply" in answer ? answer.reply.State : reasonOf(answer);
      }),
    );
    expect(results.toSorted()).toEqual([...Array.from({ length: 4 }, () => "longer_warranty_taken"), "paid", "paid"]);
    const covered = await scene.market.db.queries
      .selectFrom("longer_warranties")
      .innerJoin("order_lines", "order_lines.id", "covered_line_id")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select("unit")
      .where("order_number", "=", scene.number)
      .orderBy("unit")
      .execute();
    expect(covered).toEqual([{ unit: 1 }, { unit: 2 }]);
    expect(await scene.wrongBooks()).toEqual([]);
  });

  test("is held while its order waits and free again when the time ran out; paid late it is taken again, or the money is not", async () => {
    await scene.add({ Quantity: 2 });
    const { visitor, order } = await scene.ordered();
    expect(await scene.visitorOf(scene.browser).call(cartInit)).toMatchObject({ Blocks: [] });
    const held = async () => {
      const rows = scene.market.db.queries.selectFrom("longer_warranties").innerJoin("orders", "orders.id", "order_id");
      return (await rows.select("unit").where("order_number", "=", order).execute()).length;
    };
    expect(await held()).toBe(2);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 16 * 60_000));
    expect(await expireHolds(scene.market.world)).toBeGreaterThan(0);
    expect(await held()).toBe(0);
    expect(await payWith(visitor, order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await held()).toBe(2);
    expect(await scene.wrongBooks([order])).toEqual([]);
  });

  test("that another cart took while its order lay about is not charged", async () => {
    const [late, order] = await scene.bought(SHOP.pc);
    await scene.add({ OrderNumber: order }, late);
    const { visitor, order: first } = await scene.ordered(late);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 16 * 60_000));
    await expireHolds(scene.market.world);
    const other = await scene.withKey(order);
    await scene.add({ OrderNumber: order }, other);
    await scene.paid(other);
    expect(reasonOf(await payWith(visitor, first, CARDS.approved))).toBe("longer_warranty_taken");
    expect(await scene.wrongBooks()).toEqual([]);
  });

  test("ends with its refund, unit by unit, and can be bought again", async () => {
    await scene.add({ Quantity: 2 });
    const order = await scene.paid();
    expect(await scene.refund(order, [{ part: 1, units: 1 }], "one")).toMatchObject({ ok: true });
    expect(await scene.offered()).toMatchObject({ body: { Lines: [{ Units: 1 }] } });
    expect(await scene.refund(order, [], "all")).toMatchObject({ ok: true });
    expect(await scene.offered()).toMatchObject({ body: { Lines: [{ Units: 2 }] } });
    expect(itemsOf(await scene.add({ Quantity: 2 }))).toMatchObject([{ Quantity: 2 }]);
    await scene.paid();
    expect(await scene.offered()).toMatchObject({ body: { Lines: [] } });
    expect(await scene.wrongBooks()).toEqual([]);
  });

  test("is on its member's page of warranties, for the units that have it, until it is refunded", async () => {
    const email = `longer-${kind}@example.com`;
    await addMember(scene.market.world, { email });
    const member = newVisitor(scene.market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
    const shopper = scene.http(member);
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.pc, Quantity: 2 });
    const own = await scene.paid(shopper);
    await shopper.post(ADD, { OrderNumber: own, Line: 1, WarrantyID: 1 });
    const order = await scene.paid(shopper);
    const lines = async () => (await member.call(listWarranties)).Lines.map(({ Months, Units }) => [Months, Units]);
    expect(await lines()).toEqual([
      [48, 1],
      [36, 1],
    ]);
    await scene.refund(order, []);
    expect(await lines()).toEqual([[36, 2]]);
    expect((await shopper.get("/api/member/data")).body).toMatchObject({
      Data: { LongerWarranties: [{ months: 48, unit: 1, description: "Test Tower" }] },
    });
  });

  test("of an order that is nothing else does not wait on the floor", async () => {
    await scene.add();
    const order = await scene.paid();
    const world = scene.market.world;
    const asked = { tab: "open", q: "" } as const;
    const principal = { kind: "staff", roles: [] } as never;
    const queue = await getQueue({ world, principal, query: asked, body: {}, act: {} as never, ...NO_GIFTS });
    const shown = "reply" in queue ? queue.reply.Orders.map(({ OrderNumber }) => OrderNumber) : [];
    expect(shown).toContain(scene.number);
    expect(shown).not.toContain(order);
    const found = await getQueue({
      world,
      principal,
      query: { ...asked, q: order },
      body: {},
      act: {} as never,
      ...NO_GIFTS,
    });
    expect(found).toMatchObject({ reply: { Orders: [{ OrderNumber: order, Made: "service", Next: null }] } });
  });
});
