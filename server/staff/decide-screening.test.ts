import { beforeEach, describe, expect, test } from "vitest";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { screeningSceneAt } from "#sandbox/testing/screening-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { outsideOnly } from "../outside-only.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { SHOP } from "../testing/small-shop.ts";

interface Screened {
  OrderNumber: string;
  Version: number;
  Said: string;
  Score: number | null;
  Case: string;
}

describe.each(databasesToTest())("screened orders at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);
  let held = "";

  beforeEach(async () => {
    const screener = screeningSceneAt(scene.market.peer.origin);
    await screener.reset();
    await screener.answer("HOLD");
    scene.market.world.screening = outsideOnly(signifydScreening(screener.settings));
    held = await scene.paidOrder(SHOP.mouse, 2);
    scene.market.world.screening = null;
    scene.order = held;
  });

  const listed = async (at: HttpShopper) =>
    ((await at.get("/api/staff/screenings")).body["Orders"] as Screened[]).find(
      ({ OrderNumber }) => OrderNumber === held,
    );
  const decide = async (at: HttpShopper, what: "release" | "reject", Reason = "Called the buyer") =>
    at.post(`/api/staff/screenings/${what}`, {
      OrderNumber: held,
      Version: (await listed(at))?.Version ?? (await scene.seen(held)).Version,
      Reason,
    });
  const charge = async () => (await scene.market.peer.chargesOf(held))[0]?.state;

  test("the list shows why, who and how much; a release takes the money and the receipt goes out", async () => {
    const support = await scene.desk("support");
    expect(await listed(support)).toMatchObject({
      Email: expect.stringContaining("@"),
      PaidWith: "Visa ending in 4242",
      ShipTo: expect.stringContaining("Denver, CO"),
      Score: 402,
      Said: "Billing and shipping address are far apart",
      Case: expect.stringMatching(/^\d+$/),
    });
    const { body } = await support.get("/api/staff/orders?tab=open");
    expect(body["NeedsYou"]).toContainEqual({ Need: "orders_to_screen", Count: expect.any(Number) });
    expect((await decide(support, "release")).status).toBe(200);
    expect([await scene.state(), await charge()]).toEqual(["paid", "captured"]);
    expect(await listed(support)).toBeUndefined();
    await deliverOutbox(scene.market.world);
    expect(scene.mails.some(({ subject }) => subject.includes(held) && subject.includes("receipt"))).toBe(true);
    expect(await scene.balance()).toEqual([]);
  });

  test("turning it down lets the money go, frees the shelf and mails the buyer; the log has the reason", async () => {
    expect((await decide(scene.owner, "reject", "Stolen card")).status).toBe(200);
    expect([await scene.state(), await charge()]).toEqual(["cancelled", "released"]);
    await deliverOutbox(scene.market.world);
    expect(scene.mails.some(({ subject }) => subject === `We could not accept order ${held}`)).toBe(true);
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "reason"])
      .where("subject", "=", `order:${held}`)
      .execute();
    expect(acts).toEqual([{ act: "screening_reject", reason: "Stolen card" }]);
  });

  test("of ten decisions at once, for and against, one counts, and the money follows it", async () => {
    const version = (await listed(scene.owner))?.Version;
    const press = (what: string) =>
      scene.owner.post(`/api/staff/screenings/${what}`, { OrderNumber: held, Version: version, Reason: "Now" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => press(at % 2 === 0 ? "release" : "reject")),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const isPaid = (await scene.state()) === "paid";
    expect(await charge()).toBe(isPaid ? "captured" : "released");
    expect((await scene.market.peer.chargesOf(held)).length).toBe(1);
  });

  test("a release whose provider is silent is taken by the reconciler", async () => {
    await scene.market.peer.fault("capture", "error_500_before");
    expect((await decide(scene.owner, "release")).status).toBe(200);
    expect(await charge()).toBe("authorised");
    scene.market.world.setNow(new Date(scene.market.world.now().getTime() + 60_000));
    await reconcilePayments(scene.market.world);
    expect([await scene.state(), await charge()]).toEqual(["paid", "captured"]);
  });

  test("an order that changed since it was seen is not decided, nor one without a reason, nor by who may not", async () => {
    const stale = await scene.owner.post("/api/staff/screenings/release", {
      OrderNumber: held,
      Version: 99,
      Reason: "Old page",
    });
    expect(reasonAt(stale)).toEqual([409, "order_changed"]);
    expect(await decide(scene.owner, "reject", " ")).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Reason" }] },
    });
    const builder = await scene.desk("builder");
    const refused = await builder.post("/api/staff/screenings/release", {
      OrderNumber: held,
      Version: 1,
      Reason: "Me",
    });
    expect(reasonAt(refused)).toEqual([403, "staff_right_missing"]);
    expect(await charge()).toBe("authorised");
    expect(await listed(scene.owner)).toBeDefined();
  });
});
