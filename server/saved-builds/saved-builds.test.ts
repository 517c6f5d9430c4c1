import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { judgeBuild } from "#contract/configurator.ts";
import { signIn, signOut } from "#contract/members.ts";
import {
  getSavedBuilds,
  removeSavedBuild,
  renameSavedBuild,
  restoreSavedBuild,
  saveBuild,
} from "#contract/saved-builds.ts";
import { slotTitle } from "#words/configurator.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import {
  codeOf,
  codeOfParts,
  LAB,
  loadBuildShop,
  LUMEN_PARTS,
  partOf,
  pcSkuId,
  skuIdOf,
} from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
const MEMORY = "memory-64-6000";
const QUIET = () => codeOf("forge-80", "rtx-5080-quiet", MEMORY);
const CASE = codeOfParts("case-lumen-white");
const DAY = 86_400_000;

describe.each(databasesToTest())("saved builds on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let guest: Visitor;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", LAB]);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from saved_builds");
    world = makeTestWorld(db);
    email = `builder-${(count += 1)}@example.com`;
    await addMember(world, { email });
    guest = newVisitor(world);
  });

  const enter = (visitor: Visitor) => visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
  const memberHere = async () => {
    const visitor = newVisitor(world);
    await enter(visitor);
    return visitor;
  };
  const save = (visitor: Visitor, Build = QUIET(), more: object = {}) =>
    visitor.call(saveBuild, { body: { SkuID: FORGE, Build, ...more } });
  const builds = async (visitor: Visitor) => (await visitor.call(getSavedBuilds)).Builds;
  const onShelf = (units: number) =>
    db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, skuIdOf("rtx-5080-quiet")]);
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
  test("a member finds a build with what was changed, its price and its checks, on every device", async () => {
    const member = await memberHere();
    const { price } = await member.call(judgeBuild, { query: { sku: FORGE, build: QUIET() } });
    expect(await save(member)).toMatchObject({ IsNew: true });
    const [build] = await builds(await memberHere());
    expect(build).toMatchObject({
      Name: "",
      Model: "Forge 80",
      Slug: "forge-80",
      FromNothing: false,
      Build: QUIET(),
      Price: price,
      PriceThen: price,
      Changes: [],
      Gone: [],
      Problem: null,
      Alert: null,
    });
    expect(build?.Parts.map(({ Title }) => Title)).toEqual(["Memory", "Graphics card"]);
    expect(build?.Checks).toBeGreaterThan(20);
  });

  test("the same parts are saved once, with the name and price of the first time; a blocker keeps nobody from saving", async () => {
    const member = await memberHere();
    const first = await save(member, QUIET(), { Name: "Living room" });
    expect(await save(member)).toEqual({ ...first, IsNew: false });
    await save(member, codeOf("forge-80", "core-ultra-7-265kf"));
    const all = await builds(member);
    expect(all.map(({ Name }) => Name).toSorted()).toEqual(["", "Living room"]);
    expect(all.find(({ Name }) => Name === "")?.Problem).toMatch(/can’t be built/);
  });

  test("a build from nothing is known by its parts, and shows its case", async () => {
    await guest.call(saveBuild, { body: { Build: CASE } });
    const [build] = await builds(guest);
    expect(build).toMatchObject({ FromNothing: true, MainPicture: partOf("case-lumen-white").pictures[0] });
    expect(build?.Parts.map(({ Title }) => Title)).toEqual(["Case"]);
    expect(build?.MainPicture).not.toBe("");
    await guest.call(saveBuild, { body: { Build: codeOfParts(...LUMEN_PARTS) } });
    const whole = (await builds(guest)).find(({ Build }) => Build !== CASE);
    expect(whole?.Parts.map(({ Title }) => Title)).toEqual([1, 2, 4, 5, 11].map(slotTitle));
  });

  test("a guest's are found on that browser alone, and become the member's at the sign-in: none lost, none twice", async () => {
    const member = await memberHere();
    await save(member, QUIET(), { Name: "Mine" });
    await save(guest);
    await guest.call(saveBuild, { body: { Build: CASE } });
    expect((await guest.call(getSavedBuilds)).IsMember).toBe(false);
    expect(await builds(guest)).toHaveLength(2);
    expect(await builds(newVisitor(world))).toEqual([]);
    await enter(guest);
    const all = await builds(guest);
    expect(all.map(({ Name, Build }) => [Name, Build]).toSorted()).toEqual([
      ["", CASE],
      ["Mine", QUIET()],
    ]);
    expect(await builds(member)).toHaveLength(2);
    await guest.call(signOut);
    expect(await builds(guest)).toEqual([]);
  });

  test("what the account had removed and the guest saved again is there; what the guest removed is gone", async () => {
    const member = await memberHere();
    const { Id } = await save(member);
    await member.call(removeSavedBuild, { body: { Id } });
    await save(guest);
    const other = await guest.call(saveBuild, { body: { Build: CASE } });
    await guest.call(removeSavedBuild, { body: { Id: other.Id } });
    await enter(guest);
    expect((await builds(guest)).map(({ Build }) => Build)).toEqual([QUIET()]);
  });

  test("what another tab saves as a guest after the sign-in comes after the member", async () => {
    await save(guest);
    const tab = newVisitor(world, undefined, new Map(guest.cookies));
    await tab.call(saveBuild, { body: { Build: CASE } });
    await enter(guest);
    await tab.call(saveBuild, { body: { SkuID: FORGE, Build: codeOf("forge-80", MEMORY) } });
    for (const [name, value] of tab.cookies) guest.cookies.set(name, value);
    expect(await builds(guest)).toHaveLength(3);
  });

  test("a name is what is seen of it, 1 to 60 characters, and anything else is one refusal", async () => {
    const { Id } = await save(guest);
    const rename = (Name: string) => guest.tryCall(renameSavedBuild, { body: { Id, Name } });
    expect(await rename("  Living​  room 4K ")).toMatchObject({ reply: { Builds: [{ Name: "Living room 4K" }] } });
    expect(await rename("😀".repeat(60))).toHaveProperty("reply");
    for (const wrong of ["", "   ", "​", "x".repeat(61)]) {
      const answer = await rename(wrong);
      expect(reasonOf(answer), wrong).toBe("build_name_invalid");
      expect(answer).toMatchObject({ refusal: { status: 422, alert: { Fields: [{ field: "Name" }] } } });
    }
    expect(
      reasonOf(await guest.tryCall(saveBuild, { body: { SkuID: FORGE, Build: QUIET(), Name: "x".repeat(61) } })),
    ).toBe("build_name_invalid");
  });

  test("what is removed can be put back for a day, and is forgotten after a month", async () => {
    const { Id } = await save(guest, QUIET(), { Name: "Quiet" });
    const removed = await guest.call(removeSavedBuild, { body: { Id } });
    expect(removed).toMatchObject({ Builds: [], Removed: { Id, Name: "Quiet", Model: "Forge 80" } });
    expect(reasonOf(await guest.tryCall(renameSavedBuild, { body: { Id, Name: "x" } }))).toBe("saved_build_unknown");
    expect((await guest.call(restoreSavedBuild, { body: { Id } })).Builds).toMatchObject([{ Id, Name: "Quiet" }]);
    await guest.call(removeSavedBuild, { body: { Id } });
    later(DAY + 1);
    expect((await guest.call(getSavedBuilds)).Removed).toBeNull();
    later(30 * DAY);
    await forgetOldRecords(world);
    expect((await db.execute("select id from saved_builds")).rows).toEqual([]);
  });

  test("a guest's are forgotten after 90 days, a member's are not", async () => {
    const member = await memberHere();
    await save(member);
    await save(guest);
    later(91 * DAY);
    await forgetOldRecords(world);
    expect((await db.execute("select member_id is null as guests from saved_builds")).rows).toEqual([
      { guests: false },
    ]);
  });

  test("another price is explained part by part, and the reasons sum to the difference", async () => {
    // Prices that end are kept by the database's own clock.
    world.setNow(new Date());
    const member = await memberHere();
    const included = "rtx-5080-three-fan";
    await save(member);
    const [before] = await builds(member);
    const at = (slug: string, by: number) => ({
      [slug]: { skus: partOf(slug).skus.map((sku) => ({ ...sku, price: sku.price + by })) },
    });
    world.setNow(new Date());
    await loadBuildShop(db, ["forge-80", LAB], { ...at(MEMORY, -40), ...at(included, 25) });
    await world.catalogue.changed(null);
    const [after] = await builds(member);
    expect(after?.PriceThen).toBe(before?.Price);
    // The card that the PC includes costs more, so that another instead of it costs less.
    expect(after?.Price).toBe((before?.Price ?? 0) - 40 - 25);
    expect(after?.Changes.map(({ Amount }) => Amount)).toEqual([-40, -25]);
    expect(after?.Changes[0]?.Text).toMatch(/^.*64 GB.*, was \$.*, is \$/);
    expect(after?.Changes[1]?.Text).toMatch(/which it stands for/);
    await loadBuildShop(db, ["forge-80", LAB]);
  });

  test("a part that has sold out is named", async () => {
    const member = await memberHere();
    await save(member);
    await onShelf(0);
    const [build] = await builds(member);
    expect(build?.Gone).toEqual([expect.stringMatching(/has sold out/)]);
    expect(build?.Problem).toMatch(/sold out/i);
    await onShelf(9);
    expect(await builds(member)).toMatchObject([{ Gone: [], Problem: null }]);
  });

  test.each([
    ["a code that is none", { SkuID: FORGE, Build: "5p1x9" }, "invalid_request"],
    ["no code", { SkuID: FORGE, Build: "" }, "invalid_request"],
    ["a SKU that there is not", { SkuID: 999_999, Build: CASE }, "sku_unknown"],
    ["what is no PC", { SkuID: skuIdOf("fans-120-black"), Build: CASE }, "build_not_offered"],
    ["a part that there is not", { SkuID: FORGE, Build: "5p999999" }, "build_part_not_offered"],
  ] as const)("%s is refused, and nothing is kept", async (_what, body, reason) => {
    expect(reasonOf(await guest.tryCall(saveBuild, { body }))).toBe(reason);
    expect(await builds(guest)).toEqual([]);
    expect([...guest.cookies.keys()].filter((name) => name.startsWith("builds"))).toEqual([]);
  });

  test("the calls answer at their addresses, and a build of somebody else looks like none", async () => {
    const stranger = new HttpShopper(world);
    const { Id } = await save(guest);
    expect(await stranger.get("/api/saved-builds")).toMatchObject({ status: 200, body: { Builds: [] } });
    expect(await stranger.post("/api/saved-builds/restore", { Id })).toMatchObject({
      status: 404,
      body: { Reason: "saved_build_unknown" },
    });
    expect(await stranger.post("/api/member/saved-builds/alert", { Id, Target: null })).toMatchObject({ status: 401 });
  });
});
