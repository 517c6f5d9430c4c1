import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { confirmAlert, endAlert } from "#contract/alerts.ts";
import { endMemberAlert, getMemberAlerts } from "#contract/member-alerts.ts";
import { signIn } from "#contract/members.ts";
import {
  getSavedBuilds,
  removeSavedBuild,
  restoreSavedBuild,
  saveBuild,
  unwatchSavedBuild,
  watchSavedBuild,
} from "#contract/saved-builds.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import {
  codeOf,
  codeOfParts,
  LAB,
  loadBuildShop,
  LUMEN_PARTS,
  partOf,
  pcOf,
  pcSkuId,
  skuIdOf,
} from "../testing/build-shop.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { tellBuildAlerts } from "./tell-build-alerts.ts";

const MEMORY = "memory-64-6000";
const DAY = 86_400_000;

describe.each(databasesToTest())("the price of a saved build, watched on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let email: string;
  let mails: Mail[];
  let id: string;
  let price: number;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await cheaper(0);
    for (const table of ["saved_builds", "outbox", "slow_counters"]) await db.execute(`delete from ${table}`);
    world = makeTestWorld(db);
    mails = keepMails(world);
    email = `Watcher-${(count += 1)}@example.com`;
    member = await newMember(email);
    const Build = codeOf("forge-80", "rtx-5080-quiet", MEMORY);
    const saved = await member.call(saveBuild, { body: { SkuID: pcSkuId("forge-80"), Build, Name: "Living room" } });
    id = saved.Id;
    price = (await build())?.Price ?? 0;
  });

  async function newMember(Email: string): Promise<Visitor> {
    await addMember(world, { email: Email });
    const visitor = newVisitor(world);
    await visitor.call(signIn, { body: { Email, Password: PASSWORD } });
    return visitor;
  }
  /** The memory of the build costs so many dollars less than in the demo shop. */
  const cheaper = (dollars: number) => {
    const { skus } = partOf(MEMORY);
    const changed = skus.map((sku) => ({ ...sku, price: sku.price - dollars }));
    return loadBuildShop(db, ["forge-80", LAB], { [MEMORY]: { skus: changed } });
  };
  const onShelf = (units: number) =>
    db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, skuIdOf(MEMORY)]);
  const build = async () => (await member.call(getSavedBuilds)).Builds[0];
  const watch = (Target: number | null) => member.tryCall(watchSavedBuild, { body: { Id: id, Target } });
  const tell = async () => {
    await tellBuildAlerts(world);
    await deliverOutbox(world);
  };
  const alerts = async () => (await member.call(getMemberAlerts)).Alerts;

  test("brings one mail when the whole build costs the target, which leads back to it, and no second one", async () => {
    expect(await watch(price - 40)).toMatchObject({
      reply: { Builds: [{ Alert: { Target: price - 40, PriceThen: price } }] },
    });
    await tell();
    await cheaper(39);
    await tell();
    expect(mails).toEqual([]);
    await cheaper(40);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: email, subject: "Your build “Living room” costs less now" });
    const money = (amount: number) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
    expect(mail?.text).toContain(`It is ${money(price - 40)}, and was ${money(price)} when you asked.`);
    const [link = ""] = /http\S+\/configure\/forge-80\?build=\S+/.exec(mail?.text ?? "") ?? [];
    expect(new URL(link).searchParams.get("build")).toBe((await build())?.Build);
    expect((await build())?.Alert).toBeNull();
    await cheaper(60);
    await tell();
    expect(mails).toHaveLength(1);
  });

  test("of a PC from nothing leads to PC Lab, from the mail and from the list of alerts", async () => {
    const parts = LUMEN_PARTS.map((slug) => (slug === "memory-32-6000-cl30" ? MEMORY : slug));
    const Build = codeOfParts(...parts.map((slug) => (slug === "rtx-5070-ti-three-fan" ? "rtx-5080-quiet" : slug)));
    const { Id } = await member.call(saveBuild, { body: { Build } });
    await member.call(watchSavedBuild, { body: { Id, Target: null } });
    expect((await alerts())[0]?.Build).toMatchObject({ FromNothing: true, Code: Build });
    await cheaper(40);
    await tell();
    expect(mails[0]?.text).toContain(`/pc-lab?build=${Build}`);
  });

  test("in a color of light is watched by itself, and its mail leads back to it in that color", async () => {
    const Build = `${codeOf("forge-80", "rtx-5080-quiet", MEMORY)}-rgb8000ff`;
    const { Id } = await member.call(saveBuild, { body: { SkuID: pcSkuId("forge-80"), Build } });
    await member.call(watchSavedBuild, { body: { Id, Target: null } });
    expect(await alerts()).toMatchObject([{ Build: { Code: Build } }]);
    await cheaper(40);
    await tell();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/configure/forge-80?build=${Build}`);
  });

  test("is told of in the language that it was asked in, whatever its member signed in in", async () => {
    const inFrench = newVisitor(world, noRateLimits, member.cookies, "fr-CA");
    await inFrench.call(watchSavedBuild, { body: { Id: id, Target: null } });
    await cheaper(1);
    await tell();
    expect(mails[0]?.text).toContain("/fr-ca/configure/forge-80?build=");
    expect(mails[0]?.html).toContain('lang="fr-CA"');
  });

  test("without a target tells of any fall; asked again after the mail, it begins at the price of that day", async () => {
    await watch(null);
    await cheaper(1);
    await tell();
    expect(mails).toHaveLength(1);
    await watch(null);
    await tell();
    expect(mails).toHaveLength(1);
    world.setNow(new Date(world.now().getTime() + DAY));
    await cheaper(2);
    await tell();
    expect(mails).toHaveLength(2);
  });

  test("a build that can't be built, or had, is not watched, which is said; one that can't be had now is not written of", async () => {
    const { Id } = await member.call(saveBuild, { body: { Build: codeOfParts("case-lumen-white") } });
    const refused = await member.tryCall(watchSavedBuild, { body: { Id, Target: null } });
    expect(reasonOf(refused)).toBe("build_not_watched");
    expect(refused).toMatchObject({
      refusal: { status: 409, alert: { Message: expect.stringMatching(/don’t watch/) as unknown } },
    });
    await watch(null);
    await cheaper(40);
    await onShelf(0);
    await tell();
    expect(mails).toEqual([]);
    expect(reasonOf(await watch(null))).toBe("build_not_watched");
    await onShelf(5);
    await tell();
    expect(mails).toHaveLength(1);
  });

  test.each([
    ["nothing", 0, "invalid_request"],
    ["half a cent", 10.005, "invalid_request"],
    ["more than there is", 1e12, "invalid_request"],
  ] as const)("a target of %s is refused", async (_what, target, reason) => {
    expect(reasonOf(await watch(target))).toBe(reason);
    expect((await build())?.Alert).toBeNull();
  });

  test("a target that it costs already is refused, with today's price", async () => {
    const refused = await watch(price);
    expect(reasonOf(refused)).toBe("target_reached");
    expect(refused).toMatchObject({ refusal: { status: 422, alert: { Facts: { price: price * 100 } } } });
    expect((await build())?.Alert).toBeNull();
  });

  test("a PC on sale below what its parts cost still costs something with a cheaper part, and its price is watched", async () => {
    const skus = pcOf("forge-80").skus.map((sku) => ({ ...sku, price: 799 }));
    await loadBuildShop(db, ["forge-80"], { "forge-80": { skus } as never });
    const Build = codeOf("forge-80", "rtx-4060-ti");
    const { Id } = await member.call(saveBuild, { body: { SkuID: pcSkuId("forge-80"), Build } });
    const { Builds } = await member.call(watchSavedBuild, { body: { Id, Target: null } });
    const watched = Builds.find((each) => each.Id === Id);
    expect(watched).toMatchObject({ Price: expect.toSatisfy((cost: number) => cost > 0 && cost < 799) as unknown });
    expect(watched?.Alert).not.toBeNull();
  });

  test("the mail's link ends the alert, and a wrong key does not", async () => {
    await watch(null);
    await cheaper(5);
    await tell();
    const [, link = ""] = /(http\S+do=end\S+)/.exec(mails[0]?.text ?? "") ?? [];
    const query = new URL(link).searchParams;
    const [Id, Key] = [query.get("id") ?? "", query.get("key") ?? ""];
    await watch(null);
    for (const call of [confirmAlert, endAlert])
      expect(reasonOf(await member.tryCall(call, { body: { Id, Key: "A".repeat(43) } }))).toBe("link_ended");
    expect((await build())?.Alert).not.toBeNull();
    await newVisitor(world).call(endAlert, { body: { Id, Key } });
    expect((await build())?.Alert).toBeNull();
    await cheaper(9);
    await tell();
    expect(mails).toHaveLength(1);
  });

  test("stands among the member's alerts with its build, and is ended there; sent, it stays for 90 days", async () => {
    await watch(price - 40);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      Kind: "build_price",
      State: "waiting",
      PriceThen: price,
      Target: price - 40,
      Build: { Name: "Living room", Slug: "forge-80", FromNothing: false },
    });
    await member.call(endMemberAlert, { body: { Id: alert?.Id ?? "" } });
    expect(await alerts()).toEqual([]);
    await watch(price - 40);
    await cheaper(40);
    await tell();
    expect(await alerts()).toMatchObject([{ Kind: "build_price", State: "sent" }]);
    world.setNow(new Date(world.now().getTime() + 91 * DAY));
    await forgetOldRecords(world);
    expect((await db.execute("select id from build_alerts")).rows).toEqual([]);
  });

  test("of a removed build waits with it; ended on the page, it is gone; somebody else's is none", async () => {
    await watch(null);
    await member.call(removeSavedBuild, { body: { Id: id } });
    await cheaper(40);
    await tell();
    expect([mails, await alerts()]).toEqual([[], []]);
    expect(reasonOf(await watch(null))).toBe("saved_build_unknown");
    await member.call(restoreSavedBuild, { body: { Id: id } });
    const other = await newMember(`other-${email}`);
    for (const call of [watchSavedBuild, unwatchSavedBuild])
      expect(reasonOf(await other.tryCall(call, { body: { Id: id, Target: null } as never }))).toMatch(
        /saved_build_unknown|invalid_request/,
      );
    expect((await build())?.Alert).not.toBeNull();
    const ended = await member.call(unwatchSavedBuild, { body: { Id: id } });
    expect(ended.Builds[0]?.Alert).toBeNull();
    await tell();
    expect(mails).toEqual([]);
  });
});
