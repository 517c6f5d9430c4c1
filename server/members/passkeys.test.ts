import type { PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { authenticator } from "../testing/authenticator.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { SoftwarePasskey } from "../testing/software-passkey.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("passkeys on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let shopper: HttpShopper;
  let email: string;
  let memberId: number;
  let origin: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    origin = world.settings.storeUrl;
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.execute("delete from slow_counters; delete from outbox");
    keepMails(world);
    email = `passkey-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    shopper = new HttpShopper(world);
    await shopper.post("/api/login/member", { Email: email, Password: PASSWORD });
  });

  const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
  const listOf = async (by: HttpShopper) =>
    ((await by.get("/api/member/passkeys")).body["Passkeys"] as { id: string }[]).map(({ id }) => id);

  async function begin(by = shopper): Promise<PasskeyCreation> {
    const begun = await by.post("/api/member/passkey-challenge", { Password: PASSWORD });
    expect(begun.status).toBe(200);
    return begun.body["Options"] as PasskeyCreation;
  }
  async function add(device = new SoftwarePasskey()): Promise<SoftwarePasskey> {
    const Credential = device.create(await begin(), { origin });
    expect(await shopper.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 200 });
    return device;
  }
  async function ask(by: HttpShopper): Promise<PasskeyRequest> {
    return (await by.post("/api/login/passkey-challenge")).body["Options"] as PasskeyRequest;
  }
  const enter = (by: HttpShopper, Credential: unknown, more: object = {}) =>
    by.post("/api/login/passkey", { Credential, ...more });

  test("one is made by the password on a device, and signs in from there without one", async () => {
    const options = await begin();
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Rigsmith" },
      user: { name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const device = new SoftwarePasskey();
    const added = await shopper.post("/api/member/passkeys", { Credential: device.create(options, { origin }) });
    expect(added).toMatchObject({ status: 200, body: { Passkeys: [{ id: device.id, usedAt: null }] } });
    const by = new HttpShopper(world);
    const Credential = device.sign(await ask(by), { origin });
    expect(await enter(by, Credential, { keepMeSignedIn: true })).toMatchObject({
      status: 200,
      body: { MemId: memberId, Email: email, Url: "/account" },
    });
    expect([...by.cookies.keys()].toSorted()).toEqual(["known", "session"]);
    expect(await begin()).toMatchObject({ excludeCredentials: [{ id: device.id }] });
  });

  test("it is two factors by itself: no code is asked for beside it", async () => {
    const device = await add();
    const begun = await shopper.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    await shopper.put("/api/member/two-factor", { Code: code(world.now()) });
    const by = new HttpShopper(world);
    expect(await enter(by, device.sign(await ask(by), { origin }))).toMatchObject({ body: { MemId: memberId } });
  });

  test("A23: a signature is for one browser's challenge, this store's pages, a device that saw whose finger it was, once", async () => {
    const device = await add();
    const refused = async (by: HttpShopper, Credential: unknown) =>
      expect(await enter(by, Credential)).toMatchObject({ status: 422, body: { Reason: "passkey_refused" } });
    const by = new HttpShopper(world);
    const options = await ask(by);
    const good = device.sign(options, { origin });
    await refused(new HttpShopper(world), good);
    const other = new HttpShopper(world);
    await ask(other);
    await refused(other, good);
    await refused(by, device.sign(options, { origin: "https://evil.example" }));
    await refused(by, good);
    await refused(by, device.sign(await ask(by), { origin, isVerified: false }));
    await refused(by, device.sign({ ...(await ask(by)), rpId: "evil.example" }, { origin }));
    await refused(by, new SoftwarePasskey().sign(await ask(by), { origin }));
    const fresh = device.sign(await ask(by), { origin });
    const answers = await Promise.all([1, 2, 3].map(() => enter(by, fresh)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const late = await ask(by);
    later(601);
    await refused(by, device.sign(late, { origin }));
  });

  test("a device whose count falls back is a copy, and refused", async () => {
    const device = await add();
    const by = new HttpShopper(world);
    device.counter = 7;
    expect(await enter(by, device.sign(await ask(by), { origin }))).toMatchObject({ status: 200 });
    device.counter = 3;
    expect(await enter(by, device.sign(await ask(by), { origin }))).toMatchObject({ status: 422 });
  });

  test("one is added by the password only, to the member who asked, and never twice", async () => {
    expect(await shopper.post("/api/member/passkey-challenge", { Password: "not this one at all" })).toMatchObject({
      status: 422,
      body: { Reason: "password_wrong", Fields: [{ field: "Password" }] },
    });
    const device = new SoftwarePasskey();
    const Credential = device.create(await begin(), { origin });
    const stranger = new HttpShopper(world);
    await addMember(world, { email: `stranger-${email}` });
    await stranger.post("/api/login/member", { Email: `stranger-${email}`, Password: PASSWORD });
    stranger.cookies.set("step", shopper.cookies.get("step") ?? "");
    expect(await stranger.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 422 });
    expect(await shopper.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 200 });
    expect(await shopper.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 422 });
    const unverified = new SoftwarePasskey().create(await begin(), { origin, isVerified: false });
    expect(await shopper.post("/api/member/passkeys", { Credential: unverified })).toMatchObject({
      status: 422,
      body: { Reason: "passkey_refused" },
    });
    expect(await listOf(shopper)).toEqual([device.id]);
  });

  test("twenty are the most, of those that were begun at once too", async () => {
    for (let at = 0; at < 18; at += 1) await add();
    const browsers = [];
    for (let at = 0; at < 4; at += 1) {
      const by = new HttpShopper(world, new Map(shopper.cookies));
      browsers.push({ by, Credential: new SoftwarePasskey().create(await begin(by), { origin }) });
    }
    const answers = await Promise.all(browsers.map(({ by, ...body }) => by.post("/api/member/passkeys", body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await listOf(shopper)).toHaveLength(20);
  });

  test("one is removed by the password and opens nothing any more; another member's is not there", async () => {
    const device = await add();
    const stranger = new HttpShopper(world);
    await addMember(world, { email: `stranger-${email}` });
    await stranger.post("/api/login/member", { Email: `stranger-${email}`, Password: PASSWORD });
    const body = { id: device.id, Password: PASSWORD };
    expect(await stranger.delete("/api/member/passkeys", body)).toMatchObject({
      status: 404,
      body: { Reason: "passkey_unknown" },
    });
    expect(await new HttpShopper(world).delete("/api/member/passkeys", body)).toMatchObject({ status: 401 });
    expect(await shopper.delete("/api/member/passkeys", body)).toMatchObject({ status: 200, body: { Passkeys: [] } });
    const by = new HttpShopper(world);
    expect(await enter(by, device.sign(await ask(by), { origin }))).toMatchObject({ status: 422 });
    const events = await db.queries
      .selectFrom("security_events")
      .select("name")
      .where("member_id", "=", memberId)
      .orderBy("id")
      .execute();
    expect(events.map(({ name }) => name)).toEqual(["signed_in", "passkey_added", "passkey_removed"]);
  });
});
