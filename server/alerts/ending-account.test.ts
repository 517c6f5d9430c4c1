import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { confirmAlert, priceDropCouponSub, subscribe } from "#contract/alerts.ts";
import { notifyMe } from "#contract/catalog.ts";
import { signIn } from "#contract/members.ts";
import { closeAccount } from "#contract/my-data.ts";
import { saveBuild, watchSavedBuild } from "#contract/saved-builds.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { tellBackInStock } from "../stock-notices/tell-back-in-stock.ts";
import { codeOf, LAB, loadBuildShop, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { tellAlerts } from "./tell-alerts.ts";
import { tellBuildAlerts } from "./tell-build-alerts.ts";

const FORGE = pcSkuId("forge-80");
const CARD = "rtx-5080-quiet";
const DAY_MS = 86_400_000;

describe.each(databasesToTest())("who ended their account, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let email: string;
  let mails: Mail[];
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", LAB]);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    for (const table of ["alerts", "stock_notices", "saved_builds", "coupons", "outbox", "slow_counters"])
      await db.execute(`delete from ${table}`);
    await price(3649);
    await onShelf(9);
    world = makeTestWorld(db);
    mails = keepMails(world);
    email = `Ends-${kind}-${(count += 1)}@example.com`;
    await addMember(world, { email });
    member = newVisitor(world);
    await enter();
  });

  const price = (dollars: number) =>
    db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [dollars * 100, FORGE]);
  const onShelf = (units: number) =>
    db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, skuIdOf(CARD)]);
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
  const enter = () => member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  const end = () => member.call(closeAccount, { body: { Password: PASSWORD } });
  const tell = async () => {
    for (const job of [tellAlerts, tellBackInStock, tellBuildAlerts]) await job(world);
  };
  /** Mails about things, whatever the account's own are. */
  const told = async () => {
    await deliverOutbox(world);
    return mails.map(({ subject }) => subject).filter((subject) => !/account|confirm/i.test(subject));
  };
  const waitsForPrice = () =>
    member.call(priceDropCouponSub, {
      body: { SkuID: FORGE, Email: email, PriceDrop: true, Coupon: false, Target: null },
    });
  const waitsForCodes = async () => {
    await member.call(subscribe, { body: { Email: email } });
    const link = await linkFrom(world, mails);
    await member.call(confirmAlert, { body: { Id: link.get("id") ?? "", Key: link.get("key") ?? "" } });
    later(1000);
  };
  const waitsForBuild = async () => {
    const { Id } = await member.call(saveBuild, { body: { SkuID: FORGE, Build: codeOf("forge-80", CARD) } });
    await member.call(watchSavedBuild, { body: { Id, Target: null } });
  };
  const waitsForStock = async () => {
    await onShelf(0);
    await member.call(notifyMe, { body: { SkuID: skuIdOf(CARD), Email: email } });
  };
  const code = () =>
    db.queries
      .insertInto("coupons")
      .values({ code: `NEW${count}`, kind: "percent", value: 100_000, starts_at: world.now(), listed: true })
      .execute();

  test.each([
    ["a price", () => waitsForPrice(), () => price(3000)],
    ["codes", () => waitsForCodes(), () => code()],
    ["a build's price", () => waitsForBuild(), () => price(3000)],
    ["stock", () => waitsForStock(), () => onShelf(3)],
  ])("and waited for %s hears nothing of it, and hears of it once the account is had back", async (_, wait, happen) => {
    await wait();
    await end();
    await happen();
    await tell();
    expect(await told()).toEqual([]);
    later(DAY_MS);
    await enter();
    await tell();
    await tell();
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ["a price", () => waitsForPrice(), () => price(3000)],
    ["a build's price", () => waitsForBuild(), () => price(3000)],
    ["stock", () => waitsForStock(), () => onShelf(3)],
  ])(
    "while a mail about %s was on its way gets none, and gets it once the account is had back",
    async (_, wait, happen) => {
      await wait();
      await happen();
      await tell();
      await end();
      expect(await told()).toEqual([]);
      later(DAY_MS);
      await enter();
      await tell();
      await tell();
      expect(await told()).toHaveLength(1);
    },
  );
});
