import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { changePaidOrder, type OrderChange, quoteOrderChange, withdrawOrderChange } from "#contract/order-changes.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DENVER, PORTLAND } from "../testing/buyer.ts";
import { ChangeScene, fewer, NOTHING } from "../testing/change-scene.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

const { Email: _denver, ...HOME } = DENVER;
const { Email: _portland, ...AWAY } = PORTLAND;

describe.each(databasesToTest())("changes of a paid order on %s", (kind) => {
  const scene = new ChangeScene(kind);

  test("a unit less gives its money back by itself, its tax with it, and it is on the shelf again", async () => {
    const before = await scene.orderOf();
    const shelf = await scene.onHand();
    const { Now, Then, Due } = await scene.quote(fewer(2));
    expect(Now.Total).toBe(before.Totals.Total);
    expect(Then.Totals.Steps.length).toBeGreaterThan(2);
    expect(Due).toBeLessThan(0);
    expect(await scene.change(fewer(2))).toMatchObject({ reply: { State: "applied", Due } });
    const after = await scene.orderOf();
    expect(after.Lines.map(({ Quantity }) => Quantity)).toEqual([2]);
    expect(after.Totals.Total).toBe(Then.Totals.Total);
    expect(after.Refunds).toMatchObject([{ Amount: -Due, State: "succeeded" }]);
    expect(after.Changes).toMatchObject({
      MayChange: true,
      Waiting: null,
      Made: [{ Was: Now.Total, Is: Then.Totals.Total }],
    });
    expect([await scene.refundedCents(), await scene.onHand()]).toEqual([Math.round(-Due * 100), shelf + 1]);
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
    expect(await scene.subjects()).toContain(`Order ${scene.order} was changed`);
  });

  test("the same press twice is one change, and another one under its key is none", async () => {
    const { Then } = await scene.quote(fewer(1));
    const body = { OrderNumber: scene.order, Change: fewer(1), Total: Then.Totals.Total, Key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => scene.buyer.tryCall(changePaidOrder, { body })));
    expect(answers.map(reasonOf)).toEqual(answers.map(() => null));
    expect((await scene.orderOf()).Changes.Made).toHaveLength(1);
    const other = await scene.buyer.tryCall(changePaidOrder, { body: { ...body, Total: 1 } });
    expect(reasonOf(other)).toBe("change_key_used");
    expect(await scene.balance()).toEqual([]);
  });

  test("a new address is taxed and shipped as it lies; one without tax gives the tax back", async () => {
    const before = await scene.orderOf();
    expect(before.Totals.Tax).toBeGreaterThan(0);
    expect(await scene.change({ ...NOTHING, Address: AWAY })).toMatchObject({ reply: { State: "applied" } });
    const after = await scene.orderOf();
    expect(after.ShipTo.lines).toContain("Portland, OR 97204");
    expect([after.Totals.Tax, after.Totals.DeliveryFee]).toEqual([0, 0]);
    expect(await scene.refundedCents()).toBe(Math.round((before.Totals.Total - after.Totals.Total) * 100));
    const wrong = await scene.buyer.tryCall(quoteOrderChange, {
      body: { OrderNumber: scene.order, Change: { ...NOTHING, Address: { ...HOME, City: "", State: "TX" } } },
    });
    expect(wrong).toMatchObject({ refusal: { status: 422, alert: { Fields: [{ field: "Change.Address.City" }] } } });
    const elsewhere = await scene.buyer.tryCall(quoteOrderChange, {
      body: { OrderNumber: scene.order, Change: { ...NOTHING, Address: { ...HOME, State: "TX" } } },
    });
    expect(reasonOf(elsewhere)).toBe("zip_in_another_state");
    const abroad = await scene.buyer.tryCall(quoteOrderChange, {
      body: { OrderNumber: scene.order, Change: { ...NOTHING, Address: { ...HOME, Country: "OTHER" } } },
    });
    expect(reasonOf(abroad)).toBe("not_ship_to");
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
  });

  test("its buyer withdraws a change, and changes no order that is worked on, held, or somebody else's", async () => {
    await scene.change(await scene.express());
    const body = { OrderNumber: scene.order };
    expect(await scene.buyer.call(withdrawOrderChange, { body })).toEqual({ Success: true });
    expect(reasonOf(await scene.buyer.tryCall(withdrawOrderChange, { body }))).toBe("change_ended");
    const ask = { body: { OrderNumber: scene.order, Change: fewer(1) } };
    expect(reasonOf(await newVisitor(scene.market.world).tryCall(quoteOrderChange, ask))).toBe("order_unknown");
    expect(
      reasonOf(
        await newVisitor(scene.market.world).tryCall(changePaidOrder, {
          body: { ...ask.body, Total: 1, Key: randomUUID() },
        }),
      ),
    ).toBe("order_unknown");
    await scene.press(scene.owner, "hold", { Reason: "Look" });
    expect(reasonOf(await scene.buyer.tryCall(quoteOrderChange, ask))).toBe("order_under_way");
    await scene.press(scene.owner, "release");
    await scene.press(scene.owner, "pack");
    expect(reasonOf(await scene.buyer.tryCall(quoteOrderChange, ask))).toBe("order_not_there");
    expect((await scene.changeable()).MayChangeLines).toBe(false);
    expect(await scene.balance()).toEqual([]);
  });

  test("what cannot be is refused in words: more, nothing left, nothing new, another total, less than was given back", async () => {
    const tried = async (Change: OrderChange) =>
      reasonOf(await scene.buyer.tryCall(quoteOrderChange, { body: { OrderNumber: scene.order, Change } }));
    expect(await tried(fewer(4))).toBe("change_only_fewer");
    expect(await tried({ ...NOTHING, Lines: [{ Line: 9, Quantity: 1 }] })).toBe("change_line_unknown");
    expect(await tried(fewer(0))).toBe("change_nothing_left");
    expect(await tried(NOTHING)).toBe("change_nothing");
    expect(await tried({ ...NOTHING, ShippingMethodID: 99 })).toBe("shipping_method_unavailable");
    expect(reasonOf(await scene.change(fewer(2), { Total: 1 }))).toBe("change_total");
    await scene.press(scene.owner, "refund", {
      Key: randomUUID(),
      Why: "returned",
      Reason: "x",
      Parts: [{ Part: "1", Units: 2 }],
    });
    expect(await tried(fewer(1))).toBe("change_below_refund");
    expect(reasonOf(await scene.change(fewer(2)))).toBeNull();
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
  });
});
