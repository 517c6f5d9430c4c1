import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn, signOut } from "#contract/members.ts";
import { getSavedBuilds, removeSavedBuild, saveBuild } from "#contract/saved-builds.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { codeOf, codeOfParts, LAB, loadBuildShop, LUMEN_PARTS, pcSkuId } from "../testing/build-shop.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
const MEMORY = "memory-64-6000";
const QUIET = () => codeOf("forge-80", "rtx-5080-quiet", MEMORY);
const CASE = codeOfParts("case-lumen-white");
const DAY = 86_400_000;

describe.each(databasesToTest())("the key of a browser's saved builds on %s", (kind) => {
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
    email = `keys-${(count += 1)}@example.com`;
    await addMember(world, { email });
    guest = newVisitor(world);
  });

  const enter = (visitor: Visitor) => visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
  const save = (visitor: Visitor, Build = QUIET()) => visitor.call(saveBuild, { body: { SkuID: FORGE, Build } });
  const builds = async (visitor: Visitor) => (await visitor.call(getSavedBuilds)).Builds;
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));

  test("each save keeps the browser's key for 90 days more: what was saved last is found as long as was said", async () => {
    const given: string[] = [];
    const cookies = new Map<string, string>();
    const note = cookies.set.bind(cookies);
    cookies.set = (name, value) => {
      given.push(`${name} ${value}`);
      return note(name, value);
    };
    const browser = newVisitor(world, undefined, cookies);
    await save(browser);
    later(85 * DAY);
    await browser.call(saveBuild, { body: { Build: CASE } });
    const [key] = [...cookies].flatMap(([name, value]) => (name.startsWith("builds-") ? [`${name} ${value}`] : []));
    expect(given).toEqual([key, key]);
    expect(await builds(browser)).toHaveLength(2);
  });

  test("a key that we never gave out saves to no list of its choosing", async () => {
    const key = "A".repeat(43);
    guest.cookies.set("builds-AAAAAAAA", key);
    await save(guest);
    expect([...guest.cookies.values()]).not.toContain(key);
    expect(await builds(guest)).toHaveLength(1);
  });

  test("two pages of a new browser that save their first at once lose neither, and go on as one list", async () => {
    const [one, other] = [newVisitor(world), newVisitor(world)];
    const third = codeOf("forge-80", MEMORY);
    await Promise.all([save(one), other.call(saveBuild, { body: { Build: CASE } })]);
    const both = newVisitor(world, undefined, new Map([...one.cookies, ...other.cookies]));
    expect(await builds(both)).toHaveLength(2);
    await save(both, third);
    const [newest] = await builds(both);
    expect((await both.call(removeSavedBuild, { body: { Id: newest?.Id ?? "" } })).Builds).toHaveLength(2);
    await enter(both);
    expect(await builds(both)).toHaveLength(2);
  });

  test("a browser on which somebody signs in and out again and again holds one key", async () => {
    for (const Build of [CASE, codeOfParts(...LUMEN_PARTS)]) {
      await guest.call(saveBuild, { body: { Build } });
      await enter(guest);
      await guest.call(signOut);
    }
    await save(guest);
    expect([...guest.cookies.keys()].filter((name) => name.startsWith("builds"))).toHaveLength(1);
  });

  test("a browser's key of before keys had names of their own opens what is saved under it", async () => {
    await save(guest);
    const [name = "", key = ""] = [...guest.cookies].find(([each]) => each.startsWith("builds-")) ?? [];
    guest.cookies.delete(name);
    guest.cookies.set("builds", key);
    expect(await builds(guest)).toHaveLength(1);
  });
});
