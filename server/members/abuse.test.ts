import { createHash } from "node:crypto";
import type { Mail } from "#adapters/mail/mailer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("ways into an account on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let mails: Mail[];
  let shopper: HttpShopper;
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
    mails = keepMails(world);
    shopper = new HttpShopper(world);
    email = `abused-${(count += 1)}@example.com`;
  });

  const signIn = (Password: string, by = shopper, Email = email) => by.post("/api/login/member", { Email, Password });
  const infoOf = async (by: HttpShopper) => (await by.get("/api/member/user-info")).body["Email"];
  const registration = (Password = PASSWORD) => ({ Email: email, Password, FirstName: "A", LastName: "B" });

  test("A22: register, forget, send again and sign-in answer the same for a member and for nobody, and write the same rows", async () => {
    await addMember(world, { email });
    const nobody = `nobody-${email}`;
    const asked = [
      (who: string) => shopper.post("/api/login/register", { ...registration(), Email: who }),
      (who: string) => shopper.post("/api/member/forget", { Email: who }),
      (who: string) => shopper.post("/api/login/sendactivatemail", { Email: who }),
      (who: string) => signIn("wrong password here", shopper, who),
    ];
    const rows = async () =>
      (await db.execute("select (select count(*) from outbox) + (select count(*) from security_events) as rows"))
        .rows[0];
    for (const ask of asked) {
      const before = Number((await rows())?.["rows"]);
      const known = await ask(email);
      const between = Number((await rows())?.["rows"]);
      expect(await ask(nobody)).toEqual(known);
      expect(Number((await rows())?.["rows"]) - between).toBe(between - before);
    }
  });

  test("A23: a link is for its purpose and its member only, once, of many at the same time", async () => {
    const memberId = await addMember(world, { email });
    await shopper.post("/api/member/forget", { Email: email });
    const token = (await linkFrom(world, mails)).get("token");
    expect(await shopper.get(`/api/member/activate?memId=${memberId}&token=${token}`)).toMatchObject({ status: 403 });
    expect(await shopper.post("/api/member/verify", { token, Password: PASSWORD })).toMatchObject({ status: 403 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        new HttpShopper(world).put("/api/member/forget", { token, Password: `another quiet fan ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
  });

  test("A23: who registers with another's address gets in neither by the link nor by the first password", async () => {
    const attacker = new HttpShopper(world);
    await attacker.post("/api/login/register", registration("password of a thief"));
    const first = (await linkFrom(world, mails)).get("token");
    await shopper.post("/api/login/register", registration());
    const link = await linkFrom(world, mails);
    expect(await shopper.post("/api/member/verify", { token: first, Password: PASSWORD })).toMatchObject({
      status: 403,
    });
    const token = link.get("token");
    const stolen = await attacker.post("/api/member/verify", { token, Password: "password of a thief" });
    expect(stolen).toMatchObject({ status: 422, body: { Reason: "password_wrong" } });
    expect(await shopper.post("/api/member/verify", { token, Password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await signIn("password of a thief", attacker)).toMatchObject({ status: 401 });
  });

  test("A24: a planted session is not adopted, a sign-in gets a new one, and the one before it is dead", async () => {
    await addMember(world, { email });
    const planted = "A".repeat(43);
    shopper.cookies.set("session", planted);
    await signIn(PASSWORD);
    const first = shopper.cookies.get("session") ?? "";
    expect(first).not.toBe(planted);
    await signIn(PASSWORD);
    expect(shopper.cookies.get("session")).not.toBe(first);
    const thief = new HttpShopper(world);
    for (const token of [planted, first]) {
      thief.cookies.set("session", token);
      expect(await infoOf(thief)).toBe("");
    }
  });

  test("A25: no field of a body makes a member of another number, state or points", async () => {
    await addMember(world, { email });
    await signIn(PASSWORD);
    const body = { FirstName: "A", LastName: "B", ReceiveInfo: false, Detail: null };
    for (const more of [
      { MemId: 1 },
      { Point: 500 },
      { state: "active" },
      { Email: "x@example.com" },
      { role: "staff" },
    ])
      expect(await shopper.put("/api/member/user-info", { ...body, ...more })).toMatchObject({ status: 400 });
    expect(await infoOf(shopper)).toBe(email);
  });

  test("fifty guesses at once are ten tries; a browser that was signed in before is not shut out by them", async () => {
    await addMember(world, { email });
    await signIn(PASSWORD);
    await shopper.delete("/api/login/member");
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => signIn(`a guess with number ${at}`, new HttpShopper(world))),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40);
    expect(await signIn(PASSWORD, new HttpShopper(world))).toMatchObject({ status: 429 });
    expect(await signIn(PASSWORD)).toMatchObject({ status: 200 });
  });

  test("after a hundred wrong passwords in a row the right one opens only where it was used, and the owner hears of it", async () => {
    await addMember(world, { email });
    await signIn(PASSWORD);
    await shopper.delete("/api/login/member");
    await db.queries.updateTable("members").set({ failed_sign_ins: 99 }).where("email", "=", email).execute();
    await signIn("one guess too many", new HttpShopper(world));
    await linkFrom(world, mails);
    expect(mails.map(({ subject }) => subject)).toEqual(["Too many wrong passwords for your Rigsmith account"]);
    const stranger = await signIn(PASSWORD, new HttpShopper(world));
    expect(stranger).toMatchObject({ status: 401, body: { Reason: "sign_in_failed" } });
    expect(await signIn(PASSWORD)).toMatchObject({ status: 200, body: { FailCount: 0 } });
    expect(await signIn(PASSWORD, new HttpShopper(world))).toMatchObject({ status: 200 });
  });

  test("no password, session, link or e-mail of a stranger stands anywhere in the database in clear", async () => {
    await shopper.post("/api/login/register", registration());
    const token = (await linkFrom(world, mails)).get("token") ?? "";
    await shopper.post("/api/member/verify", { token, Password: PASSWORD });
    await shopper.post("/api/member/forget", { Email: email });
    const reset = (await linkFrom(world, mails)).get("token") ?? "";
    await shopper.post("/api/member/emailisexist", { Email: "stranger@example.com" });
    await shopper.post("/api/member/forget", { Email: "stranger@example.com" });
    const session = shopper.cookies.get("session") ?? "";
    const { rows: tables } = await db.execute("select tablename from pg_tables where schemaname = 'public'");
    for (const { tablename } of tables) {
      const { rows } = await db.execute(
        `select coalesce(string_agg(row::text, ' '), '') as text from "${String(tablename)}" as row`,
      );
      const text = String(rows[0]?.["text"]);
      for (const secret of [PASSWORD, token, reset, session, "stranger@example.com"])
        expect(secret !== "" && text.includes(secret), `${String(tablename)} holds ${secret}`).toBe(false);
    }
  });

  test("the eight digits of a mailed code are not found by trying them against a copy of the database", async () => {
    const memberId = await addMember(world, { email });
    await signIn(PASSWORD);
    await shopper.post("/api/member/sendsharepointconfirmmail");
    await linkFrom(world, mails);
    const [code = ""] = /\b\d{8}\b/.exec(mails.at(-1)?.text ?? "") ?? [];
    const kept = await db.queries
      .selectFrom("mail_tokens")
      .select("token_sha256")
      .where("member_id", "=", memberId)
      .execute();
    const tried = new Set(
      [code, `${memberId}:${code}`, `share:${memberId}:${code}`].map((text) =>
        createHash("sha256").update(text).digest("hex"),
      ),
    );
    expect(code).not.toBe("");
    const digests = kept.map((row) => Buffer.from(row.token_sha256).toString("hex"));
    expect(digests.filter((digest) => tried.has(digest))).toEqual([]);
    expect(kept).toHaveLength(1);
  });

  test("the security log tells what happened to an account in order, and cannot be changed", async () => {
    const memberId = await addMember(world, { email });
    await signIn("wrong password here");
    await signIn(PASSWORD);
    await shopper.delete("/api/login/member");
    const events = await db.queries
      .selectFrom("security_events")
      .select("name")
      .where("member_id", "=", memberId)
      .orderBy("id")
      .execute();
    expect(events.map(({ name }) => name)).toEqual(["sign_in_failed", "signed_in", "signed_out"]);
    await expect(db.execute("update security_events set name = 'signed_in'")).rejects.toThrow("append-only");
  });
});
