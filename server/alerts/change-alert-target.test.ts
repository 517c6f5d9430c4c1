import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { priceDropCouponSub } from "#contract/alerts.ts";
import { signIn } from "#contract/members.ts";
import { changeMemberAlert, getMemberAlerts, type MemberAlert } from "#contract/member-alerts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { tellAlerts } from "./tell-alerts.ts";

describe.each(databasesToTest())("PUT /api/member/alerts on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world = makeTestWorld(db);
    keepMails(world);
    await costs(59);
    email = `wants-${(count += 1)}@example.com`;
    await addMember(world, { email });
    member = await signedIn(email);
  });

  async function signedIn(Email: string): Promise<Visitor> {
    const visitor = newVisitor(world);
    await visitor.call(signIn, { body: { Email, Password: PASSWORD } });
    return visitor;
  }
  /** As the catalogue is changed by the owner's file. */
  const costs = (dollars: number) =>
    db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [dollars * 100, SHOP.mouse]);
  const watch = (Target: number | null, Coupon = false) =>
    member.call(priceDropCouponSub, { body: { SkuID: SHOP.mouse, Email: email, PriceDrop: true, Coupon, Target } });
  const ofPrice = (alerts: readonly MemberAlert[]) => alerts.find(({ Kind }) => Kind === "price_drop");
  const shown = async () => ofPrice((await member.call(getMemberAlerts)).Alerts);
  const change = async (Target: number | null) =>
    ofPrice((await member.call(changeMemberAlert, { body: { Id: (await shown())?.Id ?? "", Target } })).Alerts);
  const tell = async () => {
    await tellAlerts(world);
    await deliverOutbox(world);
    return (await shown())?.State;
  };

  test("another target holds from then on, and where the price began stays", async () => {
    await watch(40);
    await costs(55);
    world.setNow(new Date(world.now().getTime() + 600_000));
    const before = await shown();
    expect(await change(50)).toEqual({ ...before, Target: 50 });
    expect(await shown()).toMatchObject({ PriceThen: 59, Target: 50, MayChange: true });
    await costs(51);
    expect(await tell()).toBe("waiting");
    await costs(49);
    expect(await tell()).toBe("sent");
    expect(await shown()).toMatchObject({
      PriceThen: 59,
      Target: 50,
      MayChange: false,
      Product: { SkuID: SHOP.mouse },
    });
  });

  test("without a target any fall from today's price is told, and nothing on the spot", async () => {
    await watch(40);
    await costs(55);
    const asked = Date.parse((await shown())?.Since ?? "");
    world.setNow(new Date(asked + 600_000));
    expect(await change(null)).toMatchObject({ PriceThen: 55, Target: null });
    expect(Date.parse((await shown())?.Since ?? "")).toBeGreaterThanOrEqual(asked + 600_000);
    expect(await tell()).toBe("waiting");
    await costs(54);
    expect(await tell()).toBe("sent");
  });

  test("a target above where it began is told, too, once the price has risen and comes down to it", async () => {
    await watch(40);
    await costs(80);
    expect(await change(70)).toMatchObject({ PriceThen: 80, Target: 70 });
    await costs(69);
    expect(await tell()).toBe("sent");
  });

  test("a target that is reached already is refused by its field with today's price, and so is what is no price", async () => {
    await watch(40);
    const Id = (await shown())?.Id ?? "";
    for (const Target of [59, 60]) {
      const refused = await member.tryCall(changeMemberAlert, { body: { Id, Target } });
      expect(refused).toMatchObject({
        refusal: { status: 422, alert: { Reason: "target_reached", Fields: [{ field: "Target" }] } },
      });
    }
    for (const Target of [0, -1, 1_000_001, 9.999])
      expect(reasonOf(await member.tryCall(changeMemberAlert, { body: { Id, Target } }))).toBe("invalid_request");
    expect(await shown()).toMatchObject({ Target: 40 });
  });

  test("what is sent, is about a code, or is another's, is not changed", async () => {
    await watch(40, true);
    const reason = async (id: string, by = member) =>
      reasonOf(await by.tryCall(changeMemberAlert, { body: { Id: id, Target: 30 } }));
    const stranger = `stranger-${count}@example.com`;
    await addMember(world, { email: stranger });
    const { Alerts } = await member.call(getMemberAlerts);
    const code = Alerts.find(({ Kind }) => Kind === "coupon");
    expect(code).toMatchObject({ MayChange: false });
    for (const id of [code?.Id ?? "", "texts-1", "alert-", ""]) expect(await reason(id)).toBe("alert_unknown");
    const mine = ofPrice(Alerts)?.Id ?? "";
    expect(await reason(mine, await signedIn(stranger))).toBe("alert_unknown");
    expect(await reason(mine, newVisitor(world))).toBe("sign_in_needed");
    await costs(39);
    expect(await tell()).toBe("sent");
    expect(await reason((await shown())?.Id ?? "")).toBe("alert_unknown");
    expect(await reason(mine)).toBe("alert_unknown");
  });
});
