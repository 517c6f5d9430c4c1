import type { Mail } from "#adapters/mail/mailer.ts";
import type { PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { endSessionsOf, endStaff, inviteStaff } from "../staff/invite-staff.ts";
import { authenticator } from "../testing/authenticator.ts";
import { holdTransaction } from "../testing/hold-transaction.ts";
import { type HttpAnswer, HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { SoftwarePasskey } from "../testing/software-passkey.ts";
import { addStaff, codeOf, deskOf, STAFF_PASSWORD } from "../testing/staff-desk.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

const NEW_PASSWORD = "another quiet fan";

describe.each(databasesToTest())("a proof that was checked before another password was set, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let mails: Mail[];
  let owner: HttpShopper;
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
    email = `late-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    owner = new HttpShopper(world);
    await signIn(owner);
  });

  const signIn = (by: HttpShopper, Password = PASSWORD) => by.post("/api/login/member", { Email: email, Password });
  const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
  const origin = () => world.settings.storeUrl;

  async function tokenOfReset(): Promise<string | null> {
    await new HttpShopper(world).post("/api/member/forget", { Email: email });
    return (await linkFrom(world, mails)).get("token");
  }

  /** What a browser asks for is checked, then the password is reset, then it goes on. */
  async function lateBy(
    cookies: Map<string, string>,
    ask: (by: HttpShopper) => Promise<HttpAnswer>,
    number = 1,
  ): Promise<{ answer: HttpAnswer; by: HttpShopper }> {
    const token = await tokenOfReset();
    const held = holdTransaction(world, number);
    const by = new HttpShopper(held.world, cookies);
    const answer = ask(by);
    await held.isReached;
    const reset = await new HttpShopper(world).put("/api/member/forget", { token, Password: NEW_PASSWORD });
    expect(reset.status).toBe(200);
    held.letGo();
    return { answer: await answer, by: new HttpShopper(world, cookies) };
  }

  const isSignedIn = async (by: HttpShopper) => (await by.get("/api/member/user-info")).body["MemId"] !== -1;
  const countOf = async (table: "passkeys" | "two_factors") =>
    (await db.queries.selectFrom(table).select("member_id").where("member_id", "=", memberId).execute()).length;

  test("by the old password signs nobody in", async () => {
    const { answer, by } = await lateBy(new Map(), (late) => signIn(late));
    expect(answer).toMatchObject({ status: 401, body: { Reason: "sign_in_failed" } });
    expect(await isSignedIn(by)).toBe(false);
    expect(await signIn(by, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  test("by the old password leaves no second step that a code would finish", async () => {
    const begun = await owner.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    await owner.put("/api/member/two-factor", { Code: code(world.now()) });
    later(30);
    const { answer, by } = await lateBy(new Map(), (late) => signIn(late));
    expect(answer.status).toBe(401);
    expect(await by.post("/api/login/two-factor", { Code: code(world.now()) })).toMatchObject({
      status: 401,
      body: { Reason: "step_ended" },
    });
    const waits = new HttpShopper(world);
    expect(await signIn(waits, NEW_PASSWORD)).toMatchObject({ status: 200, body: { Url: "/sign-in/code" } });
    const atCode = await lateBy(waits.cookies, (late) =>
      late.post("/api/login/two-factor", { Code: code(world.now()) }),
    );
    expect(atCode.answer.status).toBe(422);
    expect(await isSignedIn(atCode.by)).toBe(false);
  });

  test("by the password that was typed first confirms no account for whoever typed it", async () => {
    email = `waits-${email}`;
    const registration = { Email: email, FirstName: "Ada", LastName: "Byron" };
    await owner.post("/api/login/register", { ...registration, Password: PASSWORD });
    const token = (await linkFrom(world, mails)).get("token");
    const thief = new Map<string, string>();
    const { answer, by } = await lateBy(thief, (late) =>
      late.post("/api/member/verify", { token, Password: PASSWORD }),
    );
    expect(answer).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    expect(await isSignedIn(by)).toBe(false);
  });

  test("by a passkey signs nobody in with what it was checked against", async () => {
    const device = await addPasskey();
    const by = new HttpShopper(world);
    const options = (await by.post("/api/login/passkey-challenge")).body["Options"] as PasskeyRequest;
    const Credential = device.sign(options, { origin: origin() });
    const late = await lateBy(by.cookies, (held) => held.post("/api/login/passkey", { Credential }), 2);
    expect(late.answer).toMatchObject({ status: 422, body: { Reason: "passkey_refused" } });
    expect(await isSignedIn(late.by)).toBe(false);
  });

  async function addPasskey(): Promise<SoftwarePasskey> {
    const device = new SoftwarePasskey();
    const Credential = device.create(await beginPasskey(), { origin: origin() });
    expect(await owner.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 200 });
    return device;
  }
  const beginPasskey = async () =>
    (await owner.post("/api/member/passkey-challenge", { Password: PASSWORD })).body["Options"] as PasskeyCreation;

  test("adds no passkey in a session that has ended since", async () => {
    const Credential = new SoftwarePasskey().create(await beginPasskey(), { origin: origin() });
    const { answer } = await lateBy(owner.cookies, (late) => late.post("/api/member/passkeys", { Credential }), 2);
    expect(answer.status).toBe(422);
    expect(await countOf("passkeys")).toBe(0);
  });

  test("turns no second factor on in a session that has ended since, and begins none", async () => {
    const begun = await owner.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    const confirmed = await lateBy(owner.cookies, (late) =>
      late.put("/api/member/two-factor", { Code: code(world.now()) }),
    );
    expect(confirmed.answer.status).toBe(409);
    expect((await signIn(owner, NEW_PASSWORD)).body).toMatchObject({ MemId: memberId });
    const again = await lateBy(owner.cookies, (late) =>
      late.post("/api/member/two-factor", { Password: NEW_PASSWORD }),
    );
    expect(again.answer).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
  });

  test.each([
    ["put", "/api/member/password", { Password: PASSWORD, NewPassword: "the thief's own fan" }],
    ["delete", "/api/member/account", { Password: PASSWORD }],
    ["delete", "/api/member/two-factor", { Password: PASSWORD }],
    ["delete", "/api/member/providers", { Password: PASSWORD, Provider: "google" }],
  ] as const)("changes nothing any more: %s %s", async (method, path, body) => {
    const { answer } = await lateBy(owner.cookies, (late) => late[method](path, body));
    expect(answer).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
    expect(await signIn(new HttpShopper(world), NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  test("by a code turns on no other secret than the one it is of", async () => {
    const begin = () => owner.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String((await begin()).body["Secret"]));
    const held = holdTransaction(world);
    const late = new HttpShopper(held.world, owner.cookies).put("/api/member/two-factor", { Code: code(world.now()) });
    await held.isReached;
    const again = authenticator(String((await begin()).body["Secret"]));
    held.letGo();
    expect(await late).toMatchObject({ status: 422, body: { Reason: "code_wrong" } });
    expect((await owner.get("/api/member/two-factor")).body).toMatchObject({ IsOn: false });
    expect(await owner.put("/api/member/two-factor", { Code: again(world.now()) })).toMatchObject({ status: 200 });
  });

  test("changes no password in a session that was ended elsewhere since", async () => {
    const elsewhere = new HttpShopper(world);
    await signIn(elsewhere);
    const held = holdTransaction(world);
    const late = new HttpShopper(held.world, owner.cookies).put("/api/member/password", {
      Password: PASSWORD,
      NewPassword: NEW_PASSWORD,
    });
    await held.isReached;
    expect(await elsewhere.delete("/api/member/sessions", {})).toMatchObject({ status: 200 });
    held.letGo();
    expect(await late).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await signIn(new HttpShopper(world))).toMatchObject({ status: 200 });
  });

  test("of somebody of the staff opens no desk once the account was ended", async () => {
    await addStaff(world, `desk-${email}`, ["owner"]);
    const Code = await codeOf(world, `desk-${email}`);
    const held = holdTransaction(world);
    const desk = new HttpShopper(held.world);
    const answer = desk.post("/api/staff/session", { Email: `desk-${email}`, Password: STAFF_PASSWORD, Code });
    await held.isReached;
    expect(await endStaff(world, `desk-${email}`)).toBe(true);
    held.letGo();
    expect(await answer).toMatchObject({ status: 401, body: { Reason: "staff_sign_in_failed" } });
    expect(await db.queries.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
  });

  test("of somebody of the staff proves nothing in a session that has ended since", async () => {
    const desk = await deskOf(world, `desk-${email}`, ["owner"]);
    later(30);
    const Code = await codeOf(world, `desk-${email}`);
    const held = holdTransaction(world);
    const answer = new HttpShopper(held.world, desk.cookies).post("/api/staff/prove", { Code });
    await held.isReached;
    await endSessionsOf(world, `desk-${email}`, { staffId: null });
    held.letGo();
    expect(await answer).toMatchObject({ status: 401, body: { Reason: "staff_sign_in_needed" } });
    const proved = db.queries.selectFrom("staff_log").select("act").where("act", "=", "proved");
    expect(await proved.execute()).toEqual([]);
  });

  test("by an invitation that a newer one has ended takes no code of the newer one's", async () => {
    const invited = { email: `desk-${email}`, name: "Sam", roles: ["owner"] } as const;
    const joining = async () => {
      const token = await inviteStaff(world, invited);
      return { token, Password: STAFF_PASSWORD, Code: await codeOf(world, invited.email) };
    };
    const first = await joining();
    const held = holdTransaction(world);
    const late = new HttpShopper(held.world).post("/api/staff/invitation", first);
    await held.isReached;
    const second = await joining();
    held.letGo();
    expect(await late).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    expect(await new HttpShopper(world).post("/api/staff/invitation", second)).toMatchObject({ status: 200 });
  });
});

describe.each(databasesToTest())("sign-ins in flight beside a reset, on %s", (kind) => {
  test("leave the session of the new password alone, however they meet", async () => {
    const db = await openTestDatabase(kind);
    try {
      await seedShop(db);
      const world = makeTestWorld(db);
      const mails = keepMails(world);
      const email = "in-flight@example.com";
      const memberId = await addMember(world, { email });
      for (let round = 0; round < 3; round += 1) {
        await db.execute("delete from slow_counters");
        const password = round === 0 ? PASSWORD : `${NEW_PASSWORD} ${round}`;
        await new HttpShopper(world).post("/api/member/forget", { Email: email });
        const token = (await linkFrom(world, mails)).get("token");
        const browsers = Array.from({ length: 9 }, () => new HttpShopper(world));
        const asked = browsers.map((by) => by.post("/api/login/member", { Email: email, Password: password }));
        const reset = new HttpShopper(world).put("/api/member/forget", {
          token,
          Password: `${NEW_PASSWORD} ${round + 1}`,
        });
        const answers = await Promise.all([...asked, reset]);
        expect(answers.at(-1)?.status).toBe(200);
        expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
        const left = db.queries.selectFrom("member_sessions").select("id").where("member_id", "=", memberId);
        expect(await left.execute()).toHaveLength(1);
      }
    } finally {
      await db.close();
    }
  });
});
