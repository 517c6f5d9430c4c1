import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { addRmaProof, findRmaStatus, getRmaStatus, openRma, withdrawRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

const HOUR = 3_600_000;

describe.each(databasesToTest())("where a return stands, on %s", (kind) => {
  const scene = new DeskScene(kind);

  async function asked(Reason: "defective" | "not_wanted" = "defective") {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const lines = { Lines: [{ Line: 1, Units: 2 }], Wants: "refund" as const, Reason, Told: "The wheel sticks." };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...lines } });
    return { OrderNumber: scene.order, RmaNumber: Rma.RmaNumber };
  }
  const decide = (how: string, RmaNumber: string, Version: number, Answer = "") =>
    scene.owner.post(`/api/staff/rmas/${how}`, { RmaNumber, Version, Answer });
  /** The same once its parcel has come. */
  async function here() {
    const which = await asked();
    expect(reasonAt(await refund(which.RmaNumber, 1))).toEqual([409, "rma_not_here"]);
    await decide("approve", which.RmaNumber, 1);
    await decide("receive", which.RmaNumber, 2);
    return which;
  }
  /** Gives units of the first line back for a return. */
  const refund = async (RmaNumber: string, Units: number) =>
    scene.owner.post("/api/staff/orders/refund", {
      ...(await scene.seen()),
      Key: randomUUID(),
      Why: "returned",
      Reason: "Checked",
      RmaNumber,
      Parts: [{ Part: "1", Units }],
    });

  test("GET /api/rma/status names each step with its moment and the day of the next one, until it is settled", async () => {
    const { world } = scene.market;
    const which = await asked();
    const status = () => scene.buyer.call(getRmaStatus, { query: which });
    const start = world.now();
    const later = (hours: number) => world.setNow(new Date(start.getTime() + hours * HOUR));
    const moves = async () => (await status()).Moves.map(({ State }) => State);
    // The test's clock stands on Saturday, November 21.
    expect(await status()).toMatchObject({ NextBy: "2026-11-23", IsLate: false, PaidBy: "store", Refunds: [] });
    later(72);
    expect(await status()).toMatchObject({ NextBy: "2026-11-23", IsLate: true });
    scene.owner = await scene.desk("owner");
    await decide("approve", which.RmaNumber, 1);
    expect(await status()).toMatchObject({
      NextBy: "2026-12-08",
      IsLate: false,
      SendTo: world.config.store.address,
      Moves: [
        { State: "requested", At: expect.stringMatching(/^2026-11-21T/) as string },
        { State: "approved", At: expect.stringMatching(/^2026-11-24T/) as string },
      ],
    });
    await decide("receive", which.RmaNumber, 2);
    expect((await status()).NextBy).toBe("2026-11-30");
    await decide("settle", which.RmaNumber, 3);
    expect(await status()).toMatchObject({ NextBy: "", IsLate: false, Rma: { State: "done" } });
    expect((await moves()).toSorted()).toEqual(["approved", "done", "received", "requested"]);
  });

  test("the money for it is told in whole and thing by thing; another refund of its order is not among it", async () => {
    const which = await asked();
    await decide("approve", which.RmaNumber, 1);
    await decide("receive", which.RmaNumber, 2);
    expect(reasonAt(await refund("RMA-00000-000000", 1))).toEqual([404, "rma_unknown"]);
    expect((await refund("", 1)).status).toBe(200);
    expect(await scene.buyer.call(getRmaStatus, { query: which })).toMatchObject({ Refunded: 0, Refunds: [] });
    expect((await refund(which.RmaNumber, 2)).status).toBe(200);
    const { Refunds, Refunded, Lines } = await scene.buyer.call(getRmaStatus, { query: which });
    expect(Refunds).toMatchObject([{ State: "succeeded", Amount: Refunded, ToGiftVoucher: false }]);
    expect(Refunded).toBeGreaterThan(0);
    expect(Lines).toMatchObject([{ Units: 2, Accepted: 2, Received: 2, RefundedUnits: 2, Refunded }]);
    const { body } = await scene.owner.get(`/api/staff/rmas?q=${which.RmaNumber}`);
    expect(body["Rmas"]).toMatchObject([{ Refunded }]);
  });

  test("no more goes back for a return than comes back by it, nothing before it is here, and nothing once it was called off", async () => {
    const which = await here();
    expect(reasonAt(await refund(which.RmaNumber, 3))).toEqual([409, "rma_refunded"]);
    expect((await refund(which.RmaNumber, 1)).status).toBe(200);
    expect(reasonAt(await refund(which.RmaNumber, 2))).toEqual([409, "rma_refunded"]);
    // The third one stays with its buyer: money for it is goodwill, and of no return.
    expect((await refund("", 1)).status).toBe(200);
    await decide("reject", which.RmaNumber, 3, "The other one is used up.");
    expect(reasonAt(await refund(which.RmaNumber, 1))).toEqual([409, "rma_moved"]);
    expect(await scene.buyer.call(getRmaStatus, { query: which })).toMatchObject({ Lines: [{ RefundedUnits: 1 }] });
    expect(await scene.balance()).toEqual([]);
  });

  test("of two people who give money back for a return at once one does, once", async () => {
    const which = await here();
    const both = await Promise.all([refund(which.RmaNumber, 2), refund(which.RmaNumber, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await scene.buyer.call(getRmaStatus, { query: which })).toMatchObject({
      Refunds: [{ State: "succeeded" }],
      Lines: [{ RefundedUnits: 2 }],
    });
    expect(await scene.balance()).toEqual([]);
  });

  test("a return of another order takes no refund of this one", async () => {
    const other = await asked();
    scene.order = await scene.paidOrder(301, 1);
    expect(reasonAt(await refund(other.RmaNumber, 1))).toEqual([404, "rma_unknown"]);
    expect(await scene.refundedCents()).toBe(0);
  });

  test("one that ends otherwise keeps the step at which it ended", async () => {
    const which = await asked("not_wanted");
    await scene.buyer.call(withdrawRma, { body: which });
    expect(await scene.buyer.call(getRmaStatus, { query: which })).toMatchObject({
      PaidBy: "buyer",
      NextBy: "",
      Moves: [{ State: "requested" }, { State: "withdrawn" }],
    });
  });

  test("POST /api/rma/status shows it to a guest by number and email; to everybody else it looks absent", async () => {
    const which = await asked();
    const Base64 = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
    await scene.buyer.call(addRmaProof, { body: { ...which, Name: "corner.pdf", Base64 } });
    const guest = newVisitor(scene.market.world);
    const shown = await guest.call(findRmaStatus, { body: { ...which, Email: "ADA@example.com" } });
    expect(shown).toMatchObject({
      IsMembers: false,
      Rma: { Told: "The wheel sticks.", Proofs: [{ Name: "corner.pdf" }] },
    });
    const stranger = newVisitor(scene.market.world);
    await addMember(scene.market.world, { email: `eve-${which.RmaNumber}@example.com` });
    await stranger.call(signIn, { body: { Email: `eve-${which.RmaNumber}@example.com`, Password: PASSWORD } });
    for (const at of [guest, stranger])
      for (const answer of [
        await at.tryCall(getRmaStatus, { query: which }),
        await at.tryCall(findRmaStatus, { body: { ...which, Email: "eve@example.com" } }),
        await at.tryCall(findRmaStatus, {
          body: { ...which, OrderNumber: "RS-00000-000000", Email: "ada@example.com" },
        }),
      ])
        expect(answer).toMatchObject({ refusal: { status: 404, alert: { Reason: "order_unknown" } } });
    const unknown = { ...which, RmaNumber: "RMA-00000-000000" };
    expect(reasonOf(await scene.buyer.tryCall(getRmaStatus, { query: unknown }))).toBe("rma_unknown");
  });
});
