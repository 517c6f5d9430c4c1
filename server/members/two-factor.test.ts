import type { Mail } from "#adapters/mail/mailer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { authenticator } from "../testing/authenticator.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("two-factor on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let mails: Mail[];
  let shopper: HttpShopper;
  let email: string;
  let memberId: number;
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
    mails = keepMails(world);
    shopper = new HttpShopper(world);
    email = `two-factor-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    await signIn(shopper);
  });

  const signIn = (by: HttpShopper, more: object = {}) =>
    by.post("/api/login/member", { Email: email, Password: PASSWORD, ...more });
  const infoOf = async (by: HttpShopper) => (await by.get("/api/member/user-info")).body;
  const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
  const typeCode = (by: HttpShopper, Code: string) => by.post("/api/login/two-factor", { Code });

  interface Enrolled {
    code: ReturnType<typeof authenticator>;
    recovery: string[];
  }

  /** Turns it on, and lets a step pass so that the first code of a sign-in is a new one. */
  async function enrol(): Promise<Enrolled> {
    const begun = await shopper.post("/api/member/two-factor", { Password: PASSWORD });
    expect(begun.status).toBe(200);
    const code = authenticator(String(begun.body["Secret"]));
    const confirmed = await shopper.put("/api/member/two-factor", { Code: code(world.now()) });
    expect(confirmed.status).toBe(200);
    later(30);
    return { code, recovery: confirmed.body["RecoveryCodes"] as string[] };
  }

  /** A browser where the password was typed and the code is awaited. */
  async function atSecondStep(more: object = {}): Promise<HttpShopper> {
    const by = new HttpShopper(world);
    expect(await signIn(by, more)).toMatchObject({ status: 200, body: { MemId: -1, Url: "/sign-in/code" } });
    return by;
  }

  test("is set up by the app's first code, and from then on the password alone opens nothing", async () => {
    expect((await shopper.get("/api/member/two-factor")).body).toEqual({
      Success: true,
      IsOn: false,
      Since: null,
      RecoveryCodesLeft: 0,
    });
    const begun = await shopper.post("/api/member/two-factor", { Password: PASSWORD });
    expect(begun.body).toMatchObject({
      Secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      Qr: expect.stringMatching(/^M/),
    });
    expect(begun.body["Uri"]).toContain(`secret=${String(begun.body["Secret"])}`);
    expect(await shopper.get("/api/member/two-factor-setup")).toEqual(begun);
    expect(await signIn(new HttpShopper(world))).toMatchObject({ body: { MemId: memberId } });
    const code = authenticator(String(begun.body["Secret"]));
    const confirmed = await shopper.put("/api/member/two-factor", { Code: code(world.now()) });
    expect(new Set(confirmed.body["RecoveryCodes"] as string[]).size).toBe(10);
    expect(await shopper.get("/api/member/two-factor-setup")).toMatchObject({ status: 409 });
    expect((await shopper.get("/api/member/two-factor")).body).toMatchObject({ IsOn: true, RecoveryCodesLeft: 10 });
    later(30);
    const by = await atSecondStep({ keepMeSignedIn: true });
    expect(by.cookies.has("session")).toBe(false);
    expect(await infoOf(by)).toMatchObject({ MemId: -1, Email: "" });
    expect(await by.get("/api/member/sessions")).toMatchObject({ status: 401 });
    expect(await typeCode(by, code(world.now()))).toMatchObject({
      status: 200,
      body: { MemId: memberId, Url: "/account" },
    });
    expect([...by.cookies.keys()].toSorted()).toEqual(["known", "session"]);
    const { body } = await by.get("/api/member/sessions");
    expect((body["Sessions"] as { isThis: boolean; keeps: boolean }[]).find(({ isThis }) => isThis)?.keeps).toBe(true);
    await linkFrom(world, mails);
    expect(mails.map(({ subject }) => subject)).toEqual(["Two-factor is on for your Rigsmith account"]);
  });

  test("a code is taken once, of five browsers at the same time, and none of before", async () => {
    const { code } = await enrol();
    const browsers = await Promise.all(Array.from({ length: 5 }, () => atSecondStep()));
    await db.execute("delete from slow_counters");
    const now = code(world.now());
    const answers = await Promise.all(browsers.map((by) => typeCode(by, now)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    later(30);
    await db.execute("delete from slow_counters");
    const by = await atSecondStep();
    expect(await typeCode(by, now)).toMatchObject({
      status: 422,
      body: { Reason: "code_wrong", Fields: [{ field: "Code" }] },
    });
    expect(await typeCode(by, code(world.now()))).toMatchObject({ status: 200 });
  });

  test("a recovery code opens once, however it is typed, and its owner hears of it", async () => {
    const { recovery } = await enrol();
    const [first = ""] = recovery;
    const browsers = await Promise.all(Array.from({ length: 4 }, () => atSecondStep()));
    const typed = ` ${first.toLowerCase().replace("-", " ")} `;
    const answers = await Promise.all(browsers.map((by) => typeCode(by, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect((await shopper.get("/api/member/two-factor")).body).toMatchObject({ RecoveryCodesLeft: 9 });
    await linkFrom(world, mails);
    expect(mails.at(-1)?.subject).toBe("A recovery code opened your Rigsmith account");
    const renewed = await shopper.post("/api/member/recovery-codes", { Password: PASSWORD });
    expect(renewed.body["RecoveryCodes"]).toHaveLength(10);
    const second = await typeCode(await atSecondStep(), recovery[1] ?? "");
    expect(second).toMatchObject({ status: 422 });
  });

  test("after five wrong codes even the right one waits, on every browser, and the owner is told", async () => {
    const { code } = await enrol();
    const by = await atSecondStep();
    const left: unknown[] = [];
    for (const wrong of ["000000", "111111", "AAAAA-AAAAA", "222222", "no code"]) {
      const { status, body } = await typeCode(by, wrong);
      expect(status).toBe(422);
      left.push((body["Facts"] as { left: number }).left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(await typeCode(by, code(world.now()))).toMatchObject({ status: 401, body: { Reason: "step_ended" } });
    expect(await typeCode(await atSecondStep(), code(world.now()))).toMatchObject({ status: 429 });
    await linkFrom(world, mails);
    expect(mails.at(-1)?.subject).toBe("Wrong codes for your Rigsmith account");
  });

  test("a hundred wrong codes shut the code, until a new password by mail", async () => {
    const { code } = await enrol();
    const by = new HttpShopper(world);
    for (let wrong = 0; wrong < 100; wrong += 5) {
      later(901);
      expect(await signIn(by)).toMatchObject({ status: 200 });
      for (let at = 0; at < 5; at += 1) expect((await typeCode(by, "000000")).status).toBe(422);
    }
    later(901);
    expect(await typeCode(await atSecondStep(), code(world.now()))).toMatchObject({ status: 429 });
    await new HttpShopper(world).post("/api/member/forget", { Email: email });
    const token = (await linkFrom(world, mails)).get("token");
    const owner = new HttpShopper(world);
    await owner.put("/api/member/forget", { token, Password: "another quiet fan" });
    expect(await typeCode(owner, code(world.now()))).toMatchObject({ status: 200, body: { MemId: memberId } });
  });

  test("A23: a second step is for the browser that did the first, once, for ten minutes", async () => {
    const { code } = await enrol();
    const by = await atSecondStep();
    const stolen = new HttpShopper(world);
    expect(await typeCode(stolen, code(world.now()))).toMatchObject({ status: 401, body: { Reason: "step_ended" } });
    stolen.cookies.set("session", by.cookies.get("step") ?? "");
    expect(await infoOf(stolen)).toMatchObject({ MemId: -1 });
    const step = by.cookies.get("step") ?? "";
    expect(await typeCode(by, code(world.now()))).toMatchObject({ status: 200 });
    later(30);
    by.cookies.set("step", step);
    expect(await typeCode(by, code(world.now()))).toMatchObject({ status: 401, body: { Reason: "step_ended" } });
    const slow = await atSecondStep();
    later(601);
    expect(await typeCode(slow, code(world.now()))).toMatchObject({ status: 401, body: { Reason: "step_ended" } });
  });

  test("a new password by mail asks for the code too, and ends sign-ins that wait for one", async () => {
    const { code } = await enrol();
    const waiting = await atSecondStep();
    const by = new HttpShopper(world);
    await by.post("/api/member/forget", { Email: email });
    const token = (await linkFrom(world, mails)).get("token");
    const set = await by.put("/api/member/forget", { token, Password: "another quiet fan" });
    expect(set).toMatchObject({ status: 200, body: { MemId: -1, Url: "/sign-in/code" } });
    expect(await typeCode(waiting, code(world.now()))).toMatchObject({ status: 401 });
    expect(await typeCode(by, code(world.now()))).toMatchObject({ status: 200, body: { MemId: memberId } });
  });

  test("is turned off, and its codes made anew, by the password only", async () => {
    const { code } = await enrol();
    const wrong = { Password: "not this one at all" };
    for (const refused of [
      await shopper.delete("/api/member/two-factor", wrong),
      await shopper.post("/api/member/recovery-codes", wrong),
      await shopper.post("/api/member/two-factor", wrong),
    ])
      expect(refused).toMatchObject({
        status: 422,
        body: { Reason: "password_wrong", Fields: [{ field: "Password" }] },
      });
    expect(await shopper.post("/api/member/two-factor", { Password: PASSWORD })).toMatchObject({
      status: 409,
      body: { Reason: "two_factor_is_on" },
    });
    expect(await shopper.delete("/api/member/two-factor", { Password: PASSWORD })).toMatchObject({
      status: 200,
      body: { IsOn: false, RecoveryCodesLeft: 0 },
    });
    expect(await signIn(new HttpShopper(world))).toMatchObject({ body: { MemId: memberId } });
    expect(await shopper.put("/api/member/two-factor", { Code: code(world.now()) })).toMatchObject({
      status: 409,
      body: { Reason: "two_factor_not_begun" },
    });
    const guest = new HttpShopper(world);
    expect(await guest.get("/api/member/two-factor")).toMatchObject({ status: 401 });
  });

  test("a set-up that another session began, or ten minutes ago, shows its secret to nobody", async () => {
    await shopper.post("/api/member/two-factor", { Password: PASSWORD });
    const other = new HttpShopper(world);
    await signIn(other);
    expect(await other.get("/api/member/two-factor-setup")).toMatchObject({ status: 409 });
    later(601);
    expect(await shopper.get("/api/member/two-factor-setup")).toMatchObject({
      status: 409,
      body: { Reason: "two_factor_not_begun" },
    });
  });

  test("neither the secret nor a recovery code stands in the database in clear, and the log tells each event", async () => {
    const begun = await shopper.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    const { body } = await shopper.put("/api/member/two-factor", { Code: code(world.now()) });
    const secrets = [String(begun.body["Secret"]), ...(body["RecoveryCodes"] as string[])];
    for (const table of ["two_factors", "recovery_codes", "outbox", "security_events"]) {
      const { rows } = await db.execute(`select coalesce(string_agg(row::text, ' '), '') as text from ${table} as row`);
      for (const secret of secrets) expect(String(rows[0]?.["text"])).not.toContain(secret.replace("-", ""));
    }
    later(30);
    const by = await atSecondStep();
    await typeCode(by, "000000");
    await typeCode(by, code(world.now()));
    await shopper.delete("/api/member/two-factor", { Password: PASSWORD });
    const events = await db.queries
      .selectFrom("security_events")
      .select("name")
      .where("member_id", "=", memberId)
      .orderBy("id")
      .execute();
    expect(events.map(({ name }) => name)).toEqual([
      "signed_in",
      "two_factor_on",
      "first_step",
      "code_failed",
      "signed_in",
      "two_factor_off",
    ]);
  });
});
