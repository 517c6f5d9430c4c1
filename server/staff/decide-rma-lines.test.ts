import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { getRmaStatus, listRmaOthers, openRma } from "#contract/rma.ts";
import type { StaffRma } from "#contract/staff-rmas.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

const KEEP_ONE = [{ Line: 1, Units: 2, Why: "One has run for a year." }];

describe.each(databasesToTest())("a return that is decided line by line, on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** A member's order of three mice and two cables, shipped to where there is a tax and a fee; all of it is asked back. */
  async function asked() {
    const { world } = scene.market;
    const Email = `${randomUUID()}@example.com`;
    await addMember(world, { email: Email });
    scene.buyer = newVisitor(world);
    await scene.buyer.call(signIn, { body: { Email, Password: PASSWORD } });
    await scene.setOnHand(SHOP.mouse, 1000);
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 3 } });
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 2 } });
    await goToPayment(scene.buyer, Email);
    scene.order = (await createOrderFor(scene.buyer)).CustOrderID;
    await payWith(scene.buyer, scene.order, CARDS.approved);
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    return ask([
      { Line: 1, Units: 3 },
      { Line: 2, Units: 2 },
    ]);
  }
  async function ask(Lines: { Line: number; Units: number }[]) {
    const what = { Lines, Wants: "refund" as const, Reason: "not_wanted" as const, Told: "" };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...what } });
    return { OrderNumber: scene.order, RmaNumber: Rma.RmaNumber };
  }
  type Asked = Awaited<ReturnType<typeof asked>>;
  const decide = (how: string, { RmaNumber }: Asked, Version: number, Lines: object[] = [], at = scene.owner) =>
    at.post(`/api/staff/rmas/${how}`, { RmaNumber, Version, Answer: "", Lines });
  const refund = async ({ RmaNumber }: Asked, Parts: object[], at: HttpShopper = scene.owner) =>
    at.post("/api/staff/orders/refund", {
      ...(await scene.seen()),
      Key: randomUUID(),
      Why: "returned",
      Reason: "Checked",
      RmaNumber,
      Parts,
    });
  const status = (which: Asked) => scene.buyer.call(getRmaStatus, { query: which });
  const atDesk = async ({ RmaNumber }: Asked) =>
    ((await scene.owner.get(`/api/staff/rmas?q=${RmaNumber}`)).body["Rmas"] as StaffRma[])[0];
  const returnable = async () =>
    (await scene.buyer.call(listRmaOthers, { body: { OrderNumber: scene.order } })).Lines.map(({ Left }) => Left);
  /** The last one about the return. */
  const lastMail = async ({ RmaNumber }: Asked) => {
    await deliverOutbox(scene.market.world);
    return scene.mails.findLast(({ subject }) => subject.includes(RmaNumber))?.text;
  };

  test("some is accepted and some is not, some comes, and money goes back for what was accepted and came alone", async () => {
    const which = await asked();
    expect(await returnable()).toEqual([0, 0]);
    const accepted = await decide("approve", which, 1, [
      { Line: 1, Units: 2, Why: "One has run for a year." },
      { Line: 2, Units: 0, Why: "Cables that were cut open stay." },
    ]);
    expect(accepted).toMatchObject({
      status: 200,
      body: { Rma: { State: "approved", Lines: [{ Accepted: 2 }, { Accepted: 0, Left: 0 }] } },
    });
    expect(await lastMail(which)).toContain(
      "3 units of Test Mouse. 2 of 3 accepted. 1 not accepted: One has run for a year.",
    );
    expect(await lastMail(which)).toContain("Send only what we accept");
    // What stays with its buyer may be asked for again.
    expect(await returnable()).toEqual([1, 2]);
    expect(reasonAt(await refund(which, [{ Part: "1", Units: 1 }]))).toEqual([409, "rma_not_here"]);

    const came = [
      { Line: 1, Units: 1, Condition: "opened" },
      { Line: 2, Units: 2, Condition: "damaged" },
    ];
    expect((await decide("receive", which, 2, came, await scene.desk("warehouse"))).status).toBe(200);
    expect(await lastMail(which)).toContain("1 here, opened.");
    expect(await atDesk(which)).toMatchObject({
      Lines: [
        { Received: 1, Condition: "opened", Granted: 1, Left: 1 },
        { Received: 2, Condition: "damaged", Granted: 0, Left: 0 },
      ],
    });
    for (const Parts of [[{ Part: "1", Units: 2 }], [{ Part: "2", Units: 1 }], [{ Part: "1", Amount: 59.01 }], []])
      expect(reasonAt(await refund(which, Parts))[0]).toBe(409);
    expect(await scene.refundedCents()).toBe(0);
    const paid = await refund(which, [{ Part: "1", Units: 1 }, { Part: "delivery_fee" }]);
    expect(paid.status).toBe(200);
    expect(reasonAt(await refund(which, [{ Part: "1", Units: 1 }]))).toEqual([409, "rma_refunded"]);
    expect(await atDesk(which)).toMatchObject({ Lines: [{ Refunded: 1, Left: 0 }, { Left: 0 }] });
    expect(await scene.balance()).toEqual([]);

    expect((await decide("settle", which, 3)).status).toBe(200);
    expect(await status(which)).toMatchObject({
      Lines: [
        { Units: 3, Accepted: 2, Why: "One has run for a year.", Received: 1, Condition: "opened", RefundedUnits: 1 },
        { Units: 2, Accepted: 0, Why: "Cables that were cut open stay.", RefundedUnits: 0, Refunded: 0 },
      ],
    });
    expect(await returnable()).toEqual([2, 2]);
    expect(await scene.balance()).toEqual([]);
  });

  test("what was accepted may be less once it is looked at, though not less than was paid back for it", async () => {
    const which = await asked();
    await decide("approve", which, 1);
    await decide("receive", which, 2);
    expect((await refund(which, [{ Part: "1", Units: 2 }])).status).toBe(200);
    const less = (Units: number) => [{ Line: 1, Units, Why: "It was used." }];
    expect(reasonAt(await decide("settle", which, 3, less(1)))).toEqual([409, "rma_line_units"]);
    expect((await decide("settle", which, 3, less(2))).status).toBe(200);
    expect(reasonAt(await refund(which, [{ Part: "1", Units: 1 }]))).toEqual([409, "rma_refunded"]);
    expect((await refund(which, [{ Part: "2", Units: 2 }])).status).toBe(200);
    expect(await lastMail(which)).toContain("2 of 3 accepted. 1 not accepted: It was used. 3 here.");
    expect((await status(which)).Lines).toMatchObject([
      { Accepted: 2, Received: 3 },
      { Accepted: 2, RefundedUnits: 2 },
    ]);
    expect(await returnable()).toEqual([1, 0]);
    expect(await scene.balance()).toEqual([]);
  });

  test("of two people who decide differently at once one does, and the lines are that one's", async () => {
    const which = await asked();
    const other = await scene.desk("support");
    const both = await Promise.all([
      decide("approve", which, 1, KEEP_ONE),
      decide("approve", which, 1, [{ Line: 2, Units: 1, Why: "One is cut." }], other),
    ]);
    expect(both.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
    const { Lines } = await status(which);
    expect(Lines.map(({ Accepted }) => Accepted)).toEqual(both[0]?.status === 200 ? [2, 2] : [3, 1]);
  });

  test("of a refund and a settlement that accepts less, at once, never both count the same unit", async () => {
    const which = await asked();
    await decide("approve", which, 1);
    await decide("receive", which, 2);
    const other = await scene.desk("support");
    const [paid, settled] = await Promise.all([
      refund(which, [{ Part: "1", Units: 3 }]),
      decide("settle", which, 3, [{ Line: 1, Units: 1, Why: "Two were used." }], other),
    ]);
    expect([paid.status, settled.status].toSorted()).toEqual([200, 409]);
    const [line] = (await status(which)).Lines;
    expect(line?.RefundedUnits).toBeLessThanOrEqual(line?.Accepted ?? 0);
    expect(await scene.balance()).toEqual([]);
  });

  test.each([
    ["less without a reason", "approve", [{ Line: 1, Units: 2 }], [422, "rma_line_why"]],
    ["more than was asked", "approve", [{ Line: 1, Units: 4 }], [409, "rma_line_units"]],
    ["a line that is not in it", "approve", [{ Line: 3, Units: 1 }], [409, "rma_part_not_in"]],
    [
      "nothing at all",
      "approve",
      [
        { Line: 1, Units: 0, Why: "Used" },
        { Line: 2, Units: 0, Why: "Used" },
      ],
      [422, "rma_none_accepted"],
    ],
    [
      "a parcel with nothing of it",
      "receive",
      [
        { Line: 1, Units: 0 },
        { Line: 2, Units: 0 },
      ],
      [422, "rma_none_came"],
    ],
  ] as const)("%s is refused, and nothing of it is kept", async (_, how, lines, refusal) => {
    const which = await asked();
    if (how === "receive") await decide("approve", which, 1);
    const before = await atDesk(which);
    expect(reasonAt(await decide(how, which, before?.Version ?? 0, [...lines]))).toEqual(refusal);
    expect(await atDesk(which)).toEqual(before);
  });

  test("a line that is named twice, or a condition that is none, names its field", async () => {
    const which = await asked();
    expect(await decide("approve", which, 1, [...KEEP_ONE, ...KEEP_ONE])).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Lines" }] },
    });
    await decide("approve", which, 1);
    expect(await decide("receive", which, 2, [{ Line: 1, Units: 1, Condition: "wet" }])).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Lines.0.Condition" }] },
    });
  });

  test("units that were not accepted come back by another request, and are paid back once", async () => {
    const first = await asked();
    await decide("approve", first, 1, KEEP_ONE);
    await decide("receive", first, 2);
    expect((await refund(first, [{ Part: "1", Units: 2 }])).status).toBe(200);
    await decide("settle", first, 3);
    expect(
      reasonOf(
        await scene.buyer.tryCall(openRma, {
          body: {
            OrderNumber: scene.order,
            Lines: [{ Line: 1, Units: 2 }],
            Wants: "refund",
            Reason: "defective",
            Told: "",
          },
        }),
      ),
    ).toBe("rma_units_too_many");
    const second = await ask([{ Line: 1, Units: 1 }]);
    await decide("approve", second, 1);
    await decide("receive", second, 2);
    expect((await refund(second, [{ Part: "1", Units: 1 }])).status).toBe(200);
    expect(await scene.balance()).toEqual([]);
  });
});
