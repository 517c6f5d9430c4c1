import { SLOW_LIMITS, type SlowLimitName } from "#rules/member/slow-limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import type { Shopper } from "../http/principal.ts";
import { authenticator } from "../testing/authenticator.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { countFor } from "./count-for.ts";
import { knownBrowserOf } from "../http/known-browser.ts";

const OF_THE_SHOP = Object.entries(SLOW_LIMITS).flatMap(([name, limit]) =>
  "shop" in limit ? [[name as SlowLimitName, limit.shop] as const] : [],
);

describe.each(databasesToTest())("a limit of the whole shop that others used up, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.execute("delete from slow_counters; delete from outbox");
    keepMails(world);
    email = `calm-${(count += 1)}@example.com`;
  });

  /** Each on a browser of its own. */
  const guest = (clientKey: string, knownBrowser: string | null = null): Shopper => ({
    kind: "guest",
    clientKey,
    cartTokenSha256: world.randomBytes(32),
    sessionSha256: null,
    stepSha256: null,
    knownBrowser,
    orderKeys: new Map(),
  });
  const member = (clientKey: string): Shopper => ({
    ...guest(clientKey),
    kind: "member",
    memberId: 100_001,
    sessionId: "5f0c7d0e-0000-4000-8000-000000000001",
  });

  /** As if as many as the limit has came from a thousand networks. */
  async function useUp(name: SlowLimitName, most: number): Promise<void> {
    await countFor(world, guest("one of the thousand"), name, "somebody@example.com");
    const filled = await db.execute("update slow_counters set count = $1 where subject like $2 returning subject", [
      most,
      `${name} shop %`,
    ]);
    expect(filled.rows).toHaveLength(1);
  }

  test.each(OF_THE_SHOP)("%s: a stranger waits after a few, each network by itself", async (name, { most, each }) => {
    await useUp(name, most);
    for (const network of ["a library", "a train"]) {
      for (let at = 0; at < each; at += 1)
        expect(await countFor(world, guest(network), name, `${network}-${at}@example.com`)).toBeNull();
      expect(await countFor(world, guest(network), name, `${network}@example.com`)).toMatchObject({
        reason: "too_many_requests",
      });
    }
  });

  test.each(OF_THE_SHOP)("%s: neither a known browser nor a member who is signed in waits", async (name, limit) => {
    await useUp(name, limit.most);
    for (let at = 0; at <= limit.each; at += 1) await countFor(world, guest("a train"), name, `${at}@example.com`);
    expect(await countFor(world, guest("a train"), name, email)).not.toBeNull();
    expect(await countFor(world, guest("a train", knownBrowserOf(world, email)), name, email)).toBeNull();
    expect(await countFor(world, member("a train"), name, `another-${email}`)).toBeNull();
  });

  test("there is one only where many networks together guess, or send, what one cannot", () => {
    expect(OF_THE_SHOP.map(([name]) => name)).toEqual([
      "sign_in",
      "member_mail",
      "decline",
      "coupon",
      "email_probe",
      "order_link",
      "news_mail",
    ]);
  });

  const signIn = (by: HttpShopper, Email: string, Password = PASSWORD) =>
    by.post("/api/login/member", { Email, Password });

  test("a right password with a right code enters from a network that has had its few; a password alone waits", async () => {
    const known = new HttpShopper(world);
    const plain = `plain-${email}`;
    for (const one of [email, plain]) await addMember(world, { email: one });
    await signIn(known, email);
    const begun = await known.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    await known.put("/api/member/two-factor", { Code: code(world.now()) });
    world.setNow(new Date(TEST_NOW.getTime() + 30_000));
    await useUp("sign_in", SLOW_LIMITS.sign_in.shop.most);
    for (let at = 0; at <= SLOW_LIMITS.sign_in.shop.each; at += 1)
      await signIn(new HttpShopper(world), `nobody-${at}@example.com`);
    const stranger = new HttpShopper(world);
    expect(await signIn(stranger, plain)).toMatchObject({ status: 429 });
    expect(await signIn(stranger, email, "a wrong password")).toMatchObject({ status: 429 });
    expect(await signIn(stranger, email)).toMatchObject({ status: 200, body: { Url: "/sign-in/code" } });
    expect(await stranger.post("/api/login/two-factor", { Code: code(world.now()) })).toMatchObject({
      status: 200,
      body: { Email: email },
    });
  });

  test("who forgot the password, or registers, is mailed all the same", async () => {
    await addMember(world, { email });
    await useUp("member_mail", SLOW_LIMITS.member_mail.shop.most);
    expect(await new HttpShopper(world).post("/api/member/forget", { Email: email })).toMatchObject({ status: 200 });
    const registration = { Email: `new-${email}`, Password: PASSWORD, FirstName: "Ada", LastName: "Byron" };
    expect(await new HttpShopper(world).post("/api/login/register", registration)).toMatchObject({ status: 200 });
  });
});
