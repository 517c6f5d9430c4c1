import { describe, expect, test } from "vitest";
import { addRmaProof, openRma, withdrawRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";

describe.each(databasesToTest())("returns at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** A request for two of the three mice, once they have shipped. */
  async function asked(units = 2): Promise<string> {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const { Rma } = await scene.buyer.call(openRma, {
      body: {
        OrderNumber: scene.order,
        Lines: [{ Line: 1, Units: units }],
        Wants: "refund",
        Reason: "defective",
        Told: "The left button <sticks>.",
      },
    });
    return Rma.RmaNumber;
  }
  const decide = (at: HttpShopper, how: string, RmaNumber: string, Version: number, Answer = "") =>
    at.post(`/api/staff/rmas/${how}`, { RmaNumber, Version, Answer });
  const mailsOf = async (number: string) => {
    await deliverOutbox(scene.market.world);
    return scene.mails.filter(({ subject }) => subject.includes(number));
  };

  test("GET /api/staff/rmas lists what waits, oldest first, and finds by return, order and email", async () => {
    const number = await asked();
    const listed = async (q: string) =>
      (await scene.owner.get(`/api/staff/rmas?q=${encodeURIComponent(q)}`)).body["Rmas"] as { RmaNumber: string }[];
    const open = await listed("");
    expect(open.at(-1)).toMatchObject({
      RmaNumber: number,
      OrderNumber: scene.order,
      State: "requested",
      Told: "The left button <sticks>.",
      Lines: [{ Units: 2 }],
      Moves: ["approved", "rejected"],
    });
    for (const q of [number.toLowerCase(), scene.order])
      expect((await listed(q)).map(({ RmaNumber }) => RmaNumber)).toEqual([number]);
    expect((await listed("ADA@example.com")).some(({ RmaNumber }) => RmaNumber === number)).toBe(true);
    expect(await listed("RMA-00000-000000")).toEqual([]);
  });

  test("a request goes from accepted to here to settled; each step mails its buyer once and is in the log", async () => {
    const number = await asked();
    const support = await scene.desk("support");
    const approved = await decide(support, "approve", number, 1, "Use the small box.");
    expect(approved).toMatchObject({ status: 200, body: { Rma: { State: "approved", Moves: ["received"] } } });
    const [mail] = await mailsOf(number);
    expect(mail?.subject).toBe(`Return ${number} is accepted`);
    expect(mail?.text).toContain(scene.market.world.config.store.address);
    expect(mail?.text).toContain(`write ${number} on the outside`);
    expect(mail?.text).toContain("Use the small box.");
    const warehouse = await scene.desk("warehouse");
    expect((await decide(warehouse, "receive", number, 2)).status).toBe(200);
    expect((await decide(support, "settle", number, 3)).status).toBe(200);
    expect((await mailsOf(number)).map(({ subject }) => subject)).toEqual([
      `Return ${number} is accepted`,
      `The parcel of return ${number} is here`,
      `Return ${number} is settled`,
    ]);
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "before", "after", "reason"])
      .where("subject", "=", `rma:${number}`)
      .orderBy("id")
      .execute();
    const mice = { line: 1, units: 2, accepted: 2, why: "", received: null, condition: null };
    expect(acts).toEqual([
      {
        act: "rma_approve",
        before: { state: "requested" },
        after: { state: "approved", lines: [mice] },
        reason: "Use the small box.",
      },
      {
        act: "rma_receive",
        before: { state: "approved" },
        after: { state: "received", lines: [{ ...mice, received: 2 }] },
        reason: "",
      },
      {
        act: "rma_settle",
        before: { state: "received" },
        after: { state: "done", lines: [{ ...mice, received: 2 }] },
        reason: "",
      },
    ]);
  });

  test("one that is turned down ends, and its buyer is mailed why", async () => {
    const number = await asked();
    const turnedDown = await decide(scene.owner, "reject", number, 1, "It is older than two years.");
    expect(turnedDown).toMatchObject({ status: 200, body: { Rma: { State: "rejected", Moves: [] } } });
    expect(await mailsOf(number)).toEqual([
      expect.objectContaining({ text: expect.stringContaining("It is older than two years.") as string }),
    ]);
  });

  test("of two decisions at once one holds; what was decided on an old state is refused, and mails nobody", async () => {
    const number = await asked(1);
    const needs = async (at = scene.owner) =>
      (await at.get("/api/staff/orders")).body["NeedsYou"] as { Need: string }[];
    expect((await needs()).map(({ Need }) => Need)).toContain("returns_to_answer");
    expect(await needs(await scene.desk("warehouse"))).toEqual([]);
    const answers = await Promise.all([
      decide(scene.owner, "approve", number, 1),
      decide(scene.owner, "reject", number, 1, "It is used up."),
      decide(scene.owner, "approve", number, 1),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await mailsOf(number)).toHaveLength(1);
    expect(reasonAt(await decide(scene.owner, "settle", number, 1))).toEqual([409, "rma_moved"]);
    expect(reasonAt(await decide(scene.owner, "approve", "RMA-X", 1))).toEqual([404, "rma_unknown"]);
    const other = await asked();
    await decide(scene.owner, "approve", other, 1);
    await decide(scene.owner, "receive", other, 2);
    // It may be rejected from where it is now, but that is not what was seen.
    expect(reasonAt(await decide(scene.owner, "reject", other, 1, "Late"))).toEqual([409, "rma_moved"]);
  });

  test("what its buyer added since it was seen is looked at first: an answer about the request of before is refused", async () => {
    const number = await asked();
    const seen = async () =>
      ((await scene.owner.get(`/api/staff/rmas?q=${number}`)).body["Rmas"] as { Version: number }[])[0]?.Version ?? 0;
    const before = await seen();
    const Base64 = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
    const body = { OrderNumber: scene.order, RmaNumber: number, Name: "corner.pdf", Base64 };
    await scene.buyer.call(addRmaProof, { body });
    expect(reasonAt(await decide(scene.owner, "reject", number, before, "There is no picture."))).toEqual([
      409,
      "rma_moved",
    ]);
    expect(await mailsOf(number)).toEqual([]);
    expect((await decide(scene.owner, "approve", number, await seen())).status).toBe(200);
  });

  test("one that its buyer took back is not decided on, and a decision without a reason is not sent", async () => {
    const number = await asked();
    expect(await decide(scene.owner, "reject", number, 1)).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Answer" }] },
    });
    await scene.buyer.call(withdrawRma, { body: { OrderNumber: scene.order, RmaNumber: number } });
    expect(reasonAt(await decide(scene.owner, "approve", number, 1))).toEqual([409, "rma_moved"]);
    expect(await mailsOf(number)).toEqual([]);
  });

  test("a builder decides nothing, the warehouse takes parcels in alone, and the buyer's page says what was written", async () => {
    const number = await asked();
    const warehouse = await scene.desk("warehouse");
    const builder = await scene.desk("builder");
    for (const at of [warehouse, builder])
      expect(reasonAt(await decide(at, "approve", number, 1))).toEqual([403, "staff_right_missing"]);
    await decide(scene.owner, "approve", number, 1, "Keep the cable.");
    expect(reasonAt(await decide(builder, "receive", number, 2))).toEqual([403, "staff_right_missing"]);
    const { Rma } = await scene.buyer.call(withdrawRma, { body: { OrderNumber: scene.order, RmaNumber: number } });
    expect(Rma).toMatchObject({ State: "withdrawn", Answer: "Keep the cable." });
  });
});
