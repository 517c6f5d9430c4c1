import { describe, expect, test } from "vitest";
import { listRmaOthers, openRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("the days in which an order may come back, on %s", (kind) => {
  const scene = new DeskScene(kind);
  const ask = (Wants: "refund" | "repair", Reason: "not_wanted" | "defective" = "not_wanted") =>
    scene.buyer.tryCall(openRma, {
      body: { OrderNumber: scene.order, Lines: [{ Line: 1, Units: 1 }], Wants, Reason, Told: "" },
    });
  const others = () => scene.buyer.call(listRmaOthers, { body: { OrderNumber: scene.order, Email: "" } });

  test("count from delivery on the store's clock; after the last one only a repair may be asked for, and the date is told", async () => {
    for (const [move, more] of [["pack"], ["ship", PARCEL]] as const) await scene.press(scene.owner, move, more);
    expect(await others()).toMatchObject({ ReturnUntil: "", IsOver: false });
    // Eleven at night in Sacramento is the next day elsewhere.
    scene.market.world.setNow(new Date("2026-12-01T07:00:00Z"));
    scene.owner = await scene.desk("owner");
    await scene.press(scene.owner, "deliver");
    expect(await others()).toMatchObject({ ReturnUntil: "2026-12-30", IsOver: false });
    // More than a minute before: the same asked again within it is one return.
    scene.market.world.setNow(new Date("2026-12-31T07:55:00Z"));
    expect(reasonOf(await ask("refund"))).toBeNull();
    scene.market.world.setNow(new Date("2026-12-31T08:00:00Z"));
    expect(await others()).toMatchObject({ IsOver: true });
    expect(await ask("refund")).toMatchObject({
      refusal: {
        status: 409,
        alert: {
          Reason: "rma_too_late",
          Facts: { until: "2026-12-30" },
          Message: expect.stringContaining("Wed,\u00a0Dec\u00a030"),
        },
      },
    });
    expect(reasonOf(await ask("repair", "defective"))).toBeNull();
  });

  test("who pays for the way back stands in the mail that accepts it: its buyer who changed their mind, or the store", async () => {
    for (const [move, more] of [["pack"], ["ship", PARCEL]] as const) await scene.press(scene.owner, move, more);
    for (const [reason, said] of [
      ["not_wanted", "Return shipping is on you"],
      ["defective", "Return shipping is on us"],
    ] as const) {
      const asked = await ask("refund", reason);
      if ("refusal" in asked) throw new Error("The return was refused");
      const { RmaNumber } = asked.reply.Rma;
      await scene.owner.post("/api/staff/rmas/approve", { RmaNumber, Version: 1, Answer: "" });
      await deliverOutbox(scene.market.world);
      expect(scene.mails.find(({ subject }) => subject.includes(RmaNumber))?.text).toContain(said);
    }
  });
});
