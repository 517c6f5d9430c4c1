import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { openRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";

describe.each(databasesToTest())("a demonstration store on %s", (kind) => {
  const scene = new DeskScene(kind);
  const play = (isTest: boolean) => {
    scene.market.world.settings = { ...scene.market.world.settings, isTest };
  };
  afterEach(() => play(false));

  const returns = (move: string, RmaNumber: string, Version: number) =>
    scene.owner.post(`/api/staff/rmas/${move}`, { RmaNumber, Version, Answer: "" });

  test("sells, ships, delivers, takes back and refunds, and says everywhere that it is a test", async () => {
    play(true);
    scene.order = await scene.paidOrder(SHOP.mouse, 2);
    const number = scene.order;
    scene.mails.length = 0;
    for (const [move, more] of [["pack"], ["ship", PARCEL], ["deliver"]] as const)
      expect((await scene.press(scene.owner, move, more)).status, move).toBe(200);
    const asked = { OrderNumber: number, Lines: [{ Line: 1, Units: 1 }], Told: "" };
    const { Rma } = await scene.buyer.call(openRma, {
      body: { ...asked, Wants: "refund", Reason: "not_wanted" },
    });
    expect((await returns("approve", Rma.RmaNumber, 1)).status).toBe(200);
    expect((await returns("receive", Rma.RmaNumber, 2)).status).toBe(200);
    const back = { Key: randomUUID(), Why: "returned", Reason: Rma.RmaNumber, Parts: [{ Part: "1", Units: 1 }] };
    expect((await scene.press(scene.owner, "refund", back)).status).toBe(200);
    expect(await scene.refundedCents()).toBeGreaterThan(5900);
    expect((await returns("settle", Rma.RmaNumber, 3)).status).toBe(200);
    expect(await scene.buyer.call(getOrder, { query: { number } })).toMatchObject({
      State: "delivered",
      IsTest: true,
      Refunds: [{ State: "succeeded" }],
    });
    const row = (await scene.owner.get(`/api/staff/orders?q=${number}`)).body["Orders"] as object[];
    expect(row[0]).toMatchObject({ IsTest: true });
    await deliverOutbox(scene.market.world);
    const mails = scene.mails.filter(({ html, subject }) => `${subject} ${html}`.includes(number));
    expect(mails.length).toBeGreaterThanOrEqual(5);
    for (const { subject, html, text } of mails)
      for (const body of [html, text]) expect(/test order/i.test(`${subject} ${body}`), subject).toBe(true);
  });

  test("once its cards are real, its test orders stay in the house, and so does a change of their day", async () => {
    play(true);
    scene.order = await scene.paidOrder(SHOP.mouse, 1);
    play(false);
    for (const move of ["start-build", "pack"])
      expect(reasonAt(await scene.press(scene.owner, move)), move).toEqual([409, "test_order_stays"]);
    const later = { ShipsOn: "2026-12-01", Reason: "parts_late" };
    expect(reasonAt(await scene.press(scene.owner, "delay", later))).toEqual([409, "test_order_stays"]);
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect(body).toMatchObject({ Stays: true, Moves: [] });
    const [row] = (await scene.owner.get(`/api/staff/orders?q=${scene.order}`)).body["Orders"] as object[];
    expect(row).toMatchObject({ IsTest: true, Next: null });
  });
});
